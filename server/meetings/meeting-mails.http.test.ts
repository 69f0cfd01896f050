import { wordsIn } from '../../languages/server'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerMet, cancelByLink } from '../../shared/contract/mail'
import { generateCompanyPairing, getCurrentMatch, setConnectionStatus } from '../../shared/contract/pairings'
import { bookMeeting } from '../../shared/contract/meetings'
import { blocks } from '../tables/participation.tables'
import { queueReminders } from '../month/cycle/queue-reminders'
import { completeAllPairings } from '../pairings/pairings.actions'
import { matches, meetings } from '../tables/pairings.tables'
import { users } from '../tables/people.tables'
import { DEAD_LINKS, personalMail } from '../mail/personal-mail'
import { snapshotOf } from '../newsletters/snapshot'
import { sampleNewsletter } from '../testing/sample-newsletter'
import { startApp, type TestApp } from '../testing/app'
import { decide, signedIn } from '../testing/factories'
import { sendEverything, sendWhatWaits } from '../testing/full-life'
import { readyNewsletter } from '../testing/newsletters'
import { busyTimes, calendars } from '../../plugins/calendars/server/calendars.tables'
import { askAfterMeeting, remindEveningBefore } from './remind-guests'
import { planValues } from './plan-in-mail'
import { planMatches } from './plan-matches'
import { dueSince, remindOrganisers } from './remind-organiser'
import { seatedMatches } from '../testing/seats'

let app: TestApp
let ready: Awaited<ReturnType<typeof readyNewsletter>>
type Person = (typeof ready.people)[number]
type Pair = { id: string; organiser: Person; other: Person }
let pairs: Pair[]

beforeAll(async () => {
  // A Monday.
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { REMINDERS: 'on' } })
  ready = await readyNewsletter(app, 8)
  const person = (id: string | null) => ready.people.find((one) => one.id === id)!
  const rows = await seatedMatches(app.context.db)
  pairs = rows.map(({ id, people, organiserId }) => ({
    id,
    organiser: person(organiserId),
    other: person(people.find((one) => one !== organiserId)!),
  }))
})
afterAll(() => app?.stop())

const emails = (...people: Person[]) => people.map(({ email }) => email).sort()
/** Whom a job mails at a moment, with the text of one of the mails. */
async function mailedBy(job: typeof remindOrganisers, at: string) {
  app.clock.set(at)
  await job(app.context)
  app.sink.received.splice(0)
  await sendWhatWaits(app)
  const mails = app.sink.received.splice(0)
  return { to: mails.map(({ to }) => to[0]).sort(), text: (mails[0]?.email.text ?? '').replaceAll('\n', ' ') }
}
async function book(person: Person, id: string, start: string) {
  const { status } = await (await signedIn(app, person)).call(bookMeeting, {
    params: { id },
    body: { start },
  })
  expect(status).toBe(200)
  await sendWhatWaits(app)
}

test('The newsletter books the first time where both calendars are known, if the programme wants it; either can cancel it', async () => {
  await decide(app, { booking: 'auto' })
  const [known, half, apart] = pairs as [Pair, Pair, Pair]
  const at = Date.parse('2026-11-16T09:00:00Z') / 60_000
  for (const { id: userId } of [known.organiser, known.other, half.organiser, apart.organiser, apart.other]) {
    const secret = Buffer.from('sealed')
    const createdAt = app.clock.now()
    const [calendar] = await app.owner.db
      .insert(calendars)
      .values({ userId, source: 'ics', host: 'cal.example.com', secret, createdAt })
      .returning()
    await app.owner.db.insert(busyTimes).values({
      userId,
      calendarId: calendar!.id,
      begunAt: createdAt,
      readAt: createdAt,
      busy: [at, at + 2 * 1440],
    })
  }
  // Since the round was made, one of these two would rather not have been paired.
  const block = { userId: apart.other.id, blockedId: apart.organiser.id, createdAt: app.clock.now() }
  await app.owner.db.insert(blocks).values(block)
  await sendEverything(app, ready)
  await app.owner.db.delete(blocks)
  const mails = app.sink.received.splice(0)
  const invited = mails.filter(({ email }) => email.subject?.startsWith('Coffee with '))
  expect(invited.map(({ to }) => to[0]).sort()).toEqual(emails(known.organiser, known.other))
  const client = await signedIn(app, known.other)
  const { match } = (await client.call(getCurrentMatch)).body
  expect(match?.meeting).toMatchObject({ state: 'booked', sequence: 0, bookedBy: null })
  expect(match!.meeting!.start > '2026-11-18T09:00').toBe(true)
  const letters = mails.filter(({ email }) => email.text?.includes('Your coffee is booked. The'))
  expect(letters.map(({ to }) => to[0]).sort()).toEqual(emails(known.organiser, known.other))
  const token = /Move:\s+\S+token=([\w-]+)/.exec(letters[0]!.email.text!)![1]!
  expect((await app.client().call(cancelByLink, { query: { token } })).status).toBe(200)
  await sendWhatWaits(app)
  app.sink.received.splice(0)
  await decide(app, { booking: 'offer' })
})

test('Four working days without a time remind the organiser alone, once', async () => {
  const [first, second, third, fourth] = pairs as [Pair, Pair, Pair, Pair]
  await book(first.other, first.id, '2026-11-26T09:00:00Z')
  const params = { id: second.id }
  const body = { status: 'not_confirmed' } as const
  await (await signedIn(app, second.other)).call(setConnectionStatus, { params, body })

  expect((await mailedBy(remindOrganisers, '2026-11-20T07:59:00Z')).to).toEqual([])
  await decide(app, { booking: 'off' })
  expect((await mailedBy(remindOrganisers, '2026-11-20T08:00:00Z')).to).toEqual([])
  await decide(app, { booking: 'offer' })
  const { to, text } = await mailedBy(remindOrganisers, '2026-11-20T08:00:00Z')
  expect(to).toEqual(emails(third.organiser, fourth.organiser))
  expect(text).toContain('You suggest the time this month')
  expect(text.match(/\/plan\?token=[\w-]+&start=/g)).toHaveLength(3)
  const reminded = await app.context.db.select().from(matches).where(isNotNull(matches.organiserRemindedAt))
  expect(reminded.map(({ id }) => id).sort()).toEqual([third.id, fourth.id].sort())
  expect((await mailedBy(remindOrganisers, '2026-11-23T09:00:00Z')).to).toEqual([])
})

const NOTHING_SAID = { timeZone: null, workingDays: null, worksFrom: null, worksTo: null }

test('A pair without a free time is told who suggests one, and both find it by the link', async () => {
  const pair = pairs[2]!
  const night = { workingDays: [6], worksFrom: 60, worksTo: 120, timeZone: 'Asia/Kolkata' }
  await app.owner.db.update(users).set(night).where(eq(users.id, pair.other.id))
  const plan = (await planMatches(app.context, app.context.db, [pair.id])).get(pair.id)!
  expect(plan.found.slots).toEqual([])
  const words = wordsIn('en').mail
  expect(planValues(words, plan, pair.other.id, app.clock)).toMatchObject({
    hasNoSlots: 'yes',
    isPartnerOrganiser: 'yes',
    organiserName: pair.organiser.firstName,
  })
  expect(planValues(words, plan, pair.organiser.id, app.clock)).toMatchObject({ isOrganiser: 'yes' })
  const snapshot = snapshotOf(sampleNewsletter(), app.context.config, words)
  const values = { ...planValues(words, plan, pair.other.id, app.clock), partnerName: 'x', matchId: pair.id }
  const { text } = personalMail(snapshot, values, DEAD_LINKS)
  expect(text).toContain(`${pair.organiser.firstName} suggests the time this month.`)
  expect(text).toContain('/plan?token=preview&ask=times')
  await app.owner.db.update(users).set(NOTHING_SAID).where(eq(users.id, pair.other.id))
})

test('The one who suggests the time is asked for a link where the two are in different zones and have none', async () => {
  const pair = pairs[3]!
  const india = { timeZone: 'Asia/Kolkata', workingDays: [1, 2, 3, 4, 5], worksFrom: 540, worksTo: 1080 }
  await app.owner.db.update(users).set(india).where(eq(users.id, pair.other.id))
  app.sink.received.splice(0)
  await book(pair.other, pair.id, '2026-12-01T09:00:00Z')
  const textTo = ({ email }: Person) => app.sink.latest(email).text?.replaceAll(/\s+/g, ' ')
  expect(textTo(pair.organiser)).toContain('there’s no video link yet')
  expect(textTo(pair.organiser)).toContain('(Berlin)')
  expect(textTo(pair.other)).not.toContain('video link')
  await app.owner.db
    .update(users)
    .set({ meetingLink: 'https://meet.example.com/x' })
    .where(eq(users.id, pair.other.id))
  await book(pair.other, pair.id, '2026-12-01T09:15:00Z')
  expect(textTo(pair.organiser)).not.toContain('video link')
  app.sink.received.splice(0)
  await app.owner.db.delete(meetings).where(eq(meetings.matchId, pair.id))
  await app.owner.db
    .update(users)
    .set({ ...NOTHING_SAID, meetingLink: '' })
    .where(eq(users.id, pair.other.id))
})

test('The four days are those that somebody works, in their own zone', () => {
  const weekend = { days: [6, 7], from: '10:00', to: '12:00' }
  const since = new Date('2026-11-16T09:00:00Z')
  const due = (at: string) => dueSince(new Date(at), since, 'Asia/Kolkata', weekend)
  expect(['2026-11-22T05:00:00Z', '2026-11-29T04:29:00Z', '2026-11-29T04:30:00Z'].map(due)).toEqual([
    undefined,
    undefined,
    new Date('2026-11-29T04:30:00Z'),
  ])
  expect(due('2026-11-30T05:00:00Z')).toBeUndefined()
})

test('The day after a booked coffee both are asked whether they met, once, instead of the reminder after a week', async () => {
  const { organiser, other } = pairs[0]!
  expect((await mailedBy(askAfterMeeting, '2026-11-26T22:00:00Z')).to).toEqual([])
  expect((await mailedBy(askAfterMeeting, '2026-11-27T07:59:00Z')).to).toEqual([])
  const { to, text } = await mailedBy(askAfterMeeting, '2026-11-27T08:00:00Z')
  expect(to).toEqual(emails(organiser, other))
  expect(text).toContain('had coffee planned for Thursday, 26 November 2026 at 10:00 (Berlin).')
  const token = /\/met\?token=([\w-]+)&answer=confirmed/.exec(text)![1]!
  expect((await app.client().call(answerMet, { body: { token, status: 'confirmed' } })).status).toBe(200)
  expect((await mailedBy(askAfterMeeting, '2026-11-27T09:00:00Z')).to).toEqual([])

  // Who has answered is not asked; the others without a time get the reminder.
  await book(pairs[3]!.other, pairs[3]!.id, '2026-11-30T09:00:00Z')
  const params = { id: pairs[3]!.id }
  await (await signedIn(app, pairs[3]!.other)).call(setConnectionStatus, {
    params,
    body: { status: 'confirmed' },
  })
  const reminded = await mailedBy(queueReminders, '2026-11-30T10:00:00Z')
  const { organiser: three, other: alsoThree } = pairs[2]!
  expect(reminded.to).toEqual(emails(pairs[1]!.organiser, three, alsoThree))
  expect((await mailedBy(askAfterMeeting, '2026-12-01T10:00:00Z')).to).toEqual([pairs[3]!.organiser.email])
})

test('A person with two coffees on one day, of the old round and of the new, is reminded of both and asked about both', async () => {
  const { id, organiser, other } = pairs[2]!
  await book(other, id, '2026-12-03T09:00:00Z')
  const earlier = { programmeId: app.context.programme.id, period: '2026-12', domainGroupId: null }
  await completeAllPairings(app.context, null, { earlier })
  expect((await ready.admin.call(generateCompanyPairing)).status).toBe(200)
  const { match } = (await (await signedIn(app, organiser)).call(getCurrentMatch)).body
  await book(organiser, match!.id, '2026-12-03T12:00:00Z')
  const all = [organiser.email, organiser.email, other.email, match!.partner.email].sort()
  expect((await mailedBy(remindEveningBefore, '2026-12-02T18:00:00Z')).to).toEqual(all)
  expect((await mailedBy(askAfterMeeting, '2026-12-04T09:00:00Z')).to).toEqual(all)
  expect((await mailedBy(askAfterMeeting, '2026-12-04T10:00:00Z')).to).toEqual([])
})
