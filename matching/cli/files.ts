import { mail } from '../../languages/en/mail'
import { type MailReason as Reason, reasonText } from '../../languages/reasons'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Instance, Round, TablesRound } from '../index'
import { InstanceError, isObject, parseInstance } from '../parse'

/** A fault of the input or the arguments: one line for the person at the terminal, exit code 1. */
export class InputError extends Error {
  override name = 'InputError'
}

/** An instance that is refused: the fault begins with the field, or with "line" where it is no JSON. */
export class RefusedInstance extends InputError {
  constructor(
    source: Source,
    readonly fault: string,
  ) {
    super(`${source.name}: ${fault.replace(/^line: /, '')}`)
  }

  /** What the fault is about. */
  get field(): string {
    return fieldOf(this.fault)
  }
}

const fieldOf = (fault: string) => fault.slice(0, fault.indexOf(': '))

/** The text of a file, or of standard input ("-"). */
export function readText(file: string): string {
  return opened(file, () => readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\uFEFF/, ''))
}

/** Writes a file, or to standard output ("-"). */
export function writeText(file: string, text: string) {
  if (file === '-') process.stdout.write(text)
  else opened(file, () => writeFileSync(file, text))
}

const REASONS: Record<string, string> = {
  ENOENT: 'no such file',
  EACCES: 'no permission',
  EISDIR: 'it is a folder',
  ENOTDIR: 'its folder is a file',
}

function opened<T>(file: string, use: () => T): T {
  try {
    return use()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new InputError(`${file}: cannot be opened: ${REASONS[code] ?? code}`)
  }
}

/** A JSON text, and what to call it in faults. */
export interface Source {
  name: string
  text: string
}

/** A file as one JSON text, or each of its lines as one. */
export function sourcesIn(file: string, isLines: boolean): Source[] {
  const text = readText(file)
  if (!isLines) return [{ name: file, text }]
  const lines = text.split('\n').map((line, i) => ({ name: `${file}: line ${i + 1}`, text: line }))
  const written = lines.filter((line) => line.text.trim() !== '')
  if (written.length === 0) throw new InputError(`${file}: expected JSON on each line, but it is empty`)
  return written
}

/** The instance of a file, or of a line. @param given fields that go before those of the file */
export function readInstance(source: Source, given: object): Instance {
  try {
    const json = readJson(source, 'an instance')
    return parseInstance(isObject(json) ? { ...json, ...given } : json)
  } catch (error) {
    if (error instanceof InstanceError) throw new RefusedInstance(source, error.message)
    if (error instanceof InputError)
      throw new RefusedInstance(source, error.message.replace(`${source.name}: `, 'line: '))
    throw error
  }
}

/** The field for which an answer says that its instance is refused; null if it is a round. */
export function refusedField(source: Source): string | null {
  const answer = readJson(source, 'a round')
  return isObject(answer) && typeof answer.error === 'string' ? fieldOf(answer.error) : null
}

/** The round of a file, or of a line; its certificate may be anything. */
export function readRound(source: Source): Round {
  const round = readJson(source, 'a round')
  if (!isRound(round))
    throw new InputError(`${source.name}: expected a round with pairs, unmatched and certificate`)
  return round
}

/** The tables of a file, or of a line; their certificate may be anything. */
export function readTables(source: Source): Omit<TablesRound, 'explanations'> {
  const round = readJson(source, 'a round')
  if (!isTables(round))
    throw new InputError(`${source.name}: expected a round with tables, leftOut and certificate`)
  return round
}

const isIds = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((id) => typeof id === 'string')

function isTables(value: unknown): value is Omit<TablesRound, 'explanations'> {
  if (!isObject(value)) return false
  const { tables, leftOut, certificate } = value
  return Array.isArray(tables) && tables.every(isIds) && isIds(leftOut) && isObject(certificate)
}

function isRound(value: unknown): value is Round {
  if (!isObject(value)) return false
  const { pairs, unmatched, certificate } = value
  return (
    Array.isArray(pairs) &&
    pairs.every((pair) => isIds(pair) && pair.length === 2) &&
    isIds(unmatched) &&
    isObject(certificate)
  )
}

/** @param what what the text should be, for the message */
function readJson({ name, text }: Source, what: string): unknown {
  if (text.trim() === '') throw new InputError(`${name}: expected ${what} as JSON, but it is empty`)
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    // Without the piece of the file that Node.js adds: it may hold names and addresses.
    const why = error instanceof Error ? error.message.replace(/,? (\.\.\.)?".*$/s, '') : ''
    throw new InputError(`${name}: expected ${what} as valid JSON: ${why}`)
  }
}

/** What is told of matches, or of those who are left out, in English. */
export const inEnglish = <Told extends { why?: Reason[]; reasons?: Reason[] }>(all: readonly Told[]) =>
  all.map(({ why = [], reasons = why, ...told }) => ({ ...told, reason: reasonText({ mail }, reasons) }))
