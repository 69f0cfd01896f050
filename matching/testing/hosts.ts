import type { Instance } from '../model/model'
import { dice } from './families'

/** The same instance with hosts: so large a share of its people; some guests do not carry the field. */
export function withHosts(instance: Instance, seed: number, share: number): Instance {
  const d = dice(seed * 17 + 3)
  const people = instance.people.map((person, i) => {
    const host = d.chance(share)
    return { ...person, ...((host || i === 0 || d.chance(0.5)) && { host }) }
  })
  return { ...instance, people }
}
