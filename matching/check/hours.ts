import type { Hours } from '../model/model'

const WEEK = 10_080
const NEEDED = 30

/** The checker's own reading of working hours: a number for each different list, 0 for people without one. */
export class HoursRead {
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
