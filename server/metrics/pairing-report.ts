import type { ServerWords } from '../../languages/words'
import type { getPairingReport } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { addMonths, currentMonth, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { overduePairings, reportPairings, unavailablePeople } from './pairing-report.queries'

const RECENT_MONTHS = 6

type Report = ResponseOf<typeof getPairingReport>
type Kind = Report['validationIssues'][number]['kind']

/** A pairing with an issue, and how many people or matches it is about. */
interface Troubled {
  id: string
  name: string
  count: number
}

/** How good the recent pairings of a programme are, and what an administrator should look at. */
export async function pairingReport(
  { db, clock }: Context,
  programmeId: string | undefined,
  { mail, responses }: ServerWords,
): Promise<Report> {
  const texts = responses.rounds.issues
  const month = currentMonth(clock)
  const [{ pairings, average }, overdue, unavailable] = await Promise.all([
    reportPairings(db, addMonths(month, 1 - RECENT_MONTHS), programmeId),
    overduePairings(db, month, programmeId),
    unavailablePeople(db, today(clock), programmeId),
  ])
  const leftOut = pairings.map((pairing) => ({ ...pairing, count: pairing.leftOut }))
  const pairs = pairings.map((pairing) => ({ ...pairing, count: pairing.totalPairs }))
  return {
    recentPairings: pairings,
    averageQualityScore: average,
    validationIssues: [
      ...issues('overdue', overdue, (pairing) =>
        texts.overdue(pairing.name, mail.dates.month(pairing.month)),
      ),
      ...issues('unavailable', unavailable, ({ name, count }) => texts.unavailable(name, count)),
      ...issues(
        'left_out',
        // One person is left out whenever the number is odd.
        leftOut.filter(({ status, count }) => status === 'active' && count > 1),
        ({ name, count }) => texts.leftOut(name, count),
      ),
      ...issues(
        'not_optimal',
        pairs.filter(({ optimal }) => !optimal),
        ({ name }) => texts.notOptimal(name),
      ),
    ],
  }
}

const issues = <Pairing extends Troubled>(
  kind: Kind,
  pairings: Pairing[],
  message: (pairing: Pairing) => string,
) =>
  pairings.map((pairing) => ({
    kind,
    pairingId: pairing.id,
    pairingName: pairing.name,
    count: pairing.count,
    message: message(pairing),
  }))
