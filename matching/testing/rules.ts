import type { Columns } from '../model/columns'
import { dice } from './families'
import { week } from './hours'

const ZONES = 12
/** Each manager has so many people. */
const SPAN = 9

/**
 * The same company with all that keeps people apart: hours in twelve zones around the world, one in a hundred blocks
 * five others, everybody but one has a manager.
 * @param atHome whether a department works in two zones only, as in a company of sites
 */
export function withRules(columns: Columns, seed: number, atHome = false): Columns {
  const d = dice(seed)
  const count = columns.preference.length
  const of = new Int32Array(count)
  const barredA: number[] = []
  const barredB: number[] = []
  for (let i = 0; i < count; i++) {
    // More people work in the first zones than in the last ones.
    const spread = Math.floor(ZONES * d.next() ** 1.5)
    const department = columns.department[i]!
    of[i] = atHome ? (department * 5 + (d.chance(0.3) ? department % ZONES : 0)) % ZONES : spread
    if (i > 0) {
      barredA.push(i)
      barredB.push(Math.floor((i - 1) / SPAN))
    }
    for (let k = d.chance(0.01) ? 5 : 0; k > 0; k--) {
      const other = d.int(0, count - 1)
      if (other === i) continue
      barredA.push(i)
      barredB.push(other)
    }
  }
  return {
    ...columns,
    barredA: Int32Array.from(barredA),
    barredB: Int32Array.from(barredB),
    hours: { of, sets: Array.from({ length: ZONES }, (_, zone) => week(zone * 120, 480)) },
  }
}
