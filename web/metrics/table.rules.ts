import { currentLanguage, formats } from '../words'

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
