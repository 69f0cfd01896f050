import { type ReactNode, useState } from 'react'
import { SearchInput } from '../ui/input'
import { words } from '../words'

/** Lists up to this length need no search. */
const FEW = 10

interface PagedSearchProps {
  /** The field's name: "Search inquiries". */
  label: string
  typed: string
  onType: (text: string) => void
  /** How many rows there are; of these words, once something is typed. Undefined while it loads. */
  total: number | undefined
}

/** The search of a list that comes in pages and is searched on the server; there once the list is long. */
export function PagedSearch({ label, typed, onType, total }: PagedSearchProps) {
  // Stays: while it is cleared, the total is still that of what was found.
  const [isLong, setLong] = useState(typed !== '')
  if (total !== undefined && total > FEW && !isLong) setLong(true)
  if (!isLong) return null
  return (
    <>
      <SearchInput label={label} value={typed} onChange={onType} className="mb-4" />
      <p aria-live="polite" className="sr-only">
        {typed.trim() && total !== undefined && words.shell.search.found(total)}
      </p>
    </>
  )
}

/** What a list shows when its search found nothing. */
export const NothingMatches = ({ search }: { search: string }) => (
  <p className="py-8 text-center text-muted">{words.shell.search.nothing(search)}</p>
)

interface SearchedProps<T> {
  /** The field's name: "Search departments". */
  label: string
  items: readonly T[]
  /** The words by which an item is found. */
  wordsOf: (item: T) => readonly string[]
  /** The list of the items found. */
  children: (found: readonly T[]) => ReactNode
}

/** A list that is loaded as a whole; with a search once it is long. */
export function Searched<T>({ label, items, wordsOf, children }: SearchedProps<T>) {
  const [typed, setTyped] = useState('')
  if (items.length <= FEW) return children(items)
  const wanted = typed.trim().toLowerCase()
  const found = items.filter((item) => wordsOf(item).some((word) => word.toLowerCase().includes(wanted)))
  return (
    <>
      <SearchInput label={label} value={typed} onChange={setTyped} className="mb-4" />
      <p aria-live="polite" className="sr-only">
        {wanted && words.shell.search.found(found.length)}
      </p>
      {found.length > 0 ? children(found) : <NothingMatches search={typed.trim()} />}
    </>
  )
}
