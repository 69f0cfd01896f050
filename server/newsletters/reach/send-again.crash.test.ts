import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sendNewsletter } from '../../../shared/contract/newsletters'
import { getReach, tellAgain } from '../../../shared/contract/pairings'
import { startSendEngine } from '../../mail/engine/send-engine'
import { pairings } from '../../tables/pairings.tables'
import { databaseSettings, startApp } from '../../testing/app'
import { readyNewsletter } from '../../testing/newsletters'
import { sample } from '../../testing/sample'
import { CONNECTIONS, killEverything } from '../../testing/send-trial'
import { bundled, startProcess } from '../../testing/sends'

const PEOPLE = 60
const REFUSED = 30
const KILLS = sample(1, 2)

test('a process that is killed while people are told again tells nobody twice, and people already reached nothing', async () => {
  const [app, bundle] = await Promise.all([
    startApp(),
    bundled('server/testing/children/send-crash-child.ts'),
  ])
  let child: ChildProcess | undefined
  const start = async () => {
    const { config } = app.context
    const env = { ...databaseSettings(config), MAIL_URL: app.sink.url, SAMPLE_DATA: 'off' }
    ;({ child } = await startProcess(bundle, { ...env, DATA_DIR: config.dataDir }))
  }
  try {
    const { admin, people, newsletter } = await readyNewsletter(app, PEOPLE)
    const refused = new Set(people.slice(0, REFUSED).map(({ email }) => email))
    const mailsTo = (email: string) => app.sink.received.filter(({ to }) => to.includes(email)).length
    app.sink.fault = (to) => (refused.has(to) ? { at: 'rcpt', code: 552 } : undefined)
    const engine = startSendEngine(app.context)
    await admin.call(sendNewsletter, { params: { id: newsletter.id } })
    await engine.stop()
    const [round] = await app.context.db.select({ id: pairings.id }).from(pairings)
    const params = { id: round!.id }
    const reach = async () => (await admin.call(getReach, { params, query: {} })).body
    expect(await reach()).toMatchObject({ people: PEOPLE, reached: PEOPLE - REFUSED })

    app.sink.fault = () => ({ delayMs: 100 })
    expect((await admin.call(tellAgain, { params, body: {} })).body.people).toBe(REFUSED)
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await start()
      const enough = PEOPLE - REFUSED + kill * CONNECTIONS
      await expect.poll(() => app.sink.received.length, { interval: 5 }).toBeGreaterThan(enough)
      await killEverything(child!)
    }
    await start()
    await expect.poll(reach).toMatchObject({ people: PEOPLE, waiting: 0, failed: [] })
    const { uncertain } = await reach()
    expect(uncertain).toBeLessThanOrEqual(KILLS * CONNECTIONS)
    const missed = people.filter(({ email }) => mailsTo(email) === 0).length
    expect(missed).toBeLessThanOrEqual(uncertain)
    expect(people.filter(({ email }) => mailsTo(email) > 1)).toEqual([])
  } finally {
    if (child) await killEverything(child)
    await app.stop()
    await rm(bundle, { force: true })
  }
})
