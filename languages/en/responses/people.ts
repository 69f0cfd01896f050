import { formatsOf } from '../../../shared/languages/formats'

const { day, plural } = formatsOf('en')

/** Who takes part, changes of many, invitations. */
const are = (count: number, what: string) =>
  `${plural(count, { one: '# person is', other: '# people are' })} ${what}.`
const entries = (count: number, what: string) =>
  `${plural(count, { one: '# entry', other: '# entries' })} ${what}.`

export const people = {
  noUndo: 'This can’t be undone.',
  areSignedOut: (count: number) => are(count, 'signed out everywhere'),
  belongTo: (count: number, group: string) =>
    `${plural(count, { one: '# person belongs', other: '# people belong' })} to ${group} now.`,
  lackDepartment: (count: number) =>
    `${plural(count, { one: '# person has', other: '# people have' })} no such department on their list.`,
  areNow: {
    in: (count: number, department: string) => are(count, `in ${department}`),
    active: (count: number) => are(count, 'active'),
    paused: (count: number) => are(count, 'paused'),
    pausedUntil: (count: number, until: string) => are(count, `paused until ${day(until)}`),
    opted_out: (count: number) => are(count, 'opted out'),
  },
  entriesNow: {
    removed: (count: number, _: string) => entries(count, 'left the whitelist'),
    active: (count: number, _: string) => entries(count, 'became active'),
    barred: (count: number, _: string) => entries(count, 'became barred'),
    unassigned: (count: number, _: string) => entries(count, 'became unassigned'),
    moved: (count: number, group: string) => entries(count, `moved to ${group}`),
  },
  signedOutByThis: (count: number) =>
    `${plural(count, { one: '# person was', other: '# people were' })} signed out by this.`,
  undoneFor: {
    user: (count: number) => `Undone for ${plural(count, { one: '# person', other: '# people' })}.`,
    entry: (count: number) => `Undone for ${plural(count, { one: '# entry', other: '# entries' })}.`,
  },
  stayAsTheyAre: (count: number) =>
    `${plural(count, { one: '# was changed since and stays as it is', other: '# were changed since and stay as they are' })}.`,
  nobodyInvited: (why: string[]) => `Nobody is invited: ${why.join(', ')}.`,
  tooManyBlocks: (most: number, minutes: string) =>
    `You have added ${most} addresses within an hour. Please try again in ${minutes}; you can still remove some.`,
  yourself: 'You are never paired with yourself anyway.',
  addressTaken: (email: string) =>
    `${email} has an account already. If it is the same person’s, say so; else choose another address.`,
  noEntryChanged: 'No entry had to be changed.',
  nobodyChanged: 'Nobody had to be changed.',
  tooLateToUndo: 'This can’t be undone any more: it was ten minutes ago, or it is undone already.',
  wholeDomain: (domain: string) =>
    `${domain} stands for a whole domain, so it does not say whom to invite. Enter the people’s addresses.`,
  invited: (count: number) =>
    `${plural(count, { one: '# person is', other: '# people are' })} invited. Email Send Logs show how it goes.`,
  nameFirst: 'Invitations go out in your name, and you have none yet. Enter your name first.',
  nobodyFound: 'Nobody is invited: nobody is found.',
  backLater: 'Choose a day from tomorrow on, for a programme that you leave.',
  noRoundToSkip: 'You do not take part at the moment, so there is no round to skip.',
  madeWithoutYou: (month: string) =>
    `The round of ${month} was made without you. You are in the next one by yourself.`,
  pauseLength: 'A pause lasts one or three months from today. Please check the date of your device.',
  photoTooOften: (minutes: string) =>
    `You have changed your photo many times. The last one stays; please try again in ${minutes}.`,
  pauseEnd: (months: number) =>
    `A pause ends tomorrow at the earliest, and in ${months} months at the latest. Only paused people have an end date.`,
  signedOut: (name: string) => `${name} is signed out everywhere.`,
}
