import type { Meeting, Person } from '../model/model'
import { HoursRead } from './hours'

/** What the checker reads of an instance. */
export interface Checkable {
  month: string
  people: readonly Person[]
  history: readonly Meeting[]
  /** Whether somebody may join a pair. */
  threes?: boolean
}

/** The same with meetings in columns, so that millions need little room: positions of people, and months since year 0. */
export interface CheckableColumns extends Omit<Checkable, 'history'> {
  history: { meetingA: Int32Array; meetingB: Int32Array; meetingMonth: Int32Array }
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
  /** The number of each person's working hours. */
  readonly hours: Int32Array
  readonly hoursRead = new HoursRead()
  private readonly rowEnd: Int32Array
  /** Whom each has met, and how many months ago: two numbers a meeting. */
  private readonly row: Int32Array
  /** Numbers of the pairs of whom one may not be paired with the other. */
  private readonly barred = new Set<number>()

  constructor(instance: Checkable | CheckableColumns) {
    const { people, history } = instance
    this.count = people.length
    this.department = new Int32Array(this.count)
    this.wantsSame = new Uint8Array(this.count)
    this.wantsOther = new Uint8Array(this.count)
    this.debt = new Float64Array(this.count)
    this.hours = new Int32Array(this.count)
    const spelled = new Map<string, number>()
    people.forEach((person, i) => {
      this.index.set(person.id, i)
      let department = spelled.get(person.department)
      if (department === undefined)
        spelled.set(person.department, (department = this.numberOfDepartment(person.department)))
      this.department[i] = department
      this.wantsSame[i] = person.preference === 'same-department' ? 1 : 0
      this.wantsOther[i] = person.preference === 'cross-department' ? 1 : 0
      this.debt[i] = person.leftOutDebt ?? 0
      this.hours[i] = this.hoursRead.number(person.hours)
    })
    people.forEach(({ avoid }, i) => avoid?.forEach((id) => this.bar(i, this.index.get(id))))
    const now = countMonths(instance.month)
    const { meetingA, meetingB, meetingMonth } = 'meetingA' in history ? history : this.inColumns(history)
    this.rowEnd = new Int32Array(this.count + 1)
    const { rowEnd } = this
    for (let k = 0; k < meetingA.length; k++) {
      rowEnd[meetingA[k]! + 1]!++
      rowEnd[meetingB[k]! + 1]!++
    }
    for (let i = 0; i < this.count; i++) rowEnd[i + 1]! += rowEnd[i]!
    const fill = rowEnd.slice(0, this.count)
    const row = (this.row = new Int32Array(4 * meetingA.length))
    for (let k = 0; k < meetingA.length; k++) {
      const a = meetingA[k]!
      const b = meetingB[k]!
      const ago = now - meetingMonth[k]!
      const atA = 2 * fill[a]!++
      row[atA] = b
      row[atA + 1] = ago
      const atB = 2 * fill[b]!++
      row[atB] = a
      row[atB + 1] = ago
    }
  }

  private numberOfDepartment(spelling: string): number {
    const name = spelling.toLowerCase()
    const number = this.departmentNumber.get(name) ?? this.departmentNumber.size
    this.departmentNumber.set(name, number)
    return number
  }

  /** Meetings of people who take part, by position. */
  private inColumns(history: readonly Meeting[]): CheckableColumns['history'] {
    const both = history.filter(({ a, b }) => this.index.has(a) && this.index.has(b))
    return {
      meetingA: Int32Array.from(both, ({ a }) => this.index.get(a)!),
      meetingB: Int32Array.from(both, ({ b }) => this.index.get(b)!),
      meetingMonth: Int32Array.from(both, ({ month }) => countMonths(month)),
    }
  }

  private bar(a: number, b: number | undefined) {
    if (b !== undefined) this.barred.add(this.pairNumber(a, b))
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

  /** Whether the working hours of three people have half an hour in common. */
  threeShareTime(a: number, b: number, c: number): boolean {
    return this.hoursRead.meetAll(this.hours[a]!, this.hours[b]!, this.hours[c]!)
  }

  /** Months since the latest meeting of two people; Infinity if they never met. */
  monthsSince(a: number, b: number): number {
    let ago = Number.POSITIVE_INFINITY
    const { row, rowEnd } = this
    for (let k = 2 * rowEnd[a]!; k < 2 * rowEnd[a + 1]!; k += 2)
      if (row[k] === b && row[k + 1]! < ago) ago = row[k + 1]!
    return ago
  }

  /** Why two people may not be paired, who met so many months ago; null if they may. */
  objection(a: number, b: number, ago = this.monthsSince(a, b)): string | null {
    const same = this.department[a] === this.department[b]
    if (!same && (this.wantsSame[a] || this.wantsSame[b])) return 'one of them wants their own department'
    if (same && (this.wantsOther[a] || this.wantsOther[b])) return 'one of them wants another department'
    if (!this.shareTime(a, b)) return 'their working hours have no half hour in common'
    if (this.isBarred(a, b)) return 'one of them is not to be paired with the other'
    return ago <= 3 ? `they met ${ago} months ago` : null
  }
}

/** What a repeat after so many months costs. */
export function costOfRepeat(ago: number): number {
  return Math.max(1, 61 - ago)
}

function countMonths(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}
