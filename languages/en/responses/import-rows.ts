import { formatsOf } from '../../../shared/languages/formats'

const { digits, month, plural } = formatsOf('en')

/** What an import says of its rows, and an undo of what it leaves. Columns are given by their names in the file. */
export const importRows = {
  /** Why the employee file cannot be used, within a sentence. */
  file: {
    tooLarge: (most: string) => `it is larger than ${most}`,
    archive: 'it is a spreadsheet or an archive, not a CSV file',
    empty: 'it is empty',
    noHeader: (columns: string) => `its first line must name the columns ${columns}`,
  },
  /** A pasted list has no name of its own. */
  list: 'A list',
  /** Faults of one kind are counted together, under these words. */
  faults: {
    quote: 'A quote isn’t closed',
    width: 'More cells than columns',
    encoding: 'This file was damaged before it was exported',
    control: 'A line break or control character',
    long: 'Too long',
    address: 'Not an e-mail address',
    date: 'Not a date',
    order: 'Leave ends before it starts',
    twice: 'The same person twice',
    whitelist: 'Not on the whitelist',
    admin: 'A leaving administrator',
    department: 'Unknown department',
    group: 'Unknown group',
    elsewhere: 'Outside your groups, and not yours to let in',
    former: 'Unclear whose address this is or was',
    homeless: 'New, and in none of your groups',
  },
  /** What is wrong with a row, to be read after its line number. */
  row: {
    quote: 'can’t be read: a quote isn’t closed',
    width: (cells: number, columns: number) =>
      `has ${digits(cells)} cells instead of ${digits(columns)}: text with a comma needs quotes`,
    encoding: (column: string) =>
      `${column} lost characters: this file was damaged before it was exported. Export it again as UTF-8`,
    control: (column: string) => `${column} holds a line break or control character`,
    long: (column: string, most: number) => `${column} is longer than ${digits(most)} characters`,
    noAddress: 'has no e-mail address',
    address: (cell: string) => `"${cell}" is not an e-mail address`,
    date: (column: string, cell: string) => `${column} is "${cell}": use a date such as 2026-12-01`,
    order: 'leave_end is before leave_start',
    twice: (email: string, line: number) => `${email} is already in line ${digits(line)}`,
    group: (name: string) => `"${name}" is not a domain group`,
    department: (name: string, email: string) => `"${name}" is not a department for ${email}`,
    /** @param why one of `person` */
    person: (email: string, why: string) => `${email} ${why}`,
  },
  /** What is wrong with somebody, to be read after their address. */
  person: {
    whitelist: 'is not on the whitelist',
    admin: 'is leaving, but is an administrator: remove those rights first',
    elsewhere: 'is outside your groups, and not yours to let in',
    former:
      'can’t take over the account of the former address: both addresses have one, another row is about it, or it’s an administrator’s. Use Change Address in User Management',
    homeless: 'is new: choose a group for new entries',
  },
  unknown: {
    attribute: (name: string) => `${name}: more than 500 different values, or longer ones than 80 letters`,
    department: (name: string) => `Unknown department: "${name}"`,
    group: (name: string) => `Unknown group: "${name}"`,
    status: (name: string) => `Unknown status: "${name}"`,
    language: (name: string) => `Unknown language: "${name}"`,
    day: (day: string) => `First day can’t be read, such as "${day}"`,
    /** @param others how many more managers are unknown */
    manager: (name: string, others: number) =>
      others === 0
        ? `Unknown manager: "${name}"`
        : `Unknown managers: "${name}" and ${plural(others, { one: '# other', other: '# others' })}`,
  },
  formerAccount: (email: string, until: string) =>
    `There was an account at ${email} until ${month(until.slice(0, 7))}. The same person?`,
  movedAccount: (email: string, movedTo: string) =>
    `The account of ${email} is now at ${movedTo}, so this is a new one`,
  deletedAccount: (email: string) => `${email} deleted their account`,
  /** What a row changes. */
  changes: {
    value: (what: string, before: string, after: string) => `${what}: ${before} → ${after}`,
    none: 'none',
    columns: {
      first_name: 'first name',
      last_name: 'last name',
      department: 'department',
      manager_id: 'manager',
      directory_language: 'language',
      email: 'address',
      joined_on: 'first day',
      employee_status: 'employee status',
      leave_start_date: 'leave start date',
      leave_end_date: 'leave end date',
      leave_reason: 'leave reason',
    },
    statuses: { active: 'active', leave: 'leave' },
    entry: 'whitelist entry',
    group: 'domain group',
  },
  /** Why an undo leaves somebody as they are, to be read after their address. */
  kept: {
    changed: 'has changed since',
    signedIn: 'has signed in since',
    directory: 'is in the company’s directory',
    manages: 'manages a domain group',
    invited: 'was invited since',
    used: 'is in use',
    entry: 'its whitelist entry has changed since',
  },
}
