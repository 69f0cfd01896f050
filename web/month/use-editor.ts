import { useAddress } from '../kit/use-address-search'

/** Opens the editor of a newsletter, by the page's address. */
export function useEditor() {
  const { change } = useAddress()
  return (id: string) => change({ edit: id })
}
