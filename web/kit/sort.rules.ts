import type { SortDirection } from '../ui/lists/table'

type Sort<Column extends string> = Column | `-${Column}`

/** The sort that an address names, if the list has it: a column, or "-" and the column. */
export function sortIn<Column extends string>(
  text: string,
  columns: readonly Column[],
): Sort<Column> | undefined {
  const column = columns.find((one) => one === text.replace(/^-/, ''))
  if (column === undefined) return undefined
  return text.startsWith('-') ? `-${column}` : column
}

/** How a column is sorted now; undefined: not by this one. */
export const directionOf = (sort: string, column: string): SortDirection | undefined =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined

/** The sort after a press on a column's head: first ascending, then descending. */
export const sortAfter = <Column extends string>(sort: string, column: Column): Sort<Column> =>
  sort === column ? `-${column}` : column
