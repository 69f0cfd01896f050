import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')

/** Departments, groups, the whitelist, managers and the directory. */
export const directory = {
  departmentDeleted: (name: string, moved: number, to: string) =>
    moved === 0
      ? `Department "${name}" was deleted. It had no people.`
      : `Department "${name}" was deleted. Its ${plural(moved, { one: '# person', other: '# people' })} moved to ${to}.`,
  groupDeleted: (name: string, unassigned: number) =>
    `Group "${name}" was deleted. ${plural(unassigned, { one: '# whitelist entry is', other: '# whitelist entries are' })} now unassigned.`,
  entryRemoved: (email: string, signedOut: number) =>
    signedOut > 0
      ? `${email} was removed from the whitelist. This signed out ${plural(signedOut, { one: '# person', other: '# people' })}.`
      : `${email} was removed from the whitelist.`,
  departmentExists: (name: string) => `There is already a department named "${name}". Choose another name.`,
  defaultDepartment: (name: string) =>
    `"${name}" can’t be deleted: people of deleted departments move there.`,
  chooseDepartment: 'Please choose a department from the list.',
  groupExists: (name: string) => `There is already a group named "${name}". Choose another name.`,
  groupHasPairing: (name: string) => `"${name}" has a current pairing. Complete or delete that first.`,
  onlyAdminsChangeAdmins: 'Only administrators can change an administrator’s account.',
  notYoursToLetIn: (email: string) =>
    `You can’t let in ${email}. Ask an administrator: they choose your domains and move people between groups.`,
  imageOfCompany:
    'A newsletter of the whole company shows this image. Ask an administrator to choose another one there.',
  nobodyOfYourGroups: 'Nobody in your groups gets this newsletter at this address.',
  testCopyTo: 'Send test copies to yourself, to people in your groups, or to your groups’ domains.',
  onlyAdminsBar: 'Only administrators can bar addresses, let them back in or move them between groups.',
  managersNotLetIn: (addresses: string) =>
    `Not on the whitelist, or turned off: ${addresses}. Add them to the whitelist first, then make them managers.`,
  isAdmin: (email: string) => `${email} is an administrator and already manages every group.`,
  departmentNamed: (before: string, after: string) => `"${before}" is now called "${after}".`,
  onWhitelist: (email: string) => `${email} is already on the whitelist.`,
}
