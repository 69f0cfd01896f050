import type { Reason } from '../../../languages/reasons'
import { z } from 'zod'
import type { CompanyCalendar } from './settings'
import type { Context } from '../../../server/platform/context/context'
import { readInstallation, writeInstallation } from '../../../server/platform/database/installation'
import { takingTurns } from '../../../server/platform/process/turns'
import type { Stretch } from '../../../server/platform/context/context'
import { CalendarFault } from './calendar-fault'
import { type Colleague, type CompanyReadings, jsonOf } from './company'
import { GOOGLE_AT_ONCE, googleToken, readGoogle } from './google'
import { GRAPH_AT_ONCE, graphToken, readGraph } from './graph'
import { ask, newVisit } from './outbound'

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
    known.text = this.askToken().then(({ access_token, expires_in }) => {
      known.until = now + expires_in * 1000 - MARGIN_MS
      return access_token
    })
    return known.text
  }

  private async askToken() {
    const { settings } = this
    const { url, form } =
      settings.kind === 'graph' ? graphToken(settings) : googleToken(settings, this.context.clock.now())
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
}
