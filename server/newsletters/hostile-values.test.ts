import { wordsIn } from '../../languages/server'
import fc from 'fast-check'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mapValues } from '../../shared/map-values'
import { SEEN_TEXTS } from '../../shared/profile-texts'
import { loadConfig } from '../platform/context/config'
import { textOf } from '../mail/frozen-mail'
import { layoutAttachments } from '../mail/layout'
import { buildMessage } from '../mail/message'
import { MessageMold } from '../mail/mime'
import { smtpTransport } from '../mail/smtp'
import { htmlValue, textValue } from '../mail/template'
import type { Connection } from '../mail/transport'
import { sampleNewsletter } from '../testing/sample-newsletter'
import { type Sink, startSink } from '../testing/sink'
import type { AudienceRow } from './audience.queries'
import { recipientValues } from './recipient-values'
import { snapshotOf } from './snapshot'

let sink: Sink
let line: Connection
beforeAll(async () => {
  sink = await startSink()
  line = await smtpTransport(sink.url).open()
})
afterAll(async () => {
  line.close()
  await sink.close()
})

const FRAGMENTS = [
  '$&',
  '$1',
  '$$',
  '{{partnerName}}',
  '<b>',
  '</td>',
  '"',
  "'",
  '&amp;',
  'Ada',
  'é',
  '🙂',
  '=3D',
  '=?utf-8?q?x?=',
  '\n',
  '\r\n',
  '\r',
  '\r\nBcc: evil@example.com\r\n',
  '\n\nSubject: x\n\n',
  '\n.\n',
  '\r\n.\r\nMAIL FROM:<x@y>\r\n',
  '\t',
  'דנה',
  '\u202e',
  '\u2068',
  '\u2069',
]
const hostile = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 8 }).map((list) => list.join(''))

const person = (values: Partial<AudienceRow>): AudienceRow => ({
  id: 'x',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: '',
  department: 'Engineering',
  ...mapValues(SEEN_TEXTS, () => ''),
  photo: null,
  shared: null,
  language: null,
  directoryLanguage: null,
  browserLanguage: null,
  groupLanguage: null,
  isEligible: true,
  participation: 'active',
  isOnLeave: false,
  isUnreachable: false,
  matchId: 'm',
  otherIds: ['p'],
  why: [{ code: 'why.neverMet' }],
  wasInRound: true,
  hostId: null,
  isResting: false,
  waitRounds: null,
  ...values,
})

const config = loadConfig({ APP_URL: 'https://coffee.example.com', EVALUATION_PUBLIC: 'on' })
const words = wordsIn('en').mail
const UNSUBSCRIBE = 'https://coffee.example.com/api/unsubscribe?token=abc'

/** The headers by name, but for the boundaries, which chance makes. */
const headersOf = (email: Email) =>
  email.headers.map(({ key, value }) => [key, value.replace(/boundary="[^"]*"/, '')])

/** Words in one line, without what fences off their direction, which ends and begins with each line. */
const plain = (text: string) =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Line breaks as they travel. */
const unix = (text: string) => text.replace(/\r\n?/g, '\n')

test('names, bios and texts of any kind arrive literally; headers and envelope are those of a harmless mail', async () => {
  const send = async (names: { first: string; last: string; bio: string; dept: string }, written: string) => {
    const snapshot = snapshotOf(
      sampleNewsletter({ moodDescription: written, closingMessage: written, quoteText: written }),
      config,
      words,
    )
    const mold = new MessageMold(snapshot, {
      from: config.mailFrom,
      date: new Date('2026-12-01T08:00:00Z'),
      pictures: layoutAttachments(),
    })
    const values = recipientValues(words, {
      more: [],
      person: person({ firstName: names.first }),
      partner: person({
        email: 'grace@example.com',
        firstName: names.first,
        lastName: names.last,
        bio: names.bio,
        department: names.dept,
      }),
      issues: [],
    })
    const raw = mold.raw({
      to: 'ada@example.com',
      messageId: '<one@example.com>',
      unsubscribeUrl: UNSUBSCRIBE,
      values,
      photo: undefined,
    })
    const message = {
      from: mold.from,
      to: 'ada@example.com',
      messageId: '<one@example.com>',
      raw,
      date: new Date(),
      parts: () => {
        throw new Error('SMTP takes it whole')
      },
    }
    expect(await line.deliver(message, async () => true)).toEqual({ kind: 'accepted', isRelayed: false })
    const received = sink.received.at(-1)!
    expect(received.to).toEqual(['ada@example.com'])
    return { email: received.email, values }
  }
  const { email: harmless } = await send({ first: 'Ada', last: 'L', bio: 'b', dept: 'd' }, 'mood')
  expect(harmless.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(`<${UNSUBSCRIBE}>`)
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, hostile, hostile, async (first, last, bio, dept, written) => {
      const before = sink.received.length
      const { email, values } = await send({ first, last, bio, dept }, written)
      expect(sink.received).toHaveLength(before + 1)
      expect(headersOf(email)).toEqual(headersOf(harmless))
      expect(email.attachments).toHaveLength(harmless.attachments.length)
      for (const key of ['firstName', 'partnerName', 'bio', 'department']) {
        const value = textOf(values, key)
        expect(unix(email.html!)).toContain(unix(htmlValue(value, 'en')))
        // Blank lines at its ends and next to others are not kept.
        expect(plain(email.text!)).toContain(plain(textValue(value, 'en')))
      }
    }),
    { numRuns: 20 },
  )
})

test('a subject of any kind is one header, and brings none with it', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (subject) => {
      const mail = {
        to: 'ada@example.com',
        subject: `S${subject}S`,
        html: '<p>x</p>',
        text: 'x',
        messageId: '<a@b>',
      }
      const message = await buildMessage('Joe <joe@example.com>', mail, new Date(0))
      expect(message.from).toBe('joe@example.com')
      expect(await line.deliver(message, async () => true)).toEqual({ kind: 'accepted', isRelayed: false })
      const { to, email } = sink.received.at(-1)!
      expect(to).toEqual(['ada@example.com'])
      expect(email.bcc ?? email.cc).toBeUndefined()
      expect(email.headers.filter(({ key }) => key === 'subject')).toHaveLength(1)
      expect(email.subject?.replace(/\s+/g, ' ')).toBe(mail.subject.replace(/\s+/g, ' '))
    }),
    { numRuns: 20 },
  )
})
