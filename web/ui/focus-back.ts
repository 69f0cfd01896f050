import { useRef } from 'react'

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so only for a trigger of its own, and our dialogs
 * are opened by state. `onOpen` chooses what gets the focus first.
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
      // Something else, such as the next dialog, may have it already.
      if (document.activeElement !== document.body) return
      const { current } = opener
      // What opened it may be gone, such as the button of a deleted row, or be a tab that is no longer the open one.
      const open = current?.closest('[role=tablist]')?.querySelector('[aria-selected=true]') ?? current
      const back = open?.isConnected ? open : document.querySelector('main')
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    },
  }
}
