import { formatsOf } from '../../../shared/languages/formats'
import type { Sentence } from '../../words'

const { digits, plural } = formatsOf('en')

/** The list of users. */
export const users = {
  counts: (all: number, active: number, paused: number, optedOut: number) =>
    `${plural(all, { one: '# user', other: '# users' })}: ${digits(active)} active, ${digits(paused)} paused, ${digits(optedOut)} opted out`,
  invite: 'Invite',
  search: 'Search users',
  searchHint: 'Name, email or department',
  filters: {
    status: 'Filter by status',
    readiness: 'Filter by readiness',
    allReadiness: 'Ready or not',
    readinessOf: (label: string, people: number) => `${label} (${digits(people)})`,
  },
  statuses: { active: 'Active', paused: 'Paused', opted_out: 'Opted out' },
  columns: {
    name: 'Name',
    email: 'Work Email',
    status: 'Status',
    department: 'Department',
    match: 'Current Match',
    actions: 'Actions',
  },
  failed: 'The users could not be read.',
  noneFound: 'No users match your search criteria',
  none: 'No users found',
  caption: 'Users',
  selectAll: 'Select all users that are loaded',
  showing: (shown: number, all: number) => `Showing ${digits(shown)} of ${digits(all)} users`,
  unsaved: (count: number) =>
    plural(count, { one: '# user with unsaved changes', other: '# users with unsaved changes' }),
  row: {
    admin: 'admin',
    manager: (name: Sentence[number]): Sentence => ['Manager: ', name],
    status: (name: string) => `Status of ${name}`,
    changeEnd: (name: string) => `Change the end of the pause of ${name}`,
    until: (day: string) => `until ${day}`,
    openEnd: 'with an open end',
    department: (name: string) => `Department of ${name}`,
    notSet: 'Not Set',
    noMatch: 'None',
    saveNamed: (name: string) => `Save ${name}`,
    saved: 'User updated successfully',
    failed: 'Failed to update user',
    noChanges: { title: 'No Changes', description: 'No changes to save for this user' },
  },
  away: {
    pause: (name: string) => `Pause ${name}?`,
    optOut: (name: string) => `Opt ${name} out?`,
    submitPause: 'Pause',
    submitOptOut: 'Opt out',
  },
  address: {
    action: 'Change Address',
    question: (name: string) => `Another address for ${name}?`,
    text: 'History, blocks, match, whitelist entry and mails follow. They are signed out everywhere, and both addresses are told by mail.',
    newAddress: 'New address',
    sameAddress: 'This is their address already',
    pending: 'Changing...',
    failed: 'Failed to change the address',
    barred: (email: string) => `${email} is barred on the whitelist`,
    staysBarred: 'The bar stays: with this address they can’t sign in, and are in no round.',
    taken: (email: string) => `${email} has an account already`,
    keeps: (email: string, day: string) =>
      `If both are the same person’s, the older account goes on with its history, blocks and opt-out: ${email}, since ${day}.`,
    erases: (email: string, day: string, matches: number) =>
      `The other one is erased: ${email}, since ${day}, with ${plural(matches, { one: '# match', other: '# matches' })}. The history of others shows “A former colleague” there. This can’t be undone.`,
    merge: 'The same person: erase the other account',
    otherAddress: 'Type the address of the account that is erased',
  },
  signOut: {
    action: 'Sign Out Everywhere',
    question: (name: string) => `Sign ${name} out everywhere?`,
    effect:
      'For a lost device: every browser they are signed in on is signed out at once. They can sign in again.',
    pending: 'Signing out...',
    failed: 'Failed to sign the user out',
  },
  erase: {
    action: 'Erase',
    question: (name: string) => `Erase ${name}?`,
    text: 'Their account, profile and photo, their sign-ins, whitelist entry and mails are deleted for good. Past matches stay in the history of others, as “A former colleague”. This can’t be undone; clean backups and the employee file yourself.',
    address: (email: Sentence[number]): Sentence => ['Type ', email, ' to confirm'],
    otherAddress: 'Type the address of this person',
    pending: 'Erasing...',
    failed: 'Failed to erase the user',
  },
}
