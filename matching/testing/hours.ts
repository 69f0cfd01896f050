import type { Hours, Instance } from '../model/model'
import { dice } from './families'

const DAY = 24 * 60
const WEEK = 7 * DAY

/** A week of five days, from a minute of Monday (UTC) on, so long each day. The week is a circle. */
export function week(from: number, length: number, days = 5): Hours {
  const pieces = Array.from({ length: days }, (_, day) => (from + day * DAY + WEEK) % WEEK).flatMap(
    (start): Hours =>
      start + length <= WEEK
        ? [[start, start + length]]
        : [
            [start, WEEK],
            [0, start + length - WEEK],
          ],
  )
  return pieces.sort(([a], [b]) => a - b)
}

type Dice = ReturnType<typeof dice>

/** What hours the people of an instance have, by the shapes in which matching engines go wrong. */
const HOURS: Record<string, (d: Dice) => (i: number) => Hours | undefined> = {
  'twelve zones around the world': (d) => () => week(120 * d.int(0, 11), 480),
  'two shifts that never meet': (d) => () => week(d.pick([480, 1200]), 240),
  'two shifts and a few who know both': (d) => () =>
    d.chance(0.1) ? week(480, 960) : week(d.pick([480, 1200]), 240),
  'hours of a department': (d) => (i) => week(360 * (i % 4), d.pick([360, 390]), 3),
  'just thirty minutes, or one less': (d) => () => {
    const from = d.int(0, WEEK - 100)
    return d.chance(0.5) ? [[from - (from % 30), from - (from % 30) + d.pick([29, 30, 31])]] : week(0, DAY, 2)
  },
  'hours over Sunday night': (d) => () =>
    d.pick([week(WEEK - 15, 30, 1), week(WEEK - 60, 75, 1), week(0, 30, 1)]),
  'stretches that touch': (d) => () =>
    d.pick<Hours>([
      [
        [100, 115],
        [115, 130],
      ],
      [[90, 130]],
      [
        [100, 114],
        [116, 130],
      ],
    ]),
  'zones on both sides of Monday morning': (d) => () => week(60 * d.int(-12, 12), d.pick([30, 480]), 1),
  'the whole week, the last half hour of it, or none': (d) => () =>
    d.pick<Hours | undefined>([
      undefined,
      [],
      [[0, WEEK]],
      [[0, 29]],
      [[WEEK - 30, WEEK]],
      [[WEEK - 1, WEEK]],
    ]),
  'hours given by half of them': (d) => () => (d.chance(0.5) ? undefined : week(120 * d.int(0, 11), 300)),
  'hours of each their own': (d) => () => week(d.int(0, DAY), d.int(20, 200), d.int(1, 5)),
}

export const HOURS_NAMES = Object.keys(HOURS)

/** The same instance with working hours. */
export function withHours(instance: Instance, name: string, seed: number): Instance {
  const hoursOf = HOURS[name]!(dice(seed * 37 + 5))
  const people = instance.people.map((person, i) => {
    const hours = hoursOf(i)
    return hours ? { ...person, hours } : person
  })
  return { ...instance, people }
}
