import { type ChangedRound, changeRound, checkChange, type Round, type Wishes } from '../index'
import { InputError, isObject, isPair, readInstance, readJson, readRound, readText, writeText } from './files'
import type { Options } from './options'

/** The best round under wishes, close to one that there is. */
export function whatIf(wishesFile: string, options: Options) {
  const [input, round, output = '-'] = options.files as [string, string, string?]
  const instance = readInstance(sourceOf(input), options)
  const changed = changeRound(instance, readRound(sourceOf(round)), readWishes(wishesFile))
  if (!changed.ok) throw new InputError(changed.refusals.map(({ message }) => message).join('\n'))
  const { explanations, ...rest } = changed.round
  writeText(output, `${JSON.stringify(options.explain ? { ...rest, explanations } : rest)}\n`)
}

/** Verifies a changed round against the instance, the round that there was and the wishes; returns the faults. */
export function checkWhatIf(wishesFile: string, options: Options): string[] {
  const [input, round, output] = options.files.map(sourceOf) as [Source, Source, Source]
  const changed = readRound(output)
  if (!isChanged(changed))
    throw new InputError(`${output.name}: expected a changed round with changes, price and out`)
  return checkChange(readInstance(input, options), readRound(round).pairs, readWishes(wishesFile), changed)
}

type Source = ReturnType<typeof sourceOf>

const sourceOf = (file: string) => ({ name: file, text: readText(file) })

function isChanged(round: Round): round is ChangedRound {
  return 'changes' in round && Array.isArray(round.changes) && 'price' in round && 'out' in round
}

function readWishes(file: string): Wishes {
  const value = readJson(sourceOf(file), 'wishes')
  if (!isObject(value)) throw new InputError(`${file}: expected wishes as an object`)
  for (const [field, given] of Object.entries(value)) {
    const rule = FIELDS.get(field)
    if (!rule) throw new InputError(`${file}: ${field}: expected only ${[...FIELDS.keys()].join(', ')}`)
    if (!rule.fits(given)) throw new InputError(`${file}: ${field}: expected ${rule.what}`)
  }
  return value
}

const isList = (fits: (one: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(fits)

const PAIRS = { fits: isList(isPair), what: 'a list of pairs of ids' }

const FIELDS = new Map([
  ['together', PAIRS],
  ['apart', PAIRS],
  ['out', { fits: isList((id) => typeof id === 'string'), what: 'a list of ids' }],
  ['overrule', { fits: (value: unknown) => typeof value === 'boolean', what: 'true or false' }],
])
