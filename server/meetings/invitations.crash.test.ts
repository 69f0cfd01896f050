import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { textOf } from '../mail/frozen-mail'
import { meetingGuests, meetings } from '../tables/pairings.tables'
import { users } from '../tables/people.tables'
import { sendRecipients, sends } from '../tables/sending.tables'
import { databaseSettings, startApp, type TestApp } from '../testing/app'
import { readyNewsletter } from '../testing/newsletters'
import { sample } from '../testing/sample'
import { CONNECTIONS, killEverything } from '../testing/send-trial'
import { bundled, startProcess } from '../testing/sends'

/** The bench has more patience. */
const KILLS = Number(process.env['INVITATION_KILLS'] ?? sample(1, 5))

let app: TestApp
let bundle: string
beforeEach(async () => {
  app = await startApp({ now: new Date().toISOString() })
  await readyNewsletter(app, 20)
  // Who books that often is stopped, which is another test's affair.
  bundle = await bundled('server/testing/children/meeting-crash-child.ts', (code) =>
    code.replace('MOST_A_DAY = 20', 'MOST_A_DAY = 1e6'),
  )
})
afterEach(async () => {
  await app.stop()
  await rm(bundle, { force: true })
})

const startInstance = async (QUIET: 'on' | 'off') => {
  const { child } = await startProcess(bundle, {
    QUIET,
    ...databaseSettings(app.context.config),
    MAIL_URL: app.sink.url,
    DATA_DIR: app.context.config.dataDir,
    SAMPLE_DATA: 'off',
  })
  return child
}

/** Whom an invitation goes to, of which meeting, and which change of it. */
function nameOf(to: string, file: string): string {
  const text = file.replaceAll(/\r\n[ \t]/g, '')
  return [to, /^UID:(\w{32})/m.exec(text)?.[1], /^SEQUENCE:(\d+)/m.exec(text)?.[1]].join(' ')
}

/** Each invitation that the mail server took. */
const taken = () =>
  Promise.all(
    app.sink.received.map(async ({ to, raw }) => {
      const mail = await PostalMime.parse(raw)
      const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
      return nameOf(to[0] ?? '', new TextDecoder().decode(file?.content as ArrayBuffer))
    }),
  )

test('Whatever dies, each change of a meeting reaches each of its two people once', async () => {
  const { db } = app.context
  app.sink.fault = () => ({ delayMs: 5 })
  for (let kills = 0; kills < KILLS; kills += 1) {
    const enough = app.sink.received.length + 10 + Math.floor(Math.random() * 30)
    const child = await startInstance('off')
    await expect
      .poll(() => app.sink.received.length, { interval: 5, timeout: 60_000 })
      .toBeGreaterThan(enough)
    await killEverything(child)
  }
  const last = await startInstance('on')
  await expect.poll(() => db.$count(sends, sql`state <> 'sent'`), { timeout: 60_000, interval: 200 }).toBe(0)
  await killEverything(last)

  const people = new Map((await db.select().from(users)).map(({ id, email }) => [id, email]))
  const guests = await db.select().from(meetingGuests)
  const wanted = (await db.select().from(meetings)).flatMap(({ id, uid, sequence }) =>
    Array.from({ length: sequence + 1 }, (_, change) =>
      guests
        .filter(({ meetingId }) => meetingId === id)
        .map(({ userId }) => `${people.get(userId)} ${uid} ${change}`),
    ).flat(),
  )
  const got = await taken()
  const once = new Set(got)
  const rows = await db.select().from(sendRecipients)
  const uncertain = rows
    .filter(({ state }) => state === 'unknown')
    .map(({ email, values }) => nameOf(email, textOf(values, 'calendar')))
  const lost = wanted.filter((invitation) => !once.has(invitation) && !uncertain.includes(invitation))
  const foreign = [...once].filter((invitation) => !wanted.includes(invitation))
  const doubled = got.length - once.size
  process.stdout.write(
    `${wanted.length} invitations, ${KILLS} kills: lost ${lost.length}, doubled ${doubled}, uncertain ${uncertain.length}\n`,
  )
  expect(wanted.length).toBeGreaterThan(KILLS * 10)
  expect(rows).toHaveLength(wanted.length)
  expect({ lost, doubled, foreign }).toEqual({ lost: [], doubled: 0, foreign: [] })
  expect(uncertain.length).toBeLessThanOrEqual(KILLS * CONNECTIONS)
})
