import { drizzle } from 'drizzle-orm/node-postgres'
import { assert, asyncProperty, integer, uniqueArray } from 'fast-check'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCycle } from '../../month/cycle/run-cycle'
import { JOBS } from '../../schedule'
import { startApp, type TestApp } from '../../testing/app'
import { addPeople, allow, decide } from '../../testing/factories'
import { seatedMatches } from '../../testing/seats'
import { type Context, within } from '../context/context'
import { connect, disconnect } from '../database/connection'
import type { Transaction } from '../database/database'
import { runDueJobs } from '../jobs/jobs'
import { holdMails } from './hold-mails.queries'

const HOUR = 3_600_000
const BEGIN = Date.parse('2026-11-01T09:00:00Z')
/** Until after the round of December, its heads-up before and its reminders after. */
const HOURS = 46 * 24
/** Friday morning, the evening before the coffee and the day after it, and the end. */
const ALWAYS = [120, 394, 433, HOURS + 24]
const WORK = JOBS.filter(({ name }) => /remind|announce|ask|cancel|stranded/.test(name))

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await startApp({
    now: '2026-10-31T09:00:00Z',
    env: { CYCLE: '0 9 1 * *', CYCLE_SEND: 'send', REMINDERS: 'on', CYCLE_TIMEZONE: 'Europe/Berlin' },
  })
  await allow(app)
  await decide(app, { booking: 'offer', dormantAfter: 1 })
  await addPeople(
    app,
    Array.from({ length: 6 }, () => ({ createdAt: new Date('2026-10-01') })),
  )
  await runCycle(app.context)
  app.clock.set(new Date(BEGIN).toISOString())
  await runCycle(app.context)
  client = await connect(app.context.config.databaseOwnerUrl!, 'test')
})
afterAll(async () => {
  await disconnect(client)
  await app.stop()
})

interface Mail {
  messageId: string
  about: string
}

/** What is in line goes out. */
async function deliver(sent: Mail[]): Promise<void> {
  const { rows } = await client.query<Mail>(
    `update send_recipients r set state = 'sent', finished_at = $1 from sends s where s.id = r.send_id and r.state = 'waiting'
     returning r.message_id as "messageId", concat_ws(' ', r.user_id, s.kind, split_part(s.newsletter_title, ' - ', 1), s.year, s.month) as about`,
    [app.clock.now()],
  )
  await client.query(`update sends set state = 'sent', finished_at = coalesce(finished_at, $1)`, [
    app.clock.now(),
  ])
  sent.push(...rows)
}

/** Everything that mails by itself looks at these hours since the beginning. */
async function looks(context: Context, hours: number[], sent: Mail[]): Promise<void> {
  for (const hour of hours) {
    app.clock.set(new Date(BEGIN + hour * HOUR).toISOString())
    await runCycle(context)
    await runDueJobs(context, WORK)
    await deliver(sent)
  }
}

const at = (hour: number) => new Date(BEGIN + hour * HOUR)
const twiceIn = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

it('whenever a backup is made and restored, no mail goes out twice, and nobody gets two of a kind in one period', async () => {
  const kinds = new Set<string>()
  const hour = integer({ min: 1, max: HOURS })
  await assert(
    asyncProperty(
      uniqueArray(hour, { minLength: 2, maxLength: 2 }),
      uniqueArray(hour, { minLength: 2, maxLength: 5 }),
      async (moments, some) => {
        const [backup, restore] = moments.toSorted((one, other) => one - other) as [number, number]
        const hours = [...some, ...ALWAYS, restore, restore + 24].toSorted((one, other) => one - other)
        const between = (from: number, to: number) => hours.filter((one) => one > from && one <= to)
        const sent: Mail[] = []
        await drizzle(client)
          .transaction(async (tx: Transaction) => {
            const context = within(app.context, tx)
            await deliver(sent)
            const [coffee, other] = await seatedMatches(tx)
            await client.query(
              `insert into meetings (match_id, starts_at, ends_at, state, sequence, uid, changed_at, created_at)
               values ($1, '2026-11-18T10:00Z', '2026-11-18T10:25Z', 'booked', 0, md5('coffee'), '2026-11-01', '2026-11-01')`,
              [coffee!.id],
            )
            await client.query(
              `insert into meeting_guests (meeting_id, user_id)
               select m.id, seats.user_id from meetings m join seats on seats.match_id = m.match_id`,
            )
            await client.query(`update seats set stepped_out_at = '2026-11-01' where user_id = $1`, [
              other!.people[0],
            ])
            await looks(context, between(0, backup), sent)
            await client.query('savepoint backup')
            await looks(context, between(backup, restore), sent)
            await client.query('rollback to savepoint backup')
            await holdMails(client, context.plugins, { made: at(backup).toISOString(), now: at(restore) })
            await client.query(`update sends set state = 'sent', finished_at = $1 where state = 'sending'`, [
              at(restore),
            ])
            await looks(context, between(restore, Number.POSITIVE_INFINITY), sent)
            for (const { about } of sent) kinds.add(about.split(' ').slice(1, -2).join(' '))
            throw new Error('enough')
          })
          .catch((error: Error) => {
            if (error.message !== 'enough') throw error
          })
        expect(twiceIn(sent.map(({ messageId }) => messageId))).toEqual([])
        expect(twiceIn(sent.map(({ about }) => about))).toEqual([])
      },
    ),
    {
      numRuns: 4,
      examples: [
        [
          [100, 600],
          [120, 240],
        ],
        [
          [640, 800],
          [650, 722],
        ],
      ],
    },
  )
  // Otherwise nothing was proved.
  expect([...kinds].sort()).toEqual([
    'heads-up The round is announced',
    'invitation Coffee tomorrow',
    'invitation Did you two meet?',
    'invitation Your coffee needs a time',
    'newsletter Cup of Joe',
    'reminder Did you meet?',
    'silence Still fancy a coffee?',
    'stranded Your match can’t make it',
  ])
})
