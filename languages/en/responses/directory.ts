import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')

/** Departments, groups, the whitelist, managers and the directory. */
export const directory = {
  departmentDeleted: (name: string, moved: number, to: string) =>
    moved === 0
      ? `Department "${name}" was deleted. It had no people.`
      : `Department "${name}" was deleted. Its ${plural(moved, { one: '# person', other: '# people' })} moved to ${to}.`,
  groupDeleted: (name: string, unassigned: number) =>
    `Group "${name}" was deleted. Whitelist entries that are unassigned now: ${unassigned}.`,
  entryRemoved: (email: string, signedOut: number) =>
    signedOut > 0
      ? `${email} was removed from the whitelist. People signed out by this: ${signedOut}.`
      : `${email} was removed from the whitelist.`,
  departmentExists: (name: string) => `There is a department named "${name}" already. Choose another name.`,
  defaultDepartment: (name: string) =>
    `"${name}" is the default department, where people of deleted ones move. It cannot be deleted.`,
  chooseDepartment: 'Please choose one of the departments of the list.',
  groupExists: (name: string) => `There is a group named "${name}" already. Choose another name.`,
  groupHasPairing: (name: string) =>
    `"${name}" has a current pairing. Complete or delete the pairing first, then the group.`,
  onlyAdminsChangeAdmins: 'Only administrators change an administrator’s account.',
  notYoursToLetIn: (email: string) =>
    `${email} is not an address that you may let in. An administrator says which domains are yours, and moves people between groups.`,
  imageOfCompany:
    'A newsletter of the whole company shows this image. An administrator chooses another one there.',
  nobodyOfYourGroups: 'Nobody of your groups with this address gets this newsletter.',
  testCopyTo:
    'A test copy goes to you, to people of your groups, or to the domains that an administrator gave to them.',
  onlyAdminsBar: 'Only administrators bar addresses, let them in again, or move them between groups.',
  managersNotLetIn: (addresses: string) =>
    `Not on the whitelist, or turned off: ${addresses}. A manager has to be let in: put them on the whitelist, then name them.`,
  isAdmin: (email: string) => `${email} is an administrator, and so manages every group already.`,
  departmentNamed: (before: string, after: string) => `"${before}" is called "${after}" now.`,
  onWhitelist: (email: string) => `${email} is on the whitelist already.`,
}
