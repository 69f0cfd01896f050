import { Button } from '../ui/button'
import { ScrollArea } from '../ui/lists/table'
import { heatLines } from './map.rules'
import { type ConnectionMap, monthBriefly } from './metrics.rules'
import { formats, isolated, isRightToLeft, words } from '../words'

/** The strongest warmth at which the figure in it can still be read in both themes, in percent of the roast. */
const WARMEST = 46
/** One chat is warmer than no chat. */
const LEAST_WARM = 9

interface HeatMapProps {
  map: ConnectionMap
  /** With a department chosen: the departments it met, month by month. */
  chosen: number | null
  onChooseNone: () => void
}

const warmth = (share: number) => (share === 0 ? 0 : Math.round(LEAST_WARM + share * (WARMEST - LEAST_WARM)))

/** On a phone the months are wider than the screen; the newest ones say most. */
const showNewest = (box: HTMLElement | null): void => {
  if (box) box.scrollLeft = isRightToLeft() ? -box.scrollWidth : box.scrollWidth
}

/** A table of departments and months. The more chats, the warmer the cell. */
export function HeatMap({ map, chosen, onChooseNone }: HeatMapProps) {
  const lines = heatLines(map, chosen)
  const highest = Math.max(1, ...lines.flatMap(({ months }) => months))
  const name = chosen === null ? null : map.departments[chosen]?.name
  const texts = words.figures.map.heat
  const { digits } = formats()
  const caption = name ? texts.one(isolated(name)) : texts.all
  return (
    <section aria-label={caption} className="mt-6 border-line border-t pt-5">
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{caption}</h3>
        {name && (
          <Button size="small" variant="secondary" onClick={onChooseNone}>
            {texts.showAll}
          </Button>
        )}
      </div>
      <ScrollArea ref={showNewest} label={texts.label} className="relative">
        <table className="figures w-full border-separate border-spacing-0.75 text-center text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="sticky start-0 bg-surface pe-2 text-start font-semibold">
                {words.figures.department}
              </th>
              {map.months.map(({ month }) => (
                <th key={month} scope="col" className="whitespace-nowrap px-1 font-semibold">
                  <span aria-hidden>{monthBriefly(month)}</span>
                  <span className="sr-only">{formats().month(month)}</span>
                </th>
              ))}
              <th scope="col" className="px-1 font-semibold">
                {texts.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ place, name: department, months, total }) => (
              <tr key={place}>
                <th
                  scope="row"
                  className="sticky start-0 max-w-32 break-words bg-surface pe-2 text-start font-normal leading-tight sm:max-w-52"
                >
                  {department}
                </th>
                {months.map((met, column) => (
                  <td
                    key={map.months[column]?.month}
                    className="h-9 min-w-9 rounded-small"
                    style={{
                      background: `color-mix(in oklab, var(--primary) ${warmth(met / highest)}%, var(--sunken))`,
                    }}
                  >
                    {met === 0 ? <span className="text-muted">{digits(0)}</span> : digits(met)}
                  </td>
                ))}
                <td className="px-2 font-semibold">{digits(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  )
}
