import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import type { Instance, Meeting, Person } from '../model/model'
import { monthNumber, monthText } from '../model/month'
import { InstanceError, readAvoid, readDebt, readHours, readMonth, readPreference, readText } from '../parse'
import { fileFault, InputError } from './input-error'

interface Row {
  line: number
  cells: Record<string, string>
}

/**
 * Reads people (columns id, department, preference and, if present, leftOutDebt, avoid and hours) and meetings (a, b, month).
 * @param history null: nobody has met
 * @param month the month of the round; by default the one after the latest meeting
 */
export async function readCsv(
  people: string,
  history: string | null,
  month: string | null,
): Promise<Instance> {
  const crowd: Person[] = []
  const lines = new Map<string, number>()
  for await (const { line, cells } of rows(people, ['id', 'department', 'preference'])) {
    const at = (column: string) => `line ${line}: ${column}`
    const person = withFile(people, () => ({
      id: readText(cells.id, at('id')),
      department: readText(cells.department, at('department')),
      preference: readPreference(cells.preference, at('preference')),
      leftOutDebt: cells.leftOutDebt ? readDebt(asNumber(cells.leftOutDebt), at('leftOutDebt')) : 0,
      avoid: readAvoid(listIn(cells.avoid), cells.id!, at('avoid')),
      ...(cells.hours && { hours: readHours(listIn(cells.hours).map(asStretch), at('hours')) }),
    }))
    const before = lines.get(person.id)
    if (before !== undefined)
      throw new InputError(
        `${people}: line ${line}: id: expected a different id for each person, "${person.id}" is also in line ${before}`,
      )
    lines.set(person.id, line)
    crowd.push(person)
  }
  const meetings: Meeting[] = []
  let latest = monthNumber('2000-01') - 1
  if (history !== null)
    for await (const { line, cells } of rows(history, ['a', 'b', 'month'])) {
      const at = (column: string) => `line ${line}: ${column}`
      const meeting = withFile(history, () => ({
        a: readText(cells.a, at('a')),
        b: readText(cells.b, at('b')),
        month: readMonth(cells.month, at('month')),
      }))
      if (meeting.a === meeting.b)
        throw new InputError(
          `${history}: line ${line}: b: expected someone other than "${meeting.a}", nobody meets themselves`,
        )
      latest = Math.max(latest, monthNumber(meeting.month))
      meetings.push(meeting)
    }
  return { month: month ?? monthText(latest + 1), seed: 0, people: crowd, history: meetings }
}

/** Several values in one cell, with semicolons between. */
function listIn(cell = ''): string[] {
  return cell.split(';').flatMap((id) => id.trim() || [])
}

/** A stretch of hours as written, "540-1020", or the text itself if it has another form. */
function asStretch(text: string): unknown {
  const [start, end, ...more] = text.split('-').map((part) => part.trim())
  return end === undefined || more.length > 0 ? text : [start, end].map((part) => asNumber(part ?? ''))
}

/** A number as written, or the text itself if it is not a number. */
function asNumber(text: string): unknown {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

function withFile<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof InstanceError) throw new InputError(`${file}: ${error.message}`)
    throw error
  }
}

/** The rows of a CSV file with their line numbers; the first line names the columns. */
async function* rows(file: string, needed: string[]): AsyncGenerator<Row> {
  const input = file === '-' ? process.stdin : createReadStream(file)
  const parser = parse({
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
  })
  input.on('error', (error: Error) => parser.destroy(error))
  input.pipe(parser)
  let columns: string[] | null = null
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      if (columns === null) {
        columns = record
        for (const column of needed)
          if (!columns.includes(column))
            throw new InputError(
              `${file}: line 1: expected a column "${column}", found ${columns.join(', ')}`,
            )
        continue
      }
      if (record.length !== columns.length)
        throw new InputError(
          `${file}: line ${info.lines}: expected ${columns.length} cells as in the first line, not ${record.length}`,
        )
      yield { line: info.lines, cells: Object.fromEntries(columns.map((column, i) => [column, record[i]!])) }
    }
  } catch (error) {
    if (error instanceof InputError) throw error
    if (error instanceof CsvError)
      throw new InputError(`${file}: line ${Number(error.lines)}: expected a valid CSV row: ${error.message}`)
    throw fileFault(file, error)
  }
  if (columns === null)
    throw new InputError(`${file}: line 1: expected the columns ${needed.join(', ')}, but the file is empty`)
}
