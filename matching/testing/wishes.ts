import type { Wishes } from '../change/wishes'
import type { Instance, Round } from '../model/model'
import { dice } from './families'

type Base = Pick<Round, 'pairs'>

/** A few wishes about a round, decided by their seed: people taken out, pairs parted, others brought together. */
export function randomWishes({ people }: Instance, { pairs }: Base, seed: number): Wishes {
  const d = dice(seed * 101 + 3)
  const someone = () => d.pick(people).id
  const wishes: Required<Wishes> = { together: [], apart: [], out: [], overrule: d.chance(0.5) }
  if (people.length === 0) return wishes
  for (let k = d.int(0, 3); k > 0; k--) {
    const kind = d.int(0, 3)
    if (kind === 0) wishes.out.push(someone())
    else if (kind === 1) wishes.together.push([someone(), someone()])
    else if (kind === 2 && pairs.length > 0) wishes.apart.push(d.pick(pairs))
    else wishes.apart.push([someone(), someone()])
  }
  return wishes
}

/** Any round of these people, allowed or not, far from the best. */
export function randomBase({ people }: Instance, seed: number): Base {
  const d = dice(seed * 57 + 1)
  const left = people.map(({ id }) => id).sort(() => d.next() - 0.5)
  const pairs: [string, string][] = []
  while (left.length > 1 && !d.chance(0.15)) pairs.push([left.pop()!, left.pop()!])
  return { pairs }
}
