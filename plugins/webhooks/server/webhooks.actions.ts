import { randomUUID } from 'node:crypto'
import { type changeWebhook as changeCall, type makeWebhook, MOST_WEBHOOKS } from '../contract'
import type { ParsedBody } from '../../../shared/endpoint'
import { type Actor, recordAudit } from '../../../server/platform/audit/record-audit'
import type { Context } from '../../../server/platform/context/context'
import type { Queryable } from '../../../server/platform/database/database'
import { DAY_MS } from '../../../server/platform/http/cookies'
import { HttpError, notFound, type Localized } from '../../../server/platform/http/errors'
import { existingId } from '../../../server/platform/http/route'
import { sendAgain } from './deliveries.queries'
import { newSecret, openSecret, sealSecret } from './signing'
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  isTaken,
  type Kind,
  updateWebhook,
  type WebhookRow,
} from './webhooks.queries'

/** So long the secret before the newest signs as well. */
const BOTH_SECRETS_DAYS = 7

type New = Pick<WebhookRow, 'name' | 'form' | 'events' | 'isPersonal'> & { url: string; secrets: string[] }

/** Makes a webhook or a channel. @throws 409 there is one of this name, or there are too many */
export async function addWebhook(
  { db, clock, log, secret: key }: Context,
  kind: Kind,
  { url, secrets, ...given }: New,
  actor: Actor,
): Promise<WebhookRow> {
  const id = randomUUID()
  const webhook: WebhookRow = {
    ...given,
    id,
    host: new URL(url).host,
    secret: sealSecret(key, id, { url, secrets }),
    events: [...new Set(given.events)],
    earlierUntil: null,
    offAt: null,
    offReason: null,
    createdAt: clock.now(),
  }
  await db.transaction(async (tx) => {
    if ((await countWebhooks(tx, kind)) >= MOST_WEBHOOKS)
      throw new HttpError(409, 'too_many', (w) => w.webhooks.mostWebhooks(MOST_WEBHOOKS))
    if (!(await insertWebhook(tx, webhook))) throw nameTaken(webhook.name)
    await recordAudit(tx, { clock, log }, actor, {
      action: `${kind}.added`,
      id,
      label: webhook.name,
      after: audited(webhook),
    })
  })
  return webhook
}

/** What administrators decide of one. That its secret is a new one shows by the end of the earlier one. */
const audited = ({ name, host, events, isPersonal, offAt, earlierUntil }: WebhookRow) => ({
  name,
  host,
  events,
  personalData: isPersonal,
  isOn: offAt === null,
  earlierSecretUntil: earlierUntil,
})

const nameTaken = (name: string) =>
  new HttpError(409, 'already_exists', (w) => w.webhooks.webhookExists(w.isolated(name)))

/** Makes a webhook of a program, with its secret. @throws like addWebhook */
export async function makeOne(
  context: Context,
  { name, url, events, personal }: ParsedBody<typeof makeWebhook>,
  actor: Actor,
) {
  const secret = newSecret()
  const given = { name, url, events, isPersonal: personal, form: 'standard' as const, secrets: [secret] }
  return { ...(await addWebhook(context, 'webhook', given, actor)), secret }
}

/** Changes a webhook of a program. Returns it, with its new secret if it got one. @throws 404; 409 there is one of this name */
export async function changeOne(
  { db, clock, log, secret: key }: Context,
  id: string,
  { name, url, events, isOn, newSecret: isRenewed }: ParsedBody<typeof changeCall>,
  actor: Actor,
) {
  return db.transaction(async (tx) => {
    const before = await assertWebhook(tx, 'webhook', id, { lock: true })
    const opened = openSecret(key, before)
    // Under another key neither address nor secret can be opened: both have to be given anew.
    const address = url ?? opened?.url
    const secret = isRenewed || !opened ? newSecret() : null
    if (!address) throw new HttpError(409, 'turned_off', (w) => w.webhooks.addressLost)
    const secrets = [...(secret ? [secret] : []), ...(opened?.secrets ?? [])].slice(0, 2)
    const now = clock.now()
    const after: WebhookRow = {
      ...before,
      name: name ?? before.name,
      host: new URL(address).host,
      secret: sealSecret(key, id, { url: address, secrets }),
      events: events ? [...new Set(events)] : before.events,
      earlierUntil: secret ? new Date(now.getTime() + BOTH_SECRETS_DAYS * DAY_MS) : before.earlierUntil,
      ...(isOn === true && { offAt: null, offReason: null }),
      ...(isOn === false && !before.offAt && { offAt: now, offReason: null }),
    }
    if (await isTaken(tx, after)) throw nameTaken(after.name)
    await updateWebhook(tx, after)
    await recordAudit(tx, { clock, log }, actor, {
      action: 'webhook.changed',
      id,
      label: after.name,
      before: audited(before),
      after: audited(after),
    })
    return { ...after, secret }
  })
}

/** Removes a webhook or a channel, with its log. @throws 404 */
export function removeOne(
  { db, clock, log }: Context,
  kind: Kind,
  id: string,
  actor: Actor,
): Promise<Localized> {
  return db.transaction(async (tx) => {
    const webhook = await assertWebhook(tx, kind, id, { lock: true })
    await deleteWebhook(tx, id)
    const { name } = webhook
    await recordAudit(tx, { clock, log }, actor, {
      action: `${kind}.removed`,
      id,
      label: name,
      before: audited(webhook),
    })
    return (w) => w.webhooks.webhookRemoved(w.isolated(name))
  })
}

/** Sends an event again. @throws 404; 409 the webhook is turned off */
export function deliverAgain({ db, clock }: Context, id: string, delivery: string): Promise<Localized> {
  return db.transaction(async (tx) => {
    const { name, offAt } = await assertWebhook(tx, 'webhook', id, { lock: true })
    if (offAt) throw new HttpError(409, 'turned_off', (w) => w.webhooks.webhookIsOff(w.isolated(name)))
    const missing: Localized = (w) => w.webhooks.notFound.delivery
    if (!(await sendAgain(tx, id, existingId(delivery, missing), clock.now()))) throw notFound(missing)
    return (w) => w.webhooks.sentAgain
  })
}

/** A webhook or a channel, to be read or changed. @throws 404 */
export async function assertWebhook(
  db: Queryable,
  kind: Kind,
  id: string,
  options?: { lock: boolean },
): Promise<WebhookRow> {
  const missing: Localized = (w) => w.webhooks.notFound[kind]
  const found = await findWebhook(db, kind, existingId(id, missing), options)
  if (!found) throw notFound(missing)
  return found
}
