import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import { pauseSend, resendUnknown, resumeSend } from '../../../shared/contract/newsletters'
import { getReach, tellAgain } from '../../../shared/contract/pairings'
import { updateParticipation } from '../../../shared/contract/participation'
import { remindEveningBefore } from '../../meetings/remind-guests'
import { startSend } from '../../newsletters/send-newsletter'
import { pairings, seats } from '../../tables/pairings.tables'
import { users } from '../../tables/people.tables'
import { formerAccounts } from '../../tables/company-directory.tables'
import { sendRecipients, sends } from '../../tables/sending.tables'
import { allowedEmails } from '../../tables/directory.tables'
import { startApp, type TestApp } from '../../testing/app'
import { signedIn } from '../../testing/factories'
import { sendWhatWaits } from '../../testing/full-life'
import { type ReadyNewsletter, readyNewsletter } from '../../testing/newsletters'
import { seatedMatches } from '../../testing/seats'
import { leaseRows, storeTransitions } from './rows.queries'
import { insertSend } from './sends.queries'

let app: TestApp
let ready: ReadyNewsletter
beforeAll(async () => {
  app = await startApp()
  ready = await readyNewsletter(app, 6)
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

const person = (place: number) => ready.people[place]!
const set = (place: number, values: Partial<typeof users.$inferInsert>) =>
  app.context.db
    .update(users)
    .set(values)
    .where(eq(users.id, person(place).id))
const bar = (place: number) =>
  app.context.db.insert(allowedEmails).values({
    email: person(place).email,
    domain: 'example.com',
    addedBy: 'test',
    reason: '',
    isActive: false,
    createdAt: app.clock.now(),
    updatedAt: app.clock.now(),
  })
const change = async (place: number, from: 'now' | 'after', participationStatus: 'paused' | 'opted_out') => {
  const client = await signedIn(app, person(place))
  const pauseEndDate = participationStatus === 'paused' ? { pauseEndDate: '2026-12-16' } : {}
  const { status } = await client.call(updateParticipation, {
    body: { participationStatus, from, ...pauseEndDate },
  })
  expect(status).toBe(200)
}
const reasonOf = async (place: number) => {
  const [row] = await app.context.db
    .select()
    .from(sendRecipients)
    .where(eq(sendRecipients.userId, person(place).id))
  return row!.state === 'failed' ? row!.failureReason : row!.state
}
const mailed = (place: number) => app.sink.received.filter(({ to }) => to[0] === person(place).email).length

describe('a newsletter that waits', () => {
  test('goes to nobody who may no longer be mailed when it is their turn, says why in words, and is counted in the audit log; who opts out afterwards still gets it', async () => {
    await startSend(app.context, ready.newsletter.id)
    const params = { id: ready.newsletter.id }
    await ready.admin.call(pauseSend, { params })
    await bar(0)
    await set(1, { isActive: false })
    await change(2, 'now', 'opted_out')
    await change(3, 'after', 'opted_out')
    await change(4, 'after', 'paused')
    await change(5, 'now', 'paused')
    await ready.admin.call(resumeSend, { params })
    await sendWhatWaits(app)
    expect(await Promise.all([0, 1, 2, 3, 4, 5].map(reasonOf))).toEqual([
      'They were off the whitelist before the mail went out.',
      'Their account was turned off before the mail went out.',
      'They left the match before the mail went out.',
      'sent',
      'sent',
      'They left the match before the mail went out.',
    ])
    expect([0, 1, 2, 3, 4, 5].map(mailed)).toEqual([0, 0, 0, 1, 1, 0])
    const { body } = await ready.admin.call(getAuditLog, { query: { action: 'newsletter.kept_back' } })
    expect(body).toMatchObject([{ actorEmail: 'system', after: { people: 4 } }])
  })

  test('goes to nobody while administrators are asked whether they are a new person', async () => {
    await startSend(app.context, ready.newsletter.id)
    await app.context.db.insert(formerAccounts).values({
      userId: person(1).id,
      replacedBy: person(0).id,
      replacedAt: app.clock.now(),
      isAsked: true,
    })
    await sendWhatWaits(app)
    expect([0, 2].map(mailed)).toEqual([0, 1])
    expect(await reasonOf(0)).toBe('They had stopped taking part before the mail went out.')
  })

  test('of somebody without a match goes to nobody who paused, opted out or went on leave', async () => {
    await startSend(app.context, ready.newsletter.id)
    await app.context.db.delete(seats)
    await set(0, { participationStatus: 'paused', pauseEndDate: '2027-01-01' })
    await set(1, { participationStatus: 'opted_out' })
    await set(2, { employeeStatus: 'leave' })
    await set(3, { participationStatus: 'paused', pauseEndDate: '2026-11-01' })
    await sendWhatWaits(app)
    expect(await Promise.all([0, 1, 2, 3, 4].map(reasonOf))).toEqual([
      'They paused before the mail went out.',
      'They opted out before the mail went out.',
      'They had stopped taking part before the mail went out.',
      'sent',
      'sent',
    ])
  })

  test('is not handed over to somebody who is barred after an instance took the row, whatever dies', async () => {
    await startSend(app.context, ready.newsletter.id)
    const now = app.clock.now()
    const lease = { instance: 7, day: '2026-11-16', now, endsAt: new Date(now.getTime() + 60_000) }
    const rows = await leaseRows(app.context.db, { ...lease, way: 'mail', most: 10 })
    expect(rows).toHaveLength(6)
    await bar(0)
    const commits = rows.map(({ id, attempt }) => ({ id, attempt, to: 'committing' as const }))
    const stored = await storeTransitions(app.context.database.pool, commits, lease)
    expect(rows.flatMap(({ id, userId }) => (stored.has(id) ? [] : userId))).toEqual([person(0).id])
    // The instance dies: another one takes over what was only leased, and finds why not.
    await sendWhatWaits(app)
    expect(mailed(0)).toBe(0)
    expect(await reasonOf(0)).toMatch(/^They were off the whitelist/)
  })
})

test('“Try again” and “Resend unknown” reach nobody who may no longer be mailed', async () => {
  await startSend(app.context, ready.newsletter.id)
  await app.context.db.update(sendRecipients).set({ state: 'unknown', sendStatus: 'unknown' })
  await app.context.db.update(sends).set({ state: 'sent', finishedAt: app.clock.now() })
  await bar(0)
  await change(1, 'now', 'opted_out')
  const params = { id: ready.newsletter.id }
  expect((await ready.admin.call(resendUnknown, { params })).body).toMatchObject({ resent: 4 })
  // Barred once it waits again: it is as uncertain as before.
  await bar(2)
  await sendWhatWaits(app)
  expect(await Promise.all([0, 1, 2, 3].map(reasonOf))).toEqual(['unknown', 'unknown', 'unknown', 'sent'])

  const [pairing] = await app.context.db.select({ id: pairings.id }).from(pairings)
  await app.context.db
    .update(sendRecipients)
    .set({ state: 'failed', sendStatus: 'failed', errorCode: '552' })
    .where(eq(sendRecipients.state, 'unknown'))
  const { body } = await ready.admin.call(getReach, { params: { id: pairing!.id } })
  expect(body.failed.map(({ canTryAgain }) => canTryAgain)).toEqual([false, false, false])
  expect((await ready.admin.call(tellAgain, { params: { id: pairing!.id }, body: {} })).status).toBe(409)
})

/** What becomes of a mail of a kind to people who changed after it was queued. */
const KINDS: [
  kind: 'heads-up' | 'silence' | 'join' | 'reminder' | 'stranded' | 'rescue' | 'invitation',
  goesTo: number[],
][] = [
  ['heads-up', [4, 5]],
  ['silence', [5]],
  ['join', [5]],
  ['reminder', [2, 3, 4, 5]],
  ['stranded', [2, 3, 4, 5]],
  ['rescue', [2, 3, 4, 5]],
  ['invitation', [2, 3, 4, 5]],
]
test.each(KINDS)('a waiting mail of kind %s goes to whom it is for', async (kind, goesTo) => {
  const [pairing] = await app.context.db.select({ id: pairings.id }).from(pairings)
  const all = await app.context.db.select().from(seats)
  const send = {
    kind,
    newsletterTitle: kind,
    month: 11,
    year: 2026,
    snapshot: { subject: kind, html: [], text: [] },
    state: 'queued' as const,
    totalMatches: 0,
    validatedMatches: 0,
    totalRecipients: 6,
    createdAt: app.clock.now(),
    pairingId: ['reminder', 'stranded', 'rescue'].includes(kind) ? pairing!.id : null,
  }
  const row = (place: number, values = {}) => ({
    userId: person(place).id,
    email: person(place).email,
    matchValidated: true,
    validationIssues: [],
    values: { matchId: all.find(({ userId }) => userId === person(place).id)?.matchId ?? '', ...values },
    messageId: `<${kind}.${place}.${Object.keys(values).length}@example.com>`,
    state: 'waiting' as const,
    nextAttemptAt: app.clock.now(),
  })
  await app.context.db.transaction((tx) =>
    insertSend(
      tx,
      send,
      [0, 1, 2, 3, 4, 5].map((place) => row(place)),
    ),
  )
  await bar(0)
  await change(1, 'now', 'opted_out')
  await change(2, 'after', 'opted_out')
  await change(3, 'after', 'paused')
  await set(4, { employeeStatus: 'leave' })
  if (kind === 'join') await app.context.db.update(users).set({ needsProfileSetup: true })
  await sendWhatWaits(app)
  expect([0, 1, 2, 3, 4, 5].filter((place) => mailed(place) > 0)).toEqual(goesTo)
  if (kind !== 'invitation') return
  // That a time is off is told to who left it, but to nobody who is barred.
  app.sink.received.splice(0)
  const cancel = { calendarMethod: 'CANCEL', calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' }
  await app.context.db.transaction((tx) => insertSend(tx, send, [row(0, cancel), row(1, cancel)]))
  await sendWhatWaits(app)
  expect([mailed(0), mailed(1)]).toEqual([0, 1])
})

describe('“Coffee tomorrow”', () => {
  test.each([
    { when: 'while it is to come', hours: 0, state: 'sent' },
    {
      when: 'when it is over',
      hours: 48,
      state: 'The booked time was over before the mail went out.',
    },
  ])('that could not go out in time, $when: $state', async ({ hours, state }) => {
    const { people } = (await seatedMatches(app.context.db))[0]!
    const [one] = people
    await app.owner.pool.query(
      `with held as (insert into meetings (match_id, starts_at, ends_at, state, sequence, uid, changed_at, created_at)
         select match_id, '2026-11-18T10:00Z', '2026-11-18T10:25Z', 'booked', 0, md5('coffee'), '2026-11-16', '2026-11-16'
         from seats where user_id = $1 returning id, match_id)
       insert into meeting_guests (meeting_id, user_id)
       select held.id, seats.user_id from held join seats on seats.match_id = held.match_id`,
      [one],
    )
    app.clock.set('2026-11-17T19:00:00Z')
    expect(await remindEveningBefore(app.context)).toBe(2)
    app.clock.advance(hours * 3_600_000)
    await sendWhatWaits(app)
    expect(await reasonOf(ready.people.findIndex(({ id }) => id === one))).toBe(state)
  })
})
