import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { reasonText } from '../../languages/reasons'
import { wordsIn } from '../../languages/server'
import { mapValues } from '../../shared/map-values'
import { SEEN_TEXTS } from '../../shared/profile-texts'
import { outsideOf } from '../../shared/characters'
import type { Language } from '../../shared/languages/languages'
import { invitationValues, mailTo } from '../meetings/invite'
import { invitationSnapshot } from '../meetings/invitation.email'
import { planValues } from '../meetings/plan-in-mail'
import { recipientValues } from '../newsletters/recipient-values'
import { snapshotOf } from '../newsletters/snapshot'
import { loadConfig } from '../platform/context/config'
import type { Context } from '../platform/context/context'
import { everyMail, ordinary } from '../testing/every-mail'
import { sampleNewsletter } from '../testing/sample-newsletter'
import { MessageMold } from './mime'
import { DEAD_LINKS, personalMail } from './personal-mail'
import { fill, htmlValue, Marks, textValue, tidy } from './template'

const config = loadConfig({ APP_URL: 'https://coffee.example.com', EVALUATION_PUBLIC: 'on' })
const clock = { now: () => new Date('2026-11-29T09:00:00Z'), timeZone: 'Europe/Berlin' }
const context = { config, clock } as Context

type Name = [firstName: string, lastName: string]
const LATIN: Name = ['Grace', 'Hopper']
const ARABIC: Name = ['ليلى', 'منصور']

const person = (id: string, [firstName, lastName]: Name) => ({
  id,
  firstName,
  lastName,
  email: `${id}@example.com`,
  timeZone: 'Europe/Berlin',
  isErased: false,
  isOrganiser: false,
  meetingLink: null,
})

/** A newsletter of three with a plan, as it goes out. */
function newsletterIn(language: Language, own: Name, others: [Name, Name]) {
  const words = wordsIn(language).mail
  const [first, second] = [person('one', others[0]), person('two', others[1])]
  const about = { department: 'Engineering', ...mapValues(SEEN_TEXTS, () => ''), photo: null }
  const row = (one: typeof first) => ({ ...one, ...about, matchId: 'm', otherIds: ['one', 'two'], why: [] })
  const values = {
    ...recipientValues(words, {
      person: row(person('own', own)),
      partner: row(first),
      more: [row(second)],
      issues: [],
    } as unknown as Parameters<typeof recipientValues>[1]),
    ...planValues(
      words,
      {
        people: [person('own', own), first, second],
        meeting: undefined,
        organiserId: 'one',
        found: { slots: [{ start: Date.parse('2026-12-08T09:00:00Z') }] },
      } as unknown as Parameters<typeof planValues>[1],
      'own',
      clock,
    ),
    language,
  }
  const snapshot = snapshotOf(sampleNewsletter({}), config, words)
  return { ...personalMail(snapshot, values, DEAD_LINKS), snapshot, values }
}

/** An invitation to two, as it goes to the first. */
function invitationIn(language: Language, own: Name, other: Name) {
  const words = wordsIn(language).mail
  const guests = [person('own', own), person('one', other)] as unknown as Parameters<
    typeof invitationValues
  >[2]
  const startsAt = new Date('2026-12-08T09:00:00Z')
  const endsAt = new Date('2026-12-08T09:25:00Z')
  const meeting = { uid: 'u', sequence: 1, state: 'booked', startsAt, endsAt, matchId: 'm' } as Parameters<
    typeof invitationValues
  >[1]['meeting']
  const mail = mailTo(context, words, { meeting, guests }, guests[0]!, words.meetings.changes.booked.personal)
  const { calendar } = invitationValues(
    context,
    { meeting, description: { why: [{ code: 'why.neverMet' }] } },
    guests,
  )(words)
  const values = { ...mail.values, language }
  return {
    ...personalMail(invitationSnapshot(config, words, 'booked'), values, DEAD_LINKS),
    // The lines of a calendar file are folded.
    calendar: calendar.replaceAll('\r\n ', '').split('\r\n'),
  }
}

describe('In an Arabic newsletter the Latin name is the foreign one', () => {
  const { html, text } = newsletterIn('ar', LATIN, [LATIN, ARABIC])

  test('in HTML it is in an element of its own, and the Arabic one is not', () => {
    expect(html).toContain('>مرحبًا <bdi>Grace</bdi></h1>')
    expect(html).toContain('><bdi>Grace Hopper</bdi></h2>')
    expect(html).toContain('>ليلى منصور</h2>')
    expect(html).toContain('اقتراح الموعد هذا الشهر على <bdi>Grace</bdi>.')
    expect(html).toContain('<bdi>Example Company</bdi>')
    expect(html).not.toMatch(/<bdi>[^<]*ليلى|<title>[^<]*<bdi/)
    expect(html.match(/<bdi>/g)).toHaveLength(html.match(/<\/bdi>/g)!.length)
  })

  test('in plain text it is isolated, and the Arabic one is not', () => {
    const lines = text.split('\n')
    expect(lines).toContain('مرحبًا \u2068Grace\u2069')
    expect(lines).toContain('\u2068Grace Hopper\u2069')
    expect(lines).toContain('ليلى منصور')
    expect(text).toContain('اقتراح الموعد هذا الشهر على \u2068Grace\u2069.')
    expect(text).toContain('في \u2068Example Company\u2069.')
  })

  test('links hold nothing but themselves', () => {
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^[!-~]*$/)
    for (const [link] of text.matchAll(/https:\S*/g)) expect(link).toMatch(/^[!-~]*$/)
    expect(html).toContain('href="https://coffee.example.com/unsubscribe?token=preview"')
    expect(text).toContain('https://coffee.example.com/plan?token=preview&start=2026-12-08T09:00:00Z')
  })
})

test('In an English newsletter the Arabic name is the foreign one', () => {
  const { html, text } = newsletterIn('en', ARABIC, [LATIN, ARABIC])
  expect(html).toContain('>Hello, <bdi>ليلى</bdi></h1>')
  expect(html).toContain('>Grace Hopper</h2>')
  expect(html).toContain('><bdi>ليلى منصور</bdi></h2>')
  expect(text.split('\n')).toEqual(expect.arrayContaining(['Grace Hopper', '\u2068ليلى منصور\u2069']))
  expect(html.match(/<bdi>[^<]*[a-z]/g)).toBeNull()
})

test('An Arabic invitation isolates the Latin name, in its subject, its text and the calendar entry', () => {
  const { subject, html, text, calendar } = invitationIn('ar', ARABIC, LATIN)
  expect(subject).toMatch(/^[^\u2068]*\u2068Grace Hopper\u2069[^\u2068]*$/)
  expect(html).toContain('<strong><bdi>Grace Hopper</bdi></strong>')
  expect(text.replace(/\s+/g, ' ')).toContain('قهوتك مع \u2068Grace Hopper\u2069 موعدها')
  expect(text).toContain('(\u2068Berlin\u2069)')
  const [summary = ''] = calendar.filter((line) => line.startsWith('SUMMARY'))
  expect(summary).toContain('ليلى منصور')
  expect(summary).toContain('\u2068Grace Hopper\u2069')
  expect(outsideOf(summary)).not.toMatch(/[\u2066-\u2069]/)
  expect(calendar.filter((line) => line.startsWith('DESCRIPTION'))).toEqual([
    `DESCRIPTION:${wordsIn('ar').mail.why.neverMet}`,
  ])
})

test('An English invitation isolates the Arabic name alone', () => {
  const { subject, calendar } = invitationIn('en', LATIN, ARABIC)
  expect(subject).toMatch(/^Coffee with \u2068ليلى منصور\u2069, /)
  expect(calendar).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^SUMMARY:[^\u2068]*Grace Hopper and \u2068ليلى منصور\u2069$/),
    ]),
  )
})

test('why somebody was left out is told with its foreign names isolated, whatever the language', () => {
  const told = (language: Language, group: string) =>
    reasonText(wordsIn(language), { code: 'matching.table.oneGroup', args: { people: 12, group } })
  expect(told('en', 'Sales')).toContain('(Sales)')
  expect(told('en', 'المبيعات')).toContain('(\u2068المبيعات\u2069)')
  expect(told('ar', 'Sales')).toContain('\u2068Sales\u2069')
  expect(told('ar', 'المبيعات')).not.toContain('\u2068')
})

test('a mail made by the mold says the same as the one that is shown', async () => {
  const { html, text, snapshot, values } = newsletterIn('ar', LATIN, [LATIN, ARABIC])
  const mold = new MessageMold(snapshot, { from: 'Joe <joe@example.com>', date: new Date(0), pictures: [] })
  const raw = mold.raw({
    to: 'ada@example.com',
    messageId: '<a@b>',
    unsubscribeUrl: 'https://coffee.example.com/x',
    values: { ...values, ...DEAD_LINKS },
    photo: undefined,
  })
  const email = await PostalMime.parse(raw)
  expect(email.html?.replaceAll('\r', '').trim()).toBe(html.trim())
  expect(email.text?.replaceAll('\r', '').trim()).toBe(text.trim())
})

describe.each(['en', 'ar'] as const)('In plain text, in %s,', (language) => {
  test('no line of any mail leaves an isolate open, and without them it is the sentence with the plain name', () => {
    const by = { ...ordinary, partnerName: 'ליאור Hopper '.repeat(9).trim(), firstName: 'דנה' }
    for (const [name, { subject, text, html }] of Object.entries(everyMail(by, language))) {
      for (const line of [subject, ...text.split('\n')])
        expect(outsideOf(line), `${name}: ${line}`).not.toMatch(/[\u2066-\u2069]/)
      for (const [, attribute = ''] of html.matchAll(/="([^"]*)"/g)) expect(attribute).not.toContain('<')
      expect(html.match(/<bdi>/g)?.length).toBe(html.match(/<\/bdi>/g)?.length)
    }
  })

  test('an isolate that is broken ends with its line and begins again in the next', () => {
    const word = fc.constantFrom('Ada', 'ليلى', 'a', 'منصور,', '\u202e', '\u2068', '\u2069', '12', '* ')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.array(word, { maxLength: 60 }), (one, other) => {
        const marks = new Marks()
        const nodes = marks.parse(`* x ${marks.value('one')}, y:\n${marks.value('other')} z`)
        const values = { one: one.join(' '), other: other.join(' '), language }
        const lines = tidy(fill(nodes, values, textValue)).split('\n')
        for (const line of lines) {
          expect(outsideOf(line)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
        }
        const plain = (text: string) =>
          text
            .replace(/[\u2066-\u2069]/g, '')
            .replace(/\s+/g, ' ')
            .trim()
        expect(plain(lines.join(' '))).toBe(plain(`* x ${values.one}, y: ${values.other} z`))
      }),
    )
  })
})

test('within a tag a name keeps to characters, in a link and behind its address to itself', () => {
  const marks = new Marks()
  const nodes = marks.parse(
    `<img alt="${marks.value('name')}"><a href="https://x/?token=${marks.value('name')}&amp;b=${marks.value('name')}">${marks.value('name')}</a>`,
  )
  expect(fill(nodes, { name: 'Ada', language: 'ar' }, htmlValue)).toBe(
    '<img alt="\u2068Ada\u2069"><a href="https://x/?token=Ada&amp;b=Ada"><bdi>Ada</bdi></a>',
  )
  const text = marks.parse(`${marks.value('name')}: https://x/?token=${marks.value('name')}`)
  expect(fill(text, { name: 'Ada', language: 'ar' }, textValue)).toBe('\u2068Ada\u2069: https://x/?token=Ada')
  expect(fill(text, { name: 'https://meet.example.com/a', language: 'ar' }, textValue)).toContain(
    'https://meet.example.com/a: https://',
  )
})
