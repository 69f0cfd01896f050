import {
  check,
  checkTables,
  hasTables,
  type Instance,
  match,
  matchTables,
  renamed,
  type Round,
} from '../index'
import {
  inEnglish,
  InputError,
  readInstance,
  readRound,
  readTables,
  refusedField,
  RefusedInstance,
  type Source,
  sourcesIn,
  writeText,
} from './files'
import type { Options } from './options'

/**
 * From one instance to one round; of JSONL from an instance a line to a round a line. A line with a fault is refused by itself:
 * its place in the output has the error in place of a round. Returns the faults.
 */
export function matchJson(options: Options): string[] {
  const [input = '-', output = '-'] = options.files
  const isLines = input.endsWith('.jsonl')
  const faults: string[] = []
  const rounds = sourcesIn(input, isLines).map((source) => {
    try {
      const instance = readInstance(source, options.given)
      const { explanations, ...round } = hasTables(instance) ? matchTables(instance) : inPlaces(instance)
      if (!options.explain) return round
      const told = Object.entries(explanations).map(([who, all]) => [who, inEnglish(all)])
      return { ...round, explanations: Object.fromEntries(told) }
    } catch (error) {
      if (!isLines || !(error instanceof RefusedInstance)) throw error
      faults.push(error.message)
      return { error: error.fault }
    }
  })
  writeText(output, rounds.map((round) => `${JSON.stringify(round)}\n`).join(''))
  return faults
}

/** The best round. Its witness names people by their position in the instance, because their names are private. */
function inPlaces(instance: Instance): Round {
  const { certificate, ...round } = match(instance)
  const places = new Map(instance.people.map(({ id }, place) => [id, String(place)]))
  return { ...round, certificate: renamed(certificate, (id) => places.get(id) ?? id) }
}

/** The round with people's ids, for the checker. A certificate in another form is left to the checker. */
function inIds({ people }: Instance, { certificate, ...round }: Round): Round {
  try {
    return { ...round, certificate: renamed(certificate, (place) => people[Number(place)]?.id ?? place) }
  } catch {
    return { ...round, certificate }
  }
}

/** Verifies a round, or a round a line, against its instance; returns the faults. */
export function checkRounds(options: Options): string[] {
  const [input, output] = options.files as [string, string]
  const isLines = input.endsWith('.jsonl')
  const rounds = sourcesIn(output, isLines)
  const instances = sourcesIn(input, isLines)
  if (rounds.length !== instances.length)
    return [`${output}: has ${rounds.length} rounds, and ${input} has ${instances.length} instances`]
  return instances.flatMap((source, i) => {
    const round = rounds[i]!
    try {
      const instance = readInstance(source, options.given)
      if (isLines && refusedField(round) !== null)
        return [`${round.name}: says that the instance is refused, and it is not`]
      const faults = hasTables(instance)
        ? checkTables(instance, readTables(round))
        : check(instance, inIds(instance, readRound(round)))
      return isLines ? faults.map((fault) => `${round.name}: ${fault}`) : faults
    } catch (error) {
      if (!isLines || !(error instanceof InputError)) throw error
      return error instanceof RefusedInstance ? checkRefusal(round, error) : [error.message]
    }
  })
}

/** An answer without a round is right where the instance is refused for the field that it names. */
function checkRefusal(answer: Source, { field, message }: RefusedInstance): string[] {
  return refusedField(answer) === field
    ? []
    : [`${answer.name}: expected an error about ${field}, as ${message}`]
}
