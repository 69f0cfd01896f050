import { crashRounds } from './crash-rounds'
import type { Figure } from './figure'

const ROUNDS = 50
const MOST_MS = 3_000

/** kill -9 of the built product while six clients write, half the time with its PostgreSQL. */
export async function bench(): Promise<Figure[]> {
  const { acknowledged, cut, lost, starts } = await crashRounds(ROUNDS)
  for (const what of lost) console.error(`Lost in ${what}`)
  const start = (databaseKilled: boolean): Figure => {
    const times = starts.filter((one) => one.databaseKilled === databaseKilled).map(({ ms }) => ms)
    const sorted = times.toSorted((a, b) => a - b)
    const longest = sorted.at(-1) ?? 0
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0
    return {
      figure: `start after ${databaseKilled ? 'a kill of everything' : 'a kill of the product alone'}, until ready: longest of ${times.length}`,
      target: `≤ ${MOST_MS / 1000} s`,
      value: `${(longest / 1000).toFixed(2)} s (median ${(median / 1000).toFixed(2)} s)`,
      ratio: (longest / MOST_MS).toFixed(2),
      ok: longest <= MOST_MS,
    }
  }
  return [
    {
      figure: `${ROUNDS} rounds, ${acknowledged} acknowledged writes, ${cut} cut off: lost`,
      target: '0',
      value: String(lost.length),
      ok: lost.length === 0,
    },
    start(false),
    start(true),
  ]
}
