import type { Words } from '../../languages/words'
import type { Effect, getEngagementMetrics } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { Card } from '../ui/card'
import { percentInWords } from './metrics.rules'
import { type Period, Quantity } from './period-toggle'
import { TableBehind, type Cell } from './table-behind'
import { formats, words } from '../words'

type Engagement = ResponseOf<typeof getEngagementMetrics>
type Texts = Words['figures']['whoMet']
type Month = Engagement['meetings'][number]

interface WhoMetProps extends Pick<Engagement, 'meetings' | 'booking' | 'reminding'> {
  period: Period
}

/** How many pairs met, told honestly: as a range over the silent, and among those who answered. */
export function WhoMet({ meetings, booking, reminding, period }: WhoMetProps) {
  const texts = words.figures.whoMet
  const [current] = meetings.slice(-1)
  const isCurrent = period === 'current'
  const months = meetings
    .filter(({ month, matches }) => matches > 0 && (month === current?.month) === isCurrent)
    .toReversed()
  const effects = isCurrent && current ? current : { booking, reminding }
  return (
    <Card title={texts.title} description={texts.description}>
      {months.length === 0 ? (
        <p className="text-muted">{isCurrent ? texts.noneYet : texts.none}</p>
      ) : (
        <>
          <Bars months={months} />
          {isCurrent ? <MonthFigures month={months[0] as Month} /> : <MonthTable months={months} />}
        </>
      )}
      <EffectInWords effect={effects.booking} texts={texts.booking} />
      <EffectInWords effect={effects.reminding} texts={texts.reminding} />
    </Card>
  )
}

const PARTS = [
  ['bg-primary', 'met'],
  ['border border-control border-dashed', 'silent'],
  ['bg-primary-soft', 'didNot'],
] as const
const WHISKER = 'border-text border-x h-2'

/** A bar for each month: met, nobody said, did not; below it the interval among those who answered. For the eye. */
function Bars({ months }: { months: readonly Month[] }) {
  const texts = words.figures.whoMet
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
                <span className="font-semibold">{formats().month(month.month)}</span>
                <span className="text-muted">{texts.met(met, matches, range(month))}</span>
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
                    style={{ insetInlineStart: `${low}%`, width: `${high - low}%` }}
                  >
                    <span className="w-full border-text border-t" />
                    <span
                      className="absolute size-1.5 -translate-x-1/2 rounded-full rtl:translate-x-1/2 bg-text"
                      style={{
                        insetInlineStart: `${((met / answered) * 100 - low) * (100 / (high - low))}%`,
                      }}
                    />
                  </div>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        {PARTS.map(([look, part]) => (
          <span key={part} className="inline-flex items-center gap-2">
            <span className={`size-3 rounded-[3px] forced-color-adjust-none ${look}`} />
            {texts.parts[part]}
          </span>
        ))}
        <span className="inline-flex items-center gap-2">
          <span className={`flex w-5 items-center ${WHISKER}`}>
            <span className="w-full border-text border-t" />
          </span>
          {texts.interval}
        </span>
      </p>
    </div>
  )
}

/** Not -0, which Intl would show. */
const whole = (value: number): number => Math.round(value) + 0
const rangeOf = (low: number, high: number): string =>
  words.figures.whoMet.range(whole(low), percentInWords(whole(high)))
const range = ({ rateLow, rateHigh }: Month) =>
  rateLow === rateHigh ? percentInWords(rateLow) : rangeOf(rateLow, rateHigh)
const among = ({ bothSaid, oneSaid, answered, interval: [low, high] }: Month) =>
  answered === 0
    ? '–'
    : words.figures.whoMet.among(
        percentInWords(Math.round(((bothSaid + oneSaid) / answered) * 100)),
        rangeOf(low, high),
      )

function MonthFigures({ month }: { month: Month }) {
  const texts = words.figures.whoMet
  const { matches, bothSaid, oneSaid, didNot, silent, booked, medianDays } = month
  return (
    <dl className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      <Quantity
        label={texts.metIn(formats().month(month.month))}
        value={texts.of(bothSaid + oneSaid, matches)}
        note={texts.confirmed(bothSaid, oneSaid)}
      />
      <Quantity label={texts.rate} value={range(month)} note={texts.notMet(didNot, silent)} />
      <Quantity label={texts.ofAnswered} value={among(month)} note={texts.answered(month.answered)} />
      <Quantity
        label={texts.booked}
        value={texts.of(booked, matches)}
        note={medianDays === null ? texts.noTime : texts.daysAfter(medianDays)}
      />
    </dl>
  )
}

const headsOf = ({ rate, ofAnswered, booked, table }: Texts) => [
  words.figures.month,
  table.met,
  table.of,
  table.byBoth,
  table.byOne,
  table.didNot,
  table.silent,
  rate,
  ofAnswered,
  booked,
  table.days,
  table.booking,
  table.reminding,
]

const MonthTable = ({ months }: { months: readonly Month[] }) => (
  <TableBehind
    caption={words.figures.whoMet.table.caption}
    heads={headsOf(words.figures.whoMet)}
    rows={months.map((month) => ({
      key: month.month,
      cells: [
        { text: formats().month(month.month), by: month.month },
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

/** What something changes: the difference of the rates in points, with its interval; null if there are not enough answers to tell. */
function changeOf({ with: having, without, interval: [low, high], isClear }: Effect) {
  if (having.rate === null || without.rate === null || !isClear) return null
  return {
    having: percentInWords(having.rate),
    without: percentInWords(without.rate),
    points: whole(having.rate - without.rate),
    low: whole(low),
    high: whole(high),
  }
}

function effectBriefly(effect: Effect): Cell {
  const { unclear, change: inWords } = words.figures.whoMet.table
  const change = changeOf(effect)
  if (!change) return { text: unclear, by: 0 }
  const { points, low, high } = change
  return { text: inWords(points, low, high), by: points }
}

/** Nothing until there are enough answers to tell. */
function EffectInWords({ effect, texts }: { effect: Effect; texts: Texts['booking'] }) {
  const change = changeOf(effect)
  return change && <p className="mt-4 text-muted">{texts.change(change)}</p>
}
