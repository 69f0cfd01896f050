import { formatsOf } from '../../../shared/languages/formats'

const { day, digits, plural } = formatsOf('en')

/** Who takes part, changes of many, invitations. */
const are = (count: number, what: string) =>
  `${plural(count, { one: '# person is', other: '# people are' })} ${what}.`
const entries = (count: number, what: string) =>
  `${plural(count, { one: '# entry is', other: '# entries are' })} ${what}.`

export const people = {
  attributes: {
    tooMany: (most: number) => `There are ${digits(most)} attributes already. Delete one first.`,
    inUse: (name: string, programmes: string[]) =>
      `${name} is in use by ${programmes.join(', ')}. Change that first.`,
    deleted: (name: string) => `${name} is deleted.`,
    exists: (name: string) => `There is an attribute called ${name} already.`,
    chooseOne: 'Choose one of the values.',
    from: {
      import: 'Name the column that has the values.',
      scim: 'Name the path, for example addresses[type eq "work"].locality.',
    },
  },
  noUndo: 'This can’t be undone.',
  areSignedOut: (count: number) => are(count, 'signed out everywhere'),
  belongTo: (count: number, group: string) =>
    `${plural(count, { one: '# person now belongs', other: '# people now belong' })} to ${group}.`,
  lackDepartment: (count: number) =>
    `${plural(count, { one: '# person doesn’t', other: '# people don’t' })} have this department on their list.`,
  areNow: {
    in: (count: number, department: string) => are(count, `in ${department}`),
    active: (count: number) => are(count, 'active'),
    paused: (count: number) => are(count, 'paused'),
    pausedUntil: (count: number, until: string) => are(count, `paused until ${day(until)}`),
    opted_out: (count: number) => are(count, 'opted out'),
  },
  entriesNow: {
    removed: (count: number, _: string) => entries(count, 'off the whitelist'),
    active: (count: number, _: string) => entries(count, 'active'),
    barred: (count: number, _: string) => entries(count, 'barred'),
    unassigned: (count: number, _: string) => entries(count, 'unassigned'),
    moved: (count: number, group: string) =>
      `${plural(count, { one: '# entry', other: '# entries' })} moved to ${group}.`,
  },
  signedOutByThis: (count: number) =>
    `This signed out ${plural(count, { one: '# person', other: '# people' })}.`,
  undoneFor: {
    user: (count: number) => `Undone for ${plural(count, { one: '# person', other: '# people' })}.`,
    entry: (count: number) => `Undone for ${plural(count, { one: '# entry', other: '# entries' })}.`,
  },
  stayAsTheyAre: (count: number) =>
    `${plural(count, { one: '# has changed since and stays as it is', other: '# have changed since and stay as they are' })}.`,
  nobodyInvited: (why: string[]) => `Nobody was invited: ${why.join(', ')}.`,
  tooManyBlocks: (most: number, minutes: string) =>
    `You’ve added ${most} addresses in an hour. Please try again in ${minutes}. You can still remove some.`,
  yourself: 'You’re never matched with yourself anyway.',
  addressTaken: (email: string) =>
    `${email} already has an account. If it belongs to the same person, say so. Otherwise choose another address.`,
  noEntryChanged: 'No entries needed changing.',
  nobodyChanged: 'Nothing needed changing.',
  tooLateToUndo: 'This can’t be undone any more: more than ten minutes have passed, or it’s already undone.',
  wholeDomain: (domain: string) =>
    `${domain} is a whole domain and names nobody. Enter the addresses of the people to invite.`,
  invited: (count: number) =>
    `${plural(count, { one: '# person is', other: '# people are' })} invited. Email Send Logs show the progress.`,
  nameFirst: 'Please add your name first; it signs the mail.',
  nobodyFound: 'There is nobody to invite.',
  backLater: 'Choose a day from tomorrow on, and only when leaving.',
  notAskedNow: 'This round has been made already. We’ll ask you before the next one.',
  noRoundToSkip: 'You’re not taking part at the moment, so there’s no round to skip.',
  madeWithoutYou: (month: string) =>
    `The ${month} round was made without you. You take part in the next one automatically.`,
  pauseLength: 'A pause lasts one or three months from today. Please check your device’s date.',
  photoTooOften: (minutes: string) =>
    `You’ve changed your photo many times. The last one stays. Please try again in ${minutes}.`,
  pauseEnd: (months: number) =>
    `A pause ends between tomorrow and ${months} months from now. Only paused people have an end date.`,
  signedOut: (name: string) => `${name} is signed out everywhere.`,
}
