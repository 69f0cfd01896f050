import { Table, Td, Th, Tr } from '../ui/table'

interface TableBehindProps {
  caption: string
  heads: readonly string[]
  /** The first cell names the row, the others are figures unless `words` says how many are not. */
  rows: readonly { key: string; cells: readonly string[] }[]
  words?: number
}

/** The figures behind a drawing, as a table to open. */
export function TableBehind({ caption, heads, rows, words = 1 }: TableBehindProps) {
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-9 items-center rounded-small font-semibold text-primary text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11">
        Show as a table
      </summary>
      <div className="mt-2 rounded-card border border-line">
        <Table caption={caption} height="max-h-96">
          <thead>
            <tr>
              {heads.map((head, column) => (
                <Th key={head} className={column < words ? undefined : 'text-right'}>
                  {head}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <Tr key={key}>
                {cells.map((cell, column) =>
                  column === 0 ? (
                    <th key={heads[column]} scope="row" className="px-3 py-2 text-left font-semibold">
                      {cell}
                    </th>
                  ) : (
                    <Td key={heads[column]} className={column < words ? undefined : 'figures text-right'}>
                      {cell}
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
