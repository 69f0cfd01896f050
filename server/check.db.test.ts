import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSink } from './testing/sink'
import { databaseSettings, startApp } from './testing/app'
import { freePort } from './testing/free-port'
import { check } from './check'
import { plugins } from './plugins'

/** What it says of settings, and whether all is well. */
async function checked(env: Record<string, string>) {
  const lines: string[] = []
  const isGood = await check({ PORT: String(await freePort()), ...env }, plugins, (line) => lines.push(line))
  return { isGood, said: lines.join('\n') }
}
const DATA_DIR = join(tmpdir(), `cup-check-${process.pid}`)

test('Without a setting, a check says that a start would make a database, and makes no folder', async () => {
  const { isGood, said } = await checked({ DATA_DIR })
  expect(isGood).toBe(true)
  expect(said).toContain('Set: PORT, DATA_DIR')
  expect(said).toContain(`a start makes an embedded PostgreSQL`)
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('A check asks each part, and a part that does not answer is one sentence; no value that opens something is printed', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((ready) => taken.once('listening', ready))
  const { port } = taken.address() as { port: number }
  const { isGood, said } = await checked({
    DATA_DIR,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: 'postgres://joe:hunter2@127.0.0.1:1/cup',
    MAIL_URL: 'smtp://joe:hunter3@127.0.0.1:1',
    INBOUND_URL: 'imaps://joe:hunter4@127.0.0.1:1/INBOX',
    CALENDAR_URL: 'graph://tenant:client:hunter5@127.0.0.1:1?insecure=1',
    SLACK_BOT_TOKEN: 'xoxb-hunter6-hunter6',
    SLACK_APP_TOKEN: 'xapp-hunter7-hunter7',
    SLACK_API_URL: 'http://127.0.0.1:1/api/',
  })
  taken.close()
  expect(isGood).toBe(false)
  for (const what of ['Port', 'DATABASE_URL', 'Mail', 'Mailbox', 'Calendars', 'Slack'])
    expect(said).toContain(`✗ ${what}: `)
  expect(said).toContain(`${port} is taken. Stop the other program, or set PORT to a free one.`)
  expect(said).not.toContain('hunter')
})

test('What answers is said to: the database with the tables of this version, and the mail server', async () => {
  const [app, sink] = [await startApp(), await startSink()]
  const { isGood, said } = await checked({
    DATA_DIR,
    ...databaseSettings(app.context.config),
    MAIL_URL: sink.url,
  })
  expect(said).toMatch(/✓ DATABASE_URL: PostgreSQL \d+/)
  expect(said).toContain('✓ Mail: 127.0.0.1 takes mail.')
  expect(isGood).toBe(true)
  await Promise.all([app.stop(), sink.close()])
})
