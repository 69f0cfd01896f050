import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { sendNewsletter } from '../../../shared/contract/newsletters'
import { users } from '../../tables/people.tables'
import { type Clone, databaseSettings, startApp } from '../app'
import { readyNewsletter } from '../newsletters'
import { bundled, startProcess } from '../sends'
import { startSlack } from './slack'

interface Trial {
  people: number
  kills: number
  /** How much faster than the clock time passes for Slack's limits. */
  speed: number
  /** Instead of a clone of the test run's. */
  database?: Clone
}

/**
 * A round of people who are all told in Slack, by a process that is killed again and again. Returns how many rows are neither sent
 * nor uncertain (lost), how many matches were told more than once, or by mail too (doubled), how many rows count as sent although nothing is in
 * their conversation (false), and how many are uncertain.
 */
export async function killTrial({ people: count, kills, speed, ...of }: Trial) {
  const slack = await startSlack({ speed })
  const settings = slack.settings('http')
  const app = await startApp({ env: settings, ...of })
  const bundle = await bundled('server/testing/children/slack-crash-child.ts')
  const start = async () => {
    const { child } = await startProcess(bundle, {
      ...databaseSettings(app.context.config),
      ...settings,
      MAIL_URL: app.sink.url,
      DATA_DIR: app.context.config.dataDir,
      SAMPLE_DATA: 'off',
    })
    return async () => {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
  }
  try {
    const { admin, people, newsletter } = await readyNewsletter(app, count)
    const { db } = app.context
    await db.update(users).set({ tellBy: 'slack' })
    for (const { email } of people) slack.workspace.add({ email })
    const sending = admin.call(sendNewsletter, { params: { id: newsletter.id } }).catch(() => undefined)
    const { messages } = slack.workspace
    for (let kill = 0; kill < kills; kill++) {
      const stop = await start()
      const enough = Math.floor(((kill + Math.random()) * count) / 2 / (kills + 1))
      while (messages.length <= enough) await sleep(5)
      await stop()
    }
    const stop = await start()
    const states = async () => {
      const { rows } = await db.execute(
        sql`select state, count(*)::int as n from send_recipients where way = 'slack' group by state`,
      )
      return new Map(rows.map(({ state, n }) => [String(state), Number(n)]))
    }
    let found = await states()
    while (['waiting', 'leased', 'committing'].some((state) => found.has(state))) {
      await sleep(200)
      found = await states()
    }
    await sending
    await stop()
    const channels = messages.map(({ channel }) => channel)
    const told = new Set(channels)
    const toldPeople = slack.workspace.channels.flatMap(({ id, members }) => (told.has(id) ? members : []))
    const [sent, uncertain] = [found.get('sent') ?? 0, found.get('unknown') ?? 0]
    return {
      lost: count - sent - uncertain,
      doubled: channels.length - told.size + app.sink.received.length,
      false: Math.max(0, sent - toldPeople.length),
      uncertain,
    }
  } finally {
    await app.stop()
    await slack.close()
    await rm(bundle, { force: true })
  }
}
