import { createStore } from '../ui/store'

const unreachable = createStore(false)

function set(value: boolean): void {
  if (unreachable.get() !== value) unreachable.set(value)
}

/** Remembers that the server can't be reached; nobody is signed out by that. */
export const reportOutage = () => set(true)
export const reportReachable = () => set(false)

/** Whether the last call found no server. */
export const useOutage = unreachable.use
