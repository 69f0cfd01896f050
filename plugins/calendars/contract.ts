import { z } from 'zod'
import { instant, ruled } from '../../shared/contract/common'
import { endpoint } from '../../shared/endpoint'
import { LONGEST } from '../../shared/limits'
import { CALENDAR_ADDRESS } from '../../shared/text-rules'

/** The calendars that a person can connect: one on a CalDAV server, or one at a secret iCalendar address. */
export const OWN_CALENDARS = ['caldav', 'ics'] as const

const calendar = z.object({
  /** `company`: the one of the whole company, which the operator has connected. */
  source: z.enum(['none', ...OWN_CALENDARS, 'company']),
  host: z.string().nullable(),
  /** `unchecked`: not read today. */
  state: z.enum(['ok', 'failing', 'unchecked']),
  checkedAt: instant.nullable(),
  /** Why it can't be read, or what of it is not understood. */
  problem: z.string().nullable(),
})
export type Calendar = z.infer<typeof calendar>

const url = ruled(CALENDAR_ADDRESS)

export const getCalendar = endpoint('GET /api/calendar', {
  summary: 'Which calendar says when the caller is busy, and whether it can be read.',
  response: calendar,
})

export const connectCalendar = endpoint('PUT /api/calendar', {
  summary:
    'Connects a calendar of the caller, of which only busy times are read. It is tried at once; 422 says what is wrong.',
  body: z.discriminatedUnion('source', [
    z.object({
      source: z.literal('caldav'),
      url,
      username: z.string().min(1).max(LONGEST.address),
      password: z.string().min(1).max(LONGEST.password),
    }),
    z.object({ source: z.literal('ics'), url }),
  ]),
  response: calendar,
})

export const disconnectCalendar = endpoint('DELETE /api/calendar', {
  summary: 'Forgets the calendar that the caller has connected, and all that was read of it.',
  response: calendar,
})
