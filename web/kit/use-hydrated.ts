import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether React has taken this part of the page over: false in prerendered HTML, true wherever nothing was prerendered.
 * Parts are taken over one after the other. What the server says meanwhile must wait for it: the first picture of each
 * part is the prerendered one.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
