import type { ComponentProps, ReactNode } from 'react'
import { type RowsProps, useRows } from './use-rows'

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
