import { useState } from 'react'
import { LONGEST } from '../../shared/limits'
import { useAddress } from './use-address'
import { useSettled } from './use-settled'

/** A search that stands in the address under a name: as it is typed, and as the server is asked, once the typing rests. */
export function useAddressSearch(name: string) {
  const { read, change } = useAddress()
  const [typed, setTyped] = useState(read(name).slice(0, LONGEST.search))
  const find = (text: string) => {
    setTyped(text)
    change({ [name]: text.trim() })
  }
  return { typed, find, search: useSettled(typed.trim()) }
}
