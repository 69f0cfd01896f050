import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { attributeName } from '../../shared/attributes'
import { getAttributeList } from '../../shared/contract/people'
import { getConnectionMap } from '../../shared/contract/metrics'
import { queryOf } from '../api/query-client'
import { CompanyOrGroup } from '../directory/company-or-group'
import { Card } from '../ui/card'
import { More } from '../kit/fold'
import { EmptyState, QueryPart } from '../ui/feedback'
import { Choices, Select } from '../ui/input'
import { ChordDiagram, colourOf } from './chord-diagram'
import { departmentInWords, heatLines, mapInWords, pairsOf, summaryOf } from './map.rules'
import { type ConnectionMap, monthBriefly, percentInWords } from './metrics.rules'
import { TableBehind } from './table-behind'
import { cn } from '../ui/cn'
import { useMay } from '../sign-in/may'
import { currentLanguage, formats, isolated, isRightToLeft, words } from '../words'
import { Button } from '../ui/button'
import { ScrollArea } from '../ui/lists/table'

const SPANS = [6, 12, 24, 36]

/** Meetings, department by department: a chord diagram, a heat map of the months, and the tables behind them. */
export default function ConnectionMapCard() {
  const texts = words.figures.map
  const [months, setMonths] = useState(12)
  const [group, setGroup] = useState('')
  const [by, setBy] = useState('')
  const may = useMay()
  const attributes = useQuery({ ...queryOf(getAttributeList), enabled: may(getAttributeList) }).data ?? []
  const map = useQuery({
    ...queryOf(getConnectionMap, {
      query: { months, domainGroupId: group || undefined, by: by || undefined },
    }),
    placeholderData: (before: ConnectionMap | undefined) => before,
  })
  return (
    <Card
      title={texts.title}
      actions={
        <>
          <Select
            small
            aria-label={texts.time}
            value={String(months)}
            onChange={(event) => setMonths(Number(event.target.value))}
          >
            <Choices of={SPANS} called={texts.months} />
          </Select>
          {attributes.length > 0 && (
            <Select
              small
              aria-label={words.dashboard.sections.attributes}
              value={by}
              onChange={(event) => setBy(event.target.value)}
            >
              <option value="">{words.figures.department}</option>
              <Choices
                of={attributes}
                by={({ id }) => id}
                called={({ names }) => attributeName(names, currentLanguage())}
              />
            </Select>
          )}
          <CompanyOrGroup label={texts.group} value={group} onChange={setGroup} />
        </>
      }
    >
      <QueryPart query={map} failure={texts.failed} lines={8}>
        {(data) =>
          data.departments.length === 0 ? (
            <EmptyState title={texts.tooFew.title}>{texts.tooFew.text}</EmptyState>
          ) : summaryOf(data).met === 0 ? (
            <EmptyState title={texts.none.title}>{texts.none.text}</EmptyState>
          ) : (
            // Another time or group has other departments: the choice is reset.
            <Drawn key={`${data.departments.length} ${group} ${by}`} map={mapInWords(data)} />
          )
        }
      </QueryPart>
    </Card>
  )
}

function Drawn({ map }: { map: ConnectionMap }) {
  const texts = words.figures.map
  const [chosen, setChosen] = useState<number | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const lit = pointed ?? chosen
  const { met, acrossPercent } = summaryOf(map)
  const choose = (place: number) => setChosen((before) => (before === place ? null : place))
  const name = lit === null ? null : map.departments[lit]?.name
  return (
    <>
      <div className="grid items-center gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="min-w-0 max-sm:overflow-clip">
          <ChordDiagram map={map} lit={lit} onPoint={setPointed} onChoose={choose} />
        </div>
        <div>
          <div aria-live="polite" className="min-h-22">
            <p className="font-display text-xl">
              {name ?? texts.summary(met, percentInWords(acrossPercent))}
            </p>
            {lit !== null && (
              <p className="figures mt-1 max-w-prose text-muted">{departmentInWords(map, lit)}</p>
            )}
          </div>
          <DepartmentLegend map={map} chosen={chosen} lit={lit} onPoint={setPointed} onChoose={choose} />
        </div>
      </div>
      <TableBehind
        caption={texts.table.caption}
        heads={[words.figures.department, texts.table.with, texts.table.chats]}
        texts={2}
        rows={pairsOf(map).map(({ one, other, met: count }) => ({
          key: `${one} ${other}`,
          cells: [one, other, count],
        }))}
      />
      <HeatMap map={map} chosen={chosen} onChooseNone={() => setChosen(null)} />
      <p className="mt-4 text-muted text-sm">{texts.counted(formats().moment(map.asOf))}</p>
    </>
  )
}

interface DepartmentLegendProps {
  map: ConnectionMap
  chosen: number | null
  lit: number | null
  onPoint: (place: number | null) => void
  onChoose: (place: number) => void
}

/** The departments of the map with their colours; each can be chosen, by keyboard too. */
function DepartmentLegend({ map, chosen, lit, onPoint, onChoose }: DepartmentLegendProps) {
  return (
    <ul className="-mx-2 mt-3 grid grid-cols-1 sm:grid-cols-2">
      {map.departments.map(({ name, people, merged }, place) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={chosen === place}
            onClick={() => onChoose(place)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(place)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(place)}
            onBlur={() => onPoint(null)}
            className={cn(
              'flex min-h-9 w-full items-center gap-2.5 rounded-control px-2 py-1 text-start transition-colors pointer-coarse:min-h-11',
              chosen === place ? 'bg-primary-soft' : 'hover:bg-sunken',
              lit === place && 'bg-sunken',
            )}
          >
            <span
              aria-hidden
              style={colourOf(place, map.departments.length)}
              className="size-3 shrink-0 rounded-full bg-current"
            />
            <span className="min-w-0 flex-1 break-words leading-tight">
              {name}
              {merged > 1 && <span className="text-muted"> {words.figures.map.merged(merged)}</span>}
            </span>
            <span className="figures text-muted text-sm">
              <span aria-hidden>{formats().digits(people)}</span>
              <span className="sr-only">{words.figures.map.people(people)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

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
function HeatMap({ map, chosen, onChooseNone }: HeatMapProps) {
  const lines = heatLines(map, chosen)
  const highest = Math.max(1, ...lines.flatMap(({ months }) => months))
  const name = chosen === null ? null : map.departments[chosen]?.name
  const texts = words.figures.map.heat
  const { digits } = formats()
  const box = useRef<HTMLDivElement>(null)
  const caption = name ? texts.one(isolated(name)) : texts.all
  return (
    // A department that is chosen opens it.
    <More
      key={chosen}
      open={chosen !== null}
      onToggle={() => showNewest(box.current)}
      title={<h3 className="text-lg">{caption}</h3>}
    >
      {name && (
        <Button size="small" variant="secondary" className="mb-3" onClick={onChooseNone}>
          {texts.showAll}
        </Button>
      )}
      <ScrollArea ref={box} label={texts.label} className="relative">
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
    </More>
  )
}
