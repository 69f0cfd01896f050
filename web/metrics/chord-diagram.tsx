import { type Chord, type ChordGroup, type ChordSubgroup, chord, ribbon } from 'd3-chord'
import { arc } from 'd3-shape'
import { type CSSProperties, useMemo } from 'react'
import { cn } from '../ui/cn'
import { hueOf, matrixOf } from './map.rules'
import type { ConnectionMap } from './metrics.rules'
import { words } from '../words'

const WIDTH = 680
/** Half of the smallest height. */
const LEAST_REACH = 288
const OUTER = 216
/** How far from the middle the names begin, and how wide a letter is at most, about. */
const LABEL = OUTER + 9
const LETTER = 7.2
const RING = 14
const GAP = 3
const TURN = Math.PI * 2
/** Longer names are cut in the drawing; the legend has them whole. */
const LONGEST = 20
/** A department of a narrower slice has no room for its name. */
const NARROWEST = 0.045

const ring = arc<ChordGroup>()
  .innerRadius(OUTER - RING)
  .outerRadius(OUTER)
  .cornerRadius(3)
const band = ribbon<Chord, ChordSubgroup>().radius(OUTER - RING - GAP)

/** The colour of a department, from its hue and the lightness of the theme's roast. */
export const colourOf = (place: number, size: number): CSSProperties => ({
  color: `oklch(from var(--primary) l 0.095 ${hueOf(place, size)})`,
})

interface ChordDiagramProps {
  map: ConnectionMap
  lit: number | null
  onPoint: (place: number | null) => void
  onChoose: (place: number) => void
}

/** A ring of departments, and a band between each two that met, as wide as their chats. The tables show the same. */
export function ChordDiagram({ map, lit, onPoint, onChoose }: ChordDiagramProps) {
  const { departments, total } = map
  const size = departments.length
  const labels = departments.map(({ name }) =>
    name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name,
  )
  const layout = useMemo(
    () =>
      chord()
        .padAngle(Math.min(0.035, 0.4 / size))
        .sortSubgroups((one, other) => other - one)(matrixOf(size, total)),
    [size, total],
  )
  const reach = Math.ceil(
    layout.groups.reduce((most, group) => Math.max(most, reachOf(group, labels)), LEAST_REACH),
  )
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image that is drawn here
      role="img"
      aria-label={words.figures.map.drawing}
      viewBox={`${-WIDTH / 2} ${-reach} ${WIDTH} ${reach * 2}`}
      // On a phone the names are only in the legend, so the ring is larger.
      className="mx-auto block w-full max-w-170 [direction:ltr] overflow-visible max-sm:-my-8 max-sm:w-[128%] max-sm:max-w-none max-sm:-translate-x-[11%] rtl:max-sm:translate-x-[11%]"
      onPointerLeave={() => onPoint(null)}
    >
      <g>
        {layout.map((one) => {
          const { source, target } = one
          const isLit = lit === null || source.index === lit || target.index === lit
          return (
            <path
              key={`${source.index} ${target.index}`}
              d={bandOf(one)}
              style={colourOf(lit !== null && target.index === lit ? lit : source.index, size)}
              className={cn(
                'fill-current transition-opacity duration-200',
                lit === null ? 'opacity-35' : isLit ? 'opacity-75' : 'opacity-[0.04]',
              )}
            />
          )
        })}
      </g>
      {layout.groups.map((group) => {
        const { index } = group
        const label = departments[index]?.name ?? ''
        return (
          // The buttons of the legend do the same for the keyboard.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <g
            key={label}
            onPointerEnter={() => onPoint(index)}
            onClick={() => onChoose(index)}
            className={cn(
              'cursor-pointer transition-opacity duration-200',
              lit !== null && lit !== index && 'opacity-40',
            )}
          >
            <path d={ring(group) ?? ''} style={colourOf(index, size)} className="fill-current" />
            {isNamed(group) && (
              <text {...labelAt(group)} className="hidden fill-text text-[13px] sm:block" dy="0.32em">
                {labels[index]}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Without a context to draw on, d3 returns the text of the path. */
function bandOf(one: Chord): string {
  const path: unknown = band(one)
  return typeof path === 'string' ? path : ''
}

const isNamed = ({ startAngle, endAngle }: ChordGroup): boolean => endAngle - startAngle > NARROWEST

/** How far above or below the middle a department's name ends. */
function reachOf(group: ChordGroup, labels: readonly string[]): number {
  const length = isNamed(group) ? (labels[group.index]?.length ?? 0) : 0
  return Math.abs(Math.cos((group.startAngle + group.endAngle) / 2)) * (LABEL + length * LETTER)
}

/** Outside the ring, turned so that it is never upside down. */
function labelAt({ startAngle, endAngle }: ChordGroup) {
  const middle = (startAngle + endAngle) / 2
  const isLeft = middle > TURN / 2
  const turn = (middle * 360) / TURN - 90
  return {
    transform: `rotate(${turn}) translate(${LABEL},0)${isLeft ? ' rotate(180)' : ''}`,
    textAnchor: isLeft ? ('end' as const) : ('start' as const),
  }
}
