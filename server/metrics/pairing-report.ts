import { counted } from '../../shared/counted'
import type { getPairingReport } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { addMonths, currentMonth, monthTitle, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { overduePairings, reportPairings, unavailablePeople } from './pairing-report.queries'

const RECENT_MONTHS = 6

type Report = ResponseOf<typeof getPairingReport>
type Issue = Report['validationIssues'][number]

/** How good the recent pairings are, and what an administrator should look at. */
export async function pairingReport({ db, clock }: Context): Promise<Report> {
  const month = currentMonth(clock)
  const [{ pairings, average }, overdue, unavailable] = await Promise.all([
    reportPairings(db, addMonths(month, 1 - RECENT_MONTHS)),
    overduePairings(db, month),
    unavailablePeople(db, today(clock)),
  ])
  const issue = (
    kind: Issue['kind'],
    pairing: { id: string; name: string },
    count: number,
    message: string,
  ) => ({
    kind,
    pairingId: pairing.id,
    pairingName: pairing.name,
    count,
    message,
  })
  return {
    recentPairings: pairings,
    averageQualityScore: average,
    validationIssues: [
      ...overdue.map((pairing) =>
        issue(
          'overdue',
          pairing,
          pairing.count,
          `"${pairing.name}" of ${monthTitle(pairing.month)} is still active. Complete it: until then its people can't be paired again.`,
        ),
      ),
      ...unavailable.map((pairing) =>
        issue(
          'unavailable',
          pairing,
          pairing.count,
          `${people(pairing.count)} of "${pairing.name}" paused, opted out or left since. Their partners get the placeholder text.`,
        ),
      ),
      // One person is left out whenever the number is odd.
      ...pairings
        .filter(({ status, leftOut }) => status === 'active' && leftOut > 1)
        .map((pairing) =>
          issue(
            'left_out',
            pairing,
            pairing.leftOut,
            `${people(pairing.leftOut)} got no partner in "${pairing.name}". The pairing says why for each of them.`,
          ),
        ),
      ...pairings
        .filter(({ optimal }) => !optimal)
        .map((pairing) =>
          issue(
            'not_optimal',
            pairing,
            pairing.totalPairs,
            `"${pairing.name}" is valid, but not proved to be the best possible.`,
          ),
        ),
    ],
  }
}

const people = (count: number) => counted(count, 'person', 'people')
