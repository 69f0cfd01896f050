import { isolated } from '../../shared/characters'
import { spawnSync } from 'node:child_process'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { ICALENDAR_PYTHON, needs } from '../testing/needs'
import { calendarFile, type Invitation } from './invitation.rules'

// No backslash before an n: python3-icalendar takes it for a line break.
const NAMES = [
  'Ada Lovelace',
  'José "Pepe" Ñandú; Söhne, GmbH: \\o/',
  'ليلى \u202eمنصور',
  `${'名前'.repeat(30)} 🙂`,
  'a\r\nATTENDEE:mailto:evil@example.com',
]
const invitation = (name: string, change: Partial<Invitation> = {}): Invitation => ({
  uid: '0123456789abcdef0123456789abcdef@coffee.example.com',
  sequence: 2,
  state: 'booked',
  startsAt: new Date('2026-11-24T09:00:00Z'),
  endsAt: new Date('2026-11-24T09:25:00Z'),
  writtenAt: new Date('2026-11-16T09:00:00Z'),
  organizer: { name: 'Coffee', email: 'coffee@example.com' },
  people: [
    { name, email: 'ada@example.com', hasAccepted: true },
    { name: 'Ines', email: 'ines+x@example.com', hasAccepted: false },
  ],
  summary: `Coffee: ${isolated(name, 'en')} and Ines`,
  location: `Room; ${name}`,
  description: `Why you two, \\ and\n${name}`,
  url: 'https://coffee.example.com/matches',
  ...change,
})
const FILES = NAMES.flatMap((name) => [
  calendarFile(invitation(name)),
  calendarFile(invitation(name, { state: 'cancelled', sequence: 3 })),
]).map(({ content }) => content)

/** What a calendar understands of a file. */
interface Understood {
  method: string
  uid: string
  sequence: number
  status: string
  start: string
  end: string
  summary: string
  location: string
  description: string
  organizer: string
  attendees: { address: string; status: string; rsvp: string }[]
}

function byIcalJs(content: string): Understood {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const events = calendar.getAllSubcomponents('vevent')
  expect([calendar.name, events.length]).toEqual(['vcalendar', 1])
  const event = events[0]!
  const text = (name: string) => String(event.getFirstPropertyValue(name))
  const at = (name: string) => (event.getFirstPropertyValue(name) as ICAL.Time).toJSDate().toISOString()
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: text('uid'),
    sequence: Number(text('sequence')),
    status: text('status'),
    start: at('dtstart'),
    end: at('dtend'),
    summary: text('summary'),
    location: text('location'),
    description: text('description'),
    organizer: text('organizer').toLowerCase(),
    attendees: event.getAllProperties('attendee').map((attendee) => ({
      address: String(attendee.getFirstValue()).toLowerCase(),
      status: attendee.getFirstParameter('partstat'),
      rsvp: attendee.getFirstParameter('rsvp'),
    })),
  }
}

const PYTHON = `
import json, sys
from datetime import timezone
from icalendar import Calendar
def at(event, name):
    return event.decoded(name).astimezone(timezone.utc).strftime('%Y-%m-%dT%H:%M:%S.000Z')
def read(content):
    calendar = Calendar.from_ical(content)
    assert not calendar.errors and len(calendar.walk('VEVENT')) == 1
    event = calendar.walk('VEVENT')[0]
    assert not event.errors, event.errors
    people = event['ATTENDEE']
    return {'method': str(calendar['METHOD']), 'uid': str(event['UID']), 'sequence': int(event['SEQUENCE']),
        'status': str(event['STATUS']), 'start': at(event, 'DTSTART'), 'end': at(event, 'DTEND'),
        'summary': str(event['SUMMARY']), 'location': str(event['LOCATION']), 'description': str(event['DESCRIPTION']),
        'organizer': str(event['ORGANIZER']).lower(), 'attendees': [{'address': str(one).lower(),
        'status': one.params['PARTSTAT'], 'rsvp': one.params['RSVP']} for one in people]}
print(json.dumps([read(content) for content in json.load(sys.stdin)]))
`

function byPython(contents: string[]): Understood[] {
  const { stdout, stderr } = spawnSync(ICALENDAR_PYTHON ?? '', ['-c', PYTHON], {
    input: JSON.stringify(contents),
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout) as Understood[]
}

describe('An invitation', () => {
  test('says in iCalendar what was booked, whatever people are called, and brings no attendee of its own', () => {
    for (const content of FILES) {
      const found = byIcalJs(content)
      expect(found).toMatchObject({
        uid: '0123456789abcdef0123456789abcdef@coffee.example.com',
        start: '2026-11-24T09:00:00.000Z',
        end: '2026-11-24T09:25:00.000Z',
        organizer: 'mailto:coffee@example.com',
        attendees: [
          { address: 'mailto:ada@example.com', status: 'ACCEPTED', rsvp: 'TRUE' },
          { address: 'mailto:ines+x@example.com', status: 'NEEDS-ACTION', rsvp: 'TRUE' },
        ],
      })
      expect([found.method, found.status, found.sequence]).toEqual(
        found.sequence === 2 ? ['REQUEST', 'CONFIRMED', 2] : ['CANCEL', 'CANCELLED', 3],
      )
    }
    expect(FILES.map(byIcalJs).map(({ summary }) => summary)[2]).toContain(
      'José "Pepe" Ñandú; Söhne, GmbH: \\o/',
    )
  })

  test('has a backslash in a name as it is, also where a line is folded', () => {
    for (let length = 1; length < 80; length += 1) {
      const name = `${'x'.repeat(length)}\\ Ada`
      const { content } = calendarFile(invitation(name))
      expect(content.replaceAll('\r\n ', '')).toContain(`CN="${name}"`)
      // A text does escape it.
      expect(content.replaceAll('\r\n ', '')).toContain(`SUMMARY:Coffee: ${name.replace('\\', '\\\\')}`)
    }
  })

  test('is read alike by two programs that share no code', needs('python3-icalendar'), () => {
    expect(byPython(FILES)).toEqual(FILES.map(byIcalJs))
  })
})
