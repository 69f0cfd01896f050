import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button'
import { words } from '../../words'
import type { BulkReach } from '../../../shared/contract/bulk'

interface BulkBarProps {
  selected: Selected
  noun: Noun
  /** What can be done with them. */
  children: ReactNode
}

/** Above a list while rows of it are selected: how many, all of them, and what can be done with them. */
export function BulkBar({ selected, noun, children }: BulkBarProps) {
  const { count, isAll, total } = selected
  if (count === 0) return null
  const { bulk } = words.dashboard
  return (
    <fieldset
      aria-label={bulk[noun].label}
      className="appear mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-primary bg-primary-soft px-3 py-2"
    >
      <p aria-live="polite" className="figures font-semibold">
        {isAll ? bulk[noun].allFound(count) : bulk[noun].selected(count)}
      </p>
      <div className="flex flex-wrap gap-1">
        {!isAll && total > count && (
          <Button variant="ghost" size="small" onClick={selected.selectAll}>
            {bulk.selectAll(total)}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={selected.clear}>
          {bulk.clear}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 sm:ms-auto">{children}</div>
    </fieldset>
  )
}

/** Which rows of a list are selected: those by their ids, or all that its filters find. */
interface Selection {
  ids: ReadonlySet<string>
  isAll: boolean
}

export const NOTHING: Selection = { ids: new Set(), isAll: false }

/** The selection with a row more or less. Out of all, those stay that the list has loaded. */
export function toggled({ ids, isAll }: Selection, id: string, loaded: readonly string[]): Selection {
  const next = new Set(isAll ? loaded : ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, isAll: false }
}

/** What a change does, before it is done: "Changes 2,790 of 2,814 users." and the people it refuses. */
export function reachInWords(
  { changed, refused, people }: BulkReach,
  selected: number,
  noun: Noun,
): string[] {
  const { bulk } = words.dashboard
  const lines = [changed === 0 ? bulk[noun].changesNone(selected) : bulk[noun].changes(changed, selected)]
  if (noun === ENTRIES && changed > 0) lines.push(bulk.covers(people))
  if (refused > 0) lines.push(bulk.refused(refused))
  return lines
}

/** Of which list the rows are. */
export type Noun = 'users' | 'entries'
export const USERS: Noun = 'users'
export const ENTRIES: Noun = 'entries'

/**
 * Which rows of a list are selected. Another filter finds other rows, so nothing is selected then.
 * @param found what the list is filtered by
 * @param rows its rows, as far as they are loaded, and how many it has in all
 */
export function useSelection(found: unknown, rows: { items: { id: string }[]; total: number } | undefined) {
  const loaded = rows?.items.map(({ id }) => id) ?? []
  const total = rows?.total ?? 0
  const key = JSON.stringify(found)
  const [kept, setKept] = useState({ key, selection: NOTHING })
  const selection = kept.key === key ? kept.selection : NOTHING
  const select = (next: Selection) => setKept({ key, selection: next })
  const { ids, isAll } = selection
  return {
    ids,
    isAll,
    total,
    count: isAll ? total : ids.size,
    isSelected: (id: string) => isAll || ids.has(id),
    toggle: (id: string) => select(toggled(selection, id, loaded)),
    areLoaded: loaded.length > 0 && (isAll || loaded.every((id) => ids.has(id))),
    /** All rows that are loaded, or none. */
    toggleLoaded: (on: boolean) => select(on ? { ids: new Set(loaded), isAll: false } : NOTHING),
    selectAll: () => select({ ids: new Set(), isAll: true }),
    clear: () => select(NOTHING),
  }
}
export type Selected = ReturnType<typeof useSelection>
