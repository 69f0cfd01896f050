import { match } from './match'
import { leftOutDebt } from './model/debt'
import type { Instance, Round } from './model/model'
import { monthNumber, monthText } from './model/month'

/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 53

/** A month of a season: its round, and the pairs who meet again with the month of their latest meeting. */
export interface SeasonRound extends Round {
  month: string
  repeats: { pair: [string, string]; lastMet: string }[]
}

/** The months that follow an instance, each round being the next one's history, if everybody stays. */
export function planSeason(instance: Instance, months: number): SeasonRound[] {
  const rounds: SeasonRound[] = []
  for (let m = 0; m < months; m++) {
    const month = instanceAfter(instance, rounds)
    const round = match(month)
    const repeats = round.explanations.pairs.flatMap(({ pair, lastMet }) =>
      lastMet === null ? [] : [{ pair, lastMet }],
    )
    rounds.push({ month: month.month, repeats, ...round })
  }
  return rounds
}

/** The instance of the month after some rounds: what they met is history, what they owe is debt. */
export function instanceAfter(
  instance: Instance,
  rounds: Pick<SeasonRound, 'pairs' | 'unmatched' | 'trios'>[],
): Instance {
  const first = monthNumber(instance.month)
  const month = monthText(first + rounds.length)
  const out = new Map<string, string[]>()
  const history = [...instance.history]
  rounds.forEach(({ pairs, unmatched, trios = [] }, m) => {
    const then = monthText(first + m)
    for (const [a, b] of pairs) history.push({ a, b, month: then })
    for (const [a, b, c] of trios) history.push({ a, b: c, month: then }, { a: b, b: c, month: then })
    for (const id of unmatched) out.set(id, [...(out.get(id) ?? []), then])
  })
  const people = instance.people.map((person) => {
    const { id, leftOutDebt: owed = 0 } = person
    // Each month left out adds 12 at most, and one less a month later: a debt loses what its months lose.
    const still = Math.max(0, owed - rounds.length * Math.ceil(owed / 12))
    return { ...person, leftOutDebt: still + leftOutDebt(out.get(id) ?? [], month) }
  })
  return { ...instance, month, seed: (instance.seed + rounds.length) % SEEDS, people, history }
}
