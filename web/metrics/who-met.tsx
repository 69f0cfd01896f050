import { counted, inDigits } from '../../shared/counted'
import type { Effect, getEngagementMetrics } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { monthInWords } from '../kit/words.rules'
import { Card } from '../ui/card'
import { Table, Td, Th, Tr } from '../ui/lists/table'
import { percentInWords } from './metrics.rules'
import type { Period } from './period-toggle'
import { Quantity } from './quantity'

type Engagement = ResponseOf<typeof getEngagementMetrics>
type Month = Engagement['meetings'][number]

interface WhoMetProps extends Pick<Engagement, 'meetings' | 'booking' | 'reminding'> {
  period: Period
}

/** How many pairs met, told honestly: as a range over the silent, and among those who answered. */
export function WhoMet({ meetings, booking, reminding, period }: WhoMetProps) {
  const months = meetings.filter(({ matches }) => matches > 0)
  const [current] = meetings.slice(-1)
  const earlier = months.filter(({ month }) => month !== current?.month).toReversed()
  return (
    <Card
      title="Who Met"
      description="People who have not answered may or may not have met, so the rate is a range. The 95 % confidence interval is in brackets."
    >
      {period === 'current' ? (
        current && current.matches > 0 ? (
          <MonthFigures month={current} />
        ) : (
          <p className="text-muted">No matches this month yet.</p>
        )
      ) : earlier.length === 0 ? (
        <p className="text-muted">No matches in the twelve months before.</p>
      ) : (
        <Months months={earlier} />
      )}
      <div className="mt-5 flex flex-col gap-2 border-line border-t pt-4 text-muted">
        <p>{effectInWords(booking, BOOKING)}</p>
        <p>{effectInWords(reminding, REMINDING)}</p>
      </div>
    </Card>
  )
}

const range = ({ rateLow, rateHigh }: Month) =>
  rateLow === rateHigh
    ? percentInWords(rateLow)
    : `${Math.round(rateLow)}–${percentInWords(Math.round(rateHigh))}`
const among = ({ bothSaid, oneSaid, answered, interval: [low, high] }: Month) =>
  answered === 0
    ? '–'
    : `${Math.round(((bothSaid + oneSaid) / answered) * 100)}% (${Math.round(low)}–${Math.round(high)}%)`

function MonthFigures({ month }: { month: Month }) {
  const { matches, bothSaid, oneSaid, didNot, silent, booked, medianDays } = month
  return (
    <dl className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      <Quantity
        label={`Met in ${monthInWords(month.month)}`}
        value={`${inDigits(bothSaid + oneSaid)} of ${inDigits(matches)}`}
        note={`${inDigits(bothSaid)} confirmed by both, ${inDigits(oneSaid)} by one`}
      />
      <Quantity
        label="Rate"
        value={range(month)}
        note={`${inDigits(didNot)} did not meet, ${inDigits(silent)} silent`}
      />
      <Quantity
        label="Of those who answered"
        value={among(month)}
        note={`${inDigits(month.answered)} answered`}
      />
      <Quantity
        label="Booked"
        value={`${inDigits(booked)} of ${inDigits(matches)}`}
        note={
          medianDays === null ? 'no time yet' : `${counted(medianDays, 'day')} after the newsletter (median)`
        }
      />
    </dl>
  )
}

const HEADS = [
  'Month',
  'Met',
  'Confirmed by both',
  'By one',
  'Did not meet',
  'Silent',
  'Rate',
  'Of those who answered',
  'Booked',
  'Days until then',
]

function Months({ months }: { months: readonly Month[] }) {
  return (
    <Table caption="Who met, month by month" className="figures whitespace-nowrap">
      <thead>
        <tr>
          {HEADS.map((head) => (
            <Th key={head}>{head}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <Tr key={month.month}>
            <th scope="row" className="px-3 py-2 font-semibold">
              {monthInWords(month.month)}
            </th>
            {[
              `${inDigits(month.bothSaid + month.oneSaid)} of ${inDigits(month.matches)}`,
              inDigits(month.bothSaid),
              inDigits(month.oneSaid),
              inDigits(month.didNot),
              inDigits(month.silent),
              range(month),
              among(month),
              `${inDigits(month.booked)} (${percentInWords(Math.round((month.booked / month.matches) * 100))})`,
              month.medianDays ?? '–',
            ].map((cell, place) => (
              <Td key={HEADS[place + 1]}>{cell}</Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

interface EffectWords {
  whether: string
  withIt: string
  without: string
}
const BOOKING: EffectWords = {
  whether: 'Whether a booked time makes a meeting more likely',
  withIt: 'With a booked time',
  without: 'without one',
}
const REMINDING: EffectWords = {
  whether: 'Whether reminding the organiser makes a meeting more likely',
  withIt: 'Where the organiser was reminded',
  without: 'elsewhere',
}

/** What something changes, or that there are not enough answers to tell. */
function effectInWords(
  { with: having, without, interval: [low, high], isClear }: Effect,
  words: EffectWords,
): string {
  if (having.rate === null || without.rate === null || !isClear)
    return `${words.whether}: not enough answers to tell.`
  const points = Math.round(having.rate - without.rate)
  return `${words.withIt} ${percentInWords(having.rate)} of those who answered met, ${words.without} ${percentInWords(without.rate)}: ${Math.abs(points)} points ${points < 0 ? 'less' : 'more'} (95 %: ${Math.round(low)} to ${Math.round(high)}).`
}
