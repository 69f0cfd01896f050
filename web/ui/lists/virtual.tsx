import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef, type ComponentProps } from 'react'
import { ScrollArea } from './table'

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
const useRows = <T,>({ items, keyOf, rowHeight, onEnd }: RowsProps<T>, box: Box) =>
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

/** The props a row needs, so that its height is measured and it says its position. */
export type RowProps = Pick<ComponentProps<'tr'>, 'ref' | 'aria-rowindex'> & { 'data-index': number }

interface VirtualRowsProps<T> extends RowsProps<T> {
  /** The table's own box, with a limited height; kept as state, since it is there only after its rows. */
  box: HTMLElement | null
  columns: number
  /** The row of an item; it takes the given props. */
  children: (item: T, props: RowProps) => ReactNode
}

/** The body of a long table: only the rows in sight are rendered, the others are empty space. */
export function VirtualRows<T>({ box, columns, children, ...list }: VirtualRowsProps<T>) {
  const rows = useRows(list, { element: () => box, overscan: 6, waits: true })
  const shown = rows.getVirtualItems()
  return (
    <tbody>
      <Room height={shown[0]?.start ?? 0} columns={columns} />
      {shown.map(({ index }) => {
        const item = list.items[index]
        return item === undefined
          ? null
          : // The head is the first row.
            children(item, { ref: rows.measureElement, 'data-index': index, 'aria-rowindex': index + 2 })
      })}
      <Room height={rows.getTotalSize() - (shown.at(-1)?.end ?? 0)} columns={columns} />
    </tbody>
  )
}

const Room = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is no control, and empty */}
      <td colSpan={columns} className="p-0" style={{ height }} />
    </tr>
  )
