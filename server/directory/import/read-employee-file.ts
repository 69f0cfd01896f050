import { type FileHandle, open } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { HttpError } from '../../http/errors'
import {
  type Column,
  COLUMNS,
  type Employee,
  readEmployee,
  readHeader,
  SAMPLE_LINE,
} from './employee-file.rules'

export interface Problem {
  line: number
  message: string
}

export type FileRow = Employee & { line: number }

const BATCH = 2000
/** Bytes; a million employees take half of this. */
const LARGEST = 200_000_000

/**
 * Streams the employee file: rows in batches to `take`, rows that can't be read to `reject`.
 * Line by line, since no cell may hold a line break: a quote that is never closed spoils its own line only.
 * @throws HttpError 409 with the file's name when it is missing or not an employee file
 */
export async function readEmployeeFile(
  path: string,
  take: (rows: FileRow[]) => Promise<void>,
  reject: (problem: Problem) => void,
): Promise<void> {
  const file = await openFile(path)
  try {
    await readRows(path, file, take, reject)
  } finally {
    await file.close().catch(() => undefined)
  }
}

async function readRows(
  path: string,
  file: FileHandle,
  take: (rows: FileRow[]) => Promise<void>,
  reject: (problem: Problem) => void,
): Promise<void> {
  let header: { columns: Map<Column, number>; width: number; delimiter: string } | undefined
  let batch: FileRow[] = []
  let line = 0
  const lineOf = new Map<string, number>()
  for await (const text of file.readLines({ encoding: 'utf8' })) {
    line += 1
    if (!header) {
      header = headerOf(path, text.replace(/^\ufeff/, ''))
      continue
    }
    if (text.trim() === '') continue
    const cells = cellsOf(text, header.delimiter)
    const row = cells
      ? readEmployee(cells, header.columns, header.width)
      : 'cannot be read: a quote is not closed'
    const earlier = typeof row === 'string' ? undefined : lineOf.get(row.email)
    if (typeof row === 'string') reject({ line, message: row })
    else if (earlier !== undefined) reject({ line, message: `${row.email} is in line ${earlier} already` })
    else {
      lineOf.set(row.email, line)
      batch.push({ ...row, line })
    }
    if (batch.length === BATCH) {
      await take(batch)
      batch = []
    }
  }
  if (!header) throw unusable(path, 'it is empty')
  if (batch.length > 0) await take(batch)
}

function headerOf(path: string, text: string) {
  // Spreadsheets in much of Europe write semicolons; copied cells have tabs between them.
  const delimiter = [',', ';', '\t'].find((one) => text.includes(one)) ?? ','
  const cells = cellsOf(text, delimiter) ?? []
  const columns = readHeader(cells)
  if (typeof columns === 'string') throw unusable(path, columns)
  return { columns, width: cells.length, delimiter }
}

/** The cells of one line; undefined when its quotes don't match. */
function cellsOf(text: string, delimiter: string): string[] | undefined {
  if (!text.includes('"')) return text.split(delimiter)
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true })[0]
  } catch {
    return undefined
  }
}

async function openFile(path: string): Promise<FileHandle> {
  const file = await open(path).catch(() => undefined)
  const stat = await file?.stat()
  if (file && stat?.isFile() && stat.size <= LARGEST) return file
  await file?.close()
  if (stat && stat.size > LARGEST) throw unusable(path, 'it is larger than 200 MB')
  throw new HttpError(
    409,
    'no_employee_file',
    `There is no employee file at ${path}. Put a CSV file there with the columns ${COLUMNS.join(',')}. A sample line: ${SAMPLE_LINE}`,
  )
}

const unusable = (path: string, why: string) =>
  new HttpError(
    409,
    'bad_employee_file',
    `The employee file ${path} cannot be used: ${why}. A sample line: ${SAMPLE_LINE}`,
  )
