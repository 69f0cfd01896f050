import type { MailReason as Reason } from '../../languages/reasons'
import { isAllowed, type Problem } from '../engine/problem'
import { ANY, type Columns, CROSS } from '../model/columns'
import type { LeftOutExplanation, Person, TablesCertificate, TableSize } from '../model/model'
import { addTo } from '../engine/parts'
import { Fits } from '../explain/fits'
import { FAIR, latelyOf, meetsNobody, moreOf, noSeat, onlyBetween, whereOf } from '../explain/parts'
import { mostSeated, mostTables } from './sizes'

interface Seated {
  problem: Problem
  /** The problem without what only the people themselves know. */
  open: Problem
  size: TableSize
  certificate: TablesCertificate
  /** The people left out, in the numbers of the problem. */
  left: readonly number[]
}

/** Why people got no table, and what could have helped. As with pairs, what only the people themselves know is not told. */
export function explainNoTable(
  people: readonly Person[],
  columns: Columns,
  { problem, open, size, certificate, left }: Seated,
): LeftOutExplanation[] {
  const between = columns.group !== undefined
  const fits = new Fits(open)
  const rules = open === problem ? fits : new Fits(problem)
  const crowds = crowdsOf(people, columns, size)
  const missing = open.count - mostSeated(open.count, size)
  const fair = certificate.leftOutDebt.gap === 0 && certificate.seated.gap === 0 ? [FAIR] : []
  /** So many others make the smallest table. */
  const needed = size - 2
  const atLeast: Reason = { code: 'matching.table.takes', args: { size: size - 1 } }

  const hosts =
    left.length === 0 ? [] : Array.from(problem.host?.keys() ?? []).filter((w) => problem.host![w])
  const reasonsOf = (v: number): Reason[] => {
    const i = open.original[v]!
    const person = people[i]!
    const where = whereOf(person, columns.place)
    const more = (many: number): Reason => ({
      code: 'matching.table.more',
      args: { more: moreOf(person, between, many) },
    })
    if (rules.allowed(v) === 0) return meetsNobody(person, columns)
    if (problem.host) {
      if (!hosts.some((w) => isAllowed(problem, v, w))) return meetsNobody(person, columns)
      return noSeat(problem, size)
    }
    const count = fits.count(v)
    if (count < needed) {
      const few: Reason = { code: 'matching.table.fewPartners', args: { count, where } }
      return [few, ...onlyBetween(between), atLeast, more(needed - count)]
    }
    const { noRepeatMonths: months } = columns
    const met = fits.recent(v)
    if (count - met < needed) {
      const args = { lately: latelyOf(months), count: met, people: count, where }
      const help: Reason = { code: 'matching.table.noRule', args: { months } }
      return [{ code: 'matching.table.metMost', args }, atLeast, help]
    }
    // A private cause keeps too many from them: told as where nobody is left, without a number.
    if (rules.allowed(v) < needed) return meetsNobody(person, columns)
    const crowd = crowds.get(i)
    if (crowd) return [crowd, ...fair, more(needed)]
    if (left.length === missing) {
      const args = { people: open.count, size: size - 1, most: size + 1 }
      return [{ code: 'matching.table.sizes', args }, ...fair, more(1)]
    }
    return [{ code: 'matching.nobodyLeft' }, more(needed)]
  }
  return left.map((v) => ({ id: people[open.original[v]!]!.id, reasons: reasonsOf(v) }))
}

/** For people among too many: cross-only people of one department, or people of one group; a table has one of them. */
function crowdsOf(people: readonly Person[], { preference, department, group }: Columns, size: number) {
  const crossOnly = new Map<number, number[]>()
  const groups = new Map<number, number[]>()
  let open = 0
  people.forEach((_, i) => {
    if (preference[i] === CROSS) addTo(crossOnly, department[i]!, i)
    else if (preference[i] === ANY) open++
    if (group) addTo(groups, group[i]!, i)
  })
  const told = new Map<number, Reason>()
  const tell = (
    sets: Map<number, number[]>,
    others: number,
    reasonFor: (one: Person, people: number) => Reason,
  ) => {
    const tables = mostTables([...sets.values()], others, size)
    for (const set of sets.values())
      if (set.length > Math.max(1, tables))
        for (const i of set) told.set(i, reasonFor(people[i]!, set.length))
  }
  tell(groups, 0, (one, many) => ({
    code: 'matching.table.oneGroup',
    args: { people: many, group: one.group! },
  }))
  tell(crossOnly, open, (one, many) => ({
    code: 'matching.table.across',
    args: { people: many, department: one.department ?? '' },
  }))
  return told
}
