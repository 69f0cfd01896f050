import type { MailReason as Reason } from '../../languages/reasons'
import { Nest } from '../engine/nest'
import { LEVELS } from '../engine/odd-sets'
import { kindOf, type Problem, suits } from '../engine/problem'
import type { Solution } from '../engine/solution'

/** People alike: all of a department with one preference, or one member of a group of odd size. */
interface Unit {
  /** One person of each department and preference. */
  examples: number[]
  many: number
}

/** The people and groups that depend on the same scarce colleagues. */
interface Need {
  units: Unit[]
  helpers: Unit[]
}

/**
 * Reads the structure behind the number of pairs off the prices: on the first level they are a Tutte–Berge formula
 * (Berge 1958). People of price one are the scarce colleagues on whom others depend; a set with a price on the first level
 * is a group of odd size: one member is left out unless a scarce colleague takes them.
 */
export class Scarcity {
  /** The outermost group around each person, or −1. */
  private readonly groupOf: Int32Array
  private readonly groups = new Map<number, Unit>()
  private readonly alone = new Map<number, Unit>()
  private readonly helpers = new Map<number, Unit>()
  private readonly known = new Map<Unit, Need>()

  constructor(
    private readonly problem: Problem,
    { price, sets }: Pick<Solution, 'price' | 'sets'>,
    /** What the department of a person is called; where groups matter, with the group. */
    private readonly nameOf: (v: number) => string,
  ) {
    const nest = new Nest(problem.count, sets)
    this.groupOf = new Int32Array(problem.count).fill(-1)
    const seen = new Set<string>()
    for (let v = 0; v < problem.count; v++) {
      for (const s of nest.chain(v)) if (sets[s]!.price[0]! > 0) this.groupOf[v] = s
      const group = this.groupOf[v]!
      const kind = kindOf(problem, v)
      if (group !== -1) {
        const unit = this.groups.get(group) ?? { examples: [], many: 1 }
        this.groups.set(group, unit)
        if (!seen.has(`${group} ${kind}`)) unit.examples.push(v)
        seen.add(`${group} ${kind}`)
      }
      const pairs = price[v * LEVELS]!
      if (pairs >= 1) add(this.helpers, kind, v)
      else if (pairs === 0 && group === -1) add(this.alone, kind, v)
    }
  }

  /** That people of one department and preference depend on fewer colleagues; null if that is not why they are left out. */
  needOf(v: number): Reason | null {
    const unit = this.groups.has(this.groupOf[v]!) ? undefined : this.alone.get(kindOf(this.problem, v))
    const need = unit && this.needAround(unit)
    return need && need.units.length === 1 && unit.many > sum(need.helpers)
      ? this.reasonOf(unit, need.helpers)
      : null
  }

  private suit({ examples }: Unit, helper: Unit): boolean {
    return examples.some((v) => suits(this.problem, v, helper.examples[0]!))
  }

  private needAround(start: Unit): Need {
    const known = this.known.get(start)
    if (known) return known
    const units = new Set([start])
    const helpers = new Set<Unit>()
    const all = [...this.alone.values(), ...this.groups.values()]
    for (const unit of units)
      for (const helper of this.helpers.values()) {
        if (helpers.has(helper) || !this.suit(unit, helper)) continue
        helpers.add(helper)
        for (const other of all) if (this.suit(other, helper)) units.add(other)
      }
    const need = { units: [...units], helpers: [...helpers] }
    for (const unit of units) this.known.set(unit, need)
    return need
  }

  private reasonOf({ examples, many }: Unit, helpers: Unit[]): Reason {
    const v = examples[0]!
    const args = { people: many, department: this.nameOf(v), colleagues: this.colleaguesAt(helpers) }
    return { code: `matching.scarce.${this.wishOf(v)}`, args }
  }

  private wishOf(v: number) {
    return WISHES[this.problem.preference[v]!]!
  }

  /** How many colleagues, and in which departments: "two in Sales and one in IT". */
  private colleaguesAt(helpers: Unit[]): Reason {
    const count = sum(helpers)
    const places = new Map<string, Unit>()
    for (const { examples, many } of helpers) add(places, this.nameOf(examples[0]!), examples[0]!, many)
    const [first, ...others] = [...places].toSorted(([, one], [, other]) => other.many - one.many)
    if (!first || others.length >= MOST_NAMED) return { code: 'matching.colleagues.some', args: { count } }
    if (others.length === 0)
      return { code: 'matching.colleagues.someIn', args: { count, department: first[0] } }
    const at = [first, ...others].map(
      ([department, { many }]): Reason => ({ code: 'matching.part.at', args: { count: many, department } }),
    )
    return { code: 'matching.colleagues.someAt', args: { count, places: at } }
  }
}

/** With more kinds of people, or departments, only the numbers are told. */
const MOST_NAMED = 3

/** What people want, by the number of their preference. */
const WISHES = ['within', 'open', 'across'] as const

const sum = (units: Unit[]): number => units.reduce((total, { many }) => total + many, 0)

function add<Key>(all: Map<Key, Unit>, key: Key, v: number, by = 1) {
  const unit = all.get(key)
  if (unit) unit.many += by
  else all.set(key, { examples: [v], many: by })
}
