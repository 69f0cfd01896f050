import { namesOf } from './webhooks.queries'
import type { Write } from './deliver'
import { signedHeaders } from './signing.rules'

/** Events as programs are told them: signed, with names and addresses only for those who are to have them. */
export const writeStandard: Write = async ({ db }, { isPersonal, earlierUntil }, { events, secret, now }) => {
  const ids = isPersonal ? events.flatMap(({ data }) => data.people ?? []).map(({ id }) => id) : []
  const named = new Map(ids.length === 0 ? [] : (await namesOf(db, ids)).map((one) => [one.id, one]))
  const secrets = earlierUntil && earlierUntil > now ? secret.secrets : secret.secrets.slice(0, 1)
  return events.map(({ eventId, type, at, data: { people, ...facts } }) => {
    const body = JSON.stringify({
      id: eventId,
      type,
      timestamp: at.toISOString(),
      data: { ...facts, ...(people && { people: people.map((one) => named.get(one.id) ?? one) }) },
    })
    return { headers: signedHeaders(secrets, { id: eventId, now, body }), body }
  })
}
