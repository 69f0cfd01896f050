import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page responds to presses yet: false in prerendered HTML until React has taken it over. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
