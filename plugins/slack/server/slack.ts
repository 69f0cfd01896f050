import { NewsletterMessages } from '../../../server/mail/engine/row-messages'
import { reclaimRows } from '../../../server/mail/engine/rows.queries'
import { startDelivery } from '../../../server/mail/engine/send-engine'
import { fallBackToMail } from '../../../server/mail/engine/ways.queries'
import type { Context } from '../../../server/platform/context/context'
import type { Plugin } from '../../../server/platform/plugin'
import { onceFor } from '../../../server/platform/process/once-for'
import { repeat } from '../../../server/platform/process/turns'
import * as contract from '../contract'
import { findPeople } from './find-people'
import { showChanges, type SlackContext, takeEnvelope } from './presses'
import { deletePresses } from './presses.queries'
import { receive, workOff } from './receive'
import { slackSettings } from './settings'
import { deletePerson, forgetUnposted, knowsNobody, slackIdOf } from './people.queries'
import { type Off, SLACK_STATE, type SlackState, watchSlack } from './state'
import { slackTransport } from './transport'
import { openSlack, optionsFor, refusalOf, SlackRefused } from './web'
import { readInstallation } from '../../../server/platform/database/installation'
import { slackTables } from './slack.tables'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SocketModeClient } from '@slack/socket-mode'
import type { FastifyBaseLogger } from 'fastify'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** The Slack of the settings, which are there. */
const slackOf = onceFor((context: Context) => ({
  context,
  web: openSlack(slackSettings.of(context.config)!),
}))

const takerOf = (context: Context) => (payload: unknown) => takeEnvelope(slackOf(context), payload)

/** A press may be told again within minutes. */
const forgetPresses = ({ db, clock }: Context) => deletePresses(db, new Date(clock.now().getTime() - DAY_MS))

/** Where Slack is no longer set up, what waits for it goes by mail, once what an instance that died held is taken back. */
async function mailInstead({ config, db, clock }: Context): Promise<void> {
  if (slackSettings.of(config)) return
  await reclaimRows(db, clock.now(), { way: 'slack', isIdempotent: false })
  await fallBackToMail(db, 'slack', clock.now())
}

/**
 * Looks people up ahead, and shows what was changed elsewhere, again and again: no job, as the other jobs would wait for Slack. Several
 * instances may do the same at once.
 */
export function startLooking(slack: SlackContext, off: Off, everyMs = MINUTE_MS): { stop(): Promise<void> } {
  const { log } = slack.context
  const poll = async (signal: AbortSignal) => {
    for (const work of off.code ? [] : [findPeople, showChanges])
      await work(slack, signal).catch(async (error: unknown) => {
        if (!(error instanceof SlackRefused)) log.error({ err: error }, 'Slack: a look failed')
        else if (error.kind === 'off') await off.turnOff(error)
      })
  }
  return repeat(poll, () => everyMs, true)
}

/** Whether people can be told in Slack. */
export const slackHealth: NonNullable<Plugin['health']> = async ({ config, db }, words) => {
  if (!slackSettings.of(config)) return null
  const texts = words.responses.slack.health
  const title = 'Slack'
  const state = await readInstallation<SlackState>(db, SLACK_STATE)
  const failing = (label: string, detail: string, failingSince: string) =>
    ({ title, status: 'degraded', label, detail, readAt: null, failingSince }) as const
  if (state && 'off' in state) return failing(texts.off, texts.byMail(state.off.code), state.off.since)
  if (state && 'away' in state) return failing(texts.away, texts.waits(state.away.code), state.away.since)
  const label = state?.team ?? texts.notYet
  return { title, status: 'operational', label, detail: texts.told, readAt: null, failingSince: null }
}

/** People are told in Slack, and press its buttons (docs/operate/slack.md). */
export const slack: Plugin = {
  name: 'slack',
  contract: {
    capability: 'integrations',
    about: contract.about,
    calls: contract,
  },
  tables: slackTables,
  settings: slackSettings,
  routes: (server, context) => receive(server, context, takerOf(context)),
  start(context) {
    const settings = slackSettings.of(context.config)
    if (!settings) return { stop: () => Promise.resolve() }
    const { appToken, apiUrl } = settings
    const state = watchSlack(slackOf(context))
    const messages = new NewsletterMessages(context, 'slack')
    const engine = startDelivery(context, {
      name: 'slack',
      transport: slackTransport(slackOf(context), state),
      messages: {
        lease: (instance, most) => messages.lease(instance, most),
        build: ({ row, content }) => ({ row, content }),
      },
      warnOfOutage: ({ code, seconds }) =>
        context.log.warn({ code, seconds }, 'sending: Slack cannot be reached'),
    })
    const looking = startLooking(slackOf(context), state)
    const socket = appToken && startSocket({ appToken, apiUrl }, takerOf(context), context.log)
    return {
      async stop() {
        await Promise.all([engine.stop(), looking.stop(), state.stop(), socket && socket.stop()])
      },
    }
  },
  jobs: [
    { name: 'mail what waits for Slack', everyMs: MINUTE_MS, run: mailInstead },
    { name: 'forget presses in Slack', everyMs: DAY_MS, run: forgetPresses },
  ],
  health: slackHealth,
  deliveryMethod: {
    title: 'Slack',
    isOn: (config) => slackSettings.of(config) !== undefined,
    knowsNobody,
    requeued: forgetUnposted,
  },
  async exportOf(tx, { id }, { responses }) {
    const slackId = await slackIdOf(tx, id)
    const labels = { slackId: responses.slack.slackId }
    return { title: 'Slack', labels, entries: slackId ? [{ slackId }] : [] }
  },
  forget: (tx, { id }) => deletePerson(tx, id),
}

interface SlackSocketAccess {
  appToken: string
  apiUrl?: string | undefined
}

/** How long Slack may take to greet a new connection, and to say goodbye at its end. */
const HELLO_MS = 10_000
const GOODBYE_MS = 1_000
/** Slack ends each connection after some hours, and the next is made at once; not so if it ended soon. */
const GOOD_MS = 10_000
const MOMENT_MS = 1_000
/** After the first time that there was none, the second … */
const PAUSES_MS = [MOMENT_MS, 5_000, 15_000, 60_000]

/** What Slack sends over a connection. */
interface Envelope {
  ack: () => Promise<void>
  type: string
  body: unknown
}

/**
 * Holds a connection over which Slack tells of presses and events (Socket Mode), so that the product needs no public address. Each
 * instance holds one; Slack sends each event over one of them, and again over another if it was not acknowledged.
 */
export function startSocket(
  { appToken, apiUrl = 'https://slack.com/api/' }: SlackSocketAccess,
  take: (payload: unknown) => Promise<void>,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  const work = workOff(take, log)
  const stopping = new AbortController()
  const { signal } = stopping
  const web = optionsFor({ apiUrl })

  async function open(): Promise<SocketModeClient> {
    const { SocketModeClient: Client } = await import('@slack/socket-mode')
    // The library gives up where the network is away for a moment: we connect anew ourselves.
    const client = new Client({
      appToken,
      logger: web.logger,
      autoReconnectEnabled: false,
      clientOptions: {
        ...web,
        fetch: (url, init) =>
          fetch(url, { ...init, signal: AbortSignal.any([signal, ...(init?.signal ? [init.signal] : [])]) }),
      },
    })
    client.on('authenticated', ({ url }: { url: string }) => assertSlacks(url, apiUrl))
    client.on('slack_event', ({ ack, type, body }: Envelope) => {
      // What could not be acknowledged, Slack sends again.
      const begin = () => (type === 'interactive' || type === 'events_api' ? work.begin(body) : undefined)
      ack().then(begin, () => undefined)
    })
    return client
  }

  /** Until it ends. @throws when there was none */
  async function connection(): Promise<void> {
    const client = await open()
    const ended = new Promise<void>((resolve) => client.once('disconnected', () => resolve()))
    const end = () => void leave(client)
    signal.addEventListener('abort', end)
    let late: NodeJS.Timeout | undefined
    client.once('connecting', () => (late = setTimeout(end, HELLO_MS)))
    try {
      await client.start()
      clearTimeout(late)
      if (signal.aborted) end()
      await ended
    } finally {
      clearTimeout(late)
      signal.removeEventListener('abort', end)
    }
  }

  const holding = (async () => {
    let failures = 0
    while (!signal.aborted) {
      const begun = performance.now()
      let refused: SlackRefused | undefined
      await connection().catch((error: unknown) => {
        refused = error === undefined ? new SlackRefused('away', 'no_hello') : refusalOf(error)
      })
      failures = refused ? failures + 1 : 0
      const least = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? MOMENT_MS
      const isGood = !refused && performance.now() - begun > GOOD_MS
      const pause = isGood ? 0 : Math.max(least, (refused?.retryAfterSeconds ?? 0) * 1000)
      if (refused && !signal.aborted)
        log.warn({ code: refused.code, seconds: pause / 1000 }, 'no connection to Slack')
      await sleep(pause, undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await holding
      await work.done()
    },
  }
}

/** Says goodbye; who does not answer is left all the same. */
async function leave(client: SocketModeClient): Promise<void> {
  const cut = setTimeout(() => void client.disconnect(), GOODBYE_MS)
  await client.disconnect()
  clearTimeout(cut)
}

/** Slack names where to connect: never elsewhere than where its methods are, nor less safely. */
function assertSlacks(url: string, apiUrl: string): void {
  const { protocol, host } = new URL(url)
  const api = new URL(apiUrl)
  const isSafe = protocol === 'wss:' || api.protocol === 'http:'
  if (!isSafe || (host !== api.host && !host.endsWith(`.${api.host}`)))
    throw new SlackRefused('off', 'foreign_address')
}
