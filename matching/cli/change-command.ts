import { type ChangedRound, changeRound, checkChange, type Wishes } from '../index'
import { InputError } from './input-error'
import { isPair, isText, named, parseJson, parseRound, plainJson, readAll, writeAll } from './json-files'
import { type Options, withOptions } from './options'

/** The best round under wishes, close to one that there is. */
export function changeJson(file: string, options: Options) {
  const [input, round, output = '-'] = options.files as [string, string, string?]
  const instance = withOptions(parseJson(input, readAll(input)), options)
  const base = parseRound(round, readAll(round))
  const wishes = readWishes(file)
  const changed = named(round, () => changeRound(instance, base, wishes))
  if (!changed.ok) throw new InputError(changed.refusals.map(({ message }) => message).join('\n'))
  const { explanations, ...rest } = changed.round
  writeAll(output, `${JSON.stringify(options.explain ? { ...rest, explanations } : rest)}\n`)
}

/** Verifies a changed round against the instance, the round that there was and the wishes; gives the faults. */
export function checkChangeFiles(file: string, files: string[]): string[] {
  const [input, round, output] = files as [string, string, string]
  const instance = parseJson(input, readAll(input))
  const base = parseRound(round, readAll(round))
  const changed = parseRound(output, readAll(output))
  if (!isChanged(changed))
    throw new InputError(`${output}: expected a changed round with changes, price and out`)
  return checkChange(instance, base.pairs, readWishes(file), changed)
}

function isChanged(round: object): round is ChangedRound {
  return 'changes' in round && Array.isArray(round.changes) && 'price' in round && 'out' in round
}

function readWishes(file: string): Wishes {
  const value = plainJson(file, readAll(file), 'wishes')
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError(`${file}: expected wishes as an object`)
  const unknown = Object.keys(value).find((key) => !(key in FIELDS))
  if (unknown !== undefined)
    throw new InputError(`${file}: ${unknown}: expected only ${Object.keys(FIELDS).join(', ')}`)
  for (const [field, [fits, what]] of Object.entries(FIELDS)) {
    const given: unknown = value[field as keyof typeof value]
    if (given !== undefined && !fits(given)) throw new InputError(`${file}: ${field}: expected ${what}`)
  }
  return value
}

const isList = (fits: (one: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(fits)

const FIELDS: Record<keyof Wishes, [(value: unknown) => boolean, string]> = {
  together: [isList(isPair), 'a list of pairs of ids'],
  apart: [isList(isPair), 'a list of pairs of ids'],
  out: [isList(isText), 'a list of ids'],
  overrule: [(value) => typeof value === 'boolean', 'true or false'],
}
