import { counted, inDigits } from '../../shared/counted'
import { cn } from '../ui/cn'
import { colourOf } from './chord-diagram'
import type { ConnectionMap } from './metrics.rules'

interface DepartmentLegendProps {
  map: ConnectionMap
  chosen: number | null
  lit: number | null
  onPoint: (place: number | null) => void
  onChoose: (place: number) => void
}

/** The departments of the map with their colours; each can be chosen, by keyboard too. */
export function DepartmentLegend({ map, chosen, lit, onPoint, onChoose }: DepartmentLegendProps) {
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
              'flex min-h-9 w-full items-center gap-2.5 rounded-control px-2 py-1 text-left transition-colors pointer-coarse:min-h-11',
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
              {merged > 1 && <span className="text-muted"> ({merged})</span>}
            </span>
            <span className="figures text-muted text-sm">
              {inDigits(people)}
              <span className="sr-only"> {counted(people, 'person', 'people').replace(/^\S+ /, '')}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
