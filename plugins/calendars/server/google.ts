import { sign } from 'node:crypto'
import { z } from 'zod'
import type { CompanyCalendar } from './settings'
import { toBusy } from './busy.rules'
import type { Stretch } from '../../../server/platform/context/context'
import { askWithToken, type Colleague, type CompanyReadings, jsonOf, unknownAddress } from './company'
import type { Visit } from './outbound'

type Settings = Extract<CompanyCalendar, { kind: 'google' }>

/** What one call of freeBusy takes. */
export const GOOGLE_AT_ONCE = 50
const SCOPE = 'https://www.googleapis.com/auth/calendar.freebusy'
const TOKEN_SECONDS = 3600

const calendars = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z
        .array(z.object({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) }))
        .optional(),
      errors: z.array(z.unknown()).optional(),
    }),
  ),
})

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A service account that acts for a user (RFC 7523): what is shown to Google. */
export function googleToken(settings: Settings, now: Date) {
  const { clientEmail, privateKey, actingFor, tokenUrl } = settings
  const issued = Math.floor(now.getTime() / 1000)
  const claims = {
    iss: clientEmail,
    sub: actingFor,
    scope: SCOPE,
    aud: tokenUrl,
    iat: issued,
    exp: issued + TOKEN_SECONDS,
  }
  const signed = `${base64url({ alg: 'RS256', typ: 'JWT' })}.${base64url(claims)}`
  const signature = sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')
  return {
    url: new URL(tokenUrl),
    form: { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: `${signed}.${signature}` },
  }
}

/** When up to 50 people are busy, by freeBusy, which tells nothing else. */
export async function readGoogle(
  visit: Visit,
  { baseUrl }: Settings,
  token: string,
  people: Colleague[],
  window: Stretch,
): Promise<CompanyReadings> {
  const reply = await askWithToken(visit, new URL('/calendar/v3/freeBusy', baseUrl), token, {
    timeMin: new Date(window.start).toISOString(),
    timeMax: new Date(window.end).toISOString(),
    timeZone: 'UTC',
    items: people.map(({ email }) => ({ id: email })),
  })
  const found = jsonOf(reply, calendars).calendars
  return new Map(
    people.map(({ id, email }) => {
      const { busy, errors = [] } = found[email] ?? {}
      const stretches = busy?.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }))
      return [id, stretches && errors.length === 0 ? toBusy(stretches, window) : unknownAddress()]
    }),
  )
}
