import { isUtf8 } from 'node:buffer'
import type { ImportField } from '../../../shared/contract/imports'
import { LONGEST, MOST } from '../../../shared/limits'

/** A row of a CSV file. */
export interface CsvRow {
  /** Where it begins, from 1. */
  line: number
  /** Missing when its quotes don't match. */
  cells: string[] | undefined
  /** The line of a row without cells. */
  text?: string
}

/** What a text holds: named columns and rows, or a list of recipients. */
export interface Sheet {
  /** "Column 1", "Column 2" … where the first line holds no names. */
  columns: string[]
  /** The line that names the columns; 0: none does. */
  headerLine: number
  /** The first lines, of which another one may name them. */
  top: { line: number; text: string }[]
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
/** Among so many lines the header is looked for: reports have titles above it. */
const TOP_LINES = 20

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
  const isWestern = wide === undefined && !isUtf8(bytes) && !/[\u0080-\ufffc]/.test(text)
  // PostgreSQL's texts hold no NUL. Either way it is a control character, which no cell may have.
  return (isWestern ? western(bytes) : text).replaceAll('\0', '\u0001')
}

/** What Windows-1252 has from 0x80 on, where Latin-1 has control characters. Node's own decoder takes it for Latin-1. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const western = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (one) => WESTERN[one.charCodeAt(0) - 0x80] ?? one)

/** Excel's own hint, also as a tool that quotes everything writes it. */
const HINT = /^\s*"?sep=([,;\t])"?$/i
const RECIPIENT = /[<[][^\s<>[\]]+@[^\s<>[\]]+[>\]]/

/**
 * @param fieldNamed what a cell of a header names
 * @param headerLine the line that somebody chose; else the first one that names an address column, or else the first one
 */
export function readSheet(
  text: string,
  fieldNamed: (name: string) => ImportField | undefined,
  headerLine?: number,
): Sheet | undefined {
  const all = topLines(text)
  const hinted = HINT.exec(all[0]?.text ?? '')?.[1]
  const lines = (hinted ? all.slice(1) : all).map((one) => {
    const delimiter = hinted ?? delimiterOf(text, one.start)
    const cells = quotedRow(one.text, 0, delimiter)?.cells ?? one.text.split(delimiter, MOST_CELLS)
    return { ...one, delimiter, cells, named: cells.map((cell) => fieldNamed(cell.slice(0, LONGEST.name))) }
  })
  const chosen =
    headerLine === undefined
      ? lines.find(({ named }) => named.includes('email'))
      : lines.find(({ line }) => line === headerLine)
  const at = chosen ?? lines[0]
  if (!at) return undefined
  const { start, delimiter } = at
  const [{ cells: first = at.cells } = {}] = rowsOf(text, start, delimiter)
  const names = first.map((cell) => cell.trim().slice(0, LONGEST.name))
  const hasHeader =
    chosen !== undefined ||
    (headerLine !== 0 && (at.named.some(Boolean) || !first.some((cell) => cell.includes('@'))))
  const top = lines.map((one) => ({ line: one.line, text: one.text.slice(0, LONGEST.name) }))
  const sheet = { headerLine: hasHeader ? at.line : 0, top, delimiter }
  const hasNames = lines.some((one) => RECIPIENT.test(one.text))
  if (!hasHeader && (hasNames || first.every((cell) => cell.includes('@') || cell.trim() === '')))
    return {
      ...sheet,
      columns: hasNames ? ['Email', 'Name'] : ['Email'],
      rows: () => recipientsOf(text, start),
    }
  return {
    ...sheet,
    columns: names.map((name, index) => (hasHeader && name) || `Column ${index + 1}`),
    rows: function* rows() {
      const found = rowsOf(text, start, delimiter, first.length)
      if (hasHeader) found.next()
      yield* found
    },
  }
}

/** The first lines that hold something, and where each begins. */
function topLines(text: string) {
  const lines: { line: number; start: number; text: string }[] = []
  for (
    let line = 1, start = 0;
    start < text.length && start < LOOKED_AT && lines.length < TOP_LINES;
    line += 1
  ) {
    const end = endOfLine(text, start)
    const content = text.slice(start, Math.min(end, start + LOOKED_AT))
    if (/[^\s,;"]/.test(content)) lines.push({ line, start, text: content })
    start = afterBreak(text, end)
  }
  return lines
}

/** Of the row that begins here. Spreadsheets in much of Europe write semicolons; copied cells have tabs between them. */
function delimiterOf(text: string, start: number): string {
  const unquoted = text.slice(start, start + LOOKED_AT).replace(/"[^"]*(?:"|$)/g, '')
  const row = unquoted.slice(0, endOfLine(unquoted, 0))
  return [',', ';', '\t']
    .map((one) => ({ one, times: row.split(one).length }))
    .reduce((best, next) => (next.times > best.times ? next : best)).one
}

/** One of a list: a name and its address in brackets, an address alone, or what is neither. Its length is limited, so that looking is. */
const ENTRY =
  /(?:mailto:)?(?:((?:"[^"\r\n]{0,200}"|[^<>[\];\t\r\n"@]){0,120}|[^<>[\];,\t\r\n"]{0,120})[<[]\s*(?:mailto:)?([^\s<>[\]]{1,320})\s*[>\]]|([^\s,;<>]{1,320}(?=\s*(?:[,;\t\r\n]|$)))|([^,;\t\r\n]+))/iy

/** The address of a recipient such as "Okafor, Nadia <nadia@example.com>" or "mailto:nadia@example.com", and the name. */
export function recipientOf(text: string, from = 0): { email: string; name: string; end: number } {
  ENTRY.lastIndex = from
  const [all = '', name = '', bracketed, bare, other = ''] = ENTRY.exec(text) ?? []
  const plain = name.trim().replace(/^(["'])(.*)\1$/, '$2')
  return { email: bracketed ?? bare ?? other, name: plain.includes('@') ? '' : plain, end: from + all.length }
}

/** A list of recipients: one per line, or with commas, semicolons or tabs between; a comma may also be within a name. */
function* recipientsOf(text: string, begin: number): Generator<CsvRow> {
  let line = 1 + breaksIn(text, 0, begin)
  for (let start = begin; start < text.length; ) {
    const at = indexOf(/[^,;\s]/g, text, start)
    line += breaksIn(text, start, at)
    if (at === text.length) return
    const { email, name, end } = recipientOf(text, at)
    yield { line, cells: [email, name] }
    start = end
  }
}

/**
 * The rows of a text. Blank lines are left out, and rows of empty cells, which spreadsheets write below the last one.
 * @param width how many cells a row over several lines may have; spreadsheets leave empty ones at the end out
 */
function* rowsOf(text: string, begin: number, delimiter: string, width?: number): Generator<CsvRow> {
  let line = 1 + breaksIn(text, 0, begin)
  for (let start = begin; start < text.length; ) {
    const end = endOfLine(text, start)
    const first = text.slice(start, end)
    const read = first.includes('"')
      ? quotedRow(text, start, delimiter)
      : { cells: first.split(delimiter, MOST_CELLS), lines: 1, end }
    const fits = width === undefined || read?.lines === 1 || (read && isWithin(read.cells.length, width))
    const row = fits ? read : undefined
    if (!row || row.cells.some((cell) => cell.trim() !== ''))
      yield row ? { line, cells: row.cells } : { line, cells: undefined, text: first }
    line += row?.lines ?? 1
    start = afterBreak(text, row?.end ?? end)
  }
}

/** A quote that is never closed may find another line's: then its row has one cell, or too many. */
const isWithin = (cells: number, width: number) => cells <= width && (cells > 1 || width === 1)

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
