import type { FastifyInstance } from 'fastify'
import type { Responses } from '../../../languages/words'
import * as contract from '../contract'
import type { Context } from '../../../server/platform/context/context'
import { paged, route } from '../../../server/platform/http/route'
import { deliveryPage, type DeliveryRow } from './deliveries.queries'
import { assertWebhook, changeOne, deliverAgain, makeOne, removeOne } from './webhooks.actions'
import { readWebhooks, type WebhookRow } from './webhooks.queries'

/** Which programs are told what happens, and what came of it. */
export function webhookRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.getWebhooks, async () =>
    (await readWebhooks(context.db, 'webhook')).map((row) => inJson(row, context.clock.now())),
  )
  route(server, contract.makeWebhook, async ({ body, caller }) => {
    const made = await makeOne(context, body, caller)
    return { ...inJson(made, context.clock.now()), secret: made.secret }
  })
  route(server, contract.changeWebhook, async ({ params, body, caller }) => {
    const changed = await changeOne(context, params.id, body, caller)
    return { ...inJson(changed, context.clock.now()), secret: changed.secret }
  })
  route(server, contract.removeWebhook, async ({ params, caller }) => ({
    message: await removeOne(context, 'webhook', params.id, caller),
  }))
  route(server, contract.getDeliveries, async ({ params, query, words, reply }) => {
    const webhook = await assertWebhook(context.db, 'webhook', params.id)
    const rows = paged(reply, await deliveryPage(context.db, webhook.id, query))
    return rows.map((row) => delivery(row, webhook, words.responses))
  })
  route(server, contract.sendAgain, async ({ params }) => ({
    message: await deliverAgain(context, params.id, params.delivery),
  }))
}

const inJson = ({ id, name, host, events, isPersonal, ...row }: Omit<WebhookRow, 'secret'>, now: Date) => ({
  id,
  name,
  host,
  events,
  personal: isPersonal,
  createdAt: row.createdAt.toISOString(),
  offAt: row.offAt?.toISOString() ?? null,
  offReason: row.offReason,
  earlierSecretUntil: row.earlierUntil && row.earlierUntil > now ? row.earlierUntil.toISOString() : null,
})

const delivery = (row: DeliveryRow, { host }: WebhookRow, words: Responses) => ({
  id: row.id,
  event: row.eventId,
  type: row.type,
  at: row.at.toISOString(),
  state: row.state,
  tries: row.tries,
  nextAt: row.state === 'waiting' ? row.dueAt.toISOString() : null,
  triedAt: row.triedAt?.toISOString() ?? null,
  milliseconds: row.milliseconds,
  status: row.status,
  problem: row.fault === null ? null : problemIn(words, row.fault, host),
  response: row.response,
})

/** Why a host was not reached, in words. @param fault as it is stored: the reason, and perhaps a code of the system */
export function problemIn({ webhooks }: Responses, fault: string, host: string): string {
  const { refused: _, ...problems } = webhooks.problems
  const [reason = '', code = ''] = fault.split(' ')
  const say = Object.hasOwn(problems, reason)
    ? problems[reason as keyof typeof problems]
    : problems.unreachable
  return `${say(host)} ${code}`.trim()
}
