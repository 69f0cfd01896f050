import { LONGEST, MOST } from '../../../shared/limits'

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
  delimiter: string
  rows: () => Generator<CsvRow>
}

/** How many lines one row may fill, by line breaks within quotes; a quote that is never closed spoils its own line only. */
const MOST_LINES = 20
const [LF, CR] = [10, 13]
/** One more than an import may have. The rest of the row is not read. */
const MOST_CELLS = MOST.importColumns + 1
/** Of so many characters delimiters are guessed, and a quoted cell is read: far more than any value may have. */
const LOOKED_AT = 100_000

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
  // Excel's own hint.
  const [hint = '', hinted] = /^\s*sep=([,;\t])(?=[\r\n])/i.exec(text.slice(0, LOOKED_AT)) ?? []
  const begin = hint.length
  const delimiter = hinted ?? delimiterOf(text)
  const [{ cells: first = [] } = {}] = rowsOf(text, begin, delimiter)
  const names = first.map((cell) => cell.trim().slice(0, LONGEST.name))
  if (names.every((name) => name === '')) return undefined
  const hasHeader = names.some(isKnown) || !first.some((cell) => cell.includes('@'))
  if (!hasHeader && first.every((cell) => cell.includes('@') || cell.trim() === ''))
    return { columns: ['Email'], hasHeader, delimiter, rows: () => entriesOf(text, begin) }
  return {
    columns: names.map((name, index) => (hasHeader && name) || `Column ${index + 1}`),
    hasHeader,
    delimiter,
    rows: function* rows() {
      const all = rowsOf(text, begin, delimiter, first.length)
      if (hasHeader) all.next()
      yield* all
    },
  }
}

/** Spreadsheets in much of Europe write semicolons; copied cells have tabs between them. */
function delimiterOf(text: string): string {
  const begin = indexOf(/\S/g, text, 0)
  const header = text.slice(begin, Math.min(endOfLine(text, begin), begin + LOOKED_AT))
  return [',', ';', '\t']
    .map((one) => ({ one, times: header.split(one).length }))
    .reduce((best, next) => (next.times > best.times ? next : best)).one
}

/** A list of addresses: one per line, or with commas, semicolons or tabs between. */
function* entriesOf(text: string, begin: number): Generator<CsvRow> {
  let line = 1 + breaksIn(text, 0, begin)
  for (let start = begin; start < text.length; ) {
    const end = indexOf(/[,;\t\r\n]/g, text, start)
    const cell = text.slice(start, end)
    if (cell.trim() !== '') yield { line, cells: [cell] }
    line += breaksIn(text, end, end + 1)
    start = end + 1
  }
}

/**
 * The rows of a text. Blank lines are left out, and rows of empty cells, which spreadsheets write below the last one.
 * @param width how many cells a row over several lines must have
 */
function* rowsOf(text: string, begin: number, delimiter: string, width?: number): Generator<CsvRow> {
  let line = 1 + breaksIn(text, 0, begin)
  for (let start = begin; start < text.length; ) {
    const end = endOfLine(text, start)
    const first = text.slice(start, end)
    const read = first.includes('"')
      ? quotedRow(text, start, delimiter)
      : { cells: first.split(delimiter, MOST_CELLS), lines: 1, end }
    const row = read?.lines === 1 || width === undefined || read?.cells.length === width ? read : undefined
    if (!row || row.cells.some((cell) => cell.trim() !== '')) yield { line, cells: row?.cells }
    line += row?.lines ?? 1
    start = afterBreak(text, row?.end ?? end)
  }
}

/**
 * The row that begins at a place, by RFC 4180, and where it ends; undefined when a quote is not closed where a cell ends.
 * A quote within an unquoted cell is a letter like others.
 */
function quotedRow(text: string, start: number, delimiter: string) {
  const ends = new RegExp(`[${delimiter}\r\n]`, 'g')
  const cells: string[] = []
  let lines = 1
  for (let at = start; ; at += 1) {
    const begin = afterSpaces(text, at)
    const isQuoted = text[begin] === '"'
    const close = isQuoted ? closingQuote(text, begin + 1) : -1
    const end = indexOf(ends, text, isQuoted ? close : at)
    if (isQuoted) {
      lines += breaksIn(text, begin, close)
      if (close < 0 || lines > MOST_LINES || afterSpaces(text, close + 1) !== end) return undefined
      cells.push(text.slice(begin + 1, Math.min(close, begin + LOOKED_AT)).replaceAll('""', '"'))
    } else cells.push(text.slice(at, end))
    if (text[end] !== delimiter || cells.length === MOST_CELLS)
      return { cells, lines, end: endOfLine(text, end) }
    at = end
  }
}

/** Two quotes stand for one; so of several the last one closes the cell, if their number is odd. */
function closingQuote(text: string, from: number): number {
  const quotes = /"+/g
  quotes.lastIndex = from
  for (let found = quotes.exec(text); found; found = quotes.exec(text))
    if (found[0].length % 2 === 1) return quotes.lastIndex - 1
  return -1
}

function afterSpaces(text: string, from: number): number {
  let at = from
  while (text[at] === ' ') at += 1
  return at
}

/** Where a pattern is found next; the length of the text if it is not. */
function indexOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? text.length
}

const endOfLine = (text: string, from: number): number => indexOf(/[\r\n]/g, text, from)

const afterBreak = (text: string, end: number): number => end + (text.startsWith('\r\n', end) ? 2 : 1)

/** Counts the ends of lines: \n, \r\n, or \r alone. */
function breaksIn(text: string, from: number, to: number): number {
  let breaks = 0
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) breaks += 1
  }
  return breaks
}
