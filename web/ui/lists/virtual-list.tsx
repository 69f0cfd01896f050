import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { ScrollArea } from './scroll-area'

interface VirtualListProps<T> {
  label: string
  items: readonly T[]
  keyOf: (item: T, index: number) => string
  /** Guess of a row's height in px; real heights are measured. */
  rowHeight: number
  children: (item: T, index: number) => ReactNode
  /** Called when the end comes near: load the next page. */
  onEnd?: () => void
  className?: string
}

/** A list that renders only its visible rows, so that thousands scroll smoothly. Give it a height by className. */
export function VirtualList<T>({
  label,
  items,
  keyOf,
  rowHeight,
  children,
  onEnd,
  className,
}: VirtualListProps<T>) {
  const box = useRef<HTMLElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- its functions change with every scroll; nothing here is memoised
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item, index)
    },
    overscan: 8,
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1)
      if (onEnd && last && last.index >= items.length - 5) onEnd()
    },
  })
  return (
    <ScrollArea ref={box} label={label} className={className}>
      <ul className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const item = items[row.index]
          return item === undefined ? null : (
            <li
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${row.start}px)` }}
            >
              {children(item, row.index)}
            </li>
          )
        })}
      </ul>
    </ScrollArea>
  )
}
