import { check } from '../index'
import { instanceAfter, planSeason, type SeasonRound } from '../season'
import { InputError } from './input-error'
import { isRound, parseJson, plainJson, readAll, writeAll } from './json-files'
import { type Options, withOptions } from './options'

/** The rounds of the coming months, at once. */
export function seasonJson(months: number, options: Options) {
  const [input, output = '-'] = options.files as [string, string?]
  const rounds = planSeason(withOptions(parseJson(input, readAll(input)), options), months)
  const written = rounds.map(({ explanations, ...round }) =>
    options.explain ? { ...round, explanations } : round,
  )
  writeAll(output, `${JSON.stringify({ rounds: written })}\n`)
}

/** Verifies each round of a season against its instance and the rounds before it; gives the faults. */
export function checkSeasonFiles(months: number, options: Options): string[] {
  const [input, output] = options.files
  const instance = withOptions(parseJson(input!, readAll(input!)), options)
  const season = plainJson(output!, readAll(output!), 'a season')
  if (!isSeason(season)) throw new InputError(`${output}: expected a season with rounds`)
  const { rounds } = season
  if (rounds.length !== months) return [`expected ${months} rounds, not ${rounds.length}`]
  return rounds.flatMap((round, m) => {
    const then = instanceAfter(instance, rounds.slice(0, m))
    return check(then, round).map((fault) => `${then.month}: ${fault}`)
  })
}

function isSeason(value: unknown): value is { rounds: SeasonRound[] } {
  if (typeof value !== 'object' || value === null || !('rounds' in value)) return false
  return Array.isArray(value.rounds) && value.rounds.every(isRound)
}
