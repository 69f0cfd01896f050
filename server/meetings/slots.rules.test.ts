import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { minutesOf, timeOfMinutes, USUAL_HOURS } from '../../shared/working-hours'
import type { Stretch } from '../platform/context/context'
import { type Availability, SlotFinder } from './slots.rules'

const MINUTE = 60_000
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Cairo',
]
/** Days around both changes of the clocks in these zones, and others. */
const MOMENTS = [
  '2026-03-05',
  '2026-03-22',
  '2026-04-01',
  '2026-10-01',
  '2026-10-22',
  '2026-10-29',
  '2026-11-16',
]

const person = (more: Partial<Availability> = {}): Availability => ({
  timeZone: 'UTC',
  workingHours: USUAL_HOURS,
  isKnown: true,
  busy: [],
  ...more,
})
const find = (one: Availability, other: Availability, now = '2026-11-16T09:00:00Z') =>
  new SlotFinder(new Date(now), 25).find([one, other], 'seed')
const starts = ({ slots }: { slots: Stretch[] }) => slots.map(({ start }) => new Date(start).toISOString())

const QUARTER = 15 * MINUTE
const formats = new Map<string, Intl.DateTimeFormat>()
const read = new Map<string, ReturnType<typeof readClock>>()
function readClock(at: number, timeZone: string) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, format)
  const [day = '', time = ''] = format.format(at).split(' ')
  return { day, minutes: minutesOf(time), weekday: ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1 }
}
/** What the clocks of a zone show; read every quarter of an hour, since clocks change at none but those. */
function shown(at: number, timeZone: string) {
  const quarter = Math.floor(at / QUARTER) * QUARTER
  const key = timeZone + quarter
  const clock = read.get(key) ?? readClock(quarter, timeZone)
  read.set(key, clock)
  return { ...clock, minutes: clock.minutes + (at - quarter) / MINUTE }
}

/** The first ten days after today that a person works. */
function workingDays({ timeZone, workingHours }: Availability, now: number): Set<string> {
  const found = new Set<string>()
  const date = new Date(`${shown(now, timeZone).day}T00:00:00Z`)
  while (found.size < 10) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (workingHours.days.includes(((date.getUTCDay() + 6) % 7) + 1))
      found.add(date.toISOString().slice(0, 10))
  }
  return found
}

/** The oracle: whether a person could meet in a minute, by nothing but the clock on their wall. */
function couldMeet(at: number, { timeZone, workingHours, busy }: Availability, days: Set<string>): boolean {
  const { day, minutes } = shown(at, timeZone)
  const { from, to } = workingHours
  if (minutes < minutesOf(from) || minutes >= minutesOf(to) || !days.has(day)) return false
  return !busy.some(({ start, end }) => start < at + MINUTE && at < end)
}

/** Every start of a slot, minute by minute. */
function possible(one: Availability, other: Availability, now: number): number[] {
  const [ofOne, ofOther] = [workingDays(one, now), workingDays(other, now)]
  const found: number[] = []
  for (let start = Math.ceil(now / QUARTER) * QUARTER; start < now + 75 * 86_400_000; start += QUARTER) {
    let minute = 0
    while (minute < 25) {
      const at = start + minute * MINUTE
      if (!couldMeet(at, one, ofOne) || !couldMeet(at, other, ofOther)) break
      minute += 1
    }
    if (minute === 25) found.push(start)
  }
  return found
}

const quarterHour = fc.integer({ min: 0, max: 95 })
const someone = fc
  .record({
    timeZone: fc.constantFrom(...ZONES),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    hours: fc.tuple(quarterHour, quarterHour).filter(([from, to]) => to - from >= 4),
    busy: fc.option(
      fc.array(
        fc.record({ start: fc.integer({ min: 0, max: 400 }), hours: fc.integer({ min: 1, max: 40 }) }),
      ),
    ),
  })
  .map(
    ({ timeZone, days, hours: [from, to], busy }) =>
      (now: number): Availability => ({
        timeZone,
        workingHours: { days: days.sort(), from: timeOfMinutes(from * 15), to: timeOfMinutes(to * 15) },
        isKnown: true,
        busy:
          busy?.map(({ start, hours }) => ({
            start: now + start * 3_600_000 + 7 * MINUTE,
            end: now + (start + hours) * 3_600_000,
          })) ?? [],
      }),
  )

test('Slots are possible for all two or three by the clock on the wall, on the earliest days first, three wherever there are three days, and there is a reason for none', () => {
  fc.assert(
    fc.property(
      fc.array(someone, { minLength: 2, maxLength: 3 }),
      fc.constantFrom(...MOMENTS),
      (make, day) => {
        const now = Date.parse(`${day}T13:37:00Z`)
        const people = make.map((one) => one(now))
        const [one, other, third] = people as [Availability, Availability, Availability?]
        const ofThird = third && new Set(possible(one, third, now))
        const all = possible(one, other, now).filter((at) => ofThird?.has(at) ?? true)
        const dayOf = (at: number) => people.map(({ timeZone }) => shown(at, timeZone).day).join()
        const found = new SlotFinder(new Date(now), 25).find(people, '')
        // Sooner first, and no two on one day of anybody.
        expect(found.slots.map(({ start }) => start)).toEqual(
          found.slots.map(({ start }) => start).toSorted((a, b) => a - b),
        )
        expect(found.slots[0] && dayOf(found.slots[0].start)).toBe(all[0] && dayOf(all[0]))
        for (const { timeZone } of people)
          expect(new Set(found.slots.map(({ start }) => shown(start, timeZone).day)).size).toBe(
            found.slots.length,
          )
        for (const { start, end } of found.slots) {
          expect(all).toContain(start)
          expect(end - start).toBe(25 * MINUTE)
        }
        expect(found.slots.length === 0).toBe(all.length === 0)
        expect('obstacle' in found).toBe(all.length === 0)
        const days = new Set(all.map(dayOf))
        expect(days.size < (third ? 13 : 7) || found.slots.length === 3).toBe(true)
        const swapped = new SlotFinder(new Date(now), 25).find(people.toReversed(), '')
        expect(swapped.slots).toEqual(found.slots)
      },
    ),
    { numRuns: 12 },
  )
})

describe('The slots of two people', () => {
  it('are at the middle of their common hours, on the next three days that both work', () =>
    expect(starts(find(person(), person({ timeZone: 'Europe/Berlin' })))).toEqual([
      '2026-11-17T12:15:00.000Z',
      '2026-11-18T12:15:00.000Z',
      '2026-11-19T12:15:00.000Z',
    ]))

  it('are from the next day on, by the clock on the wall: where it is Tuesday already, from Wednesday on', () => {
    const timeZone = 'Pacific/Auckland'
    const found = starts(find(person({ timeZone }), person({ timeZone }), '2026-11-16T20:00:00Z'))
    expect(found.map((at) => shown(Date.parse(at), timeZone).day)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ])
  })

  it('keep the hours of each when the clocks change', () => {
    const berlin = person({ timeZone: 'Europe/Berlin' })
    const newYork = person({ timeZone: 'America/New_York' })
    // Berlin's clocks change on 25 October, New York's on 1 November: in between they are only five hours apart.
    expect(starts(find(berlin, newYork, '2026-10-22T09:00:00Z'))).toEqual([
      '2026-10-23T13:45:00.000Z',
      '2026-10-26T14:15:00.000Z',
      '2026-10-27T14:15:00.000Z',
    ])
    const sundays = { days: [7], from: '01:30', to: '03:30' }
    const lordHowe = person({ timeZone: 'Australia/Lord_Howe', workingHours: sundays })
    for (const { start } of find(lordHowe, lordHowe, '2026-03-31T00:00:00Z').slots)
      expect(possible(lordHowe, lordHowe, Date.parse('2026-03-31T00:00:00Z'))).toContain(start)
  })

  it('are as soon as can be, also where the middle of the day is free only later', () => {
    const busyUntil = (end: string) => [{ start: 0, end: Date.parse(end) }]
    // On 20 March, the week before the clocks of Berlin change.
    const berlin = person({ timeZone: 'Europe/Berlin', busy: busyUntil('2026-03-23T14:40:00Z') })
    expect(starts(find(berlin, person(), '2026-03-20T09:00:00Z'))).toEqual([
      '2026-03-23T14:45:00.000Z',
      '2026-03-24T12:15:00.000Z',
      '2026-03-25T12:15:00.000Z',
    ])
  })

  it('differ from match to match while nobody has said anything, from the next working day on', () => {
    const nobody = person({ isKnown: false, timeZone: 'Europe/Berlin' })
    const finder = new SlotFinder(new Date('2026-11-20T09:00:00Z'), 25)
    const found = Array.from({ length: 200 }, (_, match) =>
      starts(finder.find([nobody, nobody], `match ${match}`)),
    )
    const firsts = found.map(([first = '']) => first)
    expect(new Set(firsts.map((at) => at.slice(0, 10)))).toEqual(
      new Set(['2026-11-23', '2026-11-24', '2026-11-25']),
    )
    for (const first of firsts) expect(firsts.filter((at) => at === first).length).toBeLessThan(15)
    for (const three of found) {
      expect(new Set(three.map((at) => at.slice(0, 10))).size).toBe(3)
      for (const at of three) expect(at.slice(11, 16) >= '09:45' && at.slice(11, 16) <= '13:45').toBe(true)
    }
    expect(starts(finder.find([nobody, nobody], 'match 7'))).toEqual(found[7])
  })

  it('are at most one a day', () => {
    const monday = person({ workingHours: { days: [1], from: '09:00', to: '17:00' } })
    const week = person({ busy: [{ start: Date.parse('2026-11-24'), end: Date.parse('2027-03-01') }] })
    expect(starts(find(monday, week))).toEqual(['2026-11-23T12:45:00.000Z'])
  })

  it('are among all times that suit both, every quarter hour of twenty working days', () => {
    const mornings = person({ workingHours: { days: [1, 2, 3, 4, 5], from: '09:00', to: '10:00' } })
    const busy = [{ start: Date.parse('2026-11-18T09:20:00Z'), end: Date.parse('2026-11-18T09:25:00Z') }]
    const all = new SlotFinder(new Date('2026-11-16T09:00:00Z'), 25, 20)
      .findAll([mornings, person({ busy })])
      .map((at) => new Date(at).toISOString().slice(5, 16))
    expect(all.slice(0, 7)).toEqual([
      '11-17T09:00',
      '11-17T09:15',
      '11-17T09:30',
      '11-18T09:30',
      '11-19T09:00',
      '11-19T09:15',
      '11-19T09:30',
    ])
    expect(all.at(-1)).toBe('12-14T09:30')
    expect(all).toHaveLength(58)
  })

  it('are as long as the programme’s meetings, and free for as long', () => {
    const noons = person({ workingHours: { days: [1, 2, 3, 4, 5], from: '12:00', to: '13:30' } })
    const busy = [{ start: Date.parse('2026-11-17T12:40:00Z'), end: Date.parse('2026-11-17T12:50:00Z') }]
    const lunches = new SlotFinder(new Date('2026-11-16T09:00:00Z'), 45)
    const { slots } = lunches.find([noons, person({ busy })], 'seed')
    expect(slots.map(({ end, start }) => end - start)).toEqual(
      [45, 45, 45].map((minutes) => minutes * MINUTE),
    )
    // On Tuesday 40 minutes are free at most.
    expect(starts({ slots })[0]).toBe('2026-11-18T12:15:00.000Z')
    const short = person({ workingHours: { days: [1, 2, 3, 4, 5], from: '12:00', to: '12:30' } })
    expect(lunches.find([noons, short], 'seed')).toEqual({ slots: [], obstacle: 'no-common-hours' })
  })

  it('say what is in their way', () => {
    const night = person({ workingHours: { days: [1, 2], from: '18:00', to: '20:00' } })
    expect(find(person(), night)).toEqual({ slots: [], obstacle: 'no-common-hours' })
    const busy = person({ busy: [{ start: 0, end: Date.parse('2027-03-01') }] })
    const until = Date.parse('2026-11-30T16:55:00Z')
    expect(find(person(), busy)).toEqual({ slots: [], obstacle: 'busy', whose: 1, until })
    expect(find(busy, person())).toMatchObject({ whose: 0 })
    const mornings = person({
      busy: [17, 18, 19, 20, 23, 24, 25, 26, 27, 30].map((day) => ({
        start: Date.UTC(2026, 10, day, 12),
        end: Date.UTC(2026, 10, day, 18),
      })),
    })
    const afternoons = person({
      busy: mornings.busy.map(({ start }) => ({ start: start - 4 * 3_600_000, end: start })),
    })
    expect(find(mornings, afternoons)).toMatchObject({ whose: null })
  })
})
