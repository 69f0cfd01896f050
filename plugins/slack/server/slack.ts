import type { SocketModeClient } from '@slack/socket-mode'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../../server/platform/context/context'
import type { Plugin } from '../../../server/platform/plugin'
import { onceFor } from '../../../server/platform/process/once-for'
import { ChatRefused } from '../../chat/server/chat'
import { chatPlugin, startChat } from '../../chat/server/plugin'
import * as contract from '../contract'
import { slackChat } from './chat'
import { takeEnvelope } from './presses'
import { receive, workOff } from './receive'
import { slackSettings } from './settings'
import { slackChatTables, slackTables } from './slack.tables'
import { openSlack, optionsFor, refusalOf } from './web'

/** The Slack of the settings, which are there. */
const slackOf = onceFor((context: Context) =>
  slackChat(context, openSlack(slackSettings.of(context.config)!)),
)

const takerOf = (context: Context) => (payload: unknown) => takeEnvelope(slackOf(context), payload)

const chat = chatPlugin({
  way: 'slack',
  title: 'Slack',
  tables: slackChatTables,
  isOn: (config) => slackSettings.of(config) !== undefined,
})

/** People are told in Slack, and press its buttons (docs/operate/slack.md). */
export const slack: Plugin = {
  ...chat,
  contract: {
    capability: 'integrations',
    about: contract.about,
    calls: contract,
  },
  tables: slackTables,
  settings: slackSettings,
  check(config) {
    const settings = slackSettings.of(config)
    const look = async () =>
      `${(await openSlack(settings!).whoAmI()).team} takes the token, with every scope.`
    return settings && { what: 'Slack', look }
  },
  routes: (server, context) => receive(server, context, takerOf(context)),
  start(context) {
    const settings = slackSettings.of(context.config)
    if (!settings) return { stop: () => Promise.resolve() }
    const { appToken, apiUrl } = settings
    const telling = startChat(slackOf(context))
    const socket = appToken && startSocket({ appToken, apiUrl }, takerOf(context), context.log)
    return { stop: async () => void (await Promise.all([telling.stop(), socket && socket.stop()])) }
  },
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
      let refused: ChatRefused | undefined
      await connection().catch((error: unknown) => {
        refused = error === undefined ? new ChatRefused('away', 'no_hello') : refusalOf(error)
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
    throw new ChatRefused('off', 'foreign_address')
}
