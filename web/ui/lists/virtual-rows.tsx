import { useVirtualizer } from '@tanstack/react-virtual'
import type { ComponentProps, ReactNode } from 'react'

/** The props a row needs, so that its height is measured and it says its position. */
export type RowProps = Pick<ComponentProps<'tr'>, 'ref' | 'aria-rowindex'> & { 'data-index': number }

interface VirtualRowsProps<T> {
  /** The table's own box, with a limited height; kept as state, since it is there only after its rows. */
  box: HTMLElement | null
  items: readonly T[]
  keyOf: (item: T) => string
  columns: number
  /** Guess of a row's height in px; real heights are measured. */
  rowHeight: number
  /** The row of an item; it takes the given props. */
  children: (item: T, props: RowProps) => ReactNode
  /** Called when the end comes near: load the next page. */
  onEnd?: () => void
}

/** The body of a long table: only the rows in sight are rendered, the others are empty space. */
export function VirtualRows<T>({
  box,
  items,
  keyOf,
  columns,
  rowHeight,
  children,
  onEnd,
}: VirtualRowsProps<T>) {
  // oxlint-disable-next-line react/incompatible-library -- its functions change with every scroll; nothing here is memoised
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    overscan: 6,
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1)
      // Not before somebody scrolls: the second page is not loaded without need.
      if (onEnd && last && instance.scrollOffset && last.index >= items.length - 5) onEnd()
    },
  })
  const shown = rows.getVirtualItems()
  return (
    <tbody>
      <Room height={shown[0]?.start ?? 0} columns={columns} />
      {shown.map(({ index }) => {
        const item = items[index]
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
