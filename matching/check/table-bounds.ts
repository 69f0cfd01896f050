import { addTo, type Roster } from './roster'
import { allows, FewPeople, hasMet, inOrder, isLess, type TableFigures } from './few-tables'
import { HostedPeople } from './hosted-bounds'
import { leastSum, pairsWithin, SameOnly, type Wants } from './same-only'

/** Groups of up to so many people are solved by trying everything. */
const FEW = 12
/** With more tables of another size than this, each is taken to be the best there can be. */
const MANY_OTHERS = 8

/**
 * What is proven of each goal, if the goals before are reached as said. It counts people, and tries all tables of few.
 * @param few groups of up to so many people are few
 */
export function boundsOfTables(roster: Roster, said: TableFigures, size: number, few = FEW): TableFigures {
  if (roster.isScarce(size)) return ofOneTable(roster, size)
  const able = peopleWhoCanSit(roster, size)
  const counted = (people: number[]) =>
    roster.host ? new HostedPeople(roster, people, size) : new ManyPeople(roster, people, size)
  const groups = groupsOf(roster, able).map((people) =>
    people.length <= few ? new FewPeople(roster, people, size) : counted(people),
  )
  const sum = (bound: (group: FewPeople | ManyPeople | HostedPeople) => number) =>
    groups.reduce((all, group) => all + bound(group), 0)
  const seated = sum((group) => group.seated)
  const isAble = new Set(able)
  const owed = (isHost: boolean) =>
    roster.debt.reduce(
      (all, debt, i) => all + (isAble.has(i) || (roster.host?.[i] ?? false) !== isHost ? 0 : debt),
      0,
    )
  const apart = owed(false)
  const seatedMet = seated === said.seated
  const leftOutDebt = apart + (seatedMet ? sum((group) => group.leftOutDebt) : 0)
  const debtMet = seatedMet && leftOutDebt === said.leftOutDebt
  const otherSizes = debtMet ? sum((group) => group.otherSizes) : 0
  const sizesMet = debtMet && otherSizes === said.otherSizes
  const hostsResting = owed(true) + (sizesMet ? sum((group) => group.hostsResting) : 0)
  const hostsMet = sizesMet && hostsResting === said.hostsResting
  const repeats = hostsMet && said.repeats > 0 ? sum((group) => group.repeats) : 0
  const allMet = hostsMet && repeats === said.repeats
  const crossEdges = sum((group) => {
    if (group instanceof FewPeople && allMet) return group.crossEdges
    const many = group instanceof FewPeople ? counted(group.people) : group
    return many instanceof HostedPeople
      ? many.crossEdges(sizesMet, hostsMet)
      : many.crossEdges(sizesMet, said)
  })
  return { seated, leftOutDebt, otherSizes, hostsResting, repeats, crossEdges }
}

/** Where guests are too few for any table of a host, as many as can sit at one, with any of the hosts. */
function ofOneTable(roster: Roster, size: number): TableFigures {
  const everybody = Array.from(roster.host!.keys())
  const guests = everybody.filter((i) => !roster.host![i])
  const hosts = everybody.filter((i) => roster.host![i])
  const owed = (people: number[]) => people.reduce((sum, i) => sum + roster.debt[i]!, 0)
  const none = { seated: 0, leftOutDebt: owed(guests), otherSizes: 0, repeats: 0, crossEdges: 0 }
  return hosts.reduce<TableFigures>(
    (best, host) => {
      const found = new FewPeople(roster, [host, ...guests], size, 2)
      const { seated, leftOutDebt, otherSizes, repeats, crossEdges } = found
      const hostsResting = owed(hosts) - roster.debt[host]! + found.hostsResting
      const all = { seated, leftOutDebt, otherSizes, hostsResting, repeats, crossEdges }
      return isLess(inOrder(all), inOrder(best)) ? all : best
    },
    { ...none, hostsResting: owed(hosts) },
  )
}

/** The people that remain after removing, again and again, those who can't find enough others for a table. */
function peopleWhoCanSit(roster: Roster, size: number): number[] {
  let people = Array.from({ length: roster.count }, (_, i) => i)
  for (;;) {
    const able = people.filter((i) => canSit(roster, i, people, size - 2))
    if (able.length === people.length) return able
    people = able
  }
}

/**
 * Whether somebody finds so many others for one table, at home or across, where cross-only people are one of a department. A
 * guest has a host among them.
 */
function canSit(roster: Roster, i: number, people: number[], others: number): boolean {
  const { host } = roster
  const isGuest = host !== null && !host[i]
  if (isGuest && !people.some((other) => host[other] && allows(roster, i, other))) return false
  const needed = others - (isGuest ? 1 : 0)
  let home = 0
  const open = new Map<number, number>()
  const crossOnly = new Set<number>()
  let across = 0
  for (const other of people) {
    if (home >= needed || across >= needed) return true
    if (host?.[other] || !allows(roster, i, other)) continue
    const department = roster.department[other]!
    if (department === roster.department[i]) home++
    if (!roster.wantsSame[other]) {
      const before = Math.max(open.get(department) ?? 0, crossOnly.has(department) ? 1 : 0)
      if (roster.wantsOther[other]) crossOnly.add(department)
      else open.set(department, (open.get(department) ?? 0) + 1)
      across += Math.max(open.get(department) ?? 0, crossOnly.has(department) ? 1 : 0) - before
    }
  }
  return home >= needed || across >= needed
}

/** People in groups of which nobody may sit with anybody of another. */
function groupsOf(roster: Roster, people: number[]): number[][] {
  const groups: number[][] = []
  const waiting = new Set(people)
  for (const start of people) {
    if (!waiting.delete(start)) continue
    const group = [start]
    for (const one of group)
      for (const other of waiting)
        if (allows(roster, one, other)) {
          waiting.delete(other)
          group.push(other)
        }
    groups.push(group)
  }
  return groups
}

/** Of each set, of which a table of size − 1 people at least has one person at most, how many are more than there can be tables. */
function crowdsOf(sets: number[][], others: number, size: number) {
  const able = (most: number) => sets.reduce((sum, set) => sum + Math.min(set.length, most), others)
  let tables = Math.floor(able(Number.POSITIVE_INFINITY) / (size - 1))
  while (tables * (size - 1) > able(tables)) tables--
  return sets.map((people) => ({ people, tooMany: Math.max(0, people.length - tables) }))
}

const sumOf = (crowds: { tooMany: number }[]) => crowds.reduce((sum, { tooMany }) => sum + tooMany, 0)

/** What counting says of people who are more than a few. */
class ManyPeople {
  readonly seated: number
  readonly hostsResting = 0
  /** People who may not share a table, and who are more than there can be tables. */
  private readonly crowds: { people: number[]; tooMany: number }[]
  private readonly departments: Wants[]
  /** The fewest tables of another size for each number of people. */
  private readonly others: number[]

  constructor(
    private readonly roster: Roster,
    private readonly people: number[],
    private readonly size: number,
  ) {
    const byDepartment = new Map<number, number[]>()
    for (const i of people) addTo(byDepartment, roster.department[i]!, i)
    this.departments = [...byDepartment.values()].map((all) => ({
      same: all.filter((i) => roster.wantsSame[i]),
      any: all.filter((i) => !roster.wantsSame[i] && !roster.wantsOther[i]),
      cross: all.filter((i) => roster.wantsOther[i]),
    }))
    // At a table across there is one cross-only person of a department at most, and at any table one person of a group.
    const crossOnly = this.departments.map(({ cross }) => cross)
    const any = this.departments.reduce((sum, wants) => sum + wants.any.length, 0)
    const ofDepartments = crowdsOf(crossOnly, any, size)
    const ofGroups = crowdsOf(roster.byGroup(people), 0, size)
    this.crowds = sumOf(ofGroups) > sumOf(ofDepartments) ? ofGroups : ofDepartments
    this.others = [0]
    for (let n = 1; n <= people.length + 2 * size; n++)
      this.others[n] = Math.min(
        this.others[n - size] ?? Number.POSITIVE_INFINITY,
        1 + (this.others[n - size - 1] ?? Number.POSITIVE_INFINITY),
        1 + (this.others[n - size + 1] ?? Number.POSITIVE_INFINITY),
      )
    let seated = people.length - sumOf(this.crowds)
    while (this.others[seated] === Number.POSITIVE_INFINITY) seated--
    this.seated = seated
  }

  get leftOutDebt(): number {
    const { debt } = this.roster
    const rising = (list: number[]) => list.toSorted((a, b) => debt[a]! - debt[b]!)
    const forced = this.crowds.flatMap(({ people, tooMany }) => rising(people).slice(0, tooMany))
    const free = rising(this.people.filter((i) => !forced.includes(i)))
    const more = this.people.length - this.seated - forced.length
    return [...forced, ...free.slice(0, more)].reduce((sum, i) => sum + debt[i]!, 0)
  }

  get otherSizes(): number {
    const all = this.others[this.seated]!
    if (this.seated < this.people.length) return all
    const home = this.departments.map(({ same, any }) =>
      Math.min(
        ...this.others.slice(
          same.length,
          Math.min(same.length + any.length, same.length + 2 * this.size) + 1,
        ),
      ),
    )
    return Math.max(
      all,
      home.reduce((sum, many) => sum + many, 0),
    )
  }

  /** Somebody who has fewer new people than there are others at a table repeats, as do those who sit at home with known ones. */
  get repeats(): number {
    const wanted = this.size - 1
    const missing = this.people.map((i) => {
      let found = 0
      for (const other of this.people) {
        if (found === wanted) break
        if (allows(this.roster, i, other) && !hasMet(this.roster, i, other)) found++
      }
      return wanted - found
    })
    missing.sort((a, b) => a - b)
    const others = this.otherSizes
    const ends = missing.slice(0, this.seated).reduce((sum, one) => sum + one, 0)
    const atHome =
      this.seated < this.people.length
        ? 0
        : this.sameOnly(others).reduce((sum, one) => {
            const tables = Math.max(1, Math.floor((one.people.length + one.open + others) / this.size))
            return sum + one.repeatsAt(tables)
          }, 0)
    return Math.max(0, Math.ceil((ends - others * wanted) / 2), atHome)
  }

  /**
   * @param sizesMet whether as many sit, at as few tables of another size, as the bounds say
   * @param said what there is in all
   */
  crossEdges(sizesMet: boolean, said: Pick<TableFigures, 'otherSizes' | 'repeats'>): number {
    const { repeats } = said
    const { size, people, seated } = this
    const same = this.departments.reduce((sum, wants) => sum + wants.same.length, 0)
    const open = people.length - same
    if (!sizesMet) return Math.floor((open * (size - 1) + Math.min(open, said.otherSizes * (size + 1))) / 2)
    const others = this.otherSizes
    const out = people.length - seated
    if (out > 0 || others > MANY_OTHERS) {
      const most = Math.min(open, seated - Math.max(0, same - out))
      return Math.floor((most * (size - 1) + others * (size + 1)) / 2)
    }
    const homes = this.sameOnly(others)
    const least = leastSum(homes, others, repeats, (_, home) => home)
    let best = 0
    for (let atHome = 0; atHome <= others; atHome++)
      for (let more = 0; more <= others - atHome; more++) {
        const fewer = others - atHome - more
        // The most tables across, and nobody but at tables.
        let tables = Math.floor((seated - least[atHome]! - more + fewer) / size)
        const home = () => seated - tables * size - more + fewer
        while (tables >= more + fewer && !this.isSum(home(), atHome)) tables--
        if (!(tables >= more + fewer)) continue
        const lost = leastSum(homes, others, repeats, (one, atHomes) => {
          const across = one.open - Math.max(0, atHomes - one.people.length)
          return (atHomes * (size - 1)) / 2 + pairsWithin(across, Math.max(1, tables - one.crossOnly))
        })
        const all = (seated * (size - 1) + more * (size + 1) - fewer * (size - 1)) / 2
        best = Math.max(best, Math.floor(all - lost[atHome]!))
      }
    return best
  }

  private sameOnly(others: number): SameOnly[] {
    return this.departments.map((wants) => new SameOnly(this.roster, wants, this.size, others))
  }

  /** Whether so many people are at tables of which just so many have another size. */
  private isSum(people: number, others: number): boolean {
    return Array.from({ length: others + 1 }, (_, more) => people - others * (this.size - 1) - 2 * more).some(
      (rest) => rest >= 0 && rest % this.size === 0,
    )
  }
}
