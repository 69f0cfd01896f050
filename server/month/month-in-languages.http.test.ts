import { sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateDomainGroup } from '../../shared/contract/directory'
import { bookMeeting, cancelMeeting } from '../../shared/contract/meetings'
import { answerMet } from '../../shared/contract/mail'
import {
  approveNewsletter,
  getNewsletters,
  saveNewsletter,
  sendNewsletter,
} from '../../shared/contract/newsletters'
import { updateParticipation } from '../../shared/contract/participation'
import { completeCurrentPairings, getCurrentMatch } from '../../shared/contract/pairings'
import { completeRegistration } from '../../shared/contract/people'
import { askForAnother } from '../../shared/contract/rescue'
import { NEWSLETTER, NEWSLETTER_LISTS } from '../../shared/text-rules'
import { mapValues } from '../../shared/map-values'
import { sendCode, verifyCode } from '../../shared/contract/sign-in'
import { type SendEngine, startSendEngine } from '../mail/engine/send-engine'
import { runDueJobs } from '../platform/jobs/jobs'
import { JOBS } from '../schedule'
import { sends } from '../tables/sending.tables'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, adminClient, allow, decide } from '../testing/factories'
import { foreignTo, type Tongue } from '../testing/foreign-sentences'
import { runCycle } from './cycle/run-cycle'

/** What the administrator writes is in no language here, so that whatever is left is the product's. */
const OWN = '⟪⟫'
const PEOPLE = {
  de: {
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: 'Äpfel',
    department: 'Other',
    timeZone: 'Europe/Berlin',
  },
  ja: {
    email: 'yuki@example.com',
    firstName: 'Yuki',
    lastName: 'Sato',
    department: 'Other',
    timeZone: 'Europe/Berlin',
  },
  fr: {
    email: 'jean@example.com',
    firstName: 'Jean',
    lastName: 'Roux',
    department: 'Other',
    timeZone: 'Europe/Berlin',
  },
} as const
const TONGUES = Object.keys(PEOPLE) as Tongue[]

let app: TestApp
let engine: SendEngine
let admin: Client
const clients = {} as Record<Tongue, Client>

beforeAll(async () => {
  app = await startApp({
    now: '2026-10-20T09:00:00Z',
    env: { ENABLED_LANGUAGES: 'en,de,fr,ja', CYCLE: '0 9 1 * *', CYCLE_SEND: 'draft', MINIMUM_USERS: '2' },
  })
  engine = startSendEngine(app.context)
  await allow(app)
  admin = await adminClient(app)
  await decide(app, { reminders: true, headsUpDays: 3, scope: 'across' })
  // Nothing is known of Anna and Yuki but the language of their groups.
  for (const language of ['de', 'ja'] as const) {
    const { id } = await addGroup(app, `Office ${language}`)
    await admin.call(updateDomainGroup, { params: { id }, body: { language } })
    await allow(app, PEOPLE[language].email, id)
  }
})
afterAll(async () => {
  await engine.stop()
  await app.stop()
})

/** What an instance does at a moment, until all mails are out. */
async function at(instant: string): Promise<void> {
  app.clock.set(instant)
  await runDueJobs(app.context, JOBS)
  await runCycle(app.context)
  await expect.poll(() => app.context.db.$count(sends, sql`state <> 'sent'`)).toBe(0)
}

/** Every text of a mail that somebody may read, as a parser that is not ours finds it. */
async function textsOf(raw: Buffer): Promise<{ subject: string; texts: string[] }> {
  const { subject = '', text = '', html = '', attachments } = await PostalMime.parse(raw)
  const calendar = attachments
    .filter(({ mimeType }) => mimeType === 'text/calendar')
    .map(({ content }) => new TextDecoder().decode(content as ArrayBuffer).replace(/\r?\n /g, ''))
    .flatMap((ics) => ics.match(/^(?:SUMMARY|DESCRIPTION|LOCATION)[:;].*$/gm) ?? [])
    .map((line) => line.replace(/^[A-Z]+(?:;[^:]*)?:/, '').replaceAll('\\n', '\n'))
  const read = html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*?(?:alt|title|aria-label)="([^"]+)"[^>]*>/g, '\n$1\n')
    .replace(/<\/(?:p|td|h\d|li|div)>|<br\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;|&#39;|&rsquo;/g, '’')
  return { subject, texts: [subject, text, read, ...calendar] }
}

const NAMES = ['Other', ...Object.values(PEOPLE).flatMap(({ firstName, lastName }) => [firstName, lastName])]

/** The lines of somebody's mails that are in another language than theirs, with the subject of the mail. */
async function foreignIn(tongue: Tongue): Promise<string[]> {
  const { email } = PEOPLE[tongue]
  const found: string[] = []
  for (const { to, raw } of app.sink.received)
    if (to.includes(email)) {
      const { subject, texts } = await textsOf(raw)
      const lines = texts.flatMap((text) => text.split('\n'))
      found.push(...foreignTo(tongue, lines, NAMES).map((line) => `${subject}: ${line}`))
    }
  return [...new Set(found)]
}
const subjectsOf = async (tongue: Tongue) => {
  const mails = app.sink.received.filter(({ to }) => to.includes(PEOPLE[tongue].email))
  return Promise.all(mails.map(async ({ raw }) => (await textsOf(raw)).subject))
}
const matchOf = async (tongue: Tongue) => (await clients[tongue].call(getCurrentMatch)).body.match
/** The token in the newest mail to somebody that has such a link. */
function tokenIn(tongue: Tongue, path: string): string {
  const link = new RegExp(`/${path}\\?token=([\\w-]+)`)
  const mail = app.sink.received.findLast(
    ({ to, email }) => to.includes(PEOPLE[tongue].email) && link.test(email.text ?? ''),
  )
  return link.exec(mail?.email.text ?? '')![1]!
}

/** The administrator writes and sends the draft that the cycle has made. */
async function sendTheNewsletter(): Promise<void> {
  const { body: newsletters } = await admin.call(getNewsletters)
  const params = { id: newsletters.find(({ status }) => status === 'draft')!.id }
  const content = mapValues({ ...NEWSLETTER, ...NEWSLETTER_LISTS }, (_, name) =>
    name in NEWSLETTER_LISTS ? '[]' : '',
  )
  const body = { ...content, title: OWN, subject: OWN, coffeeChatsParagraph: OWN }
  const saved = await admin.call(saveNewsletter, { params, body })
  expect(saved.status).toBe(200)
  expect((await admin.call(approveNewsletter, { params, body: {} })).status).toBe(200)
  expect((await admin.call(sendNewsletter, { params })).status).toBe(200)
}

test('people of one company who read German, Japanese and French, by their group or their browser, live a month, and no mail says a sentence in another language', async () => {
  for (const tongue of TONGUES) {
    const { email, ...named } = PEOPLE[tongue]
    const client = (clients[tongue] = app.client())
    const asked = { 'accept-language': `${tongue}-XX,en;q=0.1` }
    expect((await client.request('POST', sendCode.path, { email }, asked)).status).toBe(200)
    const [code] = /\b\d{6}\b/.exec(app.sink.latest(email).text ?? '')!
    expect(await client.request('POST', verifyCode.path, { email, code }, asked)).toMatchObject({
      status: 200,
    })
    const profile = { ...named, matchingPreference: 'any' }
    const done = await client.request('POST', completeRegistration.path, profile, asked)
    expect(done.status).toBe(200)
  }
  await app.context.db.execute(
    sql`update users set browser_language = null where email <> ${PEOPLE.fr.email}`,
  )
  await at('2026-10-29T09:30:00Z')
  await at('2026-11-01T09:00:00Z')
  await sendTheNewsletter()
  await at('2026-11-02T09:00:00Z')
  // Two are matched; the third is left out.
  const matched: Tongue[] = []
  for (const tongue of TONGUES) if (await matchOf(tongue)) matched.push(tongue)
  const [one, other] = matched as [Tongue, Tongue]
  const params = { id: (await matchOf(one))!.id }
  await at('2026-11-09T09:00:00Z')
  expect(
    (await clients[one].call(bookMeeting, { params, body: { start: '2026-11-12T09:00:00Z' } })).status,
  ).toBe(200)
  await at('2026-11-10T09:00:00Z')
  const moved = await clients[other].call(bookMeeting, { params, body: { start: '2026-11-13T13:00:00Z' } })
  expect(moved.status).toBe(200)
  await at('2026-11-12T18:30:00Z')
  await at('2026-11-13T09:00:00Z')
  expect((await clients[one].call(cancelMeeting, { params })).status).toBe(200)
  // One of them steps out; the other one is paired with who was left out.
  const body = { participationStatus: 'opted_out', from: 'now' } as const
  expect((await clients[one].call(updateParticipation, { body })).status).toBe(200)
  await at('2026-11-13T10:00:00Z')
  expect((await clients[other].call(askForAnother, { params })).status).toBe(200)
  await at('2026-11-16T09:00:00Z')
  const third = TONGUES.find((tongue) => tongue !== one && tongue !== other)!
  const next = { params: { id: (await matchOf(third))!.id }, body: { start: '2026-11-17T10:00:00Z' } }
  expect((await clients[third].call(bookMeeting, next)).status).toBe(200)
  await at('2026-11-16T18:30:00Z')
  await at('2026-11-18T12:00:00Z')
  const answer = { token: tokenIn(other, 'met'), status: 'confirmed' } as const
  expect((await app.client().call(answerMet, { body: answer })).status).toBe(200)
  expect((await admin.call(completeCurrentPairings)).status).toBe(200)

  // Both: code, heads-up, newsletter, whether they met, as nothing was booked, coffee booked, moved, tomorrow, cancelled; one of them: to suggest a time. Who stays: the
  // match can't make it, the next match, its coffee booked, tomorrow, whether they met; and nothing on meeting who has left.
  expect([...(await subjectsOf(one)), ...(await subjectsOf(other))]).toHaveLength(22)
  expect(await subjectsOf(third)).toHaveLength(7)
  for (const tongue of TONGUES) expect(await foreignIn(tongue)).toEqual([])
})
