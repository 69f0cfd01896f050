import { CROSS, SAME } from '../model/columns'
import type { Hall } from './hall'

/** Everybody in groups of which nobody can sit with anybody of another; apart, those who can sit at no table. */
export function partiesOf(hall: Hall): { parties: number[][]; alone: number[] } {
  const { count } = hall.problem
  let able = Array.from({ length: count }, (_, v) => v)
  for (let before = count + 1; able.length < before; ) {
    before = able.length
    able = able.filter((v) => canSit(hall, v, able))
  }
  const chosen = new Uint8Array(count)
  for (const v of able) chosen[v] = 1
  const alone = Array.from({ length: count }, (_, v) => v).filter((v) => !chosen[v])
  if (hall.isScarce) return { parties: [able], alone }
  const parties: number[][] = []
  for (let rest = able; rest.length > 0; ) {
    const party = [rest.pop()!]
    for (let next = 0; next < party.length; next++) {
      const others: number[] = []
      for (const v of rest) (hall.allows(party[next]!, v) ? party : others).push(v)
      rest = others
    }
    parties.push(party.sort((a, b) => a - b))
  }
  return { parties, alone }
}

/** Whether there are enough others for somebody's table: of one department, or of several with one cross-only person each. */
function canSit(hall: Hall, v: number, people: readonly number[]): boolean {
  const { department, preference, host } = hall.problem
  const isGuest = host && !host[v]
  if (isGuest && !people.some((w) => host[w] && hall.allows(v, w))) return false
  const needed = hall.least - (isGuest ? 2 : 1)
  let atHome = 0
  let across = 0
  /** Departments of which one cross-only person is counted, and no any-person yet. */
  const byOne = new Set<number>()
  const byMany = new Set<number>()
  for (const w of people) {
    if (atHome >= needed || across >= needed) return true
    if (w === v || host?.[w] || !hall.allows(v, w)) continue
    const own = department[w]!
    if (own === department[v]) atHome++
    if (preference[w] === CROSS) {
      if (!byMany.has(own) && !byOne.has(own)) across++
      byOne.add(own)
    } else if (preference[w] !== SAME) {
      if (byMany.has(own) || !byOne.has(own)) across++
      byMany.add(own)
    }
  }
  return atHome >= needed || across >= needed
}
