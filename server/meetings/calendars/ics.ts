import type { Window } from './busy.rules'
import { CalendarFault } from './calendar-fault'
import type { IcsReading } from './ics.rules'
import { ask, type IcsVisit } from './outbound'

/** Reads a calendar in the iCalendar format from its secret address. */
export async function readAddress(
  visit: IcsVisit,
  { url }: { url: string },
  window: Window,
  timeZone: string,
): Promise<IcsReading> {
  const address = new URL(url)
  const { status, text } = await ask(visit, address, {
    headers: { accept: 'text/calendar, text/plain;q=0.5' },
  })
  demandFound(address.hostname, status)
  return visit.thread.read([text], window, timeZone)
}

/** @throws CalendarFault in words unless the status is a success */
export function demandFound(host: string, status: number): void {
  if (status >= 200 && status < 300) return
  if (status === 401 || status === 403)
    throw new CalendarFault(
      `${host} refuses access. Check the address, and the user and password if it needs them.`,
    )
  if (status === 404 || status === 410) throw new CalendarFault(`${host} has no calendar at this address.`)
  if (status === 429) throw new CalendarFault(`${host} was asked too often.`)
  throw new CalendarFault(`${host} returns an error (${status}).`)
}
