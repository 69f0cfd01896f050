import { reasonText } from '../../../languages/reasons'
import { describe, expect, it } from 'vitest'
import { wordsIn } from '../../../languages/server'
import { toStretches } from './busy.rules'
import { readIcs } from './ics.rules'

const WINDOW = { start: Date.parse('2026-11-16T00:00:00Z'), end: Date.parse('2026-12-16T00:00:00Z') }
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']
const BERLIN = [
  'BEGIN:VTIMEZONE',
  'TZID:Our zone',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

const read = (text: string, timeZone = 'Europe/Berlin') => readIcs([text], WINDOW, timeZone)
/** "16T09:00 60": day and time in UTC, and minutes. */
const busyIn = (text: string, timeZone?: string) =>
  toStretches(read(text, timeZone).busy).map(
    ({ start, end }) => `${new Date(start).toISOString().slice(8, 16)} ${(end - start) / 60_000}`,
  )
const busyOf = (...lines: string[]) => busyIn(calendar(...event(...lines)))

describe('A calendar in the iCalendar format', () => {
  it('makes somebody busy from start to end, or for as long as it says', () => {
    expect(busyOf('DTSTART:20261116T090000Z', 'DTEND:20261116T100000Z')).toEqual(['16T09:00 60'])
    expect(busyOf('DTSTART:20261116T090000Z', 'DURATION:PT45M')).toEqual(['16T09:00 45'])
    const folded = calendar(...event('SUMMARY:Long\r\n er', 'DTSTART:202611\r\n 16T090000Z', 'DURATION:PT1H'))
    expect(busyIn(folded)).toEqual(['16T09:00 60'])
  })

  it('takes no time with an event that has no end, but a whole day with a date', () => {
    expect(busyOf('DTSTART:20261116T090000Z')).toEqual([])
    expect(busyOf('DTSTART:20261116T090000Z', 'DTEND:20261116T080000Z')).toEqual([])
    expect(busyOf('DTSTART;VALUE=DATE:20261120')).toEqual(['19T23:00 1440'])
    expect(busyOf('DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261122')).toEqual(['19T23:00 2880'])
  })

  it('leaves out what is transparent, cancelled or free', () => {
    const hour = ['DTSTART:20261116T090000Z', 'DURATION:PT1H']
    expect(busyOf(...hour, 'TRANSP:TRANSPARENT')).toEqual([])
    expect(busyOf(...hour, 'STATUS:CANCELLED')).toEqual([])
    expect(busyOf(...hour, 'STATUS:TENTATIVE')).toHaveLength(1)
    expect(
      busyIn(
        calendar(
          'BEGIN:VFREEBUSY',
          'FREEBUSY:20261116T090000Z/PT1H,20261117T090000Z/20261117T100000Z',
          'FREEBUSY;FBTYPE=FREE:20261118T090000Z/PT1H',
          'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261119T090000Z/PT1H',
          'END:VFREEBUSY',
        ),
      ),
    ).toEqual(['16T09:00 60', '17T09:00 60', '19T09:00 60'])
  })

  it('reads times by the zone it defines, by a zone that everybody knows, and others by the person’s', () => {
    const at = (zone: string) => event(`DTSTART;TZID=${zone}:20261116T090000`, 'DURATION:PT1H')
    expect(busyIn(calendar(...BERLIN, ...at('Our zone')), 'Asia/Tokyo')).toEqual(['16T08:00 60'])
    expect(busyIn(calendar(...at('America/New_York')))).toEqual(['16T14:00 60'])
    expect(busyIn(calendar(...at('/mozilla.org/20050126_1/America/New_York')))).toEqual(['16T14:00 60'])
    expect(busyOf('DTSTART:20261116T090000', 'DURATION:PT1H')).toEqual(['16T08:00 60'])
    expect(busyIn(calendar(...event('DTSTART:20261116T090000', 'DURATION:PT1H')), 'Asia/Tokyo')).toEqual([
      '16T00:00 60',
    ])
  })

  it('says which time zones there are not, and what it could not read', () => {
    const strange = calendar(
      ...event('DTSTART;TZID=Moon/Tycho:20261116T090000', 'DURATION:PT1H'),
      ...event('DTSTART:never', 'DURATION:PT1H').map((line) => line.replace('UID:1', 'UID:2')),
    )
    // From fourteen hours before UTC to twelve behind, nine o'clock is sometime in these hours.
    expect(busyIn(strange)).toEqual(['16T00:00 1320'])
    expect(read(strange).note).toEqual({
      code: 'calendars.problems.readInPart',
      args: [['Moon/Tycho'], 1, ['never']],
    })
    expect(
      reasonText(wordsIn('de'), {
        code: 'calendars.problems.readInPart',
        args: [['Moon/Tycho'], 2, ['never']],
      }),
    ).toBe(
      'Die Zeitzone „Moon/Tycho“ gibt es nicht, daher gelten Zeiten darin überall als belegt. 2 Termine sind nicht ganz lesbar („never“). Was lesbar ist, gilt als belegt.',
    )
    expect(reasonText(wordsIn('en'), { code: 'calendars.problems.readInPart', args: [[], 1, []] })).toBe(
      'One event can’t be read in full. The part that can counts as busy.',
    )
  })

  it('repeats events by their rule, across the change of the clocks, without those that are excluded', () => {
    const weekly = [
      'DTSTART;TZID=Europe/Berlin:20260601T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
    ]
    expect(busyOf(...weekly)).toEqual([
      '16T08:00 60',
      '23T08:00 60',
      '30T08:00 60',
      '07T08:00 60',
      '14T08:00 60',
    ])
    expect(
      busyOf(
        ...weekly,
        'EXDATE;TZID=Europe/Berlin:20261123T090000',
        'EXDATE:20261130T080000Z',
        'EXDATE;VALUE=DATE:20261207',
      ),
    ).toEqual(['16T08:00 60', '14T08:00 60'])
    expect(busyOf('DTSTART:20261116T090000Z', 'DURATION:PT1H', 'RDATE:20261118T090000Z')).toHaveLength(2)
    expect(busyOf('DTSTART:20261101T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=17')).toEqual([
      '16T09:00 60',
      '17T09:00 60',
    ])
    expect(
      busyOf('DTSTART:19990104T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE'),
    ).toEqual(['23T09:00 60', '25T09:00 60', '14T09:00 60'])
    expect(busyOf('DTSTART:20000131T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1')).toEqual([
      '30T09:00 60',
    ])
    expect(
      busyOf('DTSTART:20261116T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20261117T090000Z'),
    ).toHaveLength(2)
  })

  it('moves, cancels and shortens single occurrences, and all from one on', () => {
    const daily = event('DTSTART:20261116T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4')
    const text = calendar(
      ...daily,
      ...event('RECURRENCE-ID:20261116T090000Z', 'DTSTART:20261116T150000Z', 'DURATION:PT30M'),
      ...event('RECURRENCE-ID:20261117T090000Z', 'DTSTART:20261117T090000Z', 'STATUS:CANCELLED'),
      ...event('RECURRENCE-ID:20301117T090000Z', 'DTSTART:20261201T090000Z', 'DURATION:PT1H').map((line) =>
        line.replace('UID:1', 'UID:of nothing else'),
      ),
    )
    expect(busyIn(text)).toEqual(['16T15:00 30', '18T09:00 60', '19T09:00 60', '01T09:00 60'])
    const later = calendar(
      ...daily,
      ...event(
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20261118T090000Z',
        'DTSTART:20261118T100000Z',
        'DURATION:PT2H',
      ),
    )
    expect(busyIn(later)).toEqual(['16T09:00 60', '17T09:00 60', '18T10:00 120', '19T10:00 120'])
  })

  it('is kept in five minutes, joined where it touches, and without its titles', () => {
    const text = calendar(
      ...event('DTSTART:20261116T090200Z', 'DTEND:20261116T095900Z', 'SUMMARY:Dismissal of Ben'),
      ...event('DTSTART:20261116T100000Z', 'DTEND:20261116T110000Z').map((line) =>
        line.replace('UID:1', 'UID:2'),
      ),
      ...event('DTSTART:20251116T100000Z', 'DTEND:20251116T110000Z').map((line) =>
        line.replace('UID:1', 'UID:3'),
      ),
    )
    expect(busyIn(text)).toEqual(['16T09:00 120'])
  })

  it('is whole days also on the one on which the clocks change', () => {
    const window = { start: Date.parse('2026-10-20T00:00:00Z'), end: Date.parse('2026-10-30T00:00:00Z') }
    const text = calendar(...event('DTSTART;VALUE=DATE:20261025'))
    expect(toStretches(readIcs([text], window, 'Europe/Berlin').busy)).toEqual([
      { start: Date.parse('2026-10-24T22:00:00Z'), end: Date.parse('2026-10-25T23:00:00Z') },
    ])
  })

  it('has at most 20,000 occurrences, and is a calendar', () => {
    const hour = (rule: string) => event('DTSTART:20261116T000000Z', 'DURATION:PT1S', `RRULE:${rule}`)
    expect(() => read(calendar(...hour('FREQ=MINUTELY;COUNT=19999')))).not.toThrow()
    // One that never ends does not lose the others, but may be always.
    expect(busyIn(calendar(...hour('FREQ=SECONDLY')))).toEqual(['16T00:00 43200'])
    const many = Array.from({ length: 50 }, (_, at) =>
      hour('FREQ=HOURLY').map((l) => l.replace('UID:1', `UID:${at}`)),
    )
    expect(() => read(calendar(...many.flat()))).toThrow('more than 20,000 occurrences')
    for (const text of ['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR', '[[[[', '\0'])
      expect(() => read(text), text).toThrow('no iCalendar file')
    expect(() => read('BEGIN:VCALENDAR\r\n'.repeat(100_000))).toThrow('no iCalendar file')
  })
})
