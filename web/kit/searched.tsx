import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { SearchInput, Select } from '../ui/input'
import { words } from '../words'
import { LONGEST } from '../../shared/limits'
import { useSearchParams } from 'wouter'

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

const SETTLE_MS = 250

/** The text once the typing has paused, so that a search calls the server once and not for every letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** A search kept in the address under a name: the text as typed, and the text sent to the server once typing pauses. */
export function useAddressSearch(name: string) {
  const { read, change } = useAddress()
  const [typed, setTyped] = useState(read(name).slice(0, LONGEST.search))
  const find = (text: string) => {
    setTyped(text)
    change({ [name]: text.trim() })
  }
  return { typed, find, search: useSettled(typed.trim()) }
}

/** The address's query, and a function that changes part of it; empty values are removed. */
export function useAddress() {
  const [address, setAddress] = useSearchParams()
  const change = (values: Record<string, string>) =>
    setAddress(
      () => {
        // Not what was there when this was drawn: another change may have just been made.
        const next = new URLSearchParams(window.location.search)
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  return { read: (name: string) => address.get(name) ?? '', change }
}

/** A filter or an order of a list, kept in the address under a name. */
export function AddressSelect({ name, ...select }: ComponentProps<typeof Select> & { name: string }) {
  const { read, change } = useAddress()
  return (
    <Select value={read(name)} onChange={(event) => change({ [name]: event.target.value })} {...select} />
  )
}
