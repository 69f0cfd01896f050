import { allows, hasMet } from './few-tables'
import { addTo, type Roster } from './roster'
import { pairsWithin } from './same-only'

/** What counting says of hosts and guests who are more than a few. */
export class HostedPeople {
  readonly seated: number
  readonly leftOutDebt: number
  readonly otherSizes: number
  readonly hostsResting: number
  private readonly tables: number
  /** Those who have a seat at all tables that are as good in seats, debt and waiting, and those who have one at some. */
  private readonly sure = new Set<number>()
  private readonly maybe = new Set<number>()

  constructor(
    private readonly roster: Roster,
    readonly people: number[],
    private readonly size: number,
  ) {
    const { debt, wantsSame, wantsOther, department } = roster
    const byDebt = (list: number[]) => list.toSorted((a, b) => debt[b]! - debt[a]!)
    const hosts = byDebt(people.filter((i) => roster.host![i]))
    const guests = byDebt(people.filter((i) => !roster.host![i]))
    const most = size - 1
    const isHome = (i: number, host: number) => department[i] === department[host]
    /** Guests of one crowd need the same hosts. */
    const crowdOf = (i: number) =>
      roster.group
        ? `group ${roster.group[i]}`
        : `${department[i]} ${wantsSame[i] ? 'same' : wantsOther[i] ? 'other' : 'any'}`
    const roomOf = (i: number) => {
      if (roster.group) return hosts.filter((host) => !roster.areOneGroup(i, host)).length
      if (wantsSame[i]) return most * hosts.filter((host) => isHome(i, host) && !wantsOther[host]).length
      if (wantsOther[i]) return hosts.filter((host) => !isHome(i, host) && !wantsSame[host]).length
      return Number.POSITIVE_INFINITY
    }
    const crowds = new Map<string, number[]>()
    for (const i of guests) addTo(crowds, crowdOf(i), i)
    const room = new Map([...crowds].map(([crowd, [first]]) => [crowd, roomOf(first!)]))
    const able = [...crowds].reduce((sum, [crowd, own]) => sum + Math.min(own.length, room.get(crowd)!), 0)
    // Same-only hosts of a department have no more guests than there are who would sit with them.
    const atHome = new Map<number, number>()
    for (const host of hosts)
      if (wantsSame[host]) atHome.set(department[host]!, (atHome.get(department[host]!) ?? 0) + most)
    let seats = hosts.filter((host) => !wantsSame[host]).length * most
    for (const [home, places] of atHome)
      seats += Math.min(places, guests.filter((i) => department[i] === home && !wantsOther[i]).length)

    let seated = Math.min(able, seats)
    while (Math.ceil(seated / most) * (most - 1) > seated) seated--
    this.seated = seated
    this.tables = Math.ceil(seated / most)
    this.otherSizes = this.tables * most - seated
    this.hostsResting = hosts.slice(this.tables).reduce((sum, host) => sum + debt[host]!, 0)

    const chosen: number[] = []
    for (const i of guests) {
      const left = room.get(crowdOf(i))!
      if (chosen.length === seated || left === 0) continue
      chosen.push(i)
      room.set(crowdOf(i), left - 1)
    }
    const isChosen = new Set(chosen)
    const others = guests.filter((i) => !isChosen.has(i))
    this.leftOutDebt = others.reduce((sum, i) => sum + debt[i]!, 0)
    const couldSitFor = (other: number, i: number) =>
      debt[other] === debt[i] && (room.get(crowdOf(other))! > 0 || crowdOf(other) === crowdOf(i))
    for (const i of chosen) (others.some((other) => couldSitFor(other, i)) ? this.maybe : this.sure).add(i)
    for (const i of others) if (chosen.some((one) => couldSitFor(i, one))) this.maybe.add(i)
    const [last, next] = [hosts[this.tables - 1], hosts[this.tables]]
    for (const [k, host] of hosts.entries()) {
      const isTied = last !== undefined && next !== undefined && debt[last] === debt[next]
      if (isTied && debt[host] === debt[next]) this.maybe.add(host)
      else if (k < this.tables) this.sure.add(host)
    }
  }

  /** Repeats that can't be avoided: each person has so many guests at their table, and a guest one host. */
  get repeats(): number {
    const { roster, people, size } = this
    const endsOf = (i: number) => {
      const known = people.filter((other) => allows(roster, i, other) && !hasMet(roster, i, other))
      const hosts = known.filter((other) => roster.host![other]).length
      const guests = known.length - hosts
      return roster.host![i]
        ? Math.max(0, size - 1 - guests)
        : Math.max(0, size - 2 - guests) + Math.max(0, 1 - hosts)
    }
    const fewest = (isHost: boolean, many: number) =>
      people
        .filter((i) => roster.host![i] === isHost)
        .map(endsOf)
        .sort((a, b) => a - b)
        .slice(0, many)
        .reduce((sum, ends) => sum + ends, 0)
    const ends = fewest(false, this.seated) + fewest(true, this.tables) - this.otherSizes * (size - 1)
    return Math.max(0, Math.ceil(ends / 2))
  }

  /** @param hostsMet whether hosts rest who have waited as little as can be, if `sizesMet` */
  crossEdges(sizesMet: boolean, hostsMet: boolean): number {
    const { roster, people, size, tables, otherSizes } = this
    const { wantsSame, wantsOther, department } = roster
    const whole = pairsWithin(size, 1)
    if (!sizesMet) {
      const open = people.filter((i) => !wantsSame[i])
      const hosts = open.filter((i) => roster.host![i]).length
      return Math.min(hosts * whole, Math.floor(((open.length - hosts) * size) / 2))
    }
    const isFree = (i: number) => (roster.host![i] && !hostsMet ? true : this.maybe.has(i))
    const isSure = (i: number) => !isFree(i) && this.sure.has(i)
    const byDepartment = new Map<number, number[]>()
    for (const i of people) if (isFree(i) || isSure(i)) addTo(byDepartment, department[i]!, i)
    const departments = [...byDepartment.values()].map((own) => {
      const sure = own.filter(isSure)
      const same = sure.filter((i) => wantsSame[i])
      const hosts = same.filter((i) => roster.host![i]).length
      const homes = Math.max(hosts, Math.ceil((same.length - hosts) / (size - 1)))
      const cross = sure.filter((i) => wantsOther[i]).length
      return {
        free: own.filter(isFree),
        homes,
        spare: homes * size - same.length,
        cross,
        sure: sure.length - same.length - cross,
      }
    })
    const homes = departments.reduce((sum, one) => sum + one.homes, 0)
    const costs: number[] = []
    let lost = whole * homes - Math.min(homes, otherSizes) * (size - 1)
    let needed = this.seated + tables
    for (const { free, homes: own, spare, cross, sure } of departments) {
      const places = Math.max(1, tables - homes - cross)
      const across = Math.max(0, sure - spare)
      lost += pairsWithin(across, places)
      needed -= sure + cross + own * size - spare
      let more = across
      for (const i of free)
        costs.push(
          wantsOther[i]
            ? 0
            : wantsSame[i]
              ? (size - (otherSizes > 0 ? 2 : 1)) / 2
              : Math.floor(more++ / places),
        )
      costs.push(...Array.from({ length: spare }, () => 0))
    }
    costs.sort((a, b) => a - b)
    for (const cost of costs.slice(0, Math.max(0, needed))) lost += cost
    return Math.floor((tables - otherSizes) * whole + otherSizes * pairsWithin(size - 1, 1) - lost)
  }
}
