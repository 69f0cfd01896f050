import { formatsOf } from '../../../shared/languages/formats'
import type { Sentence } from '../../words'

const { digits, plural } = formatsOf('en')
const rows = (count: number) => plural(count, { one: '# row', other: '# rows' })

/** People from a file. */
export const importing = {
  title: 'Import people',
  text: 'From a CSV file with one person per line: address, name, department, group, manager, language, status, leave.',
  nothingSaved: (count: number) => `${rows(count)} read. Nothing is saved until you press Import.`,
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
    pasteHint: 'Spreadsheet rows, or one address or *@domain per line',
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
    newPeople: 'New people take part once they sign in and set up their profile.',
    invite: 'Invite them',
    refusedRows: 'Download refused rows',
    kept: 'Not undone',
  },
  undo: {
    action: 'Undo the import',
    undoing: 'Undoing...',
    failed: 'Failed to undo the import',
    question: 'Undo the import?',
    effect: (people: number) =>
      `${plural(people, { one: '# person goes', other: '# people go' })} back to how they were. Accounts it created are deleted, unless they are in use or the company’s directory has taken them over. You’ll see what stays, and why.`,
    confirm: 'Undo',
  },
  names: {
    open: 'Choose what to do with these',
    chosen: 'Chosen',
    createAll: (count: number) => `Create all ${digits(count)}`,
    notWithAll: (names: string) => `Check these: they look like typos. ${names}`,
    near: (name: string, other: string) => `${name} (${other}?)`,
    department: (name: Sentence[number], count: number, near: string | null): Sentence => [
      name,
      near === null ? `: ${rows(count)}` : `: ${rows(count)}. Did you mean ${near}?`,
    ],
    group: (name: Sentence[number], count: number, near: string | null): Sentence => [
      'Group ',
      name,
      near === null ? `: ${rows(count)}` : `: ${rows(count)}. Did you mean ${near}?`,
    ],
    lines: (count: number, lines: string) => plural(count, { one: `line ${lines}`, other: `lines ${lines}` }),
    linesAndMore: (lines: string) => `lines ${lines} and more`,
    people: (name: string) => `What to do with ${name}`,
    status: (name: Sentence[number], count: number): Sentence => [
      'Unknown status: "',
      name,
      `", ${rows(count)}`,
    ],
    noStatus: 'Import without a status',
    statuses: {
      active: 'They work here',
      leave: 'They are on leave',
      leaves: 'They are leaving the company',
    },
    leaveOut: 'Leave these rows out',
    create: 'Create it',
    into: (name: string) => `Put them in ${name}`,
    intoOther: 'Put them in',
  },
  found: {
    instead: (field: string, taken: string, other: string) =>
      `${field} comes from "${taken}", not from "${other}".`,
    headerLine: 'The column names are in',
    lineOf: (line: string, text: string) => `Line ${line}: ${text}`,
    noHeader: 'No line',
    leavers: {
      title: 'Leavers',
      leaving: (count: number) =>
        plural(count, {
          one: 'The file says # person is leaving',
          other: 'The file says # people are leaving',
        }),
      missing: (count: number) =>
        plural(count, {
          one: '# person is here but not in the file',
          other: '# people are here but not in the file',
        }),
      keep: 'Keep them',
      out: 'Take them out',
      press: 'Take out',
      effect:
        'They can’t sign in any more, and get no match and no mail. Undoing the import lets them back in.',
      more: (names: string, count: number) => `${names} and ${digits(count)} more`,
    },
    noAddress: {
      title: 'Which column holds the addresses?',
      text: 'No column name says so. Choose Email above the right one.',
    },
    onLeave: 'People on leave',
    group: 'Domain group for new whitelist entries',
    groupsFrom: (column: string, meets: string) => `"${column}" becomes the domain group. ${meets}`,
    toMix: (choice: string, place: string) => `To mix them, choose "${choice}" under ${place}.`,
    groupHint: 'Where the file names no group',
    languageHint: 'Where the file names none. People can change it.',
    noLanguage: 'Their group’s, else the company’s',
    chooseGroup: 'Choose one',
    waiting: {
      title: (count: number) =>
        plural(count, { one: '# row needs your choice', other: '# rows need your choice' }),
      text: 'Their department or group is unknown. Rows without a choice are left out.',
    },
    outcomes: { new: 'new', changed: 'changed', unchanged: 'unchanged', refused: 'refused' },
    rows: {
      new: 'New rows',
      changed: 'Changed rows',
      unchanged: 'Unchanged rows',
      refused: 'Refused rows',
    },
    first: (shown: number, all: number) => `The first ${digits(shown)} of ${digits(all)}`,
    whitelisted: (count: number) =>
      plural(count, {
        one: '# entry will be added to the whitelist.',
        other: '# entries will be added to the whitelist.',
      }),
    neverHere: (count: number) =>
      plural(count, {
        one: '# person in the file has left and was never here. Nothing changes.',
        other: '# people in the file have left and were never here. Nothing changes.',
      }),
    withoutGroup: (count: number) =>
      `${plural(count, { one: '# person', other: '# people' })} will have no domain group and sit out the rounds of groups. Choose a group for new entries, or a column that names one.`,
    /** What is wrong with rows, as the server says it, and with how many. */
    problem: (text: string, count: number) => `${text}: ${rows(count)}`,
    newPerson: 'No, a new person. Erase the former account for good.',
    unread: (text: string, count: number) => `${text} (${rows(count)}), field left empty`,
    again: (text: string, count: number) => `${text} (${rows(count)}), imported again`,
  },
  sheet: {
    label: 'The file',
    caption: 'The first rows of the file',
    holds: (column: string) => `What "${column}" holds`,
    leftOut: 'Not imported',
    now: (field: string, column: string) => `${field} (now "${column}")`,
    fields: {
      email: 'Email',
      former_email: 'Former address',
      first_name: 'First name',
      last_name: 'Last name',
      full_name: 'Full name',
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
