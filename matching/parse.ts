import { PREFERENCES } from './model/columns'
import {
  hasHosts,
  type Hours,
  type Instance,
  type Meeting,
  type Person,
  type Preference,
  type TableSize,
} from './model/model'
import { monthNumber } from './model/month'

/** A fault of an instance, in one line that names the field and what was expected. */
export class InstanceError extends Error {
  override name = 'InstanceError'
}

/** The longest time for which people are not paired again. */
const MOST_MONTHS = 12
/** Keeps every sum the engine forms below 2^53. */
const LARGEST_DEBT = 1_000_000
const MINUTES_OF_WEEK = 7 * 24 * 60

/**
 * Checks a parsed JSON value and gives the instance it is; unknown fields are ignored.
 * @throws InstanceError naming the first wrong field
 */
export function parseInstance(json: unknown): Instance {
  const root = asObject(json, 'the instance')
  const month = readMonth(root.month, 'month')
  const seed = readWhole(root.seed, Number.MAX_SAFE_INTEGER, 'seed')
  const between = readFlag(root.between, 'between')
  const people = asArray(root.people, 'people').map((value, i) => readPerson(value, `people[${i}]`, between))
  const seen = new Set<string>()
  for (const [i, person] of people.entries()) {
    if (seen.has(person.id))
      fail(`people[${i}].id`, `a different id for each person, "${person.id}" appears twice`)
    seen.add(person.id)
  }
  const hosts = hasHosts({ people })
  const threes = readFlag(root.threes, 'threes') && !hosts
  const size = readSize(root.size, hosts ? Number.POSITIVE_INFINITY : people.length)
  if (size && threes) fail('threes', 'false where there are tables, only a pair can be joined')
  const history = root.history === undefined ? [] : asArray(root.history, 'history')
  return {
    month,
    seed,
    people,
    history: history.map((value, i) => readMeeting(value, `history[${i}]`)),
    ...(root.noRepeatMonths !== undefined && {
      noRepeatMonths: readWhole(root.noRepeatMonths, MOST_MONTHS, 'noRepeatMonths'),
    }),
    ...(between && { between }),
    ...(threes && { threes }),
    ...(size && { size }),
  }
}

/** @param between whether everybody has a group */
function readPerson(value: unknown, path: string, between: boolean): Person {
  const object = asObject(value, path)
  const id = readText(object.id, `${path}.id`)
  return {
    id,
    ...readDivision(object, path),
    ...(object.besides !== undefined && {
      besides: readDivision(asObject(object.besides, `${path}.besides`), `${path}.besides`),
    }),
    leftOutDebt: readWhole(object.leftOutDebt, LARGEST_DEBT, `${path}.leftOutDebt`),
    ...(object.avoid !== undefined && { avoid: readAvoid(object.avoid, id, `${path}.avoid`) }),
    ...(object.hours !== undefined && { hours: readHours(object.hours, `${path}.hours`) }),
    ...((between || object.group !== undefined) && { group: readText(object.group, `${path}.group`) }),
    ...(object.host !== undefined && { host: readFlag(object.host, `${path}.host`) }),
    ...(object.topics !== undefined && {
      topics: asArray(object.topics, `${path}.topics`).map((one, i) => readText(one, `${path}.topics[${i}]`)),
    }),
  }
}

/** A department, null for none, and a preference. */
const readDivision = ({ department, preference }: Record<string, unknown>, path: string) => ({
  department: department === null ? null : readText(department, `${path}.department`),
  preference: readPreference(preference, `${path}.preference`),
})

/** The ids of a person's `avoid`; their own must not be among them. */
function readAvoid(value: unknown, id: string, path: string): string[] {
  const ids = asArray(value, path).map((other, i) => readText(other, `${path}[${i}]`))
  if (ids.includes(id)) fail(path, `ids of other people, not their own ("${id}")`)
  return ids
}

/** Working hours: stretches of the week in order, each of which begins when the one before has ended, or later. */
function readHours(value: unknown, path: string): Hours {
  let earliest = 0
  return asArray(value, path).map((stretch, i) => {
    const [start, end, ...more]: unknown[] = Array.isArray(stretch) ? stretch : []
    if (!isWhole(start, MINUTES_OF_WEEK) || !isWhole(end, MINUTES_OF_WEEK) || start >= end || more.length > 0)
      fail(
        `${path}[${i}]`,
        `[start, end], minutes of the week with 0 ≤ start < end ≤ ${MINUTES_OF_WEEK}`,
        stretch,
      )
    if (start < earliest) fail(`${path}[${i}]`, `a start at ${earliest} or later, not ${start}`)
    earliest = end
    return [start, end]
  })
}

function isWhole(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}

function readMeeting(value: unknown, path: string): Meeting {
  const object = asObject(value, path)
  const a = readText(object.a, `${path}.a`)
  const b = readText(object.b, `${path}.b`)
  if (a === b) fail(`${path}.b`, `someone other than "${a}", nobody meets themselves`)
  return { a, b, month: readMonth(object.month, `${path}.month`) }
}

/** True or false; absent means false. */
function readFlag(value: unknown, path: string): boolean {
  if (value !== undefined && typeof value !== 'boolean') fail(path, 'true or false', value)
  return value ?? false
}

/** How many sit at a table; undefined for pairs. @param people how many there are to fill one */
function readSize(value: unknown, people: number): TableSize | undefined {
  if (value === undefined || value === 2) return undefined
  if (value !== 3 && value !== 4 && value !== 5) fail('size', '2 for pairs, or 3, 4 or 5 at a table', value)
  if (value > people + 1)
    fail(
      'size',
      `at most ${people + 1}: a table takes one more or one fewer, and there are ${people} people`,
      value,
    )
  return value
}

/** A whole number from 0 on; absent means 0. */
function readWhole(value: unknown, most: number, path: string): number {
  if (value === undefined) return 0
  if (!isWhole(value, most)) fail(path, `a whole number from 0 to ${most}`, value)
  return value
}

function readPreference(value: unknown, path: string): Preference {
  const known = PREFERENCES.find((preference) => preference === value)
  if (!known) fail(path, '"any", "same-department" or "cross-department"', value)
  return known
}

export function readMonth(value: unknown, path: string): string {
  if (typeof value !== 'string' || Number.isNaN(monthNumber(value))) fail(path, 'a month as YYYY-MM', value)
  return value
}

function readText(value: unknown, path: string): string {
  if (typeof value !== 'string' || value === '') fail(path, 'a text that is not empty', value)
  return value
}

function asObject(value: unknown, path: string): Record<string, unknown> {
  if (!isObject(value)) fail(path, 'an object', value)
  return value
}

/** Whether this is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asArray(value: unknown, path: string): unknown[] {
  if (!Array.isArray(value)) fail(path, 'an array', value)
  return value
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? typeof value
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

/** @param found what is there instead, if that helps */
function fail(path: string, expected: string, ...found: [unknown?]): never {
  const [value] = found
  const why = value === undefined ? ', but it is missing' : `, not ${show(value)}`
  throw new InstanceError(`${path}: expected ${expected}${found.length === 0 ? '' : why}`)
}
