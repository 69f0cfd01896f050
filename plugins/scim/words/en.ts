import type { Sentence } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

/** What the browser shows. */
export const web = {
  section: 'Directory access',
  text: "The company's directory (Entra ID, Okta …) adds, changes and removes people here automatically, over SCIM 2.0.",
  address: 'Address for the directory',
  tokens: {
    failed: 'The tokens couldn’t be loaded.',
    most: 'There can be two tokens: one in use, and one to replace it.',
    of: (name: string) => `The token of "${name}"`,
    once: 'You see it only this once. Copy it into the directory now.',
    token: 'Token',
    lastChange: (action: Sentence[number], what: Sentence[number], at: string): Sentence => [
      'Last change: ',
      action,
      ', ',
      what,
      `, ${at}`,
    ],
    name: 'Name of a new token',
    example: 'Entra ID',
    make: 'Make Token',
    notMade: 'Failed to make a token',
  },
  revoke: {
    effect: 'Requests with this token are refused at once. The people it added stay.',
    failed: 'Failed to revoke the token',
  },
  groups: {
    title: 'Directory groups',
    text: 'Tie a directory group to a domain group or department, and its members belong there.',
    search: 'Search directory groups',
    failed: 'The directory groups couldn’t be loaded.',
    notTied: 'Failed to tie the group',
    members: (count: number) => plural(count, { one: '# member', other: '# members' }),
    where: (group: string) => `Where the members of ${group} belong`,
    nothing: 'Tied to nothing',
    newGroup: (name: string) => `A new domain group “${name}”`,
    domainGroups: 'Domain groups',
    departments: 'Departments',
    department: (group: string, department: string) => `${group}: ${department}`,
    conflicts: (count: number) =>
      plural(count, {
        one: '# person is in groups tied to different places',
        other: '# people are in groups tied to different places',
      }),
    conflict: (email: string, theirs: string, counts: string) =>
      `${email}: ${theirs}. “${counts}” was tied first and counts.`,
    others: (count: number) => `And ${digits(count)} ${count === 1 ? 'other' : 'others'}.`,
  },
}

/** What the server says. */
export const server = {
  wrongTokens: (wait: string) => `Too many wrong tokens were sent from here. Please try again in ${wait}.`,
  tooMuchAtOnce: 'The directory sent too much at once. Please send less at a time.',
  twoTokens:
    'The directory already has two tokens: the one in use and its replacement. Revoke one of them first.',
  tokenRevoked: (name: string) => `"${name}" is revoked. The directory can’t use it any more.`,
  untied: (name: string) => `"${name}" is now tied to nothing.`,
  tied: (name: string, target: string) => `The members of "${name}" now belong to "${target}".`,
  notFound: 'This token was not found.',
  myData: 'What the company’s directory says about you',
}
