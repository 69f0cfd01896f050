import { expect, test } from 'vitest'
import { readReply } from './read-mailbox'

const UID = '0123456789abcdef0123456789abcdef'
const FROM = 'From: Ines Vargas <ines@example.com>\r\n'
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const calendar = (method: string, ...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, ...lines, 'END:VCALENDAR', ''].join('\r\n')
const ATTENDEE = 'ATTENDEE;CN="Vargas, Ines: a;b";PARTSTAT=DECLINED:MAILTO:Ines@Example.com'
const declined = calendar(
  'REPLY',
  ...event(`UID:${UID}@coffee.example.com`, 'SEQUENCE:2', 'DTSTART:20261124T090000Z', ATTENDEE),
)
const found = { uid: UID, sequence: 2, email: 'ines@example.com', reply: 'declined' }

test('A reply says who answers which invitation, and how', () => {
  expect(readReply(declined, FROM)).toEqual(found)
  // Lines may be folded anywhere, and end as they like.
  expect(readReply(declined.replace(UID, `${UID.slice(0, 9)}\r\n ${UID.slice(9)}`), FROM)).toEqual(found)
  expect(readReply(declined.replaceAll('\r\n', '\n'), FROM)).toEqual(found)
  const tentative = declined.replace('DECLINED', 'tentative').replace('SEQUENCE:2\r\n', '')
  expect(readReply(tentative, FROM)).toMatchObject({ reply: 'tentative', sequence: 0 })
})

test('A reply counts only from its own sender', () => {
  const senders: [string, boolean][] = [
    ['ines@example.com', true],
    ['"Vargas, Ines" <INES@example.com>', true],
    ['=?UTF-8?Q?In=C3=A9s?= <ines@example.com>', true],
    ['ines@example.com (Ines Vargas)', true],
    ['(HR (Bern), "Vargas) Ines <ines@example.com> (\\) 2nd)', false],
    ['(HR (Bern), Vargas) Ines <ines@example.com> (at \\) home)', true],
    ['mallory@example.com (ines@example.com)', false],
    ['(ines@example.com', false],
    ['(a " b) <ines@example.com> (c " d) mallory@example.com', false],
    ['"ines@example.com" <mallory@example.com>', false],
    ['<ines@example.com>, mallory@example.com', false],
    ['mallory@example.com, ines@example.com', false],
    ['ines@example.com <mallory@example.com>', false],
    ['ines@example.com\r\nFrom: mallory@example.com', false],
    ['', false],
    ['@'.repeat(900_000), false],
  ]
  for (const [from, isTaken] of senders)
    expect(readReply(declined, `From: ${from}\r\n`) !== undefined, from.slice(0, 50)).toBe(isTaken)
})

test('Whatever is no reply about one event and one person is left alone', () => {
  const lines = [`UID:${UID}@coffee.example.com`, ATTENDEE]
  const left = [
    '',
    'BEGIN:VCALENDAR',
    '\0'.repeat(65_536),
    'BEGIN:VEVENT\r\n'.repeat(4_000),
    calendar('COUNTER', ...event(...lines)),
    calendar('REQUEST', ...event(...lines)),
    calendar('REPLY'),
    calendar('REPLY', ...event(...lines), ...event(...lines)),
    calendar('REPLY', ...event(...lines, 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.com')),
    calendar('REPLY', ...event(...lines, 'RECURRENCE-ID:20261124T090000Z')),
    calendar('REPLY', ...event(ATTENDEE)),
    calendar('REPLY', ...event('UID:short@coffee.example.com', ATTENDEE)),
    calendar('REPLY', ...event(lines[0]!, ATTENDEE.replace('DECLINED', 'DELEGATED'))),
    calendar('REPLY', ...event(lines[0]!, 'ATTENDEE:mailto:ines@example.com')),
    declined + declined,
  ]
  for (const text of left) expect(readReply(text, FROM)).toBeUndefined()
})
