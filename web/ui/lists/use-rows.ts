import { useVirtualizer } from '@tanstack/react-virtual'

export interface RowsProps<T> {
  items: readonly T[]
  keyOf: (item: T, index: number) => string
  /** Guess of a row's height in px; real heights are measured. */
  rowHeight: number
  /** Called when the end comes near: load the next page. */
  onEnd?: () => void
}

interface Box {
  element: () => HTMLElement | null
  /** How many rows are rendered beyond those in sight. */
  overscan: number
  /** Whether `onEnd` waits until somebody has scrolled: the second page is not loaded without need. */
  waits?: boolean
}

/** The rows of a long list that are in sight of its box. */
export const useRows = <T>({ items, keyOf, rowHeight, onEnd }: RowsProps<T>, box: Box) =>
  // oxlint-disable-next-line react/incompatible-library -- its functions change with every scroll; nothing here is memoised
  useVirtualizer({
    count: items.length,
    getScrollElement: box.element,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item, index)
    },
    overscan: box.overscan,
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1)
      const isCounted = !box.waits || instance.scrollOffset
      if (onEnd && last && isCounted && last.index >= items.length - 5) onEnd()
    },
  })
