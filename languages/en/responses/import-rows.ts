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
    quote: 'A quote is not closed',
    width: 'More cells than columns',
    encoding: 'This file was damaged before it was exported',
    control: 'A line break or control character',
    long: 'Too long',
    address: 'Not an e-mail address',
    date: 'Not a date',
    order: 'Leave that ends before it starts',
    twice: 'The same person twice',
    whitelist: 'Not on the whitelist',
    admin: 'An administrator who leaves',
    department: 'Department unknown',
    group: 'Group unknown',
    elsewhere: 'Not of your groups, and not an address that you may let in',
    former: 'Who has the address now, or had the former one, is not clear',
    homeless: 'New, and without a group of yours',
  },
  /** What is wrong with a row, to be read after its line number. */
  row: {
    quote: 'cannot be read: a quote is not closed',
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
    twice: (email: string, line: number) => `${email} is in line ${digits(line)} already`,
    group: (name: string) => `"${name}" is not a domain group`,
    department: (name: string, email: string) => `"${name}" is not a department of the list of ${email}`,
    /** @param why one of `person` */
    person: (email: string, why: string) => `${email} ${why}`,
  },
  /** What is wrong with somebody, to be read after their address. */
  person: {
    whitelist: 'is not on the whitelist',
    admin: 'leaves, but is an administrator: take these rights away first',
    elsewhere: 'is not of your groups, and not an address that you may let in',
    former:
      'can’t get the account of the former address: both addresses have one, another row is about it, or it is an administrator’s. Use Change Address under Users',
    homeless: 'is new: choose the group of new people',
  },
  unknown: {
    department: (name: string) => `Department '${name}' unknown`,
    group: (name: string) => `Group '${name}' unknown`,
    status: (name: string) => `Status '${name}' unknown`,
    language: (name: string) => `Language '${name}' unknown`,
    /** @param others how many more managers are unknown */
    manager: (name: string, others: number) =>
      others === 0
        ? `Manager '${name}' unknown`
        : `Manager '${name}' and ${plural(others, { one: '# other', other: '# others' })} unknown`,
  },
  formerAccount: (email: string, until: string) =>
    `There was an account at ${email} until ${month(until.slice(0, 7))}. The same person?`,
  movedAccount: (email: string, movedTo: string) =>
    `The account of ${email} is at ${movedTo} now, so this is a new one`,
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
    changed: 'was changed since',
    signedIn: 'has signed in since',
    directory: 'is in the company’s directory',
    manages: 'manages a domain group',
    invited: 'was invited since',
    used: 'is in use',
    entry: 'its whitelist entry was changed since',
  },
}
