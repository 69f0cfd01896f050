import { useRef } from 'react'

/**
 * Radix gives the focus back to a trigger of its own; our dialogs are opened by state, and would leave it nowhere.
 * `onOpen` chooses what gets it first.
 */
export function useFocusBack(onOpen?: (event: Event) => void) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      onOpen?.(event)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // The next dialog may have taken it already.
      if (document.activeElement !== document.body) return
      const { current } = opener
      // Whoever opened it may be gone, as the row that was deleted.
      const back = current?.isConnected ? current : document.querySelector('main')
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    },
  }
}
