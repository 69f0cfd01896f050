import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

const readers = (count: number) => plural(count, { one: '# person', other: '# people' })

/** What the automatic cycle did, for administrators. */
export const summary = {
  because: 'You get this mail because you administer Cup of Joe.',
  troubles: 'Needs attention',
  notPaired: 'Not paired',
  beforehand: 'Before pairing',
  leftOut: 'Sat out',
  andMore: (count: number) => `And ${digits(count)} more; the dashboard has them all.`,
  nobody: { headline: 'Nobody was paired', subject: 'Cup of Joe: nobody was paired this month' },
  made: (pairs: number) => plural(pairs, { one: '# pair made', other: '# pairs made' }),
  madeTables: (tables: number) => plural(tables, { one: '# table made', other: '# tables made' }),
  /** The subject, by what is next: the newsletters are sent, or wait; and whether something needs attention. */
  subjects: {
    sending: (made: string) => `Cup of Joe: ${made}, the newsletters are on their way`,
    sendingWithTroubles: (made: string) =>
      `Cup of Joe: ${made}, the newsletters are on their way, and something needs attention`,
    waiting: (made: string) => `Cup of Joe: ${made}, the newsletters need your approval`,
    waitingWithTroubles: (made: string) =>
      `Cup of Joe: ${made}, the newsletters need your approval, and something needs attention`,
  },
  cycleOf: (day: string) => `The cycle of ${day}.`,
  cycleLate: (day: string, ran: string) =>
    `The cycle of ${day}. Cup of Joe was not running then, so it ran on ${ran}.`,
  newsletter: {
    none: 'No newsletter yet.',
    sent: (title: string, people: number) => `"${title}" is being sent to ${readers(people)}.`,
    draft: (title: string, people: number) =>
      `"${title}" is a draft for ${readers(people)}, linked to this pairing. Read it, approve it, send it.`,
    seenThen: 'People see their match when it goes out.',
  },
  /** What needs attention. */
  deleted: (pairings: number) =>
    plural(pairings, {
      one: '# pairing made by this cycle has been deleted since.',
      other: '# pairings made by this cycle have been deleted since.',
    }),
  withoutGroup: (people: number) =>
    plural(people, {
      one: '# person is ready but in no domain group, so no round has them. Give their whitelist entry a group.',
      other:
        '# people are ready but in no domain group, so no round has them. Give their whitelist entries a group.',
    }),
  complained: (who: string) => `${who} marked a newsletter as spam, so we opted them out.`,
  unreachable: (who: string, code: string) =>
    `${who} can't be reached: the address has refused our newsletters for months${code && ` (${code})`}.`,
  moreUnreachable: (count: number) =>
    `And ${digits(count)} more can't be reached; Email Send Logs has them all.`,
  /** @param tries 0: it was not tried */
  notDone: (step: string, tries: number, why: string) =>
    `${step} was not done${tries === 0 ? '' : ` after ${plural(tries, { one: '# try', other: '# tries' })}`}: ${why}`,
  noReason: 'the reason isn’t known.',
}
