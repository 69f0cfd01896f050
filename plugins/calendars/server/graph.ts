import { z } from 'zod'
import type { CompanyCalendar } from './settings'
import { toBusy } from './busy.rules'
import type { Stretch } from '../../../server/platform/context/context'
import type { CalendarFault } from './calendar-fault'
import { askWithToken, type Colleague, type CompanyReadings, jsonOf, unknownAddress } from './company'
import type { Visit } from './outbound'

type Settings = Extract<CompanyCalendar, { kind: 'graph' }>

/** What one call of getSchedule takes. */
export const GRAPH_AT_ONCE = 20
const LONGEST_WINDOW = 42 * 86_400_000
/** Of a letter of the view. */
const SLOT_MINUTES = 15
/** Tentative, busy, out of office. 0 is free, 4 works elsewhere. */
const BUSY = /[123]/

const schedules = z.object({
  value: z.array(z.object({ scheduleId: z.string(), availabilityView: z.string().max(10_000).nullish() })),
})

/** Client credentials (OAuth 2.0): what is shown to Graph. */
export function graphToken(settings: Settings) {
  const { loginUrl, tenant, clientId, clientSecret, baseUrl } = settings
  const scope = `https://${new URL(baseUrl).hostname}/.default`
  return {
    url: new URL(`/${tenant}/oauth2/v2.0/token`, loginUrl),
    form: { client_id: clientId, client_secret: clientSecret, scope, grant_type: 'client_credentials' },
  }
}

/**
 * When up to 20 people are busy, by calendar/getSchedule, of which only the view is read: one letter for each quarter hour.
 * The call is made in the name of one of their mailboxes, the first that there is.
 */
export async function readGraph(
  visit: Visit,
  { baseUrl }: Settings,
  token: string,
  people: Colleague[],
  window: Stretch,
): Promise<CompanyReadings> {
  const found = new Map<string, Stretch[] | CalendarFault>()
  for (let start = window.start; start < window.end; start += LONGEST_WINDOW) {
    const part = { start, end: Math.min(start + LONGEST_WINDOW, window.end) }
    for (const { scheduleId, availabilityView } of await askSchedules(visit, baseUrl, token, people, part)) {
      const id = scheduleId.toLowerCase()
      const known = found.get(id) ?? []
      if (typeof availabilityView !== 'string') found.set(id, unknownAddress())
      else if (Array.isArray(known)) found.set(id, [...known, ...stretchesOf(availabilityView, start)])
    }
  }
  return new Map(
    people.map(({ id, email }) => {
      const stretches = found.get(email) ?? unknownAddress()
      return [id, Array.isArray(stretches) ? toBusy(stretches, window) : stretches]
    }),
  )
}

async function askSchedules(
  visit: Visit,
  baseUrl: string,
  token: string,
  people: Colleague[],
  window: Stretch,
) {
  const at = (instant: number) => ({
    dateTime: new Date(instant).toISOString().slice(0, 19),
    timeZone: 'UTC',
  })
  const question = {
    schedules: people.map(({ email }) => email),
    startTime: at(window.start),
    endTime: at(window.end),
    availabilityViewInterval: SLOT_MINUTES,
  }
  for (const { email } of people) {
    const url = new URL(`/v1.0/users/${encodeURIComponent(email)}/calendar/getSchedule`, baseUrl)
    const reply = await askWithToken(visit, url, token, question)
    // Somebody without a mailbox can't ask; the next one can.
    if (reply.status !== 404) return jsonOf(reply, schedules).value
  }
  return []
}

function stretchesOf(view: string, start: number): Stretch[] {
  const slot = SLOT_MINUTES * 60_000
  return view
    .split('')
    .flatMap((letter, index) =>
      BUSY.test(letter) ? [{ start: start + index * slot, end: start + (index + 1) * slot }] : [],
    )
}
