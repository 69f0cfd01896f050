import { percentOf } from '../../shared/numbers'
import { monthBriefly, percentInWords } from './metrics.rules'
import { TableBehind } from './table-behind'
import { formats, words } from '../words'

export interface MonthCount {
  month: string
  total: number
  completed: number
}

/** Columns of matches by month, filled as far as they took place, and the same as a table. */
export function MonthChart({ caption, months }: { caption: string; months: readonly MonthCount[] }) {
  const texts = words.figures.chart
  const isDense = months.length > 7
  const highest = Math.max(1, ...months.map(({ total }) => total))
  return (
    <>
      <div aria-hidden className="flex h-52 items-stretch gap-1 sm:gap-3">
        {months.map(({ month, total, completed }) => (
          <div key={month} className="group flex min-w-0 flex-1 flex-col items-center text-sm">
            <div className="relative flex w-full max-w-14 flex-1 flex-col justify-end">
              <span
                className={`figures mb-1 text-center font-semibold text-[0.8125rem] ${isDense ? 'max-sm:hidden' : ''}`}
              >
                {total === 0 ? '–' : percentInWords(Math.round(percentOf(completed, total)))}
              </span>
              <div
                className="flex min-h-0.5 flex-col justify-end overflow-hidden rounded-t-small border border-control border-b-0 bg-sunken transition-colors group-hover:border-primary"
                style={{ height: `${(total / highest) * 82}%` }}
              >
                <div
                  className="bg-primary"
                  style={{ height: `${total === 0 ? 0 : (completed / total) * 100}%` }}
                />
              </div>
            </div>
            <span
              className={`w-full border-control border-t pt-1 text-center text-muted ${isDense ? 'text-[0.625rem] sm:text-sm' : ''}`}
            >
              {isDense && <span className="sm:hidden">{formats().briefMonth(month)}</span>}
              <span className={isDense ? 'max-sm:hidden' : ''}>{monthBriefly(month)}</span>
            </span>
          </div>
        ))}
      </div>
      <p aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        <span className="inline-flex items-center gap-2">
          <span className="size-3 rounded-[3px] bg-primary" />
          {texts.tookPlace}
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="size-3 rounded-[3px] border border-control bg-sunken" />
          {texts.others}
        </span>
      </p>
      <TableBehind
        caption={caption}
        heads={[words.figures.month, texts.rate, texts.total, texts.completed]}
        rows={months.map(({ month, total, completed }) => ({
          key: month,
          cells: [
            { text: formats().month(month), by: month },
            { text: percentInWords(percentOf(completed, total)), by: percentOf(completed, total) },
            total,
            completed,
          ],
        }))}
      />
    </>
  )
}
