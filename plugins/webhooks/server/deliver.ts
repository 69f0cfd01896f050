import { Agent } from 'node:https'
import { recordAudit } from '../../../server/platform/audit/record-audit'
import type { Context } from '../../../server/platform/context/context'
import { exchange, OutboundFault } from '../../../server/platform/outbound/outbound'
import { repeat } from '../../../server/platform/process/turns'
import { notifyAdmins } from '../../../server/sign-in/notice.email'
import {
  claim,
  type Claimed,
  deleteDeliveriesBefore,
  type Result,
  storeResults,
  wasReached,
  webhooksWithWork,
} from './deliveries.queries'
import { openSecret, type WebhookSecret } from './signing'
import { webhookSettings } from './settings'
import { turnedOffMail } from './turned-off.email'
import { readOn, turnOff, type WebhookRow } from './webhooks.queries'

const POLL_MS = 500
/** Where something was sent a moment ago, the next is not far. */
const BUSY_POLL_MS = 150
/** So many of one webhook at a time, on each instance. */
const AT_ONCE = 16
const LONGEST_MS = 10_000
/** Longer than a try takes, with what is stored of it. */
const LEASE_MS = 60_000
const FIRST_BYTES = 1_024
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Between the tries of a delivery: three days in all. */
const PAUSES_MS = [
  5_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 20].map((hours) => hours * HOUR_MS),
]
const LOG_DAYS = 30
/** The address can't be opened: the installation has another key than when it was stored. */
export const KEY_CHANGED = 'keyChanged'
/** Its server says that there is nobody any more, for good. */
const GONE = 410

/** Keeps connections to the same hosts; each was checked when it was made. */
export const webhookAgent = new Agent({ keepAlive: true, timeout: 2 * LONGEST_MS })

export interface Message {
  headers?: Record<string, string>
  body: string
}
/** What is sent of events to a webhook, in their order. */
export type Write = (
  context: Context,
  webhook: WebhookRow,
  by: { events: Claimed[]; secret: WebhookSecret; now: Date },
) => Promise<Message[]>

/**
 * Sends what is waiting for each webhook, in a lane of its own: one that hangs delays no other. Any number of instances share the
 * work.
 */
export function startDelivering(
  context: Context,
  writers: Record<WebhookRow['form'], Write>,
): { stop(): Promise<void> } {
  const { db, clock, log } = context
  const lanes = new Map<string, Promise<void>>()

  async function poll(signal: AbortSignal): Promise<void> {
    for (const { id } of await webhooksWithWork(db, clock.now())) {
      if (lanes.has(id)) continue
      const lane = drain(context, id, writers, signal)
        .catch((error: unknown) => log.error({ webhook: id, err: error }, 'a webhook could not be told'))
        .finally(() => lanes.delete(id))
      lanes.set(id, lane)
    }
  }

  const looking = repeat(
    (signal) =>
      poll(signal).catch((error: unknown) => log.error({ err: error }, 'webhooks could not be looked at')),
    () => (lanes.size > 0 ? BUSY_POLL_MS : POLL_MS),
  )
  return {
    async stop() {
      await looking.stop()
      await Promise.all(lanes.values())
    },
  }
}

/** Sends what is waiting for one webhook, some at a time. */
async function drain(
  context: Context,
  id: string,
  writers: Record<WebhookRow['form'], Write>,
  stopping: AbortSignal,
): Promise<void> {
  const { db, clock, secret: key } = context
  let isMore = true
  while (isMore && !stopping.aborted) {
    // Each time: it may be turned off, led elsewhere or signed anew in the middle of many.
    const webhook = await readOn(db, id)
    if (!webhook) return
    const secret = openSecret(key, webhook)
    const now = clock.now()
    const leaseEnds = new Date(now.getTime() + LEASE_MS)
    const events = await claim(db, id, { now, leaseEnds, most: AT_ONCE })
    if (events.length === 0) return
    const messages = secret ? await writers[webhook.form](context, webhook, { events, secret, now }) : []
    const results = await Promise.all(
      events.map(async (event, n) =>
        resultOf(event, await send(context, secret?.url, messages[n], stopping), clock.now()),
      ),
    )
    // What was cut off by stopping is tried again when its lease ends, as after a kill.
    await storeResults(
      db,
      results.filter(({ status }) => status !== null || !stopping.aborted),
    )
    const reason = await whyOff(context, webhook, events, results)
    if (reason) return giveUp(context, webhook, reason)
    isMore = events.length === AT_ONCE
  }
}

/** Sends a message. @param url undefined: it can't be opened any more */
export async function send(
  { config }: Pick<Context, 'config'>,
  url: string | undefined,
  message: Message | undefined,
  stopping?: AbortSignal,
) {
  const begun = performance.now()
  const found = { status: null as number | null, fault: null as string | null, response: '' }
  const signals = [AbortSignal.timeout(LONGEST_MS), ...(stopping ? [stopping] : [])]
  const visit = {
    hosts: webhookSettings.of(config).hosts,
    signal: AbortSignal.any(signals),
    bytesLeft: FIRST_BYTES,
    isCut: true,
    agent: webhookAgent,
  }
  try {
    if (url && message) {
      const headers = { 'content-type': 'application/json', ...message.headers }
      const reply = await exchange(visit, new URL(url), { method: 'POST', headers, body: message.body })
      found.status = reply.status
      // PostgreSQL stores every character but this one.
      found.response = reply.text.replaceAll('\0', '')
    } else found.fault = KEY_CHANGED
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error
    found.fault = `${error.reason} ${error.code}`.trim()
  }
  const isDelivered = found.status !== null && found.status >= 200 && found.status < 300
  return { ...found, isDelivered, milliseconds: Math.round(performance.now() - begun) }
}

/** What becomes of a delivery by what came of a try. */
function resultOf(
  { id, tries }: Claimed,
  { isDelivered, ...found }: Awaited<ReturnType<typeof send>>,
  triedAt: Date,
): Result {
  const pause = PAUSES_MS[tries - 1]
  return {
    id,
    tries,
    ...found,
    triedAt,
    state: isDelivered ? 'delivered' : pause === undefined ? 'failed' : 'waiting',
    dueAt: new Date(triedAt.getTime() + (pause ?? 0)),
  }
}

/** Whether a webhook is to be left alone from now on: it says so, or one event failed for three days and no other arrived since. */
async function whyOff(
  { db }: Context,
  { id }: WebhookRow,
  events: Claimed[],
  results: Result[],
): Promise<NonNullable<WebhookRow['offReason']> | undefined> {
  if (results.some(({ status }) => status === GONE)) return 'gone'
  const failed = events.find((_, n) => results[n]?.state === 'failed')
  return failed && !(await wasReached(db, id, failed.at)) ? 'failing' : undefined
}

/** Turns a webhook off, and tells the administrators. What waits for it is sent when it is turned on again. */
export async function giveUp(
  context: Context,
  { id }: Pick<WebhookRow, 'id'>,
  offReason: NonNullable<WebhookRow['offReason']>,
): Promise<void> {
  const { db, clock, config } = context
  const off = await db.transaction(async (tx) => {
    const webhook = await turnOff(tx, id, { offAt: clock.now(), offReason })
    if (webhook)
      await recordAudit(tx, context, null, {
        action: 'webhook.turned_off',
        id,
        label: webhook.name,
        after: { reason: offReason },
      })
    return webhook
  })
  if (!off) return
  await notifyAdmins(context, (words, to) => turnedOffMail(config, words, { ...off, offReason }, to))
}

/** Forgets what was told longer ago. */
export const forgetOldDeliveries = ({ db, clock }: Context) =>
  deleteDeliveriesBefore(db, new Date(clock.now().getTime() - LOG_DAYS * 24 * HOUR_MS))
