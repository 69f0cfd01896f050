import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookMeeting, getSlots } from '../../../shared/contract/meetings'
import { getCurrentMatch } from '../../../shared/contract/pairings'
import { answerMet, getEmailLogs, getMailLink } from '../../../shared/contract/mail'
import { sendNewsletter } from '../../../shared/contract/newsletters'
import { matches, seats } from '../../tables/pairings.tables'
import { reminders } from '../../tables/cycles.tables'
import { sends } from '../../tables/sending.tables'
import { runDueJobs } from '../../platform/jobs/jobs'
import { JOBS } from '../../schedule'
import { type SendEngine, startSendEngine } from '../../mail/engine/send-engine'
import { openAgain, startApp, type TestApp } from '../../testing/app'
import { decide, signedIn } from '../../testing/factories'
import { readyNewsletter } from '../../testing/newsletters'
import { queueReminders } from './queue-reminders'
import { seatedMatches } from '../../testing/seats'

const DAY = 86_400_000

let app: TestApp
let engine: SendEngine
let ready: Awaited<ReturnType<typeof readyNewsletter>>

/** Six people whose newsletter was sent this minute. */
beforeAll(async () => {
  app = await startApp()
  await decide(app, { reminders: true })
  ready = await readyNewsletter(app, 6)
  engine = startSendEngine(app.context)
  await ready.admin.call(sendNewsletter, { params: { id: ready.newsletter.id } })
  await engine.stop()
  app.sink.received.length = 0
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  engine = startSendEngine(app.context)
})
afterEach(() => engine.stop())
afterAll(() => app.stop())

async function allSent(): Promise<void> {
  await expect.poll(() => app.context.db.$count(sends, sql`state <> 'sent'`)).toBe(0)
}
const reminded = () => app.sink.received.map(({ to }) => to[0]).sort()
const addresses = () => ready.people.map(({ email }) => email).sort()
const answer = (matchId: string, side: 1 | 2) =>
  app.context.db
    .update(seats)
    .set({ answer: 'confirmed' })
    .where(and(eq(seats.matchId, matchId), eq(seats.place, side - 1)))

describe('a reminder', () => {
  test('goes a week after the newsletter to everybody who has not answered, and its link gives the answer', async () => {
    app.clock.advance(7 * DAY - 60_000)
    expect(await queueReminders(app.context)).toBe(0)
    app.clock.advance(120_000)
    expect(await queueReminders(app.context)).toBe(6)
    await allSent()
    expect(reminded()).toEqual(addresses())

    const person = ready.people[0]!
    const own = (await seatedMatches(app.context.db)).find(({ people }) => people.includes(person.id))!
    const partner = ready.people.find(({ id }) => id !== person.id && own.people.includes(id))!
    const mail = app.sink.latest(person.email)
    expect(mail.subject).toBe('Did you meet for coffee?')
    for (const part of [mail.html!, mail.text!.replaceAll('\n', ' ')]) {
      expect(part).toContain(`${partner.firstName} ${partner.lastName}`)
      expect(part).toContain('http://localhost:3000/unsubscribe?token=')
      // In a short round it goes sooner: it says no number of days or weeks.
      expect(part).toContain('Recently we paired you with')
    }
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const token = /\/met\?token=([\w-]+)&answer=confirmed/.exec(mail.text!)![1]!
    expect((await app.client().call(getMailLink, { query: { token } })).body).toMatchObject({
      purpose: 'met',
      partnerName: `${partner.firstName} ${partner.lastName}`,
    })
    const reply = await app.client().call(answerMet, { body: { token, status: 'confirmed' } })
    expect(reply.status).toBe(200)
  })

  test('goes when the page begins to ask; of a booked coffee that is once it is over', async () => {
    const person = await signedIn(app, ready.people[0]!)
    const isAsked = async () => (await person.call(getCurrentMatch)).body.match!.isAsked
    app.clock.advance(7 * DAY - 60_000)
    expect(await isAsked()).toBe(false)
    app.clock.advance(120_000)
    expect(await isAsked()).toBe(true)

    const { match } = (await person.call(getCurrentMatch)).body
    const params = { id: match!.id }
    const [slot] = (await person.call(getSlots, { params })).body.slots
    expect((await person.call(bookMeeting, { params, body: { start: slot!.start } })).status).toBe(200)
    app.clock.set(new Date(Date.parse(slot!.end) - 1000).toISOString())
    expect(await isAsked()).toBe(false)
    app.clock.advance(1000)
    expect(await isAsked()).toBe(true)
  })

  test('is a send of its own in the e-mail log', async () => {
    app.clock.advance(7 * DAY)
    await queueReminders(app.context)
    await allSent()
    const { body } = await ready.admin.call(getEmailLogs)
    expect(body.map((log) => [log.newsletter_title, log.successful_sends])).toEqual([
      ['Did you meet? - November 2026 Reminder', 6],
      ['Cup of Joe - November 2026 Newsletter', 6],
    ])
  })

  test('never goes a second time for a match, not by later looks, other instances, nor when the log is gone', async () => {
    app.clock.advance(7 * DAY)
    const other = openAgain(app)
    const counts = await Promise.all(
      [app.context, { ...app.context, database: other, db: other.db }, app.context].map(queueReminders),
    )
    await other.close()
    expect(counts.sort()).toEqual([0, 0, 6])
    await allSent()
    await app.owner.db.delete(sends).where(sql`newsletter_id is null`)
    app.clock.advance(DAY)
    expect(await queueReminders(app.context)).toBe(0)
    expect(reminded()).toEqual(addresses())
    expect(await app.context.db.$count(reminders)).toBe(6)
  })

  test('is made in one piece: when its making dies, it is made again', async () => {
    app.clock.advance(7 * DAY)
    const { db } = app.context
    const dying = new Proxy(db, {
      get: (target, key) =>
        key === 'transaction'
          ? (act: Parameters<typeof db.transaction>[0]) =>
              db.transaction(async (tx) => {
                await act(tx)
                throw new Error('killed')
              })
          : Reflect.get(target, key, target),
    })
    await expect(queueReminders({ ...app.context, db: dying })).rejects.toThrow('killed')
    expect(await db.$count(reminders)).toBe(0)
    expect(await queueReminders(app.context)).toBe(6)
    await allSent()
    expect(reminded()).toEqual(addresses())
  })

  test('does not go to who answered, to a match that was marked as done, nor to one that somebody stepped out of', async () => {
    const [answered, done, left] = await seatedMatches(app.context.db)
    await answer(answered!.id, 1)
    await app.context.db.update(matches).set({ status: 'completed' }).where(eq(matches.id, done!.id))
    await app.context.db
      .update(seats)
      .set({ steppedOutAt: app.clock.now() })
      .where(eq(seats.userId, left!.people[1]))
    app.clock.advance(7 * DAY)
    expect(await queueReminders(app.context)).toBe(1)
    await allSent()
    const ids = ready.people.filter(({ email }) => reminded().includes(email)).map(({ id }) => id)
    expect(ids).toEqual([answered!.people[1]])
  })

  test('does not go for a pairing that is completed, nor for a newsletter of more than three weeks ago', async () => {
    app.clock.advance(21 * DAY + 60_000)
    expect(await queueReminders(app.context)).toBe(0)
    app.clock.advance(-14 * DAY)
    await app.context.db.execute(
      sql`update rounds set status = 'completed', completed_at = ${app.clock.now()}`,
    )
    expect(await queueReminders(app.context)).toBe(0)
  })

  test('does not go while reminders are off, and goes by the jobs of an instance when it is on', async () => {
    app.clock.advance(7 * DAY)
    await decide(app, { reminders: false })
    await runDueJobs(app.context, JOBS)
    expect(await app.context.db.$count(reminders)).toBe(0)
    await decide(app, { reminders: true })
    app.clock.advance(3_600_000)
    expect(await runDueJobs(app.context, JOBS)).toContain('remind of unanswered matches')
    expect(await app.context.db.$count(reminders)).toBe(6)
  })
})
