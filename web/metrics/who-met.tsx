import { counted, inDigits } from '../../shared/counted'
import type { Effect, getEngagementMetrics } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { monthInWords } from '../kit/words.rules'
import { Card } from '../ui/card'
import { percentInWords } from './metrics.rules'
import type { Period } from './period-toggle'
import { Quantity } from './quantity'
import { TableBehind } from './table-behind'
import type { Cell } from './table.rules'

type Engagement = ResponseOf<typeof getEngagementMetrics>
type Month = Engagement['meetings'][number]

interface WhoMetProps extends Pick<Engagement, 'meetings' | 'booking' | 'reminding'> {
  period: Period
}

/** How many pairs met, told honestly: as a range over the silent, and among those who answered. */
export function WhoMet({ meetings, booking, reminding, period }: WhoMetProps) {
  const [current] = meetings.slice(-1)
  const isCurrent = period === 'current'
  const months = meetings
    .filter(({ month, matches }) => matches > 0 && (month === current?.month) === isCurrent)
    .toReversed()
  const effects = isCurrent && current ? current : { booking, reminding }
  return (
    <Card
      title="Who Met"
      description="Met: both say so, or one does and nobody says otherwise. People who have not answered may or may not have met, so the rate is a range. The 95 % confidence interval is in brackets."
    >
      {months.length === 0 ? (
        <p className="text-muted">
          {isCurrent ? 'No matches this month yet.' : 'No matches in the twelve months before.'}
        </p>
      ) : (
        <>
          <Bars months={months} />
          {isCurrent ? <MonthFigures month={months[0] as Month} /> : <MonthTable months={months} />}
        </>
      )}
      <div className="mt-5 flex flex-col gap-2 border-line border-t pt-4 text-muted">
        <p>{effectInWords(effects.booking, BOOKING)}</p>
        <p>{effectInWords(effects.reminding, REMINDING)}</p>
      </div>
    </Card>
  )
}

const PARTS = [
  ['bg-primary', 'met'],
  ['border border-control border-dashed', 'nobody said'],
  ['bg-primary-soft', 'did not'],
] as const
const WHISKER = 'border-text border-x h-2'

/** A bar for each month: met, nobody said, did not; below it the interval among those who answered. For the eye. */
function Bars({ months }: { months: readonly Month[] }) {
  return (
    <div aria-hidden>
      <ul className="flex flex-col gap-3">
        {months.map((month) => {
          const { matches, bothSaid, oneSaid, silent, didNot, answered, interval } = month
          const [low, high] = interval
          const met = bothSaid + oneSaid
          return (
            <li key={month.month}>
              <p className="figures flex flex-wrap justify-between gap-x-4 text-sm">
                <span className="font-semibold">{monthInWords(month.month)}</span>
                <span className="text-muted">
                  {inDigits(met)} of {inDigits(matches)} met, {range(month)}
                </span>
              </p>
              <div className="mt-1 flex h-5 overflow-hidden rounded-small bg-surface">
                {[met, silent, didNot].map((count, part) => (
                  <div
                    key={PARTS[part]?.[1]}
                    className={`forced-color-adjust-none ${PARTS[part]?.[0]}`}
                    style={{ width: `${(count / matches) * 100}%`, ...(count === 0 && { display: 'none' }) }}
                  />
                ))}
              </div>
              <div className="relative mt-1 h-2">
                {answered > 0 && (
                  <div
                    className={`absolute flex items-center ${WHISKER}`}
                    style={{ left: `${low}%`, width: `${high - low}%` }}
                  >
                    <span className="w-full border-text border-t" />
                    <span
                      className="absolute size-1.5 -translate-x-1/2 rounded-full bg-text"
                      style={{ left: `${((met / answered) * 100 - low) * (100 / (high - low))}%` }}
                    />
                  </div>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        {PARTS.map(([look, words]) => (
          <span key={words} className="inline-flex items-center gap-2">
            <span className={`size-3 rounded-[3px] forced-color-adjust-none ${look}`} />
            {words}
          </span>
        ))}
        <span className="inline-flex items-center gap-2">
          <span className={`flex w-5 items-center ${WHISKER}`}>
            <span className="w-full border-text border-t" />
          </span>
          met among those who answered, 95 %
        </span>
      </p>
    </div>
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
    <dl className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
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
  'Of',
  'Confirmed by both',
  'By one',
  'Did not meet',
  'Silent',
  'Rate',
  'Of those who answered',
  'Booked',
  'Days until then',
  'A booked time changes',
  'Reminding changes',
]

const MonthTable = ({ months }: { months: readonly Month[] }) => (
  <TableBehind
    caption="Who met, month by month"
    heads={HEADS}
    rows={months.map((month) => ({
      key: month.month,
      cells: [
        { text: monthInWords(month.month), by: month.month },
        month.bothSaid + month.oneSaid,
        month.matches,
        month.bothSaid,
        month.oneSaid,
        month.didNot,
        month.silent,
        { text: range(month), by: month.rateLow },
        { text: among(month), by: month.interval[0] },
        month.booked,
        month.medianDays ?? '–',
        effectBriefly(month.booking),
        effectBriefly(month.reminding),
      ],
    }))}
  />
)

/** The difference of the rates with its interval, in points. */
function effectBriefly({ with: having, without, interval: [low, high], isClear }: Effect): Cell {
  if (having.rate === null || without.rate === null || !isClear)
    return { text: 'not enough answers to tell', by: 0 }
  const points = Math.round(having.rate - without.rate)
  return {
    text: `${points > 0 ? '+' : ''}${points} points (${Math.round(low)} to ${Math.round(high)})`,
    by: points,
  }
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
