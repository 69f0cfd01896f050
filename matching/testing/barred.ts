import type { Instance } from '../model/model'
import { dice } from './families'

/** The same instance in which a share of all pairs is barred, named by either of the two, by both, or by nobody known. */
export function withBarredPairs(instance: Instance, seed: number, share: number): Instance {
  const d = dice(seed * 31 + 7)
  const people = instance.people.map((person) => ({ ...person, avoid: [] as string[] }))
  people.forEach((one, i) => {
    for (const two of people.slice(0, i)) {
      if (!d.chance(share)) continue
      if (d.chance(0.6)) one.avoid.push(two.id)
      if (one.avoid.length === 0 || d.chance(0.5)) two.avoid.push(one.id)
    }
    if (d.chance(0.05)) one.avoid.push('someone who left')
  })
  return { ...instance, people }
}
