import type { CheckableColumns } from '../check/roster'
import { HoursList } from '../engine/hours'
import { CODE_OF_PREFERENCE, type Columns, PREFERENCE_NAME } from '../engine/problem'
import { monthNumber, monthText } from '../model/month'
import { othersThan, readDebt, readHours, readMonth, readPreference, readSeed, readThrees } from '../parse'
import { hashText } from '../model/random'
import { grown, IdTable } from './id-table'
import { JsonReader } from './json-reader'

/** An instance in columns with the names that belong to its numbers. */
interface ReadInstance {
  columns: Columns
  ids: string[]
  departments: string[]
}

/** Reads an instance from a JSON file of any length. @throws InputError, InstanceError */
export function readInstance(descriptor: number, file: string): ReadInstance {
  return new InstanceReader(new JsonReader(descriptor, file)).read()
}

/** The same as the checker reads it. */
export function asCheckable({ columns, ids, departments }: ReadInstance): CheckableColumns {
  const { preference, department, debt, meetingA, meetingB, meetingMonth } = columns
  const { hours } = columns
  const avoid = new Map<number, string[]>()
  columns.barredA?.forEach((a, k) => {
    const list = avoid.get(a)
    const id = ids[columns.barredB![k]!]!
    if (list) list.push(id)
    else avoid.set(a, [id])
  })
  return {
    month: monthText(columns.month),
    threes: columns.threes ?? false,
    people: ids.map((id, i) => ({
      id,
      department: departments[department[i]!]!,
      preference: PREFERENCE_NAME[preference[i]!]!,
      leftOutDebt: debt[i]!,
      avoid: avoid.get(i),
      hours: hours?.sets[hours.of[i]!] ?? undefined,
    })),
    history: { meetingA, meetingB, meetingMonth },
  }
}

class InstanceReader {
  private readonly table = new IdTable()
  private readonly ids: string[] = []
  private readonly departments: string[] = []
  private readonly preferences: number[] = []
  private readonly debts: number[] = []
  /** Number in the id table of each person. */
  private readonly personNumber: number[] = []
  private known = new Uint8Array(1 << 10)
  private readonly departmentNumber = new Map<string, number>()
  private readonly department: number[] = []
  private a = new Int32Array(1 << 12)
  private b = new Int32Array(1 << 12)
  private months = new Int32Array(1 << 12)
  private meetings = 0
  /** Position of a person and the number of an id they avoid, one after the other. */
  private readonly avoided: number[] = []
  private readonly hours = new HoursList()
  private readonly hoursOf: number[] = []

  constructor(private readonly json: JsonReader) {}

  read(): ReadInstance {
    const { json } = this
    let month: string | undefined
    let seed = 0
    let people = false
    let threes = false
    json.skipMark()
    json.readObject('the instance', (key) => {
      if (key === 'month') month = readMonth(json.readScalar('month'), 'month')
      else if (key === 'seed') seed = readSeed(json.readScalar('seed'))
      else if (key === 'threes') threes = readThrees(json.readScalar('threes'))
      else if (key === 'people') {
        people = true
        json.readArray('people', (i) => this.readPerson(i))
      } else if (key === 'history') json.readArray('history', (i) => this.readMeeting(i))
      else json.skip(key)
    })
    if (json.peek() !== -1) json.fail('the instance', 'nothing after its end')
    if (month === undefined) json.fail('month', 'a month as YYYY-MM, not nothing')
    if (!people) json.fail('people', 'an array, not nothing')
    return {
      columns: { ...this.columns(month!, seed), threes },
      ids: this.ids,
      departments: this.departments,
    }
  }

  private readPerson(index: number) {
    const { json } = this
    const path = `people[${index}]`
    let id: string | undefined
    let department: string | undefined
    let preference = -1
    let debt = 0
    let hours = 0
    json.readObject(path, (key) => {
      if (key === 'id') {
        id = json.readText(`${path}.id`)
        if (id === '') json.fail(`${path}.id`, 'a text that is not empty')
        const number = this.table.number(json.bytes, json.start, json.end, json.hash)
        while (number >= this.known.length) {
          const larger = new Uint8Array(2 * this.known.length)
          larger.set(this.known)
          this.known = larger
        }
        if (this.known[number] === 1)
          json.fail(`${path}.id`, `a different id for each person, "${id}" appears twice`)
        this.known[number] = 1
        this.personNumber.push(number)
      } else if (key === 'department') {
        department = json.readText(`${path}.department`)
        if (department === '') json.fail(`${path}.department`, 'a text that is not empty')
      } else if (key === 'preference') {
        const field = `${path}.preference`
        preference = CODE_OF_PREFERENCE[readPreference(json.readScalar(field), field)]
      } else if (key === 'leftOutDebt') {
        const field = `${path}.leftOutDebt`
        debt = readDebt(json.readScalar(field), field)
      } else if (key === 'avoid')
        json.readArray(`${path}.avoid`, (i) => this.readAvoided(`${path}.avoid[${i}]`))
      else if (key === 'hours') hours = this.readHours(`${path}.hours`)
      else json.skip(`${path}.${key}`)
    })
    if (id === undefined) json.fail(`${path}.id`, 'a text that is not empty, not nothing')
    if (department === undefined) json.fail(`${path}.department`, 'a text that is not empty, not nothing')
    if (preference === -1) readPreference(undefined, `${path}.preference`)
    for (let k = this.avoided.length - 2; this.avoided[k] === index; k -= 2)
      if (this.avoided[k + 1] === this.personNumber[index]) json.fail(`${path}.avoid`, othersThan(id!))
    this.ids.push(id!)
    const name = department!.toLowerCase()
    let number = this.departmentNumber.get(name)
    if (number === undefined) {
      this.departmentNumber.set(name, (number = this.departments.length))
      this.departments.push(department!)
    }
    this.department.push(number)
    this.preferences.push(preference)
    this.debts.push(debt)
    this.hoursOf.push(hours)
  }

  private readHours(path: string): number {
    const { json } = this
    const stretches: unknown[][] = []
    json.readArray(path, (i) => {
      const stretch: unknown[] = []
      json.readArray(`${path}[${i}]`, () => stretch.push(json.readScalar(`${path}[${i}]`)))
      stretches.push(stretch)
    })
    return this.hours.add(readHours(stretches, path))
  }

  private readAvoided(path: string) {
    const { json, avoided } = this
    json.readBytes(path)
    if (json.start === json.end) json.fail(path, 'a text that is not empty')
    avoided.push(this.ids.length, this.table.number(json.bytes, json.start, json.end, json.hash))
  }

  private readMeeting(index: number) {
    const { json } = this
    let a = -1
    let b = -1
    let month = Number.NaN
    json.meeting = index
    json.take('{', '', 'an object')
    // Written out, not by `readObject`: there may be millions of these, and no path is written out unless needed.
    if (json.peek() !== 0x7d)
      do {
        const key = json.readKey()
        if (key === 'a' || key === 'b') {
          json.readBytes(key === 'a' ? '.a' : '.b')
          if (json.start === json.end) json.fail(`.${key}`, 'a text that is not empty')
          const number = this.table.number(json.bytes, json.start, json.end, json.hash)
          if (key === 'a') a = number
          else b = number
        } else if (key === 'month') month = this.readMeetingMonth(index)
        else json.skip(`.${key}`)
      } while (json.takeIf(','))
    json.take('}', '', 'a comma or the end of the object')
    if (a === -1) json.fail('.a', 'a text that is not empty, not nothing')
    if (b === -1) json.fail('.b', 'a text that is not empty, not nothing')
    if (Number.isNaN(month)) json.fail('.month', 'a month as YYYY-MM, not nothing')
    if (a === b) json.fail('.b', 'someone other than a, nobody meets themselves')
    if (this.meetings === this.a.length) {
      this.a = grown(this.a)
      this.b = grown(this.b)
      this.months = grown(this.months)
    }
    this.a[this.meetings] = a
    this.b[this.meetings] = b
    this.months[this.meetings++] = month
    json.meeting = -1
  }

  private readMeetingMonth(index: number): number {
    const { json } = this
    if (json.peek() !== 0x22) return readMonthOf(json.readScalar('.month'), index)
    json.readBytes('.month')
    const { bytes, start, end } = json
    let digits = 0
    let number = 0
    for (let i = start; i < end; i++) {
      const digit = bytes[i]! - 0x30
      if (digit < 0 || digit > 9) continue
      digits++
      number = number * 10 + digit
    }
    const month = number % 100
    if (end - start === 7 && digits === 6 && bytes[start + 4] === 0x2d && month >= 1 && month <= 12)
      return ((number - month) / 100) * 12 + month - 1
    return readMonthOf(bytes.toString('utf8', start, end), index)
  }

  private columns(month: string, seed: number): Columns {
    const count = this.ids.length
    const position = new Int32Array(this.table.size).fill(-1)
    this.personNumber.forEach((number, i) => (position[number] = i))
    let kept = 0
    for (let k = 0; k < this.meetings; k++) {
      const a = position[this.a[k]!]!
      const b = position[this.b[k]!]!
      if (a === -1 || b === -1) continue
      this.a[kept] = a
      this.b[kept] = b
      this.months[kept++] = this.months[k]!
    }
    const barredA: number[] = []
    const barredB: number[] = []
    for (let k = 0; k < this.avoided.length; k += 2) {
      const b = position[this.avoided[k + 1]!]!
      if (b === -1) continue
      barredA.push(this.avoided[k]!)
      barredB.push(b)
    }
    const key = new Uint32Array(count)
    for (let i = 0; i < count; i++) key[i] = hashText(this.ids[i]!, 0)
    return {
      month: monthNumber(month),
      seed,
      preference: Uint8Array.from(this.preferences),
      department: Int32Array.from(this.department),
      debt: Float64Array.from(this.debts),
      key,
      meetingA: this.a.subarray(0, kept),
      meetingB: this.b.subarray(0, kept),
      meetingMonth: this.months.subarray(0, kept),
      barredA: Int32Array.from(barredA),
      barredB: Int32Array.from(barredB),
      ...(this.hours.sets.length > 1 && {
        hours: { of: Int32Array.from(this.hoursOf), sets: this.hours.sets },
      }),
    }
  }
}

function readMonthOf(value: unknown, index: number): number {
  return monthNumber(readMonth(value, `history[${index}].month`))
}
