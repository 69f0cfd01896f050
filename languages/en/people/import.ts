import { formatsOf } from '../../../shared/languages/formats'
import type { Sentence } from '../../words'

const { digits, plural } = formatsOf('en')
const rows = (count: number) => plural(count, { one: '# row', other: '# rows' })

/** People from a file. */
export const importing = {
  title: 'Import people',
  text: 'A CSV file with one person per line: address, names, department, group, manager, language, status, leave.',
  nothingSaved: (count: number) =>
    `Nothing is saved until you press "Import". ${plural(count, { one: '# row was', other: '# rows were' })} read.`,
  pasted: 'Pasted list',
  notRead: 'Failed to read the file',
  failed: 'Failed to import',
  back: 'Back',
  importing: 'Importing...',
  submit: (people: number) => plural(people, { one: 'Import # person', other: 'Import # people' }),
  submitOut: (people: number, out: number) =>
    `Import ${plural(people, { one: '# person', other: '# people' })}, take out ${digits(out)}`,
  reading: 'Reading...',
  preview: 'Preview',
  choose: {
    file: 'Choose a CSV file, or drop it here',
    fileHint: (size: string, most: number) =>
      `At most ${size} and ${digits(most)} rows; UTF-8 or Windows-1252; comma, semicolon or tab`,
    paste: 'Or paste a list',
    pasteHint: 'Rows of a spreadsheet, or one address or *@domain per line',
    last: 'Last import',
    lastState: (file: string, moment: string, figures: string, undone: string | null) =>
      undone === null ? `${file}, ${moment}: ${figures}` : `${file}, ${moment}: ${figures}. Undone ${undone}`,
  },
  /** Of each outcome, how many rows. */
  figures: {
    new: (count: number) => `${digits(count)} new`,
    changed: (count: number) => `${digits(count)} changed`,
    unchanged: (count: number) => `${digits(count)} unchanged`,
    refused: (count: number) => `${digits(count)} refused`,
  },
  done: {
    whitelisted: (count: number) =>
      plural(count, {
        one: '# entry was added to the whitelist.',
        other: '# entries were added to the whitelist.',
      }),
    newPeople: 'New people take part once they have signed in and set up their profile.',
    invite: 'Invite them',
    refusedRows: 'Refused rows as CSV',
    kept: 'What stays as it is',
  },
  undo: {
    action: 'Undo the import',
    undoing: 'Undoing...',
    failed: 'Failed to undo the import',
    question: 'Undo the import?',
    effect: (people: number) =>
      `${plural(people, { one: '# person goes', other: '# people go' })} back to what was before. Accounts that it made are deleted, unless they are in use or the company’s directory has taken them over. Everything that stays is listed, with the reason.`,
    confirm: 'Undo',
  },
  names: {
    open: 'Choose first',
    chosen: 'Chosen',
    createAll: (count: number) => `Create all ${digits(count)}`,
    notWithAll: (names: string) => `Not created with all, as each is near another name: ${names}`,
    near: (name: string, other: string) => `${name} (near ${other})`,
    department: (name: Sentence[number], count: number, near: string | null): Sentence => [
      name,
      near === null ? `: ${rows(count)}` : `: ${rows(count)}, near ${near}`,
    ],
    group: (name: Sentence[number], count: number, near: string | null): Sentence => [
      'Group ',
      name,
      near === null ? `: ${rows(count)}` : `: ${rows(count)}, near ${near}`,
    ],
    lines: (count: number, lines: string) => plural(count, { one: `line ${lines}`, other: `lines ${lines}` }),
    linesAndMore: (lines: string) => `lines ${lines} and more`,
    people: (name: string) => `People of ${name}`,
    status: (name: Sentence[number], count: number): Sentence => ['Status ', name, `: ${rows(count)}`],
    noStatus: 'Import them without a status',
    statuses: { active: 'They work here', leave: 'They are on leave', leaves: 'They leave the company' },
    leaveOut: 'Leave these rows out',
    create: 'Create it',
    into: (name: string) => `Put them in ${name}`,
    intoOther: 'Put them in',
  },
  found: {
    instead: (field: string, taken: string, other: string) =>
      `${field}: "${taken}" was taken, not "${other}".`,
    headerLine: 'The names of the columns are in',
    lineOf: (line: string, text: string) => `Line ${line}: ${text}`,
    noHeader: 'No line',
    leavers: {
      title: 'People who leave',
      leaving: (count: number) =>
        plural(count, {
          one: 'The file says that # person leaves',
          other: 'The file says that # people leave',
        }),
      missing: (count: number) =>
        plural(count, {
          one: '# person is here and not in the file',
          other: '# people are here and not in the file',
        }),
      keep: 'Keep them',
      out: 'Take them out',
      press: 'Take out',
      effect:
        'They can no longer sign in, are in no round and get no mail. An undo of the import lets them in again.',
      more: (names: string, count: number) => `${names} and ${digits(count)} more`,
    },
    noAddress: {
      title: 'Which column holds the addresses?',
      text: 'No column has such a name. Choose Email above it.',
    },
    onLeave: 'People on leave',
    group: 'Domain group of new whitelist entries',
    groupHint: 'For rows that name no group, if their domain’s entry has none either',
    chooseGroup: 'Choose one',
    waiting: {
      title: (count: number) =>
        plural(count, { one: '# row waits for your choice', other: '# rows wait for your choice' }),
      text: 'Their department or group is unknown. Without a choice these rows are left out.',
    },
    outcomes: { new: 'new', changed: 'changed', unchanged: 'unchanged', refused: 'refused' },
    rows: {
      new: 'Rows: new',
      changed: 'Rows: changed',
      unchanged: 'Rows: unchanged',
      refused: 'Rows: refused',
    },
    first: (shown: number, all: number) => `The first ${digits(shown)} of ${digits(all)}`,
    whitelisted: (count: number) =>
      plural(count, {
        one: '# entry is added to the whitelist.',
        other: '# entries are added to the whitelist.',
      }),
    withoutGroup: (count: number) =>
      `${plural(count, { one: '# person', other: '# people' })} will belong to no domain group, so pairings of groups will leave them out. Choose a group for new entries, or a column that names one.`,
    /** What is wrong with rows, as the server says it, and with how many. */
    problem: (text: string, count: number) => `${text}: ${rows(count)}`,
    newPerson: 'No, a new person: the former account is erased for good',
    withoutLanguage: (text: string, count: number) => `${text}: ${rows(count)}, imported without a language`,
    withoutManager: (text: string, count: number) => `${text}: ${rows(count)}, imported without a manager`,
    again: (text: string, count: number) => `${text}: ${rows(count)}, imported again`,
  },
  sheet: {
    label: 'The file',
    caption: 'The first rows of the file',
    holds: (column: string) => `What "${column}" holds`,
    leftOut: 'Left out',
    now: (field: string, column: string) => `${field} (now "${column}")`,
    fields: {
      email: 'Email',
      former_email: 'Former address',
      first_name: 'First name',
      last_name: 'Last name',
      full_name: 'Both names in one',
      department: 'Department',
      group: 'Domain group',
      manager: 'Manager (address)',
      language: 'Language',
      status: 'Status',
      account: 'Account (enabled, blocked)',
      start_date: 'First day',
      leave_start: 'Leave from',
      leave_end: 'Leave until',
      leave_reason: 'Reason for leave',
    },
  },
}
