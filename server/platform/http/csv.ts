import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'

/**
 * A cell that a spreadsheet would run as a formula is made plain text by an apostrophe. Spreadsheets skip leading white
 * space and control characters; Numbers, and Excel in Japanese, read ＝ ＋ － ＠ and their kin as = + - @.
 */
export const harmless = (cell: string): string =>
  /^[\s\p{Cc}\p{Cf}]*[=+\-\u2212@]/u.test(cell.normalize('NFKC')) ? `'${cell}` : cell

/** The first line of a CSV file by RFC 4180; its names may come from somebody's file. */
export const csvHead = (columns: string[], delimiter = ','): string =>
  // The byte order mark: without it spreadsheets take UTF-8 for the encoding of their country.
  stringify([columns.map(harmless)], { bom: true, delimiter, record_delimiter: 'windows' })

/** Further lines, in which no cell is a formula. */
export const csvRows = (rows: string[][], delimiter = ','): string =>
  stringify(
    rows.map((row) => row.map(harmless)),
    { delimiter, record_delimiter: 'windows' },
  )

/** Replies with a CSV file, piece by piece. */
export const sendCsv = (
  reply: FastifyReply,
  fileName: string,
  pieces: Iterable<string> | AsyncIterable<string>,
): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(pieces))
