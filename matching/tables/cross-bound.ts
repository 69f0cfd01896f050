import type { Figures, Hall } from './hall'
import { edgesWithin, homesOf, leastCost } from './home-bound'
import { staffOf } from './plan'
import { fits } from './sizes'

/** With more tables of another size than this, each is taken to be the best there can be. */
const MOST_TOLD_APART = 8

/**
 * What no tables of people who are more than a few can exceed in edges between departments, if the goals before are as said.
 * The fewer sit at home, the more tables there are across; there each department is spread evenly at best, any-people next to
 * none of their cross-only people.
 */
export function mostCrossEdges(
  hall: Hall,
  people: readonly number[],
  { seated, otherSizes, repeats }: Figures,
): number {
  const { size } = hall
  const staff = staffOf(hall, people)
  const out = people.length - seated
  const same = staff.reduce((sum, one) => sum + one.same.length, 0)
  const most = Math.min(seated - Math.max(0, same - out), people.length - same)
  if (out > 0 || otherSizes > MOST_TOLD_APART)
    return Math.floor((most * (size - 1) + otherSizes * (size + 1)) / 2)
  const homes = homesOf(hall, staff, otherSizes)
  const limits = { size, otherSizes, repeats }
  const atHome = leastCost(homes, limits, (_, home) => home)
  let bound = 0
  for (let others = 0; others <= otherSizes; others++)
    for (let more = 0; more <= otherSizes - others; more++) {
      const fewer = otherSizes - others - more
      let full = Math.floor((seated - atHome[others]! - more * (size + 1) - fewer * (size - 1)) / size)
      const seats = () => full * size + more * (size + 1) + fewer * (size - 1)
      while (full >= 0 && !fits(seated - seats(), others, size)) full--
      if (!(full >= 0)) continue
      const tables = full + more + fewer
      const lost = leastCost(homes, limits, ({ same: own, any, cross }, home) => {
        const across = any - Math.max(0, home - own)
        return (home * (size - 1)) / 2 + edgesWithin(across, Math.max(1, tables - cross))
      })
      const edges = (seated * (size - 1) + more * (size + 1) - fewer * (size - 1)) / 2 - lost[others]!
      bound = Math.max(bound, Math.floor(edges))
    }
  return bound
}
