import { useSyncExternalStore } from 'react'

let unreachable = false
const listeners = new Set<() => void>()

function set(value: boolean): void {
  if (unreachable === value) return
  unreachable = value
  for (const listener of listeners) listener()
}

/** Remembers that the server can't be reached; nobody is signed out by that. */
export const reportOutage = () => set(true)
export const reportReachable = () => set(false)

/** Whether the last call found no server. */
export function useOutage(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => unreachable,
    () => false,
  )
}
