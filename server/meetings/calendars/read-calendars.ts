import { setTimeout as sleep } from 'node:timers/promises'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Queryable } from '../../platform/database/database'
import { takingTurns } from '../../platform/process/turns'
import type { Busy } from './busy.rules'
import { CalendarFault, Unreachable } from './calendar-fault'
import {
  claimReadings,
  deleteOldReadings,
  peopleToRead,
  type ReadingResult,
  readingsOf,
  storeReadings,
  type ToRead,
} from './calendars.queries'
import { calendarAgent } from './outbound'
import { readOwnCalendar, windowFrom } from './own-calendar'
import { Company } from './read-company'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Nothing that was read is used, or kept, for longer. */
const KEPT_MS = 23 * HOUR
/** In the background a calendar is read again after so long, and when somebody asks for slots. */
const AGAIN_MS = HOUR
const AGAIN_FOR_SLOTS_MS = 10 * MINUTE
/** So many people at a time, the company's calendar or only their own; then what was read is stored. */
const BATCH = { company: 1_000, own: 100 }
/** Connections to one server, and in all. */
const AT_ONCE_PER_HOST = 10
const AT_ONCE = 50
/** A server that so many links in a row could not reach is left alone until the next time. */
const UNREACHED_IN_A_ROW = 5

/**
 * When people are busy, by their ids. Who is missing keeps no calendar, or one that can't be read, or that was not read
 * yet. Waits so long at most for calendars that are out of date; without patience it says what is known.
 */
export async function knownBusyTimes(
  context: Context,
  db: Queryable,
  people: readonly string[],
  patienceMs: number,
): Promise<Map<string, Busy>> {
  const { clock, config, log } = context
  const look = () =>
    readingsOf(db, people, {
      since: new Date(clock.now().getTime() - KEPT_MS),
      hasCompany: config.calendar !== undefined,
    })
  let rows = await look()
  if (patienceMs > 0) {
    const soonEnough = new Date(clock.now().getTime() - AGAIN_FOR_SLOTS_MS)
    const isOld = ({ readAt, begunAt }: (typeof rows)[number]) =>
      !readAt || !begunAt || readAt < begunAt || begunAt < soonEnough
    const old = rows.filter(isOld).map(({ userId }) => userId)
    if (old.length > 0) {
      const end = performance.now() + patienceMs
      const reading = readCalendars(context, old, soonEnough).catch((error: Error) =>
        log.error({ err: error }, 'calendars could not be read'),
      )
      await Promise.race([reading, sleep(patienceMs, undefined, { ref: false })])
      rows = await look()
      // Somebody else may be reading them.
      while (rows.some(isOld) && performance.now() < end) {
        await sleep(250)
        rows = await look()
      }
    }
  }
  return new Map(rows.flatMap(({ userId, busy }) => (busy ? [[userId, busy] as const] : [])))
}

/** Reads the calendars of people anew, unless that was begun since an instant. */
async function readCalendars(context: Context, people: readonly string[], notSince: Date): Promise<void> {
  const { db, clock, config } = context
  const claimed = await claimReadings(db, people, {
    now: clock.now(),
    notSince,
    hasCompany: config.calendar !== undefined,
  })
  const company = companyOf(context)
  await storeReadings(db, await readEach(context, claimed, new Turns(), company), clock.now())
  await company?.settle()
}

/**
 * Each host has its own turns, so that a slow one delays no other. Only a host that can't be reached is given up: a link
 * that it refuses, or that leads to something unreadable, says nothing about the links of others.
 */
class Turns {
  private readonly hosts = new Map<string, { unreached: number; inTurn: ReturnType<typeof takingTurns> }>()
  private readonly inTurn = takingTurns(AT_ONCE)

  constructor(private readonly signal?: AbortSignal) {}

  async take<Result>(host: string, work: () => Promise<Result>): Promise<Result> {
    const lane = this.hosts.get(host) ?? { unreached: 0, inTurn: takingTurns(AT_ONCE_PER_HOST) }
    this.hosts.set(host, lane)
    return lane.inTurn(async () => {
      this.signal?.throwIfAborted()
      if (lane.unreached >= UNREACHED_IN_A_ROW)
        throw new CalendarFault(`${host} does not answer at the moment.`)
      try {
        const result = await this.inTurn(work)
        lane.unreached = 0
        return result
      } catch (error) {
        lane.unreached = error instanceof Unreachable && error.host === host ? lane.unreached + 1 : 0
        throw error
      }
    })
  }
}

/** All calendars of people, each in its turn; who has none of their own is in the company's. */
async function readEach(
  context: Context,
  people: ToRead[],
  turns: Turns,
  company: Company | undefined,
): Promise<ReadingResult[]> {
  const own = people.flatMap(({ calendar, ...person }) =>
    calendar
      ? [
          settled(context, { userId: person.id, calendarId: calendar.id }, () =>
            turns.take(calendar.host, () => readOwnCalendar(context, person, calendar.secret)),
          ),
        ]
      : [],
  )
  const colleagues = people.filter(({ calendar }) => calendar === null)
  const readings = await company?.read(colleagues, windowFrom(context.clock.now()))
  return [
    ...[...(readings ?? [])].map(([userId, busy]) => ({
      userId,
      calendarId: null,
      busy: busy instanceof CalendarFault ? null : busy,
      note: busy instanceof CalendarFault ? busy.message : '',
    })),
    ...(await Promise.all(own)),
  ]
}

const companyOf = (context: Context) =>
  context.config.calendar && new Company(context, context.config.calendar)

/** A reading or why there is none. What is no fault of a calendar is logged: it is ours. */
async function settled(
  { log }: Context,
  of: { userId: string; calendarId: string | null },
  read: () => Promise<{ busy: Busy; note?: string }>,
): Promise<ReadingResult> {
  try {
    const { busy, note = '' } = await read()
    return { ...of, busy, note }
  } catch (error) {
    if (!(error instanceof CalendarFault) && !(error instanceof DOMException))
      log.error({ err: error }, 'a calendar could not be read')
    return {
      ...of,
      busy: null,
      note: error instanceof CalendarFault ? error.message : 'It can’t be read, for a reason of ours.',
    }
  }
}

/** Reads whatever was not read for an hour, until nothing is left or it is told to stop. Returns how many were read. */
export async function readDueCalendars(context: Context, signal?: AbortSignal): Promise<number> {
  const { db, clock, config } = context
  const now = clock.now()
  const since = new Date(now.getTime() - AGAIN_MS)
  const hasCompany = config.calendar !== undefined
  const turns = new Turns(signal)
  const company = companyOf(context)
  for (let count = 0; ; ) {
    const due = await peopleToRead(db, {
      since,
      now,
      day: today(clock),
      most: hasCompany ? BATCH.company : BATCH.own,
      hasCompany,
    })
    const claimed = await claimReadings(db, due, { now: clock.now(), notSince: since, hasCompany })
    const results = await readEach(context, claimed, turns, company)
    // What was cut off says nothing of a calendar.
    if (signal?.aborted) return count
    if (claimed.length === 0) {
      await company?.settle()
      return count
    }
    await storeReadings(db, results, clock.now())
    count += claimed.length
  }
}

/** Deletes what is known of busy times before it is a day old. */
export const forgetBusyTimes = ({ db, clock }: Context) =>
  deleteOldReadings(db, new Date(clock.now().getTime() - KEPT_MS))

/** Looks for calendars to read now and every minute, beside everything else that runs by itself, which it never delays. */
export function startReadingCalendars(context: Context): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const look = async () => {
    await context.watch
      .span('read calendars', {}, async (add) =>
        add({ 'calendars.read': await readDueCalendars(context, stopping.signal) }),
      )
      .catch((error: Error) => context.log.error({ err: error }, 'calendars could not be read'))
  }
  let running = look()
  const timer = setInterval(() => {
    running = running.then(look)
  }, MINUTE)
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      calendarAgent.destroy()
      await running
    },
  }
}
