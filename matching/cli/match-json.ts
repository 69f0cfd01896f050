import { check, checkTables, hasTables, match, matchTables } from '../index'
import { readInstance, readRound, readTables, sourcesIn, writeText } from './files'
import type { Options } from './options'

/** From one instance to one round; of JSONL from an instance a line to a round a line. */
export function matchJson(options: Options) {
  const [input = '-', output = '-'] = options.files
  const rounds = sourcesIn(input, input.endsWith('.jsonl')).map((source) => {
    const instance = readInstance(source, options.given)
    const round = hasTables(instance) ? matchTables(instance) : match(instance)
    return `${JSON.stringify(options.explain ? round : { ...round, explanations: undefined })}\n`
  })
  writeText(output, rounds.join(''))
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
    const instance = readInstance(source, options.given)
    const faults = hasTables(instance)
      ? checkTables(instance, readTables(rounds[i]!))
      : check(instance, readRound(rounds[i]!))
    return isLines ? faults.map((fault) => `${rounds[i]!.name}: ${fault}`) : faults
  })
}
