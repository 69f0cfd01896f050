import { setImmediate as turn } from 'node:timers/promises'
import { csvHead, csvRows } from '../../http/csv'
import type { Sheet } from './csv.rules'

const ROWS_AT_ONCE = 2000

/** The refused rows as they were in the file, with their line and what is wrong; null if there are none. */
export async function refusedCsv(
  sheet: Sheet,
  refused: { place: number; message: string }[],
): Promise<string | null> {
  if (refused.length === 0) return null
  const messages = new Map(refused.map(({ place, message }) => [place, message]))
  const width = sheet.columns.length
  let csv = csvHead([...sheet.columns, 'line', 'why'])
  let rows: string[][] = []
  let place = 0
  for (const { line, cells = [] } of sheet.rows()) {
    const message = messages.get(place)
    if (message !== undefined)
      rows.push([...Array.from({ length: width }, (_, index) => cells[index] ?? ''), String(line), message])
    place += 1
    if (place % ROWS_AT_ONCE > 0) continue
    csv += csvRows(rows)
    rows = []
    await turn()
  }
  return csv + csvRows(rows)
}
