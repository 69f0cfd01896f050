import { useState } from 'react'
import { NOTHING, type Selection, toggled } from './bulk.rules'

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
