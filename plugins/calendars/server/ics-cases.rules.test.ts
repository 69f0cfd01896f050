import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toStretches } from './busy.rules'
import { readIcs } from './ics.rules'

const NOW = Date.parse('2026-11-29T09:00:00Z')
const WINDOW = { start: NOW, end: NOW + 77 * 86_400_000 }

/** "7 9:00-10:00": the day of December in a zone, and the hours there; "7" is the whole day, "7-9" three of them. */
function busyIn(text: string, { zone = 'UTC', of = 'Europe/Berlin', owner = [] as string[] } = {}): string[] {
  const at = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const told = (instant: number) => {
    const parts = Object.fromEntries(at.formatToParts(instant).map(({ type, value }) => [type, value]))
    const month = parts['month'] === 'Dec' ? '' : `${parts['month']} `
    return { day: `${month}${parts['day']}`, time: `${Number(parts['hour'])}:${parts['minute']}` }
  }
  return toStretches(readIcs([text], WINDOW, of, owner).busy).map(({ start, end }) => {
    const [begin, finish] = [told(start), told(end)]
    if (begin.time === '0:00' && finish.time === '0:00') {
      const last = told(end - 1).day
      return last === begin.day ? last : `${begin.day}-${last}`
    }
    return begin.day === finish.day
      ? `${begin.day} ${begin.time}-${finish.time}`
      : `${begin.day} ${begin.time}-${finish.day} ${finish.time}`
  })
}
const noteOf = (text: string, of = 'Europe/Berlin') => readIcs([text], WINDOW, of).note
const file = (name: string) => readFileSync(new URL(`./cases/${name}.ics`, import.meta.url), 'utf8')
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const hour = (zone: string, ...more: string[]) =>
  event(`DTSTART;TZID=${zone}:20261208T090000`, `DTEND;TZID=${zone}:20261208T100000`, ...more)
const series = (...more: string[]) =>
  calendar(...event('UID:s', 'DTSTART;TZID=Europe/Berlin:20261207T100000', 'DURATION:PT1H', ...more))
const days = (...more: string[]) => calendar(...event('UID:d', 'DTSTART;VALUE=DATE:20261207', ...more))

describe('Calendars as companies have them', () => {
  it.each([
    [
      'windows-zone-without-vtimezone',
      [
        '7 8:00-9:00',
        '8 14:00-15:00',
        '9 9:30-10:30',
        '10 13:00-14:00',
        '11 10:00-11:00',
        '18 10:00-11:00',
        '25 10:00-11:00',
      ],
    ],
    ['empty-vtimezone', ['8 15:00-16:30']],
    ['no-tzoffsetfrom', ['8 8:00-9:00']],
    ['byte-order-mark', ['7 9:00-10:00']],
    [
      'odd-exdate',
      [
        '7 9:00-10:00',
        '7 13:00-14:00',
        '8 13:00-14:00',
        '9 9:00-10:00',
        '9 13:00-14:00',
        '10 9:00-10:00',
        '13 23:00-16 23:00',
      ],
    ],
  ])('%s: somebody in Berlin is busy at these times of UTC', (name, busy) => {
    expect(busyIn(file(name))).toEqual(busy)
    // The person's own zone is nobody else's.
    const elsewhere = name === 'odd-exdate' ? 'Europe/Vienna' : 'Asia/Tokyo'
    expect(busyIn(file(name), { of: elsewhere })).toEqual(busy)
    expect(noteOf(file(name))).toBeUndefined()
  })

  it.each([
    ['whole-days-exdate-as-time', ['7-8', '10-12', '15', '18']],
    ['whole-days-until-as-instant', ['2', '7-11']],
  ])('%s: somebody in Berlin is busy on these days', (name, busy) => {
    expect(busyIn(file(name), { zone: 'Europe/Berlin' })).toEqual(busy)
  })
})

describe('The time zone of an event', () => {
  it.each([
    'Europe/Berlin',
    'europe/berlin',
    'W. Europe Standard Time',
    'w. europe standard time',
    '"W. Europe Standard Time"',
    '/freeassociation.sourceforge.net/Europe/Berlin',
    '/freeassociation.sourceforge.net/Tzfile/Europe/Berlin',
    '/softwarestudio.org/Tzfile/Europe/Berlin',
    '/mozilla.org/20050126_1/Europe/Berlin',
    '/a/b/c/d/e/f/g/h/Europe/Berlin',
    'CET',
  ])('is known by the name %s', (name) => {
    expect(busyIn(calendar(...hour(name)), { of: 'America/Denver' })).toEqual(['8 8:00-9:00'])
    expect(noteOf(calendar(...hour(name)))).toBeUndefined()
  })

  it('has its whole name, also where that has three parts, a blank for a line, or the zone of UTC', () => {
    expect(busyIn(calendar(...hour('/x.org/Tzfile/America/Argentina/Buenos_Aires')))).toEqual([
      '8 12:00-13:00',
    ])
    expect(busyIn(calendar(...hour('America/New York')))).toEqual(['8 14:00-15:00'])
    expect(busyIn(calendar(...hour('tzone://Microsoft/Utc')))).toEqual(['8 9:00-10:00'])
  })

  it.each(['Customized Time Zone', 'Moon/Tycho', 'BST', 'tzone://Microsoft/Custom', 'Berlin', ''])(
    'that nobody knows (%j) makes somebody busy wherever the time may be, and is named',
    (name) => {
      const text = calendar(...hour(name))
      expect(busyIn(text)).toEqual(['7 19:00-8 22:00'])
      expect(noteOf(text)).toEqual({ code: 'calendars.problems.readInPart', args: [[name], 0, []] })
      // What is over does not matter any more.
      expect(noteOf(text.replaceAll('202612', '202512'))).toBeUndefined()
    },
  )

  it('that says how far it is from UTC is so far away, with or without summer time', () => {
    const outlook = '(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna'
    for (const name of [`"${outlook}"`, outlook, 'GMT+0100'])
      expect(busyIn(calendar(...hour(name)))).toEqual(['8 7:00-10:00'])
    expect(busyIn(calendar(...hour('"(UTC) Dublin, Edinburgh, Lisbon, London"')))).toEqual(['8 8:00-11:00'])
  })

  const zone = (name: string, ...observances: string[][]) => [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...observances.flatMap((lines) => ['BEGIN:STANDARD', ...lines, 'END:STANDARD']),
    'END:VTIMEZONE',
  ]
  it('is its definition; by its name where that does not hold yet, else the offsets that the definition has', () => {
    const later = ['DTSTART:20270101T000000', 'TZOFFSETFROM:-0700', 'TZOFFSETTO:-0600']
    const whole = ['DTSTART:19700101T000000', 'TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530']
    const read = (name: string, ...observances: string[][]) =>
      busyIn(calendar(...zone(name, ...observances), ...hour(name.replaceAll('\\', ''))))
    expect(read('Ours', whole)).toEqual(['8 3:30-4:30'])
    expect(read('Ours\\, and yours', whole)).toEqual(['8 3:30-4:30'])
    expect(read('Ours', later)).toEqual(['8 16:00-17:00'])
    expect(read('America/Denver', later)).toEqual(['8 16:00-17:00'])
    expect(read('Ours', whole.slice(0, 1), later)).toEqual(['8 16:00-17:00'])
    expect(read('Ours', ['DTSTART:19700101T000000', 'TZOFFSETTO:-0700'])).toEqual(['8 16:00-17:00'])
    expect(read('Ours')).toEqual(['7 19:00-8 22:00'])
    // Two answers are both meant.
    expect(read('Europe/Berlin', whole)).toEqual(['8 3:30-9:00'])
  })
})

describe('A series', () => {
  const to10 = ['7 10:00-11:00', '8 10:00-11:00', '9 10:00-11:00', '10 10:00-11:00']
  it.each(['20261210', '20261210T090000Z', '20261210T100000', '20261210T225959Z', '20261210T235959'])(
    'has its last occurrence until %s',
    (until) => {
      const text = series(`RRULE:FREQ=DAILY;UNTIL=${until}`)
      expect(busyIn(text, { zone: 'Europe/Berlin' })).toEqual(to10)
      for (const name of ['W. Europe Standard Time', '/x.org/Tzfile/Europe/Berlin'])
        expect(
          busyIn(text.replace('Europe/Berlin', name), { of: 'Asia/Tokyo', zone: 'Europe/Berlin' }),
        ).toEqual(to10)
    },
  )

  it.each([
    ['Europe/Berlin', '20261210T230000Z'],
    ['America/Denver', '20261211T070000Z'],
    ['Asia/Tokyo', '20261210T150000Z'],
    ['America/Denver', '20261211'],
    ['Asia/Tokyo', '20261211T000000Z'],
    ['America/Denver', '20261211T000000Z'],
    ['America/Denver', '20261211T000000'],
    ['Asia/Tokyo', '20261211T145959Z'],
    ['Pacific/Kiritimati', '20261210T100000Z'],
  ])('of whole days, of somebody in %s, has its last day until %s', (of, until) => {
    expect(busyIn(days(`RRULE:FREQ=DAILY;UNTIL=${until}`), { of, zone: of })).toEqual(['7-11'])
  })

  // By python3-dateutil 2.8.2, with which 3,700 random calendars were compared.
  it.each([
    ['FREQ=MONTHLY;BYMONTHDAY=15,-1,-2', 'Nov 30 9:00, 15 9:00, 30 9:00, 31 9:00'],
    ['FREQ=YEARLY;BYMONTH=11,12;BYMONTHDAY=31', '31 9:00'],
    ['FREQ=YEARLY;BYWEEKNO=49,-1;BYDAY=MO,FR', 'Nov 30 9:00, 4 9:00, 28 9:00, Jan 1 9:00'],
    ['FREQ=HOURLY;BYHOUR=17,5,23;COUNT=2100', 'Nov 30 5:00, Nov 30 17:00, Nov 30 23:00, 1 5:00'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1,2', 'Nov 30 9:00, 2 9:00, 31 9:00, Jan 4 9:00'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU', 'Nov 30 9:00, 13 9:00, 14 9:00, 27 9:00, 28 9:00'],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=MO',
      'Nov 30 9:00, 6 9:00, 14 9:00, 20 9:00, 28 9:00, Jan 3 9:00',
    ],
    ['FREQ=YEARLY;BYDAY=-2FR', '18 9:00'],
    ['FREQ=YEARLY;BYMONTH=12;BYDAY=2FR', '11 9:00'],
    ['FREQ=YEARLY;BYYEARDAY=-1,340', '6 9:00, 31 9:00'],
    ['FREQ=DAILY;INTERVAL=9;BYDAY=MO,TH', '3 9:00, 21 9:00'],
    ['FREQ=MONTHLY;INTERVAL=5;BYDAY=1TU,-1TU', 'Jan 5 9:00'],
    [
      'FREQ=DAILY;BYHOUR=12,9;BYMINUTE=30;BYSETPOS=2;BYMONTHDAY=3,4',
      '3 12:30, 4 12:30, Jan 3 12:30, Jan 4 12:30',
    ],
  ])('by %s occurs when it says', (rule, when) => {
    const text = calendar(...event('DTSTART:20241231T090000Z', 'DURATION:PT5M', `RRULE:${rule}`))
    const found = busyIn(text).map((busy) => busy.replace(/-.*/, ''))
    const seen = found.filter((busy) => !/^(Nov 29|Feb|Jan ([7-9]|[123]\d))/.test(busy)).slice(0, 8)
    expect(seen.join(', ')).toBe(when)
  })

  it('loses what is excluded, however that is written, and nothing else', () => {
    const left = (...lines: string[]) =>
      busyIn(series('RRULE:FREQ=DAILY;COUNT=3', ...lines)).map((busy) => busy.split(' ')[0])
    expect(left('EXDATE:20261208T100000')).toEqual(['7', '9'])
    expect(left('EXDATE:20261208T090000Z')).toEqual(['7', '9'])
    expect(left('EXDATE;TZID=America/New_York:20261208T040000')).toEqual(['7', '9'])
    expect(left('EXDATE;VALUE=DATE:20261208,20261209')).toEqual(['7'])
    for (const odd of ['', 'x', '20261308', '20261208T0', '2026120', ',,'])
      expect(left(`EXDATE:${odd}`), odd).toEqual(['7', '8', '9'])
    expect(left('EXDATE:x,20261208T100000')).toEqual(['7', '9'])
    expect(left('EXDATE;TZID=Moon:20261208T100000')).toEqual(['7', '8', '9'])
    const whole = (line: string) => busyIn(days('RRULE:FREQ=DAILY;COUNT=3', line), { zone: 'Europe/Berlin' })
    for (const line of ['TZID=Asia/Tokyo:20261208T090000', 'VALUE=DATE:20261208'])
      expect(whole(`EXDATE;${line}`)).toEqual(['7', '9'])
    expect(whole('EXDATE:20261207T230000Z')).toEqual(['7', '9'])
    expect(whole('EXDATE:20261208T000000Z')).toEqual(['7', '9'])
  })

  it('has more dates, each with its own length if it is a period', () => {
    const busy = (line: string) => busyIn(series(line)).slice(1)
    expect(busy('RDATE;VALUE=PERIOD:20261209T090000Z/PT3H')).toEqual(['9 9:00-12:00'])
    expect(busy('RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20261209T090000/20261209T093000')).toEqual([
      '9 8:00-8:30',
    ])
    expect(busy('RDATE:20261209T090000,20261210T090000Z')).toEqual(['9 8:00-9:00', '10 9:00-10:00'])
    expect(busy('RDATE;VALUE=DATE:20261209')).toEqual(['9 9:00-10:00'])
    expect(noteOf(series('RDATE:later'))).toEqual({
      code: 'calendars.problems.readInPart',
      args: [[], 1, ['20261207T100000']],
    })
  })

  it('lasts as long as its clocks say, also over the night on which they change', () => {
    const night = (...lines: string[]) => {
      const text = calendar(...event('DTSTART;TZID=Europe/Berlin:20261024T220000', ...lines))
      const window = { start: Date.parse('2026-10-20T00:00:00Z'), end: Date.parse('2026-11-01T00:00:00Z') }
      return toStretches(readIcs([text], window, 'UTC').busy).map(
        ({ start, end }) => (end - start) / 3_600_000,
      )
    }
    expect(night('DTEND;TZID=Europe/Berlin:20261025T060000')).toEqual([9])
    expect(night('DURATION:PT8H')).toEqual([8])
    expect(night('DURATION:P1D')).toEqual([25])
  })
})

describe('An event that can’t be read', () => {
  it('is named, and loses no other', () => {
    const other = hour('Europe/Berlin', 'UID:other')
    const read = (...lines: string[]) => {
      const text = calendar(...lines, ...other)
      return { busy: busyIn(text), note: noteOf(text) }
    }
    const start = 'DTSTART:20261209T090000Z'
    expect(read(...event('DTSTART:soon', 'DURATION:PT1H'))).toEqual({
      busy: ['8 8:00-9:00'],
      note: { code: 'calendars.problems.readInPart', args: [[], 1, ['soon']] },
    })
    const note = { code: 'calendars.problems.readInPart', args: [[], 1, ['20261209T090000Z']] }
    for (const line of ['DTEND:late', 'DURATION:long', 'DTEND:', 'DURATION:-PT1H'])
      expect(read(...event(start, line)), line).toEqual({ busy: ['8 8:00-9:00', '9 9:00-10 9:00'], note })
    // Without one that can be read, a rule means each day; one that has no end means always.
    for (const rule of ['FREQ=SOMETIMES', 'FREQ=WEEKLY;BYDAY=', '', 'RSCALE=HEBREW;FREQ=YEARLY'])
      expect(read(...event(start, 'DURATION:PT1H', `RRULE:${rule}`)), rule).toEqual({
        busy: expect.arrayContaining(['8 8:00-9:00', '9 9:00-10:00', '10 9:00-10:00', 'Feb 13 9:00-10:00']),
        note,
      })
    expect(read(...event(start, 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))).toEqual({
      busy: ['8 8:00-9:00', '9 9:00-Feb 14 9:00'],
      note,
    })
    // A rule that never comes true is read to the end of the window, and no further.
    for (const never of ['DAILY', 'HOURLY', 'WEEKLY;BYDAY=MO', 'MONTHLY', 'YEARLY'])
      expect(
        read(...event(start, 'DURATION:PT1H', `RRULE:FREQ=${never};BYMONTH=2;BYMONTHDAY=30`)).busy.slice(
          0,
          2,
        ),
        never,
      ).toEqual(['8 8:00-9:00', '9 9:00-10:00'])
    // What is within has its own times.
    const alarm = ['BEGIN:VALARM', 'DTSTART:20261201T090000Z', 'END:VALARM']
    expect(read('BEGIN:VEVENT', start, 'END:VALARM', ...alarm, 'DURATION:PT1H').busy).toHaveLength(2)
    expect(read('BEGIN:VEVENT', 'BEGIN:VALARM', start).busy).toEqual(['8 8:00-9:00'])
  })

  it('is none of those that are long over', () => {
    const text = calendar(...event('DTSTART:20160101T090000Z', 'DTEND:99991231T235959Z'), ...hour('UTC'))
    expect(busyIn(text)).toEqual(['Nov 29 9:00-Feb 14 9:00'])
    expect(busyIn(series('RRULE:FREQ=SECONDLY;UNTIL=20261207T080000Z'))).toEqual(['7 9:00-10:00'])
  })

  it('is one of 15,000 in four megabytes, of which the others count', () => {
    const many = Array.from({ length: 15_000 }, (_, at) => {
      const day = new Date(NOW - 70 * 86_400_000 + at * 900_000).toISOString().replace(/[-:]|\.\d+/g, '')
      const rule = at % 50 === 0 ? ['RRULE:FREQ=WEEKLY', 'EXDATE:x'] : []
      return event(`UID:${at}`, `DTSTART:${day}`, 'DURATION:PT5M', ...rule, `DESCRIPTION:${'x'.repeat(200)}`)
    })
    many[7_000] = event('UID:odd', 'DTSTART:odd', 'RRULE:FREQ=DAILY')
    const text = calendar(...many.flat())
    expect(text.length).toBeGreaterThan(4_000_000)
    const { busy, note } = readIcs([text], WINDOW, 'Europe/Berlin')
    expect(note).toEqual({ code: 'calendars.problems.readInPart', args: [[], 1, ['odd']] })
    expect(toStretches(busy).length).toBeGreaterThan(7_000)
  })
})

describe('What an owner declined', () => {
  const owner = ['ada@example.com']
  const asked = (line: string) => busyIn(calendar(...hour('UTC', line)), { owner })
  it('is free, and what others declined is not', () => {
    expect(asked('ATTENDEE;PARTSTAT=DECLINED;CN="Abdi, Ada":mailto:Ada@example.com')).toEqual([])
    expect(asked('ATTENDEE;CN="a;b:c";PARTSTAT=declined;EMAIL=ada@example.com:urn:uuid:1')).toEqual([])
    const busy = ['8 9:00-10:00']
    expect(asked('ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.com')).toEqual(busy)
    expect(asked('ATTENDEE;PARTSTAT=DECLINED:mailto:ben@example.com')).toEqual(busy)
    expect(asked('ATTENDEE;PARTSTAT=ACCEPTED;CN=";PARTSTAT=DECLINED":mailto:ada@example.com')).toEqual(busy)
  })

  it('may be one occurrence of a series', () => {
    const declined = [
      'UID:s',
      'RECURRENCE-ID:20261208T090000Z',
      'DTSTART:20261208T090000Z',
      'DURATION:PT1H',
      'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com',
    ]
    const text = series('RRULE:FREQ=DAILY;COUNT=3').replace(
      'END:VCALENDAR',
      [...event(...declined), 'END:VCALENDAR'].join('\r\n'),
    )
    expect(busyIn(text, { owner })).toEqual(['7 9:00-10:00', '9 9:00-10:00'])
  })
})

describe('A text', () => {
  it('may end its lines as it likes, fold them anywhere and have a mark of its encoding', () => {
    const text = calendar(...hour('Europe/Berlin'))
    for (const end of ['\n', '\r', '\r\r\n'])
      expect(busyIn(`\uFEFF${text.replaceAll('\r\n', end)}`)).toEqual(['8 8:00-9:00'])
    const folded = text.replace(
      /(DT)(START)|(Euro)(pe)/g,
      (found) => `${found.slice(0, 3)}\r\n\t${found.slice(3)}`,
    )
    expect(busyIn(folded)).toEqual(['8 8:00-9:00'])
  })

  it('that was cut off is no calendar: what is missing is not free', () => {
    const text = calendar(...hour('Europe/Berlin'), ...hour('Europe/Berlin'))
    for (const length of [text.length - 5, text.length - 20, text.lastIndexOf('DTEND')])
      expect(() => busyIn(text.slice(0, length))).toThrow('no iCalendar file')
  })
})
