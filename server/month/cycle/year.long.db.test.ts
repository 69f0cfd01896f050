import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerMet, unsubscribe } from '../../../shared/contract/mail'
import { skipNextRound } from '../../../shared/contract/participation'
import { type SendEngine, startSendEngine } from '../../mail/engine/send-engine'
import { readRows, text } from '../../platform/database/rows'
import { runDueJobs } from '../../platform/jobs/jobs'
import { JOBS } from '../../schedule'
import { sends } from '../../tables/sending.tables'
import { startApp, type TestApp } from '../../testing/app'
import { addPeople, allow, decide, signedIn } from '../../testing/factories'
import { runCycle } from './run-cycle'

let app: TestApp
let engine: SendEngine
beforeEach(async () => {
  app = await startApp({ now: '2027-01-15T09:00:00Z', env: { CYCLE: '0 9 1 * *', CYCLE_SEND: 'send' } })
  engine = startSendEngine(app.context)
})
afterEach(async () => {
  await engine.stop()
  await app.stop()
})

const PEOPLE = 24
const DORMANT_AFTER = 3
const address = (index: number) => `p${index}@example.com`

/** What an instance does at a moment, until all mails are out. */
async function at(instant: string): Promise<void> {
  app.clock.set(instant)
  await runDueJobs(app.context, JOBS)
  await runCycle(app.context)
  await expect.poll(() => app.context.db.$count(sends, sql`state <> 'sent'`)).toBe(0)
  await runCycle(app.context)
}

/** Whom each person was paired with in a month; null: left out. */
async function roundOf(month: string): Promise<Map<string, string | null>> {
  const rows = await readRows(
    app.context.db,
    { one: text, other: text },
    sql`
    select u.email as one, coalesce(p.email, '') as other
    from seats s join rounds r on r.id = s.round_id join users u on u.id = s.user_id
    left join seats other on other.match_id = s.match_id and other.user_id <> s.user_id
    left join users p on p.id = other.user_id
    where r.month = ${month}`,
  )
  return new Map(rows.map(({ one, other }) => [one, other || null]))
}
/** The token in the newest mail to somebody that has such a link. */
function tokenIn(to: string, path: string): string {
  const link = new RegExp(`/${path}\\?token=([\\w-]+)`)
  const mail = app.sink.received.findLast((one) => one.to.includes(to) && link.test(one.email.text ?? ''))
  return link.exec(mail?.email.text ?? '')![1]!
}
const press = (to: string, choice: 'skip' | 'stay' | 'pause_1' | 'opt_out') =>
  app.client().call(unsubscribe, { query: { token: tokenIn(to, 'unsubscribe') }, body: { choice } })

test('a year of 24 people, with skips, pauses, one who leaves and three who never answer: the right people are paired and mailed, each once', async () => {
  await allow(app)
  await decide(app, { reminders: true, headsUpDays: 3, dormantAfter: DORMANT_AFTER })
  const people = await addPeople(
    app,
    Array.from({ length: PEOPLE }, (_, index) => ({ email: address(index), matchingPreference: 'any' })),
  )
  await runCycle(app.context)
  const silent = [0, 1, 2].map(address)
  const met = new Map<string, number>()
  let away = new Set<string>()
  const silentIn: { who: string; round: number }[] = []
  let rounds = 0
  for (let index = 1; index <= 12; index++) {
    const year = index < 12 ? 2027 : 2028
    const month = `${year}-${String((index % 12) + 1).padStart(2, '0')}`
    const before = new Date(Date.parse(`${month}-01T08:00:00Z`) - 3 * 86_400_000).toISOString()
    const earlier = app.sink.received.length
    await at(before)
    const announced = app.sink.received
      .slice(earlier)
      .filter(({ email: { subject } }) => subject!.startsWith('Coffee round on'))
    // Some skip by the mail, one on their page; the next month others do.
    const skipping = [3 + (index % 5), 10 + (index % 7)].map(address).filter((one) => !away.has(one))
    for (const one of skipping.slice(0, -1)) await press(one, 'skip')
    const byPage = skipping.at(-1)!
    await (await signedIn(app, people.find((person) => person.email === byPage)!)).call(skipNextRound)

    await at(`${month}-01T08:05:00Z`)
    const round = await roundOf(month)
    // Asked once three silent rounds are completed, and left out of the rounds after the next one. A month without a match is not a silent round.
    const dormant = silent.filter(
      (one) =>
        silentIn.filter(({ who, round: made }) => who === one && made < rounds - 1).length >= DORMANT_AFTER,
    )
    const expected = people
      .map((person) => person.email)
      .filter((one) => !away.has(one) && !skipping.includes(one) && !dormant.includes(one))
    expect({ month, people: [...round.keys()].sort() }).toEqual({ month, people: expected.sort() })
    expect({ month, told: announced.map(({ to }) => to[0]).sort() }).toEqual({
      month,
      told: [...expected, ...skipping].sort(),
    })
    for (const [one, other] of round) {
      if (other === null || one > other) continue
      expect(rounds - (met.get(`${one} ${other}`) ?? -9)).toBeGreaterThan(3)
      met.set(`${one} ${other}`, rounds)
    }
    expect([...round.values()].filter((other) => other === null).length).toBeLessThanOrEqual(
      expected.length % 2,
    )
    for (const who of silent) if (round.get(who)) silentIn.push({ who, round: rounds })
    rounds += 1

    // Everybody but the silent answers by the mail, some of them only after the reminder.
    const answering = [...round].filter(([one, other]) => other !== null && !silent.includes(one))
    const answer = (one: string) =>
      app.client().call(answerMet, { body: { token: tokenIn(one, 'met'), status: 'confirmed' } })
    const late = answering.slice(0, 4)
    for (const [one] of answering.slice(4)) await answer(one)
    await at(`${month}-15T09:00:00Z`)
    for (const [one] of late) await answer(one)
    away = new Set(away.size > 0 && index > 6 ? [address(23)] : [])
    if (index === 6) {
      await press(address(23), 'opt_out')
      away.add(address(23))
    }
    // Paused on the 15th, and back on the 15th of the next month.
    const pausing = address(16 + (index % 4))
    if (!away.has(pausing) && index < 12) {
      await press(pausing, 'pause_1')
      away.add(pausing)
    }
    const mails = app.sink.received.slice(earlier)
    const ids = mails.map(({ email: { messageId }, to }) => `${messageId} ${to[0]}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(
      mails.filter(({ to }) => dormant.includes(to[0]!)).map(({ email: { subject } }) => subject),
    ).toEqual([])
  }
})
