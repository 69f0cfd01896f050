import { csvHead, csvRows } from '../../platform/http/csv'
import { ENGLISH, inWords } from '../../platform/http/errors'
import type { Sheet } from './csv.rules'
import { inTurns } from './in-turns'
import type { RefusedRow } from './person.rules'

/** Returns the refused rows as CSV, each as in the file, with its line and what is wrong in English; null if no row is refused. */
export async function refusedCsv(sheet: Sheet, refused: RefusedRow[]) {
  if (refused.length === 0) return null
  const messages = new Map(refused.map(({ place, say }) => [place, inWords(say, ENGLISH)]))
  const width = sheet.columns.length
  let csv = csvHead([...sheet.columns, 'line', 'why'], sheet.delimiter)
  let place = 0
  for await (const batch of inTurns(sheet.rows())) {
    const rows: string[][] = []
    for (const { line, cells = [] } of batch) {
      const message = messages.get(place)
      if (message !== undefined)
        rows.push([...Array.from({ length: width }, (_, index) => cells[index] ?? ''), String(line), message])
      place += 1
    }
    csv += csvRows(rows, sheet.delimiter)
  }
  return csv
}
