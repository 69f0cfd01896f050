import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')
const days = (count: number) => plural(count, { one: 'the last # day', other: 'the last # days' })
const times = (count: number) => plural(count, { one: '# time', other: '# times' })

export const invite = {
  title: 'Invite people',
  text: "Each person gets a mail from you that says what this is, with one button to join. At most three mails, seven days apart, and none after “Don't ask me again”.",
  submit: (people: number) =>
    people === 0 ? 'Invite' : plural(people, { one: 'Invite # person', other: 'Invite # people' }),
  inviting: 'Inviting...',
  failed: 'The invitations couldn’t be sent.',
  noName: 'Please add your name; it signs the mail.',
  firstName: 'First name',
  lastName: 'Last name',
  invitees: 'Who to invite',
  all: 'Everyone who hasn’t joined',
  allHint: 'Including whitelisted addresses without an account.',
  selected: (count: number) => plural(count, { one: '# selected user', other: '# selected users' }),
  list: (count: number) => plural(count, { one: 'This # person', other: 'These # people' }),
  named: 'Addresses I enter',
  addresses: 'Addresses',
  addressesHint: 'One per line, or separated by commas.',
  words: 'A few words from you',
  mail: 'The mail',
  subject: (text: string) => `Subject: ${text}`,
  /** A language by its own name, and how many read it. */
  inLanguage: (language: string, people: number) => `${language}: ${digits(people)}`,
  notCounted: 'The people couldn’t be counted.',
  nobody: 'Nobody gets a mail.',
  people: (count: number) => plural(count, { one: '# person gets a mail.', other: '# people get a mail.' }),
  reminded: (count: number) =>
    plural(count, { one: '# was invited before.', other: '# were invited before.' }),
  /** How many of them get none, and why. */
  skipped: {
    in: (count: number) => `No mail for ${digits(count)}: already joined`,
    'not-covered': (count: number) => `No mail for ${digits(count)}: not on the whitelist`,
    refused: (count: number) => `No mail for ${digits(count)}: opted out, or asked not to be invited again`,
    'too-often': (count: number, most: number) =>
      `No mail for ${digits(count)}: invited ${times(most)} in twelve months`,
    'too-soon': (count: number, last: number) => `No mail for ${digits(count)}: invited in ${days(last)}`,
    away: (count: number) => `No mail for ${digits(count)}: paused or on leave`,
  },
}

/** Whether somebody is in the next round, and why not. */
export const readiness = {
  labels: {
    ready: 'Ready to pair',
    'meets-nobody': 'Can meet nobody in their group',
    'not-answered': 'Not answered yet',
    'no-group': 'No domain group',
    'never-invited': 'Never invited',
    invited: 'Invited',
    'not-set-up': 'Signed in but not set up',
    'at-cap': 'At their monthly limit',
    'not-joined': 'Not in this programme',
    paused: 'Paused',
    skipped: 'Sitting this one out',
    dormant: 'Dormant',
    'opted-out': 'Opted out',
    'on-leave': 'On leave',
    'not-covered': 'Not whitelisted',
  },
  /** Next to a name. */
  badges: {
    'meets-nobody': 'can meet nobody in their group',
    'not-answered': 'not answered yet',
    'no-group': 'no domain group',
    'never-invited': 'never invited',
    invited: 'invited',
    'not-set-up': 'signed in but not set up',
    'at-cap': 'at their monthly limit',
    'not-joined': 'not in this programme',
    paused: 'paused',
    skipped: 'sitting this one out',
    dormant: 'dormant',
    'opted-out': 'opted out',
    'on-leave': 'on leave',
    'not-covered': 'not whitelisted',
  },
  invitedOn: (day: string) => `invited ${day}`,
  /** One of those badges, with the day it ends. */
  until: (badge: string, day: string) => `${badge} until ${day}`,
}
