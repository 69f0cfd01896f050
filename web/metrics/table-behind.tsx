import { useState } from 'react'
import { type SortDirection, SortTh, Table, Td, Tr } from '../ui/lists/table'
import { words, currentLanguage, formats } from '../words'

interface TableBehindProps {
  caption: string
  heads: readonly string[]
  /** The first cell names the row, the others are figures unless `texts` says how many are not. */
  rows: readonly { key: string; cells: readonly Cell[] }[]
  texts?: number
}

/** The figures behind a drawing, as a table to open; each column can be sorted. */
export function TableBehind({ caption, heads, rows, texts = 1 }: TableBehindProps) {
  const [sort, setSort] = useState<{ column: number; direction: SortDirection }>()
  const sortBy = (column: number) =>
    setSort((before) => ({
      column,
      direction: before?.column === column && before.direction === 'ascending' ? 'descending' : 'ascending',
    }))
  const sorted = sort ? sortedRows(rows, sort.column, sort.direction) : rows
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-9 items-center rounded-small font-semibold text-primary text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11">
        {words.figures.table}
      </summary>
      <div className="mt-2 rounded-card border border-line">
        <Table caption={caption} height="max-h-96">
          <thead>
            <tr>
              {heads.map((head, column) => (
                <SortTh
                  key={head}
                  direction={sort?.column === column ? sort.direction : undefined}
                  onSort={() => sortBy(column)}
                  className={column < texts ? undefined : 'text-end'}
                >
                  {head}
                </SortTh>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ key, cells }) => (
              <Tr key={key}>
                {cells.map((cell, column) =>
                  column === 0 ? (
                    <th
                      key={heads[column]}
                      scope="row"
                      className="whitespace-nowrap px-3 py-2 text-start font-semibold"
                    >
                      {textOf(cell)}
                    </th>
                  ) : (
                    <Td
                      key={heads[column]}
                      className={column < texts ? 'whitespace-nowrap' : 'figures text-end'}
                    >
                      {textOf(cell)}
                    </Td>
                  ),
                )}
              </Tr>
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  )
}

/** A number, a text, or a text that is sorted by something else: "October 2026" by "2026-10". */
export type Cell = string | number | { text: string; by: string | number }

export const textOf = (cell: Cell): string =>
  typeof cell === 'object' ? cell.text : typeof cell === 'number' ? formats().digits(cell) : cell

const keyOf = (cell: Cell | undefined): string | number => (typeof cell === 'object' ? cell.by : (cell ?? ''))

interface Row {
  cells: readonly Cell[]
}

/** The rows in the order of one of their columns. */
export function sortedRows<T extends Row>(
  rows: readonly T[],
  column: number,
  direction: 'ascending' | 'descending',
): T[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one.cells[column]), keyOf(other.cells[column])]
    return (
      sign *
      (typeof a === 'number' && typeof b === 'number'
        ? a - b
        : String(a).localeCompare(String(b), currentLanguage()))
    )
  })
}
