import { closeSync, createReadStream, fstatSync, openSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { stringify } from 'csv-stringify/sync'
import { check, match, matchColumns } from '../index'
import { fileFault, InputError } from './input-error'
import { type Options, withOptions } from './options'
import { Output } from './output'
import { named, parseJson, parseRound, readAll, writeAll } from './json-files'
import { readCsv } from './read-csv'
import { asCheckable, readInstance } from './read-instance'

/** For input of at least this many bytes, progress is reported. */
const LARGE = 20_000_000

/** One instance from a JSON file of any length to one round. */
export function matchJson(input: string, output: string, options: Options) {
  if (options.explain) {
    const instance = withOptions(parseJson(input, readAll(input)), options)
    const round = match(instance)
    writeAll(output, `${JSON.stringify(round)}\n`)
    return
  }
  const descriptor = open(input)
  const large = input !== '-' && fstatSync(descriptor).size >= LARGE
  const began = performance.now()
  const say = (what: string) => {
    if (large) process.stderr.write(`${what} after ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  }
  const { columns: read, ids, departments } = named(input, () => readInstance(descriptor, input))
  if (descriptor !== 0) closeSync(descriptor)
  const columns = withOptions(read, options)
  say(`${ids.length} people and ${columns.meetingA.length} meetings read`)
  const { pairs, unmatched, certificate, trios } = matchColumns(columns, {
    id: (i) => ids[i]!,
    department: (i) => departments[columns.department[i]!]!,
  })
  say(`${certificate.pairs} pairs made`)
  const out = new Output(output)
  out.write('{"pairs":[')
  for (let k = 0; k < pairs.length; k += 2) {
    if (k > 0) out.write(',')
    out.write(`[${JSON.stringify(ids[pairs[k]!])},${JSON.stringify(ids[pairs[k + 1]!])}]`)
  }
  if (trios) {
    out.write('],"trios":[')
    for (let k = 0; k < trios.length; k += 3)
      out.write(`${k > 0 ? ',' : ''}${JSON.stringify([0, 1, 2].map((i) => ids[trios[k + i]!]))}`)
  }
  out.write('],"unmatched":[')
  unmatched.forEach((i, k) => out.write(`${k > 0 ? ',' : ''}${JSON.stringify(ids[i])}`))
  out.write(`],"certificate":${JSON.stringify(certificate)}}\n`)
  out.close()
  say('Written')
}

/** One instance a line to one round a line. */
export async function matchLines(input: string, output: string, options: Options) {
  const out = new Output(output)
  let number = 0
  for await (const line of linesOf(input)) {
    number++
    if (line.trim() === '') continue
    const name = `${input}: line ${number}`
    const round = match(withOptions(parseJson(name, line), options))
    out.write(`${JSON.stringify(options.explain ? round : { ...round, explanations: undefined })}\n`)
  }
  if (number === 0) throw new InputError(`${input}: expected an instance a line, but the file is empty`)
  out.close()
}

/** People and meetings as CSV to pairs as CSV. */
export async function matchCsv(files: string[], options: Options) {
  const people = files[0]!
  const history = files.length === 3 ? files[1]! : null
  const instance = withOptions(await readCsv(people, history, options.month), options)
  const { explanations, trios = [] } = match(instance)
  const rows = [
    ['a', 'b', 'kind', 'last_met', 'reason'],
    ...explanations.pairs.map(({ pair, kind, lastMet, reason }) => [...pair, kind, lastMet ?? '', reason]),
    ...trios.map(([a, b, c]) => [c, '', 'joined', '', `They join ${a} and ${b}.`]),
    ...explanations.leftOut.map(({ id, reason, change }) => [id, '', 'left out', '', `${reason} ${change}`]),
  ]
  writeAll(files.at(-1)!, stringify(rows.map((row) => row.map(harmless))))
}

/** A cell that no spreadsheet takes for a formula. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** Verifies a round, or each line of rounds, against its instance; gives the faults. */
export async function checkFiles(input: string, output: string, options: Options): Promise<string[]> {
  if (!input.endsWith('.jsonl')) {
    const descriptor = open(input)
    const instance = named(input, () => asCheckable(readInstance(descriptor, input)))
    if (descriptor !== 0) closeSync(descriptor)
    return check(withOptions(instance, options), parseRound(output, readAll(output)))
  }
  const faults: string[] = []
  const rounds = linesOf(output)[Symbol.asyncIterator]()
  let number = 0
  for await (const line of linesOf(input)) {
    number++
    if (line.trim() === '') continue
    const answer = await rounds.next()
    if (answer.done) return [...faults, `${output}: no round for line ${number} of ${input}`]
    const instance = withOptions(parseJson(`${input}: line ${number}`, line), options)
    for (const fault of check(instance, parseRound(`${output}: line ${number}`, answer.value)))
      faults.push(`line ${number}: ${fault}`)
  }
  for (let rest = await rounds.next(); !rest.done; rest = await rounds.next())
    if (rest.value.trim() !== '') return [...faults, `${output}: more rounds than ${input} has instances`]
  return faults
}

function open(file: string): number {
  try {
    const descriptor = file === '-' ? 0 : openSync(file, 'r')
    // A folder can be opened; only reading from it is refused.
    if (fstatSync(descriptor).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' })
    return descriptor
  } catch (error) {
    throw fileFault(file, error)
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  try {
    const input = file === '-' ? process.stdin : createReadStream(file)
    // Errors of the stream surface in the loop only if it fails before the first line; opening first makes sure.
    if (file !== '-') closeSync(openSync(file, 'r'))
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  } catch (error) {
    throw fileFault(file, error)
  }
}
