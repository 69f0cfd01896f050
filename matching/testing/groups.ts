import type { Instance } from '../model/model'
import { dice } from './families'

/** The same instance in which only people of different groups meet: so many groups, the first ones larger. */
export function withGroups(instance: Instance, seed: number, groups: number): Instance {
  const d = dice(seed * 13 + groups)
  const people = instance.people.map((person) => ({
    ...person,
    group: `site ${Math.floor(groups * d.next() ** 1.5)}`,
  }))
  return { ...instance, people, between: true }
}
