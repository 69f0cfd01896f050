import { type Columns, PREFERENCES } from '../model/columns'
import { monthNumber } from '../model/month'
import type { Instance } from '../model/model'
import { monthText } from '../model/month'
import { dice } from './families'

/** A realistic company in columns, decided by its seed: uneven departments, mixed preferences, months of rounds. */
export function company(count: number, departments: number, months: number, seed: number): Columns {
  const d = dice(seed)
  const month = monthNumber('2026-12')
  const department = new Int32Array(count)
  const preference = new Uint8Array(count)
  const debt = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    // Sizes fall off: a few large departments, many small ones.
    department[i] = Math.floor(departments * d.next() ** 1.7)
    const roll = d.next()
    preference[i] = roll < 0.25 ? 0 : roll < 0.75 ? 1 : 2
    debt[i] = d.chance(0.02) ? d.int(1, 12) : 0
  }
  const perMonth = Math.floor(count / 2)
  const meetingA = new Int32Array(perMonth * months)
  const meetingB = new Int32Array(perMonth * months)
  const meetingMonth = new Int32Array(perMonth * months)
  const inside: number[][] = Array.from({ length: departments }, () => [])
  const willing: number[] = []
  for (let i = 0; i < count; i++) (preference[i] === 0 ? inside[department[i]!]! : willing).push(i)
  let kept = 0
  for (let back = 1; back <= months; back++) {
    const meet = (group: number[]) => {
      for (let i = group.length - 1; i > 0; i--) {
        const j = d.int(0, i)
        ;[group[i], group[j]] = [group[j]!, group[i]!]
      }
      for (let i = 0; i + 1 < group.length; i += 2) {
        meetingA[kept] = group[i]!
        meetingB[kept] = group[i + 1]!
        meetingMonth[kept++] = month - back
      }
    }
    for (const group of inside) meet(group)
    meet(willing)
  }
  return {
    month,
    seed,
    noRepeatMonths: 3,
    preference,
    department,
    debt,
    meetingA: meetingA.subarray(0, kept),
    meetingB: meetingB.subarray(0, kept),
    meetingMonth: meetingMonth.subarray(0, kept),
  }
}

function id(i: number): string {
  return `person-${i}@example.com`
}

/** The same company as objects. */
export function asInstance(columns: Columns): Instance {
  const avoid = new Map<number, string[]>()
  columns.barredA?.forEach((a, k) => {
    const list = avoid.get(a) ?? []
    avoid.set(a, list)
    list.push(id(columns.barredB![k]!))
  })
  return {
    month: monthText(columns.month),
    seed: columns.seed,
    people: Array.from(columns.preference, (preference, i) => ({
      id: id(i),
      department: `Department ${columns.department[i]}`,
      preference: PREFERENCES[preference]!,
      leftOutDebt: columns.debt[i]!,
      ...(avoid.has(i) && { avoid: avoid.get(i)! }),
      ...(columns.hours && { hours: columns.hours.sets[columns.hours.of[i]!]! }),
    })),
    history: Array.from(columns.meetingA, (a, k) => ({
      a: id(a),
      b: id(columns.meetingB[k]!),
      month: monthText(columns.meetingMonth[k]!),
    })),
  }
}
