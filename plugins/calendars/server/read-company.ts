import type { Reason } from '../../../languages/reasons'
import { z } from 'zod'
import type { CompanyCalendar } from './settings'
import type { Context, Stretch } from '../../../server/platform/context/context'
import { readInstallation, writeInstallation } from '../../../server/platform/database/installation'
import { takingTurns } from '../../../server/platform/process/turns'
import { CalendarFault } from './calendar-fault'
import { askWithToken, type Colleague, type CompanyReadings, jsonOf, unknownAddress } from './company'
import { GRAPH_AT_ONCE, graphToken, readGraph } from './graph'
import { ask, newVisit, type Visit } from './outbound'
import { sign } from 'node:crypto'
import { toBusy } from './busy.rules'

/** Calls at the same time: as many as Microsoft allows an app for one mailbox. */
const CALLS = 4
/** A new token is fetched so long before the old one ends. */
const MARGIN_MS = 60_000
const STATE = 'company calendar'

export interface CompanyState {
  at: string
  /** Why it could not be read; null: it could. */
  problem: Reason | null
}

/** How the last reading of the company's calendar ended. */
export const companyState = (db: Context['db']) => readInstallation<CompanyState>(db, STATE)

/** The token of each calendar there is, for as long as it is valid. */
const tokens = new WeakMap<CompanyCalendar, { text: Promise<string>; until: number }>()

const tokenReply = z.object({ access_token: z.string(), expires_in: z.coerce.number() })

/** The company's calendar while calendars are being read: few calls at a time; after a fault no more. */
export class Company {
  private fault: CalendarFault | undefined
  private hasRead = false
  private readonly inTurn = takingTurns(CALLS)

  constructor(
    private readonly context: Context,
    private readonly settings: CompanyCalendar,
  ) {}

  /** @param window what is read of each. A fault of the whole calendar is that of each person. */
  async read(people: Colleague[], window: Stretch): Promise<CompanyReadings> {
    const size = this.settings.kind === 'graph' ? GRAPH_AT_ONCE : GOOGLE_AT_ONCE
    const batches: Colleague[][] = []
    for (let at = 0; at < people.length; at += size) batches.push(people.slice(at, at + size))
    const all = await Promise.all(
      batches.map((batch) =>
        this.inTurn(async () => {
          try {
            if (this.fault) throw this.fault
            const visit = newVisit('operator')
            const token = await this.token()
            const readings = await (this.settings.kind === 'graph'
              ? readGraph(visit, this.settings, token, batch, window)
              : readGoogle(visit, this.settings, token, batch, window))
            this.hasRead = true
            return readings
          } catch (error) {
            // Perhaps it is the token that is no longer taken.
            tokens.delete(this.settings)
            this.fault ??= error instanceof CalendarFault ? error : new CalendarFault('ourFault')
            if (!(error instanceof CalendarFault))
              this.context.log.error({ err: error }, 'the company’s calendar')
            const forPeople = new CalendarFault('companyAway')
            return new Map(batch.map(({ id }) => [id, forPeople] as const))
          }
        }),
      ),
    )
    return new Map(all.flatMap((readings) => [...readings]))
  }

  /** Stores how it went, for System Health. */
  async settle(): Promise<void> {
    if (!this.fault && !this.hasRead) return
    const { db, clock } = this.context
    const state: CompanyState = { at: clock.now().toISOString(), problem: this.fault?.reason ?? null }
    await writeInstallation(db, STATE, state, clock.now())
  }

  private token(): Promise<string> {
    const now = performance.now()
    const kept = tokens.get(this.settings)
    if (kept && now < kept.until) return kept.text
    const known = { text: Promise.resolve(''), until: Number.POSITIVE_INFINITY }
    tokens.set(this.settings, known)
    known.text = askToken(this.settings, this.context.clock.now()).then(({ access_token, expires_in }) => {
      known.until = now + expires_in * 1000 - MARGIN_MS
      return access_token
    })
    return known.text
  }
}

/** What the company's calendar is asked with. @throws CalendarFault in words for its operator */
export async function askToken(settings: CompanyCalendar, now: Date) {
  const { url, form } = settings.kind === 'graph' ? graphToken(settings) : googleToken(settings, now)
  const reply = await ask(newVisit('operator'), url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams(form).toString(),
  })
  if (reply.status === 400)
    throw new CalendarFault('notSignedIn', url.hostname, [
      'CALENDAR_URL',
      ...(settings.kind === 'google' ? ['CALENDAR_KEY_FILE'] : []),
    ])
  return jsonOf(reply, tokenReply)
}

type Settings = Extract<CompanyCalendar, { kind: 'google' }>

/** What one call of freeBusy takes. */
const GOOGLE_AT_ONCE = 50
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
