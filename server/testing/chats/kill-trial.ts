import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import { sendNewsletter } from '../../../shared/contract/newsletters'
import { users } from '../../tables/people.tables'
import { type Clone, databaseSettings, startApp } from '../app'
import { readyNewsletter } from '../newsletters'
import { bundled, startProcess } from '../sends'
import { startSlack } from '../slack/slack'
import { startTeams } from '../teams/teams'

const WAYS = ['slack', 'mail', 'teams'] as const
type Way = (typeof WAYS)[number]

interface Trial {
  people: number
  kills: number
  /** How much faster than the clock time passes for the limits of the chats. */
  speed: number
  /** By which ways people are told, in turn. */
  ways: readonly Way[]
  /** Instead of a clone of the test run's. */
  database?: Clone
}

/**
 * A round of people who are told by mail, in Slack or in Teams, by a process that is killed again and again. Returns how many rows are
 * neither sent nor uncertain (lost), how many people were told more than once (doubled), how many rows count as sent although their
 * person was not told (false), and how many are uncertain.
 */
export async function killTrial({ people: count, kills, speed, ways, ...of }: Trial) {
  const slack = await startSlack({ speed })
  const teams = await startTeams({ speed })
  const settings = {
    ...(ways.includes('slack') && slack.settings('http')),
    ...(ways.includes('teams') && teams.settings()),
  }
  const app = await startApp({ env: settings, ...of })
  const bundle = await bundled('server/testing/children/chats-crash-child.ts')
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
  /** How often each person was told, by their address. */
  const told = () => {
    const times = new Map<string, number>()
    const note = (email: string | undefined) => email && times.set(email, (times.get(email) ?? 0) + 1)
    for (const { to } of app.sink.received) for (const email of to) note(email)
    const { workspace } = slack
    const slackChannels = new Map(workspace.channels.map(({ id, members }) => [id, members]))
    const emails = new Map([...workspace.people, ...teams.tenant.people].map(({ id, email }) => [id, email]))
    for (const { channel } of workspace.messages)
      for (const id of slackChannels.get(channel) ?? []) note(emails.get(id))
    const chats = new Map(teams.tenant.chats.map(({ id, members }) => [id, members]))
    for (const { chatId } of teams.tenant.messages)
      for (const id of chats.get(chatId) ?? []) note(emails.get(id))
    return times
  }
  try {
    const { admin, people, newsletter } = await readyNewsletter(app, count)
    const { db } = app.context
    for (const [nth, way] of ways.entries()) {
      const those = people.filter((_, place) => place % ways.length === nth)
      const ids = those.map(({ id }) => id)
      await db.update(users).set({ tellBy: way }).where(inArray(users.id, ids))
      for (const { email } of those) {
        if (way === 'slack') slack.workspace.add({ email })
        if (way === 'teams') teams.tenant.add({ email })
      }
    }
    const sending = admin.call(sendNewsletter, { params: { id: newsletter.id } }).catch(() => undefined)
    for (let kill = 0; kill < kills; kill++) {
      const stop = await start()
      const enough = Math.floor(((kill + Math.random()) * count) / (kills + 1))
      while (told().size <= enough) await sleep(5)
      await stop()
    }
    const stop = await start()
    const states = async () => {
      const { rows } = await db.execute(sql`select email, state from send_recipients`)
      return rows.map(({ email, state }) => ({ email: String(email), state: String(state) }))
    }
    const open = ['waiting', 'leased', 'committing']
    let found = await states()
    while (found.some(({ state }) => open.includes(state))) {
      await sleep(200)
      found = await states()
    }
    await sending
    await stop()
    const times = told()
    const sent = found.filter(({ state }) => state === 'sent')
    const uncertain = found.filter(({ state }) => state === 'unknown').length
    return {
      lost: count - sent.length - uncertain,
      doubled: [...times.values()].filter((often) => often > 1).length,
      false: sent.filter(({ email }) => !times.has(email)).length,
      uncertain,
    }
  } finally {
    await app.stop()
    await Promise.all([slack.close(), teams.close()])
    await rm(bundle, { force: true })
  }
}
