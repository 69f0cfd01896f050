import { useState } from 'react'
import { LONGEST } from '../../shared/limits'
import { useAddress } from './use-address'
import { useSettled } from './use-settled'

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
