import { Agent } from 'node:https'
import {
  type Reply as Exchanged,
  exchange,
  OutboundFault,
  type Question,
  type Visit,
} from '../../../server/platform/outbound/outbound'
import { CalendarFault, Unreachable } from './calendar-fault'
import type { IcsThread } from './read-ics'

export type { Question, Visit }

/** How long reading one source may take, and how much it may return, all its requests together. */
const LONGEST_MS = 10_000
const MOST_BYTES = 5_000_000
const MOST_REDIRECTS = 5

/** A visit to calendars as files, which a thread reads. */
export interface IcsVisit extends Visit {
  thread: IcsThread
  /** The addresses by which a calendar may know its owner. */
  owner?: string[]
}

export const calendarAgent = new Agent({ keepAlive: true, timeout: 2 * LONGEST_MS })

export const newVisit = (hosts: Visit['hosts']): Visit => ({
  hosts,
  signal: AbortSignal.timeout(LONGEST_MS),
  bytesLeft: MOST_BYTES,
  agent: calendarAgent,
})

/** A reply, and where it came from in the end. */
export type Reply = Exchanged & { url: URL }

/**
 * One request of a visit, with its redirects.
 * @throws CalendarFault in words for who connected the calendar; they repeat nothing that a server has said
 */
export async function ask(visit: Visit, address: URL, question: Question): Promise<Reply> {
  let url = address
  let { authorization } = question
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const reply = await exchange(visit, url, { ...question, authorization }).catch(inWords)
    const { location } = reply.headers
    const isRedirect = [301, 302, 303, 307, 308].includes(reply.status) && location !== undefined
    // What is a setting leads nowhere else: the request itself may hold a secret.
    if (!isRedirect || visit.hosts === 'operator') return { ...reply, url }
    if (!URL.canParse(location, url.href)) throw new CalendarFault('redirectsNowhere', url.hostname)
    const next = new URL(location, url)
    if (next.origin !== url.origin) authorization = undefined
    url = next
  }
  throw new CalendarFault('redirectsAgain', address.hostname)
}

/** @throws CalendarFault in words unless the status is a success */
export function assertFound(host: string, status: number): void {
  if (status >= 200 && status < 300) return
  if (status === 401 || status === 403) throw new CalendarFault('refused', host)
  if (status === 404 || status === 410) throw new CalendarFault('nothingThere', host)
  if (status === 429) throw new CalendarFault('askedTooOften', host)
  throw new CalendarFault('error', host, status)
}

/** @throws CalendarFault */
function inWords(error: unknown): never {
  if (!(error instanceof OutboundFault)) throw error
  const { host, reason, code } = error
  if (reason === 'unreachable') throw new Unreachable(host, reason, host, code)
  if (reason === 'tookTooLong' || reason === 'certificate' || reason === 'noHost')
    throw new Unreachable(host, reason, host)
  throw new CalendarFault(reason, host)
}
