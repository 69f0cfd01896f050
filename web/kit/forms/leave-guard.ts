import { useEffect } from 'react'
import type { AroundNavHandler } from 'wouter'
import { createStore } from '../../ui/store'

/** How many forms have something unsaved: some are left when the path changes, some when any part of the address does. */
const unsaved = { path: 0, address: 0 }
/** The navigation that waits for an answer. */
const held = createStore<(() => void) | null>(null)

function beforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/**
 * While `dirty`, leaving the page asks first: inside the app, its back button included, by a dialog, closing the tab by
 * the browser's own question.
 * @param under which part of the address keeps the form open: 'address' for one that a query (?edit=) opened
 */
export function useLeaveGuard(dirty: boolean, under: keyof typeof unsaved = 'path'): void {
  useEffect(() => {
    if (!dirty) return undefined
    unsaved[under] += 1
    window.addEventListener('beforeunload', beforeUnload)
    return () => {
      unsaved[under] -= 1
      window.removeEventListener('beforeunload', beforeUnload)
    }
  }, [dirty, under])
}

/** Whether something on the screen is typed and not saved. */
export const hasUnsaved = (): boolean => unsaved.path + unsaved.address > 0

const changesPath = (to: URL) => hasUnsaved() && to.pathname !== window.location.pathname
const changesAddress = (to: URL) =>
  changesPath(to) || (unsaved.address > 0 && to.search !== window.location.search)

/**
 * Back and forward wait for an answer, too. A browser lets each be held only once until the person does something on the
 * page, so that no page can keep anyone; in a browser that cannot hold them at all, the drafts keep the edits.
 */
export function guardHistory(): void {
  if (!('navigation' in window)) return
  let answered = false
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'traverse') return
    const { url, key } = event.destination
    if (answered || !event.cancelable || !changesAddress(new URL(url))) return held.set(null)
    event.preventDefault()
    held.set(() => {
      answered = true
      const over = () => (answered = false)
      navigation.traverseTo(key).finished?.then(over, over)
    })
  })
}

/** The router's way to navigate: a change of the path waits for an answer while something is unsaved. */
export const guardedNavigation: AroundNavHandler = (navigate, to, options) => {
  if (changesPath(new URL(to, window.location.href))) held.set(() => navigate(to, options))
  else navigate(to, options)
}

/** The navigation that waits for an answer, if there is one. */
export function useHeldNavigation() {
  const waiting = held.use()
  return { waiting: waiting !== null, go: () => waiting?.(), stay: () => held.set(null) }
}
