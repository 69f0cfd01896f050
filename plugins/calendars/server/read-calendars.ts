import { setTimeout as sleep } from 'node:timers/promises'
import { today } from '../../../server/platform/context/clock'
import type { Context } from '../../../server/platform/context/context'
import type { Queryable } from '../../../server/platform/database/database'
import { takingTurns } from '../../../server/platform/process/turns'
import { toStretches } from './busy.rules'
import type { Stretch } from '../../../server/platform/context/context'
import { calendarSettings } from './settings'
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
import type { IcsReading } from './ics.rules'
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
 * When people are busy, by their ids; a missing id has no calendar that can be read. It is one query for however many
 * people: calendars are read in the background, every hour. With patience, those that were not read for ten minutes are
 * read now, and waited for so long at most.
 */
export async function busyTimes(
  context: Context,
  db: Queryable,
  people: readonly string[],
  { patienceMs = 0 } = {},
): Promise<ReadonlyMap<string, readonly Stretch[]>> {
  const { clock, config, log } = context
  const readStored = () =>
    readingsOf(db, people, {
      since: new Date(clock.now().getTime() - KEPT_MS),
      hasCompany: calendarSettings.of(config).company !== undefined,
    })
  let rows = await readStored()
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
      rows = await readStored()
      // Somebody else may be reading them.
      while (rows.some(isOld) && performance.now() < end) {
        await sleep(250)
        rows = await readStored()
      }
    }
  }
  return new Map(rows.flatMap(({ userId, busy }) => (busy ? [[userId, toStretches(busy)] as const] : [])))
}

/** Reads the calendars of people again, unless that was begun since an instant. */
async function readCalendars(context: Context, people: readonly string[], notSince: Date): Promise<void> {
  const company = companyOf(context)
  await readAndStore(context, people, notSince, { turns: new Turns(), company })
  await company?.settle()
}

interface Readers {
  turns: Turns
  company: Company | undefined
}

/** Reads the calendars of people, except those that are being read or were read since an instant. Returns how many. */
async function readAndStore(
  context: Context,
  people: readonly string[],
  notSince: Date,
  readers: Readers,
): Promise<number> {
  const { db, clock, config } = context
  const hasCompany = calendarSettings.of(config).company !== undefined
  const claimed = await claimReadings(db, people, { now: clock.now(), notSince, hasCompany })
  const results = await readEach(context, claimed, readers)
  // What was cut off says nothing of a calendar.
  if (!readers.turns.isStopped) await storeReadings(db, results, clock.now())
  return claimed.length
}

/**
 * Each host has its own turns, so that a slow one delays no other. Only a host that can't be reached is given up: a link
 * that it refuses, or that leads to something unreadable, says nothing about the links of others.
 */
class Turns {
  private readonly hosts = new Map<string, { unreached: number; inTurn: ReturnType<typeof takingTurns> }>()
  private readonly inTurn = takingTurns(AT_ONCE)

  constructor(private readonly signal?: AbortSignal) {}

  get isStopped(): boolean {
    return this.signal?.aborted === true
  }

  async take<Result>(host: string, work: () => Promise<Result>): Promise<Result> {
    const lane = this.hosts.get(host) ?? { unreached: 0, inTurn: takingTurns(AT_ONCE_PER_HOST) }
    this.hosts.set(host, lane)
    return lane.inTurn(async () => {
      this.signal?.throwIfAborted()
      if (lane.unreached >= UNREACHED_IN_A_ROW) throw new CalendarFault('noAnswer', host)
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

/** All calendars of people, one after the other; people without their own are in the company's. */
async function readEach(
  context: Context,
  people: ToRead[],
  { turns, company }: Readers,
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
      note: busy instanceof CalendarFault ? busy.reason : null,
    })),
    ...(await Promise.all(own)),
  ]
}

const companyOf = (context: Context) => {
  const { company } = calendarSettings.of(context.config)
  return company && new Company(context, company)
}

/** A reading, or why it failed. What is not the calendar's fault is logged: it is ours. */
async function settled(
  { log }: Context,
  of: { userId: string; calendarId: string | null },
  read: () => Promise<IcsReading>,
): Promise<ReadingResult> {
  try {
    const { busy, note = null } = await read()
    return { ...of, busy, note }
  } catch (error) {
    if (!(error instanceof CalendarFault) && !(error instanceof DOMException))
      log.error({ err: error }, 'a calendar could not be read')
    const { reason: note } = error instanceof CalendarFault ? error : new CalendarFault('ourFault')
    return { ...of, busy: null, note }
  }
}

/** Reads whatever was not read for an hour, until nothing is left or it is told to stop. Returns how many were read. */
export async function readDueCalendars(context: Context, signal?: AbortSignal): Promise<number> {
  const { db, clock, config } = context
  const now = clock.now()
  const since = new Date(now.getTime() - AGAIN_MS)
  const hasCompany = calendarSettings.of(config).company !== undefined
  const turns = new Turns(signal)
  const company = companyOf(context)
  let count = 0
  for (let isMore = true; isMore && !turns.isStopped; ) {
    const due = await peopleToRead(db, {
      since,
      now,
      day: today(clock),
      most: hasCompany ? BATCH.company : BATCH.own,
      hasCompany,
    })
    const read = await readAndStore(context, due, since, { turns, company })
    isMore = read > 0
    count += read
  }
  if (!turns.isStopped) await company?.settle()
  return count
}

/** Deletes what is known of busy times before it is a day old. */
export const forgetBusyTimes = ({ db, clock }: Context) =>
  deleteOldReadings(db, new Date(clock.now().getTime() - KEPT_MS))

/** Looks for calendars to read now and every minute, next to the other jobs, which it never delays. */
export function startReadingCalendars(context: Context): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const poll = async () => {
    await context.watch
      .span('read calendars', {}, async (add) =>
        add({ 'calendars.read': await readDueCalendars(context, stopping.signal) }),
      )
      .catch((error: Error) => context.log.error({ err: error }, 'calendars could not be read'))
  }
  let running = poll()
  const timer = setInterval(() => {
    running = running.then(poll)
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
