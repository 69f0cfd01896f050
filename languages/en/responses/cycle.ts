import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

/** What the steps of a cycle did, or why not. */
export const cycle = {
  completed: (pairings: number) =>
    plural(pairings, { one: '# pairing completed.', other: '# pairings completed.' }),
  resumed: (pauses: number) => plural(pauses, { one: '# pause ended.', other: '# pauses ended.' }),
  /** Of the employee file. */
  line: (line: number, why: string) => `Line ${digits(line)}: ${why}.`,
  moreLines: (count: number) => `And ${digits(count)} more.`,
  noEmployeeFile: 'There is no employee file to read.',
  companyWide: 'Company-wide.',
  groups: (count: number) => plural(count, { one: '# domain group.', other: '# domain groups.' }),
  /** For administrators, with the newsletter. */
  madeByCycle: (pairing: string) => `Made by the automatic cycle for "${pairing}".`,
  drafted: (title: string, people: number) =>
    `Draft "${title}" for ${plural(people, { one: '# person', other: '# people' })}.`,
  sending: 'Approved; sending has started.',
  readers: (count: number) => plural(count, { one: 'For # administrator.', other: 'For # administrators.' }),
  noReaders: 'There is no administrator to mail.',
  readerGone: 'The administrator is gone.',
  mailed: 'Mailed.',
  /** @param code what programs call the failure */
  failed: (code: string) => `Failed (${code}). The log says why.`,
  ended: 'The server stopped during each try.',
  unknown: 'The server stopped while handing the mail over, so it may or may not have arrived.',
  late: 'Not done within seven days of the cycle’s time.',
  /** @param moment in UTC */
  handedOverBefore: (moment: string) => `This was being handed over when the backup of ${moment} was made.`,
  openBefore: (moment: string) =>
    `This was still open when the backup of ${moment} was made. It is skipped, because it may have been done since.`,
}
