/** A row of a CSV file. */
export interface CsvRow {
  /** Where it begins, from 1. */
  line: number
  /** Missing when its quotes don't match. */
  cells: string[] | undefined
}

/** What a text holds: named columns and rows, or a plain list of addresses. */
export interface Sheet {
  /** "Column 1", "Column 2" … where the first line holds no names. */
  columns: string[]
  hasHeader: boolean
  rows: () => Generator<CsvRow>
}

/** How many lines one row may fill, by line breaks within quotes; a quote that is never closed spoils its own line only. */
const MOST_LINES = 20

/** Beginnings of files that some take for CSV: a zip (as .xlsx and .ods are), and the older .xls. */
const ARCHIVES = [Buffer.from('PK\u0003\u0004'), Buffer.from('d0cf11e0', 'hex')]

/** Whether it is a zip or a spreadsheet, whatever its name says. */
export const isArchive = (bytes: Buffer): boolean =>
  ARCHIVES.some((start) => bytes.subarray(0, start.length).equals(start))

/**
 * The text of a file in UTF-8, UTF-16 with its mark, or Windows-1252. In a file that is UTF-8 but for a few bytes, these
 * become U+FFFD, so that their rows are refused: all of it read as Windows-1252 would be rubbish.
 */
export function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  const wide = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : undefined
  const text = new TextDecoder(wide ?? 'utf-8').decode(bytes)
  const isWestern = wide === undefined && text.includes('\ufffd') && !/[\u0080-\ufffc]/.test(text)
  // PostgreSQL's texts hold no NUL. Either way it is a control character, which no cell may have.
  return (isWestern ? western(bytes) : text).replaceAll('\0', '\u0001')
}

/** What Windows-1252 has from 0x80 on, where Latin-1 has control characters. Node's own decoder takes it for Latin-1. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const western = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (one) => WESTERN[one.charCodeAt(0) - 0x80] ?? one)

/** @param isKnown whether a cell of the first line names a column */
export function readSheet(text: string, isKnown: (name: string) => boolean): Sheet | undefined {
  const from = /^(?:\s*[\r\n])?/.exec(text)?.[0].length ?? 0
  // Excel's own hint.
  const [hint = '', hinted] = /^sep=([,;\t])(?:\r\n?|\n)/i.exec(text.slice(from, from + 10)) ?? []
  const begin = from + hint.length
  const line = 1 + breaksIn(text.slice(0, begin))
  const delimiter = hinted ?? delimiterOf(text.slice(begin, endOfLine(text, begin)))
  const [{ cells: first = [] } = {}] = rowsOf({ text, begin, line, delimiter })
  if (first.every((cell) => cell.trim() === '')) return undefined
  const hasHeader = first.some(isKnown) || !first.some((cell) => cell.includes('@'))
  if (!hasHeader && first.every((cell) => cell.includes('@') || cell.trim() === ''))
    return { columns: ['Email'], hasHeader, rows: () => entriesOf(text, begin, line) }
  return {
    columns: first.map((cell, index) => (hasHeader && cell.trim()) || `Column ${index + 1}`),
    hasHeader,
    rows: function* rows() {
      const all = rowsOf({ text, begin, line, delimiter, width: first.length })
      if (hasHeader) all.next()
      yield* all
    },
  }
}

/** Spreadsheets in much of Europe write semicolons; copied cells have tabs between them. */
const delimiterOf = (header: string): string =>
  [',', ';', '\t']
    .map((one) => ({ one, times: header.split(one).length }))
    .reduce((best, next) => (next.times > best.times ? next : best)).one

/** A list of addresses: one per line, or with commas, semicolons or tabs between. */
function* entriesOf(text: string, begin: number, firstLine: number): Generator<CsvRow> {
  let line = firstLine
  for (let start = begin; start < text.length; line += 1) {
    const end = endOfLine(text, start)
    for (const cell of text.slice(start, end).split(/[,;\t]/))
      if (cell.trim() !== '') yield { line, cells: [cell] }
    start = afterBreak(text, end)
  }
}

interface Reading {
  text: string
  begin: number
  line: number
  delimiter: string
  /** How many cells a row over several lines must have. */
  width?: number
}

/** The rows of a text, blank lines left out. */
function* rowsOf({ text, begin, line: firstLine, delimiter, width }: Reading): Generator<CsvRow> {
  let line = firstLine
  for (let start = begin; start < text.length; ) {
    let end = endOfLine(text, start)
    let cells = cellsOf(text.slice(start, end), delimiter)
    let lines = 1
    if (cells === 'open') {
      const joined = joinedRow(text, start, end, delimiter)
      if (joined && (width === undefined || joined.cells.length === width)) ({ cells, end, lines } = joined)
    }
    if (text.slice(start, end).trim() !== '')
      yield { line, cells: typeof cells === 'string' ? undefined : cells }
    line += lines
    start = afterBreak(text, end)
  }
}

/** The row from `start` together with as many of the next lines as close its quote. */
function joinedRow(text: string, start: number, firstEnd: number, delimiter: string) {
  let end = firstEnd
  for (let lines = 2; lines <= MOST_LINES && end < text.length; lines += 1) {
    end = endOfLine(text, afterBreak(text, end))
    const cells = cellsOf(text.slice(start, end), delimiter)
    if (cells === 'broken') return undefined
    if (cells !== 'open') return { cells, end, lines }
  }
  return undefined
}

/** The cells of a row by RFC 4180. A quote within an unquoted cell is a letter like others. */
function cellsOf(row: string, delimiter: string): string[] | 'open' | 'broken' {
  if (!row.includes('"')) return row.split(delimiter)
  const cells: string[] = []
  for (let at = 0; ; at += 1) {
    const begin = afterSpaces(row, at)
    if (row[begin] !== '"') {
      const end = row.indexOf(delimiter, at)
      cells.push(row.slice(at, end < 0 ? undefined : end))
      if (end < 0) return cells
      at = end
      continue
    }
    let close = begin + 1
    for (;;) {
      close = row.indexOf('"', close)
      if (close < 0) return 'open'
      if (row[close + 1] !== '"') break
      close += 2
    }
    cells.push(row.slice(begin + 1, close).replaceAll('""', '"'))
    at = afterSpaces(row, close + 1)
    if (at === row.length) return cells
    if (row[at] !== delimiter) return 'broken'
  }
}

function afterSpaces(row: string, from: number): number {
  let at = from
  while (row[at] === ' ') at += 1
  return at
}

function endOfLine(text: string, from: number): number {
  const breaks = /[\r\n]/g
  breaks.lastIndex = from
  return breaks.exec(text)?.index ?? text.length
}

const afterBreak = (text: string, end: number): number =>
  end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1)

const breaksIn = (text: string): number => text.split(/\r\n?|\n/).length - 1
