import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { minutesOf, timeOfMinutes, USUAL_HOURS } from '../../shared/working-hours'
import type { Stretch } from './calendars/busy.rules'
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
  saidHours: true,
  busy: null,
  ...more,
})
const find = (one: Availability, other: Availability, now = '2026-11-16T09:00:00Z') =>
  new SlotFinder(new Date(now)).find([one, other])
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
  return !busy?.some(({ start, end }) => start < at + MINUTE && at < end)
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
        saidHours: true,
        busy:
          busy?.map(({ start, hours }) => ({
            start: now + start * 3_600_000 + 7 * MINUTE,
            end: now + (start + hours) * 3_600_000,
          })) ?? null,
      }),
  )

test('Slots are possible for all two or three by the clock on the wall, three wherever there are three, and there is a reason for none', () => {
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
        const found = new SlotFinder(new Date(now)).find(people)
        for (const { start, end } of found.slots) {
          expect(all).toContain(start)
          expect(end - start).toBe(25 * MINUTE)
        }
        expect(found.slots.length === 0).toBe(all.length === 0)
        expect('obstacle' in found).toBe(all.length === 0)
        const days = new Set(all.map((at) => people.map(({ timeZone }) => shown(at, timeZone).day).join()))
        expect(days.size < (third ? 13 : 7) || found.slots.length === 3).toBe(true)
        const swapped = new SlotFinder(new Date(now)).find(people.toReversed())
        expect(swapped.slots).toEqual(found.slots)
      },
    ),
    { numRuns: 25 },
  )
})

describe('The slots of two people', () => {
  it('are at the middle of their common hours, on the next three days that both work', () =>
    expect(starts(find(person(), person({ timeZone: 'Europe/Berlin' })))).toEqual([
      '2026-11-17T12:15:00.000Z',
      '2026-11-18T12:15:00.000Z',
      '2026-11-19T12:15:00.000Z',
    ]))

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

  it('are those of next week, as everybody knows them, while nobody has said anything', () => {
    const nobody = person({ saidHours: false, timeZone: 'Europe/Berlin' })
    expect(starts(find(nobody, nobody))).toEqual([
      '2026-11-24T09:00:00.000Z',
      '2026-11-25T13:00:00.000Z',
      '2026-11-26T10:00:00.000Z',
    ])
  })

  it('are on one day where both work on one only, and don’t overlap', () => {
    const monday = person({ workingHours: { days: [1], from: '09:00', to: '17:00' } })
    const week = person({ busy: [{ start: Date.parse('2026-11-24'), end: Date.parse('2027-03-01') }] })
    expect(starts(find(monday, week))).toEqual([
      '2026-11-23T12:45:00.000Z',
      '2026-11-23T13:15:00.000Z',
      '2026-11-23T12:15:00.000Z',
    ])
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
      busy: mornings.busy!.map(({ start }) => ({ start: start - 4 * 3_600_000, end: start })),
    })
    expect(find(mornings, afternoons)).toMatchObject({ whose: null })
  })
})
