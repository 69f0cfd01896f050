import type { z } from 'zod'
import type { Busy } from './busy.rules'
import { CalendarFault } from './calendar-fault'
import { ask, type Reply, type Visit } from './outbound'

export interface Colleague {
  id: string
  email: string
}

/** By the ids of people: when they are busy, or why it is not known. */
export type CompanyReadings = Map<string, Busy | CalendarFault>

export const unknownAddress = () => new CalendarFault('notInCompany')

/** Asks the company's calendar with a token. */
export const askWithToken = (visit: Visit, url: URL, token: string, question: object): Promise<Reply> =>
  ask(visit, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    authorization: `Bearer ${token}`,
    body: JSON.stringify(question),
  })

/** A reply of the company's calendar. @throws CalendarFault in words for its operator */
export function jsonOf<Schema extends z.ZodType>(
  { status, text, url }: Reply,
  schema: Schema,
): z.output<Schema> {
  if (status === 401 || status === 403) throw new CalendarFault('noAccess', url.hostname, status)
  if (status === 429) throw new CalendarFault('askedAgainLater', url.hostname)
  if (status < 200 || status >= 300) throw new CalendarFault('error', url.hostname, status)
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new CalendarFault('notUnderstood', url.hostname)
  }
}
