import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { hasTables, type Instance, match, matchTables, type Round, type TablesRound } from '../index'
import { monthNumber, monthText } from '../model/month'
import { InstanceError, parseInstance } from '../parse'
import { inEnglish, InputError, readText, writeText } from './files'
import { asNumber, type Options } from './options'

/** People and meetings as CSV to pairs or tables as CSV. */
export function matchCsv({ files, month, given }: Options) {
  const [people, history] = files.length === 3 ? files : [files[0]]
  const instance = readCsv(given, people!, history, month)
  const rows = hasTables(instance) ? rowsOfTables(matchTables(instance)) : rowsOfPairs(match(instance))
  writeText(files.at(-1)!, stringify(rows, { escape_formulas: true }))
}

function rowsOfPairs({ explanations, trios = [], resting = [] }: Round): string[][] {
  return [
    ['a', 'b', 'kind', 'last_met', 'reason'],
    ...inEnglish(explanations.matches).map(({ people: [a = '', b = ''], kind, lastMet, reason }) => [
      a,
      b,
      kind,
      lastMet ?? '',
      reason,
    ]),
    ...trios.map(([a, b, c]) => [c, '', 'joined', '', `They join ${a} and ${b}.`]),
    ...inEnglish(explanations.leftOut).map(({ id, reason }) => [id, '', 'left out', '', reason]),
    ...resting.map((id) => [id, '', 'resting', '', '']),
  ]
}

/** A row for each person. */
function rowsOfTables({ explanations: { matches, leftOut }, resting = [] }: TablesRound): string[][] {
  return [
    ['table', 'id', 'kind', 'last_met', 'reason'],
    ...inEnglish(matches).flatMap(({ people: table, kind, lastMet, reason }, k) =>
      table.map((id) => [String(k + 1), id, kind, lastMet ?? '', reason]),
    ),
    ...inEnglish(leftOut).map(({ id, reason }) => ['', id, 'left out', '', reason]),
    ...resting.map((id) => ['', id, 'resting', '', '']),
  ]
}

interface Row {
  line: number
  cells: Partial<Record<string, string>>
}

/**
 * The instance of two files: people (columns id, department, preference and, if wanted, leftOutDebt, avoid, hours, group and host) and
 * meetings (a, b, month).
 * @param given what the options say of the round
 * @param month the month of the round; by default the one after the latest meeting
 */
function readCsv(given: object, peopleFile: string, historyFile?: string, month?: string): Instance {
  const people = readRows(peopleFile, ['id', 'department', 'preference'])
  const history = historyFile === undefined ? [] : readRows(historyFile, ['a', 'b', 'month'])
  const months = history.map(({ cells }) => monthNumber(cells.month ?? '')).filter(Number.isFinite)
  const latest = months.reduce((one, other) => Math.max(one, other), monthNumber('1999-12'))
  try {
    return parseInstance({
      ...given,
      month: month ?? monthText(latest + 1),
      people: people.map(({ cells: { leftOutDebt, avoid, hours, group, host, ...cells } }) => ({
        ...cells,
        leftOutDebt: leftOutDebt ? asNumber(leftOutDebt) : undefined,
        avoid: listIn(avoid),
        hours: hours ? listIn(hours).map(asStretch) : undefined,
        group: group || undefined,
        host: host ? (FLAGS[host] ?? host) : undefined,
      })),
      history: history.map(({ cells }) => cells),
    })
  } catch (error) {
    const fault = error instanceof InstanceError && /^(people|history)\[(\d+)\]\.(.*)$/.exec(error.message)
    if (!fault) throw error
    const [, list, i, rest] = fault
    const [file, rows] = list === 'people' ? [peopleFile, people] : [historyFile, history]
    throw new InputError(`${file}: line ${rows[Number(i)]!.line}: ${rest}`)
  }
}

/** Whether somebody hosts; other text stays as it is, to be refused. */
const FLAGS: Partial<Record<string, boolean>> = { true: true, false: false }

/** Several values in one cell, with semicolons between. */
function listIn(cell = ''): string[] {
  return cell.split(';').flatMap((value) => value.trim() || [])
}

/** A stretch of hours, such as "540-1020"; text of another form stays as it is, to be refused. */
function asStretch(text: string): unknown {
  const parts = text.split('-').map((part) => asNumber(part.trim()))
  return parts.length === 2 ? parts : text
}

/** The rows of a CSV file with their line numbers; the first line names the columns. */
function readRows(file: string, needed: string[]): Row[] {
  let columns: string[] = []
  const options = {
    columns: (header: string[]) => (columns = header),
    info: true,
    trim: true,
    skip_empty_lines: true,
  } as const
  try {
    const rows: { record: Row['cells']; info: { lines: number } }[] = parse(readText(file), options)
    if (needed.every((column) => columns.includes(column)))
      return rows.map(({ record, info }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new InputError(`${file}: line ${Number(error.lines)}: expected a valid CSV row: ${error.message}`)
  }
  throw new InputError(
    `${file}: line 1: expected the columns ${needed.join(', ')}, not ${columns.join(', ') || 'nothing'}`,
  )
}
