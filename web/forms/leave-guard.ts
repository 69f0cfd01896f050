import { useEffect, useSyncExternalStore } from 'react'
import type { AroundNavHandler } from 'wouter'

let unsaved = 0
let held: (() => void) | null = null
const listeners = new Set<() => void>()

function hold(go: (() => void) | null): void {
  held = go
  for (const listener of listeners) listener()
}

function beforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** While `dirty`, leaving the page asks first: inside the app by a dialog, closing the tab by the browser's own question. */
export function useLeaveGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined
    unsaved += 1
    window.addEventListener('beforeunload', beforeUnload)
    return () => {
      unsaved -= 1
      window.removeEventListener('beforeunload', beforeUnload)
    }
  }, [dirty])
}

/** The router's way to navigate: a change of the path waits for an answer while something is unsaved. */
export const guardedNavigation: AroundNavHandler = (navigate, to, options) => {
  const path = new URL(to, window.location.href).pathname
  if (unsaved > 0 && path !== window.location.pathname) hold(() => navigate(to, options))
  else navigate(to, options)
}

/** The navigation that waits for an answer, if one does. */
export function useHeldNavigation() {
  const waiting = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => held,
    () => null,
  )
  return { waiting: waiting !== null, go: () => waiting?.(), stay: () => hold(null) }
}
