import { type ReactNode, useState } from 'react'
import { SearchInput } from '../ui/input'

/** So many are looked over faster than they are searched. */
const FEW = 10

interface SearchedProps<T> {
  /** Of the field: "Search departments". */
  label: string
  items: readonly T[]
  /** What a thing is found by. */
  wordsOf: (item: T) => readonly string[]
  /** The list of what was found. */
  children: (found: readonly T[]) => ReactNode
}

/** A list that was read whole, with a search once it is long. */
export function Searched<T>({ label, items, wordsOf, children }: SearchedProps<T>) {
  const [typed, setTyped] = useState('')
  if (items.length <= FEW) return children(items)
  const wanted = typed.trim().toLowerCase()
  const found = items.filter((item) => wordsOf(item).some((word) => word.toLowerCase().includes(wanted)))
  return (
    <>
      <SearchInput label={label} value={typed} onChange={setTyped} className="mb-4" />
      <p aria-live="polite" className="sr-only">
        {wanted && `${found.length} found`}
      </p>
      {found.length > 0 ? (
        children(found)
      ) : (
        <p className="py-8 text-center text-muted">Nothing is found by "{typed.trim()}".</p>
      )}
    </>
  )
}
