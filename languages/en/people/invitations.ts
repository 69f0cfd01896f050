import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')
const days = (count: number) => plural(count, { one: 'the last # day', other: 'the last # days' })
const times = (count: number) => plural(count, { one: '# time', other: '# times' })

export const invite = {
  title: 'Invite people',
  text: "Each gets a personal mail in your name: what it is, and one button to join. At most three mails each, seven days apart, and none after “Don't ask me again”.",
  submit: (people: number) =>
    people === 0 ? 'Invite' : plural(people, { one: 'Invite # person', other: 'Invite # people' }),
  inviting: 'Inviting...',
  failed: 'Nobody could be invited.',
  noName: 'Invitations go out in your name, and you have none yet.',
  firstName: 'First name',
  lastName: 'Last name',
  whom: 'Whom',
  all: 'Everybody who is not in yet',
  allHint: 'Also addresses of the whitelist that have no account.',
  selected: (count: number) => plural(count, { one: '# selected user', other: '# selected users' }),
  list: (count: number) =>
    `The list as it is filtered: ${plural(count, { one: '# user', other: '# users' })}`,
  named: 'Addresses that I enter',
  addresses: 'Addresses',
  addressesHint: 'One per line, or separated by commas.',
  words: 'A few words from you',
  notCounted: 'The number of people could not be read.',
  nobody: 'Nobody gets a mail.',
  people: (count: number) => plural(count, { one: '# person gets a mail.', other: '# people get a mail.' }),
  reminded: (count: number) =>
    plural(count, { one: '# of them was invited before.', other: '# of them were invited before.' }),
  /** How many of them get none, and why. */
  skipped: {
    in: (count: number) => `${digits(count)} without a mail: in already`,
    'not-covered': (count: number) => `${digits(count)} without a mail: not on the whitelist`,
    refused: (count: number) =>
      `${digits(count)} without a mail: opted out, or asked not to be invited again`,
    'too-often': (count: number, most: number) =>
      `${digits(count)} without a mail: invited ${times(most)} in twelve months`,
    'too-soon': (count: number, last: number) => `${digits(count)} without a mail: invited in ${days(last)}`,
    away: (count: number) => `${digits(count)} without a mail: paused or on leave`,
  },
}

/** Whether somebody is in the next round, and why not. */
export const readiness = {
  labels: {
    ready: 'Ready to pair',
    'no-group': 'In no domain group',
    'never-invited': 'Never invited',
    invited: 'Invited',
    'not-set-up': 'Signed in but not set up',
    'at-cap': 'With as many coffees as they want',
    'not-joined': 'Not in this programme',
    paused: 'Paused',
    skipped: 'Sitting this one out',
    dormant: 'Dormant',
    'opted-out': 'Opted out',
    'on-leave': 'On leave',
    'not-covered': 'Not covered',
  },
  /** Next to a name. */
  badges: {
    'no-group': 'in no domain group',
    'never-invited': 'never invited',
    invited: 'invited',
    'not-set-up': 'signed in but not set up',
    'at-cap': 'with as many coffees as they want',
    'not-joined': 'not in this programme',
    paused: 'paused',
    skipped: 'sitting this one out',
    dormant: 'dormant',
    'opted-out': 'opted out',
    'on-leave': 'on leave',
    'not-covered': 'not covered',
  },
  invitedOn: (day: string) => `invited ${day}`,
  /** One of those badges, with the day it ends. */
  until: (badge: string, day: string) => `${badge} until ${day}`,
}
