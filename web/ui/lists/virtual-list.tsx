import { type ReactNode, useRef } from 'react'
import { ScrollArea } from './scroll-area'
import { type RowsProps, useRows } from './use-rows'

interface VirtualListProps<T> extends RowsProps<T> {
  label: string
  children: (item: T, index: number) => ReactNode
  className?: string
}

/** A list that renders only its visible rows, so that thousands scroll smoothly. Give it a height by className. */
export function VirtualList<T>({ label, children, className, ...list }: VirtualListProps<T>) {
  const box = useRef<HTMLElement>(null)
  const rows = useRows(list, { element: () => box.current, overscan: 8 })
  return (
    <ScrollArea ref={box} label={label} className={className}>
      <ul className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const item = list.items[row.index]
          return item === undefined ? null : (
            <li
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              aria-setsize={list.items.length}
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
