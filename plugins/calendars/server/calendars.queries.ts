import type { Reason } from '../../../languages/reasons'
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../server/platform/database/database'
import { readRows, text } from '../../../server/platform/database/rows'
import { busyTimes, calendars } from './calendars.tables'
import { holdsSeat, takesPart } from '../../../server/tables/people.conditions'
import { users } from '../../../server/tables/people.tables'

/** A reading that has not ended by then has been given up. */
const LONGEST_READING_MS = 120_000
const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

export type CalendarRow = typeof calendars.$inferSelect

/** A person with the calendar that they connected, and what was read last of it or of the company's. */
export async function findCalendar(db: Queryable, userId: string) {
  const [row] = await db
    .select({ email: users.email, timeZone: users.timeZone, own: calendars, reading: busyTimes })
    .from(users)
    .leftJoin(calendars, eq(calendars.userId, users.id))
    .leftJoin(busyTimes, eq(busyTimes.userId, users.id))
    .where(eq(users.id, userId))
  return row ?? { email: '', timeZone: null, own: null, reading: null }
}

/** Replaces the person's calendar, and what was read of the one before. */
export async function replaceCalendar(
  tx: Transaction,
  calendar: Omit<CalendarRow, 'id'>,
  { busy, note }: { busy: number[]; note: Reason | null },
): Promise<void> {
  const { userId, createdAt } = calendar
  await forgetCalendar(tx, userId)
  const [row] = await tx.insert(calendars).values(calendar).returning({ id: calendars.id })
  await tx
    .insert(busyTimes)
    .values({ userId, calendarId: row!.id, begunAt: createdAt, readAt: createdAt, busy, note })
}

/** Deletes the person's calendar and all that was read of it, or of the company's. */
export async function forgetCalendar(db: Queryable, userId: string): Promise<void> {
  await db.delete(calendars).where(eq(calendars.userId, userId))
  await db.delete(busyTimes).where(eq(busyTimes.userId, userId))
}

/** What is known of people, read after an instant. People without a calendar are missing. */
export const readingsOf = (
  db: Queryable,
  people: readonly string[],
  { since, hasCompany }: { since: Date; hasCompany: boolean },
) =>
  db
    .select({
      userId: users.id,
      begunAt: busyTimes.begunAt,
      readAt: busyTimes.readAt,
      busy: sql`case when ${busyTimes.readAt} > ${since} then ${busyTimes.busy} end`.mapWith(busyTimes.busy),
    })
    .from(users)
    .leftJoin(calendars, eq(calendars.userId, users.id))
    .leftJoin(busyTimes, eq(busyTimes.userId, users.id))
    .where(
      and(
        sql`${users.id} = any(${sql.param([...people])}::uuid[])`,
        hasCompany ? undefined : isNotNull(calendars.id),
      ),
    )

/** Of people who take part, or keep a coffee that can still be moved: whose calendar was not read since an instant, the longest waiting first. */
export async function peopleToRead(
  db: Queryable,
  of: { since: Date; now: Date; day: string; most: number; hasCompany: boolean },
): Promise<string[]> {
  const rows = await readRows(
    db,
    { id: text },
    sql`
    select u.id::text from users u
    ${of.hasCompany ? sql`left join` : sql`join`} calendars c on c.user_id = u.id
    left join busy_times b on b.user_id = u.id
    where (b.user_id is null or b.begun_at < ${of.since}
        or b.begun_at < ${before(of.now, LONGEST_READING_MS)} and coalesce(b.read_at < b.begun_at, true))
      and (${takesPart(of.day, 'u.id')} or exists (select from seats s join matches m on m.id = s.match_id and m.status = 'active'
        where s.user_id = u.id and s.is_active and ${holdsSeat(null, 's')}))
    order by b.begun_at nulls first, u.id limit ${of.most}`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Claims the reading of people's calendars, without those that another reader or instance reads now or has just read.
 * Returns what is needed to read them.
 */
export async function claimReadings(
  db: Queryable,
  people: readonly string[],
  { now, notSince, hasCompany }: { now: Date; notSince: Date; hasCompany: boolean },
) {
  // The lock of the person waits for an erasure, so that nothing is read of somebody erased.
  const claimed = await readRows(
    db,
    { id: text },
    sql`
    insert into busy_times (user_id, calendar_id, begun_at)
    select u.id, c.id, ${now} from users u left join calendars c on c.user_id = u.id
    where u.id = any(${sql.param([...people])}::uuid[]) and u.erased_at is null
      ${hasCompany ? sql`` : sql`and c.id is not null`}
    order by u.id for share of u
    on conflict (user_id) do update set begun_at = excluded.begun_at, calendar_id = excluded.calendar_id
    where busy_times.begun_at < ${notSince}
      or busy_times.begun_at < ${before(now, LONGEST_READING_MS)}
        and coalesce(busy_times.read_at < busy_times.begun_at, true)
    returning user_id::text as id`,
  )
  if (claimed.length === 0) return []
  const ids = claimed.map(({ id }) => id)
  return db
    .select({ id: users.id, email: users.email, timeZone: users.timeZone, calendar: calendars })
    .from(users)
    .leftJoin(calendars, eq(calendars.userId, users.id))
    .where(inArray(users.id, ids))
}
export type ToRead = Awaited<ReturnType<typeof claimReadings>>[number]

export interface ReadingResult {
  userId: string
  calendarId: string | null
  /** Null: it can't be read; the note says why. */
  busy: number[] | null
  note: Reason | null
}

/** Stores what was read, unless the person has another calendar since, or none. */
export async function storeReadings(db: Queryable, results: ReadingResult[], now: Date): Promise<void> {
  if (results.length === 0) return
  await db.execute(sql`
    update busy_times set read_at = ${now}, note = found.note, busy = found.busy
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as found ("userId" uuid, "calendarId" uuid, busy int[], note jsonb)
    where busy_times.user_id = found."userId" and busy_times.calendar_id is not distinct from found."calendarId"`)
}

/** How many people have connected a calendar of their own, and how many of these could not be read last. */
export async function countOwnCalendars(db: Queryable) {
  const [row] = await db
    .select({
      connected: sql`count(*)::int`.mapWith(Number),
      failing:
        sql`count(*) filter (where ${busyTimes.readAt} is not null and ${busyTimes.busy} is null)::int`.mapWith(
          Number,
        ),
    })
    .from(calendars)
    .leftJoin(busyTimes, eq(busyTimes.calendarId, calendars.id))
  return row ?? { connected: 0, failing: 0 }
}

/** Deletes what was read before an instant. */
export const deleteOldReadings = (db: Queryable, instant: Date) =>
  db.delete(busyTimes).where(lt(busyTimes.begunAt, instant))
