import type { MailReason as Reason } from '../../languages/reasons'
import type { Problem } from '../engine/problem'
import { ANY, type Columns, CROSS } from '../model/columns'
import type {
  LeftOutExplanation,
  Person,
  TableExplanation,
  TablesCertificate,
  TableSize,
} from '../model/model'
import { monthText } from '../model/month'
import { addTo } from '../engine/parts'
import { Fits } from '../explain/fits'
import { lastMeetings, whyPair } from '../explain/pairs'
import { FAIR, latelyOf, metAll, moreOf, nobodyFits, onlyBetween, whereOf } from '../explain/parts'
import { mostSeated, mostTables } from './sizes'

/** What is told of each table, but nobody's wish: whether it is of several departments, and when two of it last met. @param tables by position */
export function explainTables(
  people: readonly Person[],
  columns: Columns,
  tables: readonly (readonly number[])[],
): TableExplanation[] {
  const at = new Int32Array(people.length).fill(-1)
  tables.forEach((table, k) => table.forEach((i) => (at[i] = k)))
  const last = lastMeetings(columns, at)
  return tables.map((table, k) => {
    const isSame = table.every((i) => columns.department[i] === columns.department[table[0]!])
    const kind = isSame ? 'same' : 'cross'
    const lastMet = last[k] === -1 ? null : monthText(last[k]!)
    const [a, b, ...more] = table as [number, number, ...number[]]
    const why: Reason[] = [
      { code: isSame ? 'why.tableWithin' : 'why.tableAcross' },
      lastMet === null
        ? { code: 'why.tableNeverMet' }
        : { code: 'why.tableLastMet', args: { month: lastMet } },
    ]
    return {
      table: table.map((i) => people[i]!.id),
      kind,
      lastMet,
      why: more.length === 0 ? whyPair(columns, [a, b], { kind, lastMet }) : why,
    }
  })
}

interface Seated {
  size: TableSize
  certificate: TablesCertificate
  /** Who is left out, in the numbers of the problem. */
  left: readonly number[]
}

/**
 * Why people got no table, and what could have helped. As with pairs, what only the people themselves know is not told.
 * @param open the problem without that
 */
export function explainNoTable(
  people: readonly Person[],
  columns: Columns,
  open: Problem,
  { size, certificate, left }: Seated,
): LeftOutExplanation[] {
  const between = columns.group !== undefined
  const fits = new Fits(open)
  const crowds = crowdsOf(people, columns, size)
  const missing = open.count - mostSeated(open.count, size)
  const fair = certificate.leftOutDebt.gap === 0 && certificate.seated.gap === 0 ? [FAIR] : []
  /** So many others make the smallest table. */
  const needed = size - 2
  const atLeast: Reason = { code: 'matching.table.takes', args: { size: size - 1 } }

  const reasonOf = (v: number): Omit<LeftOutExplanation, 'id'> => {
    const i = open.original[v]!
    const person = people[i]!
    const where = whereOf(person)
    const more = (many: number): Reason => ({
      code: 'matching.table.more',
      args: { more: moreOf(person, between, many) },
    })
    const count = fits.count(v)
    if (count === 0)
      return { cause: 'no-partner-allowed', reasons: [...nobodyFits(person, between), more(needed)] }
    if (count < needed) {
      const few: Reason =
        count === 1
          ? { code: 'matching.table.onePartner', args: { where } }
          : { code: 'matching.table.fewPartners', args: { count, where } }
      const reasons = [few, ...onlyBetween(between), atLeast, more(needed - count)]
      return { cause: 'too-few-partners', reasons }
    }
    const { noRepeatMonths: months } = columns
    const met = fits.recent(v).length
    if (count - met < needed) {
      const args = { lately: latelyOf(months), count: met, people: count, where }
      const reasons: Reason[] =
        met === count ? [metAll(person, months, count)] : [{ code: 'matching.table.metMost', args }, atLeast]
      return {
        cause: 'recent-meetings',
        reasons: [...reasons, { code: 'matching.table.noRule', args: { months } }],
      }
    }
    const crowd = crowds.get(i)
    if (crowd) return { cause: 'too-few-partners', reasons: [crowd, ...fair, more(needed)] }
    if (left.length === missing) {
      const args = { people: open.count, size: size - 1, most: size + 1 }
      return { cause: 'odd-number', reasons: [{ code: 'matching.table.sizes', args }, ...fair, more(1)] }
    }
    return { cause: 'no-partner-allowed', reasons: [{ code: 'matching.nobodyLeft' }, more(needed)] }
  }
  return left.map((v) => ({ id: people[open.original[v]!]!.id, ...reasonOf(v) }))
}

/** For those who are among too many: cross-only people of one department, or people of one group, of whom a table has one each. */
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
    args: { people: many, department: one.department },
  }))
  return told
}
