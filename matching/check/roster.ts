import type { Hours, Instance, Person } from '../model/model'

const WEEK = 10_080
const NEEDED = 30

/** The checker's own reading of working hours: a number for each different list, 0 for people without one. */
class HoursRead {
  private readonly lists: (Hours | null)[] = [null]
  private readonly numberOf = new Map<string, number>()
  private readonly numberOfList = new Map<Hours, number>()
  private readonly known = new Map<number, boolean>()
  private readonly knownOfMany = new Map<string, boolean>()

  /** The number of these hours. */
  number(hours: Hours | undefined): number {
    if (hours === undefined) return 0
    const same = this.numberOfList.get(hours)
    if (same !== undefined) return same
    const text = JSON.stringify(hours)
    const number = this.numberOf.get(text) ?? this.lists.push(hours) - 1
    this.numberOf.set(text, number)
    this.numberOfList.set(hours, number)
    return number
  }

  /** Whether two lists have half an hour in common. */
  meet(a: number, b: number): boolean {
    const one = this.lists[Math.min(a, b)]
    const two = this.lists[Math.max(a, b)]
    if (!one || !two) return true
    const key = Math.min(a, b) * 2 ** 26 + Math.max(a, b)
    let met = this.known.get(key)
    if (met === undefined) this.known.set(key, (met = longestCommon([one, two]) >= NEEDED))
    return met
  }

  /** Whether lists have half an hour in common, all at once. */
  meetAll(numbers: readonly number[]): boolean {
    const key = numbers.join()
    let met = this.knownOfMany.get(key)
    if (met === undefined) {
      const given = numbers.flatMap((number) => (this.lists[number] ? [this.lists[number]] : []))
      met = given.length < 2 || longestCommon(given) >= NEEDED
      this.knownOfMany.set(key, met)
    }
    return met
  }
}

type Stretches = readonly (readonly [number, number])[]

/** The longest stretch that all have, with the week written twice so that it may go past Sunday night. */
function longestCommon(lists: readonly Hours[]): number {
  const twice = (hours: Hours): Stretches => [
    ...hours,
    ...hours.map(([from, to]) => [from + WEEK, to + WEEK] as const),
  ]
  const shared = lists.map(twice).reduce(inBoth)
  return Math.max(0, ...joined(shared).map(([from, to]) => to - from))
}

function inBoth(first: Stretches, second: Stretches): Stretches {
  const shared: [number, number][] = []
  let i = 0
  let j = 0
  while (i < first.length && j < second.length) {
    const start = Math.max(first[i]![0], second[j]![0])
    const end = Math.min(first[i]![1], second[j]![1])
    if (start < end) shared.push([start, end])
    if (first[i]![1] < second[j]![1]) i++
    else j++
  }
  return shared
}

/** Stretches that touch are one. */
function joined(stretches: Stretches): Stretches {
  const pieces: [number, number][] = []
  for (const [from, to] of stretches) {
    const last = pieces.at(-1)
    if (last?.[1] === from) last[1] = to
    else pieces.push([from, to])
  }
  return pieces
}

/** What the checker reads of an instance. */
export type Checkable = Omit<Instance, 'seed'>

export const RANKS = ['same-department', 'any', 'cross-department']

/** The checker's own reading of an instance. It shares no code with the engine, so that no mistake is made twice. */
export class Roster {
  readonly count: number
  readonly index = new Map<string, number>()
  /** Number of each person's department, by name without regard to case. */
  readonly department: Int32Array
  readonly departmentNumber = new Map<string | null, number>()
  /** What keeps some two apart beside that: by each, everybody's department and preference. */
  private readonly divisions: Pick<Person, 'department' | 'preference'>[][]
  /** What each prefers: their own department (0), any (1), or another (2). */
  readonly rank: Uint8Array
  readonly wantsSame: Uint8Array
  readonly wantsOther: Uint8Array
  readonly debt: Float64Array
  /** The number of each person's working hours. */
  private readonly hours: Int32Array
  private readonly hoursRead = new HoursRead()
  /** Each person's group, where only people of different groups meet. */
  readonly group: string[] | null
  /** Whether each person is a host; null in an instance without hosts. */
  readonly host: boolean[] | null
  /** Whether two guests may sit together. */
  private readonly guestsMeet: boolean
  private readonly topics: Map<string, string[]>
  /** Who met at most so many months ago may not meet; 0: everybody may. */
  private readonly noRepeatMonths: number
  /** The people that each has met, and how many months ago they last met. */
  private readonly met: Map<number, number>[] = []
  /** Numbers of the pairs that must not be made. */
  private readonly barred = new Set<number>()

  constructor({ month, people, history, noRepeatMonths = 3, between, size }: Checkable) {
    this.noRepeatMonths = noRepeatMonths
    this.count = people.length
    this.department = new Int32Array(this.count)
    this.rank = new Uint8Array(this.count)
    this.wantsSame = new Uint8Array(this.count)
    this.wantsOther = new Uint8Array(this.count)
    this.debt = new Float64Array(this.count)
    this.hours = new Int32Array(this.count)
    this.group = between ? people.map(({ group = '' }) => group.toLowerCase()) : null
    const isHost = ({ host }: Person) => host === true
    this.host = people.some(({ host }) => host !== undefined) ? people.map(isHost) : null
    this.guestsMeet = size !== undefined
    this.topics = new Map(people.map(({ id, topics = [] }) => [id, topics]))
    // Somebody without a department may be with everybody, whoever is same-only: then the prices take nobody for same-only.
    const isLoose = people.some(({ department }) => department === null)
    this.divisions = [
      ...(isLoose ? [people] : []),
      ...(people.some(({ besides }) => besides)
        ? [people.map(({ besides }) => besides ?? { department: null, preference: 'any' as const })]
        : []),
    ]
    people.forEach((person, i) => {
      this.index.set(person.id, i)
      this.department[i] = this.numberOfDepartment(person.department)
      this.rank[i] = person.department === null ? 1 : RANKS.indexOf(person.preference)
      this.wantsSame[i] = this.rank[i] === 0 && !isLoose ? 1 : 0
      this.wantsOther[i] = this.rank[i] === 2 ? 1 : 0
      this.debt[i] = person.leftOutDebt ?? 0
      this.hours[i] = this.hoursRead.number(person.hours)
    })
    people.forEach(({ avoid = [] }, i) => {
      for (const id of avoid) {
        const other = this.index.get(id)
        if (other !== undefined) this.barred.add(this.pairNumber(i, other))
      }
    })
    const now = countMonths(month)
    // Where everybody may meet again, a meeting of this month counts as one of the month before.
    const least = noRepeatMonths === 0 ? 1 : 0
    for (const meeting of history) {
      const a = this.index.get(meeting.a)
      const b = this.index.get(meeting.b)
      if (a === undefined || b === undefined) continue
      const ago = Math.max(least, now - countMonths(meeting.month))
      this.note(a, b, ago)
      this.note(b, a, ago)
    }
  }

  private note(a: number, b: number, ago: number) {
    const row = (this.met[a] ??= new Map())
    row.set(b, Math.min(ago, row.get(b) ?? ago))
  }

  private numberOfDepartment(spelling: string | null): number {
    const name = spelling?.toLowerCase() ?? null
    const number = this.departmentNumber.get(name) ?? this.departmentNumber.size
    this.departmentNumber.set(name, number)
    return number
  }

  private pairNumber(a: number, b: number): number {
    return Math.min(a, b) * this.count + Math.max(a, b)
  }

  /** Whether one of the two is not to be paired with the other. */
  isBarred(a: number, b: number): boolean {
    return this.barred.has(this.pairNumber(a, b))
  }

  /** Whether the working hours of two people have half an hour in common. */
  shareTime(a: number, b: number): boolean {
    return this.hoursRead.meet(this.hours[a]!, this.hours[b]!)
  }

  /** People by group; none where groups don't matter. */
  byGroup(people: readonly number[]): number[][] {
    const groups = new Map<string, number[]>()
    for (const i of people) if (this.group) addTo(groups, this.group[i]!, i)
    return [...groups.values()]
  }

  /** Whether only people of different groups meet, and these two are of one. */
  areOneGroup(a: number, b: number): boolean {
    return this.group !== null && this.group[a] === this.group[b]
  }

  /** Whether these two are both hosts, or both guests who may not sit together. */
  areOneRole(a: number, b: number): boolean {
    return this.host !== null && this.host[a] === this.host[b] && (this.host[a]! || !this.guestsMeet)
  }

  /** Whether somebody has no department: that is an edge of two departments to nobody. */
  hasNone(i: number): boolean {
    return this.department[i] === this.departmentNumber.get(null)
  }

  /** Whether two are of different departments. */
  crosses(a: number, b: number): boolean {
    return this.department[a] !== this.department[b] && !this.hasNone(a) && !this.hasNone(b)
  }

  /** Whether a division keeps two people apart. */
  areDivided(a: number, b: number): boolean {
    return this.divisions.some((of) => {
      const [one, other] = [of[a]!, of[b]!]
      if (one.department === null || other.department === null) return false
      const isSame = one.department.toLowerCase() === other.department.toLowerCase()
      const unwanted = isSame ? 'cross-department' : 'same-department'
      return one.preference === unwanted || other.preference === unwanted
    })
  }

  /** What tells whether somebody's hours, group, role and divisions let them meet somebody else. */
  partOf(i: number): string {
    const divisions = this.divisions.map((of) => `${of[i]!.department?.toLowerCase()} ${of[i]!.preference}`)
    return `${this.hours[i]} ${this.group?.[i]} ${this.host?.[i]} ${this.hasNone(i)} ${divisions.join()}`
  }

  /** What is wrong with the number of two in a match who have a topic in common. */
  faultsOfTopics(matches: readonly string[][], given?: { value: number; proven: boolean }): string[] {
    const topicsOf = (id: string) => this.topics.get(id) ?? []
    const all = matches.flatMap((ids) => ids.flatMap((a, k) => ids.slice(0, k).map((b) => [a, b] as const)))
    const shared = all.filter(([a, b]) => topicsOf(a).some((topic) => topicsOf(b).includes(topic))).length
    const hasTopics = [...this.topics.values()].some((own) => own.length > 0)
    if (!hasTopics) return given ? ['certificate.sharedTopics: nobody has topics'] : []
    return given?.value === shared && !given.proven
      ? []
      : [`certificate.sharedTopics: says ${JSON.stringify(given)}, the matches give ${shared}, not proven`]
  }

  /** Whether there are fewer guests than the smallest table of a host seats. */
  isScarce(size: number): boolean {
    return this.host !== null && this.host.filter((isHost) => !isHost).length < size - 2
  }

  /**
   * What is wrong with who is named where, if there are hosts: one is the first of each match, those who rest are hosts, those
   * who wait are not.
   */
  faultsOfHosts(
    matches: readonly string[][],
    waiting: readonly string[],
    resting?: readonly string[],
  ): string[] {
    const { host } = this
    if (!host) return resting ? ['resting: there are no hosts in this instance'] : []
    if (!resting) return ['resting: missing']
    const isHost = (id: string) => host[this.index.get(id) ?? -1] ?? false
    return [
      ...matches.flatMap((ids) => (isHost(ids[0]!) ? [] : [`${ids.join(', ')}: the first is not a host`])),
      ...waiting.flatMap((id) => (isHost(id) ? [`${id} is a host, and not among those who rest`] : [])),
      ...resting.flatMap((id) => (isHost(id) ? [] : [`${id} rests, and is not a host`])),
    ]
  }

  /** Whether the working hours of people have half an hour in common, all at once. */
  allShareTime(people: readonly number[]): boolean {
    return this.hoursRead.meetAll(people.map((i) => this.hours[i]!))
  }

  /** Months since the latest meeting of two people; Infinity if they never met. */
  monthsSince(a: number, b: number): number {
    return this.met[a]?.get(b) ?? Number.POSITIVE_INFINITY
  }

  /** Whether a meeting so many months ago keeps two people from meeting. */
  isRecent(ago: number): boolean {
    return ago <= this.noRepeatMonths
  }

  /** Why two people may not be paired, who met so many months ago; null if they may. */
  objection(a: number, b: number, ago = this.monthsSince(a, b)): string | null {
    if (this.areDivided(a, b)) return 'their departments, or what binds them besides, keep them apart'
    const same = this.department[a] === this.department[b]
    if (!same && (this.wantsSame[a] || this.wantsSame[b])) return 'one of them wants their own department'
    if (same && (this.wantsOther[a] || this.wantsOther[b])) return 'one of them wants another department'
    if (this.areOneGroup(a, b)) return 'they are of one group'
    if (this.areOneRole(a, b)) return `both are ${this.host![a] ? 'hosts' : 'guests'}`
    if (!this.shareTime(a, b)) return 'their working hours have no half hour in common'
    if (this.isBarred(a, b)) return 'one of them is not to be paired with the other'
    return this.isRecent(ago) ? `they met ${ago} months ago` : null
  }
}

/** What a repeat after so many months costs. */
export function costOfRepeat(ago: number): number {
  return Math.max(1, 61 - ago)
}

function countMonths(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}

/** Adds one to the list under a key. */
export function addTo<Key>(lists: Map<Key, number[]>, key: Key, one: number) {
  const list = lists.get(key)
  if (list) list.push(one)
  else lists.set(key, [one])
}
