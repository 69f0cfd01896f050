import type { Meeting, Person } from '../model/model'

/** What the checker reads of an instance; meetings may be made one by one, so that millions need no room. */
export interface Checkable {
  month: string
  people: readonly Person[]
  history: Iterable<Meeting>
}

/** The checker's own reading of an instance. It shares no code with the engine, so that no mistake is made twice. */
export class Roster {
  readonly count: number
  readonly index = new Map<string, number>()
  /** Number of each person's department, by name without regard to case. */
  readonly department: Int32Array
  readonly departmentNumber = new Map<string, number>()
  readonly wantsSame: Uint8Array
  readonly wantsOther: Uint8Array
  readonly debt: Float64Array
  private readonly rowEnd: Int32Array
  private readonly rowPeer: Int32Array
  private readonly rowAgo: Int32Array
  /** Positions of those whom somebody may not be paired with. */
  private readonly barred = new Map<number, Set<number>>()

  constructor(instance: Checkable) {
    const { people, history } = instance
    this.count = people.length
    this.department = new Int32Array(this.count)
    this.wantsSame = new Uint8Array(this.count)
    this.wantsOther = new Uint8Array(this.count)
    this.debt = new Float64Array(this.count)
    people.forEach((person, i) => {
      this.index.set(person.id, i)
      const name = person.department.toLowerCase()
      if (!this.departmentNumber.has(name)) this.departmentNumber.set(name, this.departmentNumber.size)
      this.department[i] = this.departmentNumber.get(name)!
      this.wantsSame[i] = person.preference === 'same-department' ? 1 : 0
      this.wantsOther[i] = person.preference === 'cross-department' ? 1 : 0
      this.debt[i] = person.leftOutDebt ?? 0
    })
    people.forEach(({ avoid }, i) => avoid?.forEach((id) => this.bar(i, this.index.get(id))))
    const now = countMonths(instance.month)
    this.rowEnd = new Int32Array(this.count + 1)
    const ends: number[] = []
    const agos: number[] = []
    for (const meeting of history) {
      const a = this.index.get(meeting.a)
      const b = this.index.get(meeting.b)
      if (a === undefined || b === undefined) continue
      ends.push(a, b)
      agos.push(now - countMonths(meeting.month))
      this.rowEnd[a + 1]!++
      this.rowEnd[b + 1]!++
    }
    for (let i = 0; i < this.count; i++) this.rowEnd[i + 1]! += this.rowEnd[i]!
    const fill = this.rowEnd.slice(0, this.count)
    this.rowPeer = new Int32Array(ends.length)
    this.rowAgo = new Int32Array(ends.length)
    agos.forEach((ago, k) => {
      const a = ends[2 * k]!
      const b = ends[2 * k + 1]!
      this.rowPeer[fill[a]!] = b
      this.rowAgo[fill[a]!++] = ago
      this.rowPeer[fill[b]!] = a
      this.rowAgo[fill[b]!++] = ago
    })
  }

  private bar(a: number, b: number | undefined) {
    if (b === undefined) return
    for (const [one, two] of [
      [a, b],
      [b, a],
    ] as const) {
      const row = this.barred.get(one)
      if (row) row.add(two)
      else this.barred.set(one, new Set([two]))
    }
  }

  /** Whether one of the two is not to be paired with the other. */
  isBarred(a: number, b: number): boolean {
    return this.barred.get(a)?.has(b) ?? false
  }

  /** Months since the latest meeting of two people; Infinity if they never met. */
  monthsSince(a: number, b: number): number {
    let ago = Number.POSITIVE_INFINITY
    for (let k = this.rowEnd[a]!; k < this.rowEnd[a + 1]!; k++)
      if (this.rowPeer[k] === b && this.rowAgo[k]! < ago) ago = this.rowAgo[k]!
    return ago
  }

  /** Why two people may not be paired, or null if they may. */
  objection(a: number, b: number): string | null {
    const same = this.department[a] === this.department[b]
    if (!same && (this.wantsSame[a] || this.wantsSame[b])) return 'one of them wants their own department'
    if (same && (this.wantsOther[a] || this.wantsOther[b])) return 'one of them wants another department'
    if (this.isBarred(a, b)) return 'one of them is not to be paired with the other'
    const ago = this.monthsSince(a, b)
    return ago <= 3 ? `they met ${ago} months ago` : null
  }
}

/** What a repeat after so many months costs. */
export function costOfRepeat(ago: number): number {
  return Math.max(1, 61 - ago)
}

function countMonths(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
}
