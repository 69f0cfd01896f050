import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

/** The import of people. */
export const imports = {
  imported: (counts: { new: number; changed: number; unchanged: number; refused: number }) =>
    `Imported: ${digits(counts.new)} new, ${digits(counts.changed)} changed, ${digits(counts.unchanged)} unchanged${counts.refused > 0 ? `, ${digits(counts.refused)} refused` : ''}.`,
  takenOut: (count: number) =>
    plural(count, { one: '# person was taken out.', other: '# people were taken out.' }),
  takenBack: (people: number, entries: number) =>
    `Import undone: ${plural(people, { one: '# person', other: '# people' })}, ${plural(entries, { one: '# whitelist entry', other: '# whitelist entries' })}.`,
  /** What an undo leaves as it is. */
  stay: (count: number) => `${plural(count, { one: '# stays as it is', other: '# stay as they are' })}.`,
  /** After the employee file was read. */
  read: {
    file: (parts: string[]) => `Employee file read: ${parts.join(', ')}.`,
    updated: (count: number) => `${digits(count)} updated`,
    created: (count: number) => `${digits(count)} created`,
    unknown: (count: number) => `${digits(count)} skipped without an account`,
    takenOut: (count: number) => `${digits(count)} taken out`,
    skipped: (count: number) => `${plural(count, { one: '# line', other: '# lines' })} skipped`,
  },
  noEmployeeFile: (path: string, columns: string, example: string) =>
    `There is no employee file at ${path}. Put a CSV file there with the columns ${columns}. A sample line: ${example}`,
  badEmployeeFile: (path: string, why: string, example: string) =>
    `The employee file ${path} can’t be used: ${why}. A sample line: ${example}`,
  reading: 'Reading rows',
  tooManyRows: (most: number) =>
    `The file has more than ${digits(most)} rows, the limit for one import. Please split it.`,
  saving: 'Saving people',
  notCsv:
    'This is a spreadsheet or an archive, not a CSV file. Save it as CSV (in Excel: "CSV UTF-8") and send that.',
  notText: 'This is not a text file. Send a CSV file in UTF-8 or Windows-1252.',
  noRows: 'The file has no rows. It needs a line with the column names, then one line per person.',
  tooManyColumns: (most: number) => `The file has too many columns: at most ${most} fit in one import.`,
  noEmailColumn: 'Choose the column with the e-mail addresses.',
  noSuchColumn: 'The file has no such column.',
  onlyAdminsMakeGroups: 'Only administrators can create domain groups.',
  onlyAdminsTakeOut: 'Only administrators can take people out.',
  running: 'Another import is running. Try again when it’s done.',
  importedAlready: 'This file is already imported.',
  takenBackAlready: 'This import is already undone.',
  notImported: 'This file isn’t imported yet.',
}
