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
    group: 'Group',
    match: 'Current Match',
    actions: 'Actions',
  },
  failed: 'The users couldn’t be loaded.',
  noneFound: 'No users match your search criteria',
  none: 'No users found',
  caption: 'Users',
  selectAll: 'Select all shown',
  showing: (shown: number, all: number) => `Showing ${digits(shown)} of ${digits(all)} users`,
  unsaved: (count: number) =>
    plural(count, { one: '# user with unsaved changes', other: '# users with unsaved changes' }),
  row: {
    admin: 'admin',
    manager: (name: Sentence[number]): Sentence => ['Manager: ', name],
    status: (name: string) => `Status of ${name}`,
    changeEnd: (name: string) => `Change when the pause of ${name} ends`,
    until: (day: string) => `until ${day}`,
    openEnd: 'no end date',
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
    question: (name: string) => `Change the address of ${name}?`,
    text: 'History, blocks, match, whitelist entry and mails move along. They are signed out everywhere, and both addresses get a mail.',
    newAddress: 'New address',
    sameAddress: 'This is already their address',
    pending: 'Changing...',
    failed: 'Failed to change the address',
    barred: (email: string) => `${email} is barred on the whitelist`,
    staysBarred: 'The bar stays: with this address they can’t sign in or get a match.',
    taken: (email: string) => `${email} already has an account`,
    keeps: (email: string, day: string) =>
      `If both belong to the same person, the older account stays, with its history, blocks and opt-out: ${email}, since ${day}.`,
    erases: (email: string, day: string, matches: number) =>
      `The other one is erased: ${email}, since ${day}, with ${plural(matches, { one: '# match', other: '# matches' })}. Other people’s history then shows “A former colleague”. This can’t be undone.`,
    merge: 'Same person: erase the other account',
    otherAddress: 'Type the address of the account to erase',
  },
  signOut: {
    action: 'Sign Out Everywhere',
    question: (name: string) => `Sign ${name} out everywhere?`,
    effect: 'For a lost device: signs them out of every browser at once. They can sign in again.',
    pending: 'Signing out...',
    failed: 'Failed to sign the user out',
  },
  erase: {
    action: 'Erase',
    question: (name: string) => `Erase ${name}?`,
    text: 'Deletes their account, profile, photo, sign-ins, whitelist entry and mails for good. Past matches stay in other people’s history as “A former colleague”. This can’t be undone. Clean backups and the employee file yourself.',
    address: (email: Sentence[number]): Sentence => ['Type ', email, ' to confirm'],
    otherAddress: 'Type this person’s address',
    pending: 'Erasing...',
    failed: 'Failed to erase the user',
  },
}
