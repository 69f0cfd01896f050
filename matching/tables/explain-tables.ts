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
import { lastMeetings } from '../explain/pairs'
import {
  FAIR,
  inWords,
  lastMonths,
  metAll,
  moreOf,
  nobodyFits,
  onlyBetween,
  ruleOf,
  upper,
  whereOf,
} from '../explain/words'
import { mostSeated, mostTables } from './sizes'

/** What is told of each table: whether it is of several departments, and when two of it last met. @param tables by position */
export function explainTables(
  people: readonly Person[],
  columns: Columns,
  tables: readonly (readonly number[])[],
): TableExplanation[] {
  const at = new Int32Array(people.length).fill(-1)
  tables.forEach((table, k) => table.forEach((i) => (at[i] = k)))
  const last = lastMeetings(columns, at)
  return tables.map((table, k) => {
    const departments = new Set(table.map((i) => columns.department[i])).size
    const lastMet = last[k] === -1 ? null : monthText(last[k]!)
    const from = departments === 1 ? 'the same department' : `${inWords(departments)} departments`
    const before =
      lastMet === null ? 'No two of them have met over coffee.' : `Two of them last met in ${lastMet}.`
    return {
      table: table.map((i) => people[i]!.id),
      kind: departments === 1 ? 'same' : 'cross',
      lastMet,
      reason: `They are from ${from}. ${before}`,
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
  const fair = certificate.leftOutDebt.gap === 0 && certificate.seated.gap === 0 ? ` ${FAIR}` : ''
  /** So many others make the smallest table. */
  const needed = size - 2
  const atLeast = `A table takes ${inWords(size - 1)} people at least.`

  const reasonOf = (v: number): Omit<LeftOutExplanation, 'id'> => {
    const i = open.original[v]!
    const person = people[i]!
    const where = whereOf(person)
    const more = (many: number) => `If ${moreOf(person, between, many)} took part, they could have a table.`
    const suiting = fits.count(v)
    if (suiting === 0)
      return { cause: 'no-partner-allowed', reason: nobodyFits(person, between), change: more(needed) }
    if (suiting < needed) {
      const few =
        suiting === 1
          ? 'is only one compatible participant'
          : `are only ${inWords(suiting)} compatible participants`
      const reason = `There ${few} for them ${where}.${onlyBetween(between)} ${atLeast}`
      return { cause: 'too-few-partners', reason, change: more(needed - suiting) }
    }
    const met = fits.recent(v).length
    if (suiting - met < needed) {
      const some = `In ${lastMonths(columns.noRepeatMonths)} they met ${met} of ${suiting} possible partners ${where}. ${atLeast}`
      return {
        cause: 'recent-meetings',
        reason: met === suiting ? metAll(person, columns.noRepeatMonths, suiting) : some,
        change: `If ${ruleOf(columns.noRepeatMonths)} did not apply to them, they could have a table.`,
      }
    }
    const crowd = crowds.get(i)
    if (crowd) return { cause: 'too-few-partners', reason: crowd + fair, change: more(needed) }
    if (left.length === missing) {
      const reason = `${upper(inWords(open.count))} people cannot all sit at tables of ${inWords(size - 1)} to ${inWords(size + 1)}.`
      return { cause: 'odd-number', reason: reason + fair, change: more(1) }
    }
    return {
      cause: 'no-partner-allowed',
      reason: 'Nobody suitable was left.',
      change: more(needed),
    }
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
  const told = new Map<number, string>()
  const tell = (sets: Map<number, number[]>, others: number, say: (one: Person) => string) => {
    const tables = mostTables([...sets.values()], others, size)
    for (const set of sets.values())
      if (set.length > Math.max(1, tables))
        for (const i of set)
          told.set(
            i,
            `${upper(inWords(set.length))} people ${say(people[i]!)}, which is more than there can be tables for.`,
          )
  }
  tell(groups, 0, (one) => `are of one group (${one.group})`)
  tell(crossOnly, open, (one) => `of ${one.department} want only other departments`)
  return told
}
