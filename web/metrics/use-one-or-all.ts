import { useProgramme } from '../kit/use-programme'

/** What calls for figures get: the programme in the address, or nothing, for those of all. */
export function useOneOrAll() {
  const { asked } = useProgramme()
  return asked ? { query: { programme: asked } } : {}
}
