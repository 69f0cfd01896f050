import { formatsOf } from '../../../shared/languages/formats'

const { listed, plural } = formatsOf('en')

const people = (count: number) => plural(count, { one: '# person', other: '# people' })

/** The departments of a group, and those of people without one. */
export const departments = {
  domainGroup: 'Domain group',
  common: 'Common list',
  commonText: 'People without a domain group',
  choose: { label: 'Departments of', nothing: 'Choose a group' },
  of: (group: string) => `Departments of ${group}`,
  ofCommon: 'Departments of the common list',
  search: 'Search departments',
  failed: 'The departments couldn’t be loaded.',
  none: {
    title: 'No departments found for this group',
    text: 'Add the first one. People without a department are in Other.',
  },
  default: 'Default',
  people,
  peopleIn: (count: number, department: string) => `${people(count)} in ${department}`,
  peopleOf: (department: string) => `People of ${department}`,
  peopleFailed: 'The people couldn’t be loaded.',
  add: 'Add Department',
  added: (name: string) => `The department ${name} was added`,
  notAdded: 'Failed to add department',
  notCreated: 'Failed to create department',
  notRenamed: 'Failed to rename department',
  fields: {
    name: 'Department Name',
    nameExample: 'e.g. engineering',
    displayName: 'Display Name',
    displayNameExample: 'e.g. Engineering',
  },
  remove: {
    title: (name: string) => `Delete "${name}"?`,
    effect: (count: number) =>
      count === 0
        ? 'It has no people. This can’t be undone.'
        : plural(count, {
            one: 'Its # person moves to Other. This can’t be undone.',
            other: 'Its # people move to Other. This can’t be undone.',
          }),
    confirm: 'Delete department',
    failed: 'Failed to delete department',
  },
}

/** Domain groups: their list, what each is called, its addresses. */
export const groups = {
  title: 'Domain Groups',
  search: 'Search domain groups',
  failed: 'The groups couldn’t be loaded.',
  none: {
    title: 'No groups yet',
    text: 'A group has its own departments and its own pairings. A single company needs none.',
  },
  add: 'Add Group',
  addText: 'People in a group share its departments and are paired with each other.',
  renameText: 'Earlier pairings keep their name and letter.',
  created: (name: string) => `The group ${name} was created`,
  changed: (name: string) => `The group ${name} was changed`,
  notCreated: 'Failed to create domain group',
  notChanged: 'Failed to change domain group',
  fields: {
    name: 'Name',
    nameHint: 'Short, for file names: design',
    displayName: 'Display Name',
    displayNameExample: 'Design Studio',
    languageHint: 'For people whose language we don’t know.',
    companyLanguage: 'The company’s language',
    description: 'Description',
    color: 'Color',
  },
  manage: 'Manage',
  manageOne: (group: string) => `Manage ${group}`,
  done: 'Done',
  remove: {
    action: 'Delete group',
    title: (group: string) => `Delete "${group}"?`,
    /** `concerned` is the sentence below with a space before it, or nothing. */
    effect: (concerned: string) =>
      `This will unassign all emails from this group.${concerned} Its departments are deleted, and its people use the common list. Completed pairings stay.`,
    /** The first people by name, and how many others there are. */
    unassigned: (entries: number, total: number, names: readonly string[]) => {
      const more = total - names.length
      const others = more > 0 ? [plural(more, { one: '# other', other: '# others' })] : []
      const who = total > 0 ? `: ${listed([...names, ...others])}` : ''
      return `${plural(entries, { one: '# entry', other: '# entries' })} and ${people(total)} become unassigned${who}.`
    },
    failed: 'Failed to delete domain group',
  },
  emails: {
    of: (group: string) => `Emails of ${group}`,
    title: 'Emails of this group',
    search: 'Search emails of this group',
    none: 'No email is assigned to this group yet.',
    add: 'Add an email',
    addExample: 'Address or *@company.com',
    addAction: 'Add to Group',
    notAdded: 'Failed to add email to group',
    unassign: 'Unassign',
    unassignOne: (email: string) => `Unassign ${email}`,
  },
}

/** Who manages a group. */
export const managers = {
  title: 'Managers',
  text: 'Managers see and run the programme for this group only. A mail tells them. Their rights end as soon as you remove them here.',
  failed: 'The managers couldn’t be loaded.',
  notChanged: 'Failed to change the managers',
  people: {
    add: 'Add a manager',
    example: 'Their address',
    action: 'Add',
    none: 'Nobody manages this group yet.',
    added: (email: string, group: string) => `${email} manages ${group}`,
    removed: (email: string, group: string) => `${email} no longer manages ${group}`,
  },
  domains: {
    add: 'Domains they may allow',
    example: 'company.com',
    action: 'Allow',
    none: 'None: managers can’t change the whitelist.',
    added: (domain: string) => `Managers may allow addresses at ${domain}`,
    removed: (domain: string) => `Managers may no longer allow addresses at ${domain}`,
  },
}

/** Who may sign up. */
export const whitelist = {
  import: 'Import people',
  text: '*@company.com admits everyone; or add single addresses. Without entries, nobody can sign up.',
  list: 'Whitelisted emails',
  search: 'Search whitelist',
  searchExample: 'Address, reason or group',
  sort: {
    label: 'Sort the whitelist',
    email: 'Address A–Z',
    backwards: 'Address Z–A',
  },
  found: (count: number) => plural(count, { one: '# entry found', other: '# entries found' }),
  failed: 'The whitelist couldn’t be loaded.',
  noneHere: 'No entries here yet.',
  none: {
    title: 'No one can sign up yet',
    text: 'Add your company’s domain, such as *@company.com, to let in everyone with an address there.',
  },
  selectAll: 'Select all shown',
  add: {
    title: 'Add to whitelist',
    email: 'Email',
    group: 'Domain Group',
    reason: 'Reason',
    action: 'Add Email',
    done: (email: string) => `${email} is on the whitelist`,
    failed: 'Failed to add email',
  },
  barred: 'barred',
  added: (by: string, day: string) => `added by ${by} on ${day}`,
  addedFor: (reason: string, by: string, day: string) => `${reason} · added by ${by} on ${day}`,
  groupOf: (email: string) => `Domain group of ${email}`,
  belongs: (email: string, group: string) => `${email} belongs to ${group}`,
  isUnassigned: (email: string) => `${email} is unassigned`,
  isActive: (email: string) => `${email} is active`,
  isBarred: (email: string) => `${email} is barred`,
  notChanged: 'Failed to update email assignment',
  activate: 'Activate',
  bar: {
    action: 'Bar',
    title: (email: string) => `Bar "${email}"?`,
    nobody: 'No account depends on this entry. Nobody can sign up with it any more.',
    effect: (count: number, signedIn: number) => {
      const barred = `${people(count)} can’t sign in or get a match any more.`
      const out = plural(signedIn, { one: '# person is signed out.', other: '# people are signed out.' })
      return signedIn > 0 ? `${barred} ${out}` : barred
    },
  },
  remove: {
    action: 'Remove',
    removing: 'Removing...',
    title: (email: string) => `Remove "${email}"?`,
    effect: (email: string) =>
      `Are you sure you want to remove "${email}" from the whitelist? People covered by this entry alone can no longer sign in or get a match.`,
    failed: 'Failed to remove email',
  },
  group: {
    action: 'Change group',
    title: (email: string) => `Change the group of "${email}"?`,
    effect: 'The new group counts from the next round.',
  },
}

/** Keys and tokens of programs, in several lists. */
export const secrets = {
  copy: (what: string) => `Copy: ${what}`,
  tokens: {
    copied: 'I’ve copied it',
    used: (made: string, used: string) => `Made ${made}, last used ${used}`,
    unused: (made: string) => `Made ${made}, not used yet`,
    making: 'Making...',
  },
  revoke: {
    action: 'Revoke',
    one: (name: string) => `Revoke ${name}`,
    title: (name: string) => `Revoke "${name}"?`,
  },
}
