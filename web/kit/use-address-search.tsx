import { type ComponentProps, useState, useEffect } from 'react'
import { LONGEST } from '../../shared/limits'
import { Select } from '../ui/input'
import { useSearchParams } from 'wouter'

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
      (before) => {
        const next = new URLSearchParams(before)
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
