import { and, eq, getTableColumns, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type { DIRECTORY_FIELDS, ParticipationStatus } from '../../shared/limits'
import type { Reason } from '../../shared/readiness'
import type { AdminUser, UserSort } from '../../shared/contract/directory'
import { FORMER_COLLEAGUE } from '../../shared/former-colleague'
import { mapValues } from '../../shared/map-values'
import { inWords, personName } from '../../shared/person-name'
import type { Queryable, Transaction } from '../platform/database/database'
import { users } from '../tables/people.tables'
import { images } from '../tables/images.tables'
import { invitations } from '../tables/participation.tables'
import { matches, pairings, peopleIn, seats } from '../tables/pairings.tables'
import { isListedIn, joinCoverage, whitelistCoverage } from '../tables/coverage.tables'
import type { These } from '../directory/list-of'
import { preparedFor } from '../platform/database/prepared'
import type { Given } from '../tables/columns'
import { listOf, number, objectOf, orNull, readRow, text } from '../platform/database/rows'
import { cutPage, MOST_FOUND } from '../platform/http/cursor'
import { containing } from '../platform/http/text'
import { directoryUsers } from '../tables/scim.tables'
import { fromDirectory } from '../sign-in/current-user.queries'
import { isOfStatus, isPerson, participationOn } from '../tables/people.conditions'
import { isNotReadyFor, reasonOn } from './readiness.queries'
import { isInRoundOf } from './rounds.queries'
import { cursorAfterUser, statusesInOrder, userOrder } from './user-order.queries'

type DirectoryField = (typeof DIRECTORY_FIELDS)[number]

export interface UserFilter {
  search?: string
  status?: ParticipationStatus | 'all'
  /** Why they are not in a round, or that they are. */
  readiness?: Reason | 'ready'
  /** A group's id; null: people without a group. */
  domainGroupId?: string | null
  /** By name by default. */
  sort?: UserSort
  limit?: number
  cursor?: string
}

/** SQL: the current match; one lookup by index for each row of the page. */
const currentMatch = sql`(
  select json_build_object('pairing', pairings.name, 'others', json_agg(json_build_object('firstName', other.first_name,
    'lastName', other.last_name, 'email', other.email) order by other.first_name, other.last_name, other.id))
  from ${seats} member
  join ${matches} met on met.id = member.match_id and met.status = 'active'
  join ${pairings} on ${pairings.id} = met.pairing_id
  join users other on other.id in ${peopleIn(sql`met.id`)} and other.id <> ${users.id} and other.erased_at is null
  where member.user_id = ${users.id} and member.is_active
  group by pairings.id, pairings.name
  limit 1)`.mapWith(
  orNull(
    objectOf({
      pairing: pairings.name,
      others: listOf(objectOf({ firstName: users.firstName, lastName: users.lastName, email: users.email })),
    }),
  ),
)

const listed = (day: Given) => ({
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  department: users.department,
  domainGroupId: whitelistCoverage.domainGroupId,
  isAdmin: users.isAdmin,
  isValidated: users.isValidated,
  needsProfileSetup: users.needsProfileSetup,
  participationStatus: participationOn(day),
  pauseEndDate: sql`case when ${participationOn(day)} = 'paused' then ${users.pauseEndDate} end`.mapWith(
    users.pauseEndDate,
  ),
  matchingPreference: users.matchingPreference,
  createdAt: users.createdAt,
  notReady: reasonOn(day),
  leaveEndDate: users.leaveEndDate,
  invitedAt: sql`(select sent_at from invitations where invitations.user_id = users.id)`.mapWith(
    orNull(invitations.sentAt),
  ),
  currentMatch,
})

type Listed = Omit<AdminUser, 'currentMatch' | 'createdAt' | 'invitedAt' | 'notReadyUntil'> & {
  leaveEndDate: string | null
  invitedAt: Date | null
  currentMatch: {
    pairing: string
    others: { firstName: string; lastName: string; email: string }[]
  } | null
  createdAt: Date
}

const toUser = ({ leaveEndDate, ...row }: Listed): AdminUser => ({
  ...row,
  notReadyUntil:
    row.notReady === 'paused' ? row.pauseEndDate : row.notReady === 'on-leave' ? leaveEndDate : null,
  createdAt: row.createdAt.toISOString(),
  invitedAt: row.invitedAt?.toISOString() ?? null,
  currentMatch: row.currentMatch && {
    match_name: inWords(row.currentMatch.others.map(personName)),
    pairing_name: row.currentMatch.pairing,
  },
})

/** SQL: people of a group; null: people without one, for which whitelist_coverage has to be joined. */
const isOfGroup = (groupId: string | null): SQL =>
  groupId === null ? isNull(whitelistCoverage.domainGroupId) : isListedIn(groupId)

/** SQL: who is on the list of users by a filter. Needs whitelist_coverage joined for a readiness, or for people without a group. */
function filterBy({ search, status, readiness, domainGroupId }: UserFilter, day: Given): SQL | undefined {
  const term = search?.trim()
  return and(
    isPerson,
    term ? like(users.searchText, containing(term)) : undefined,
    readiness && (readiness === 'ready' ? isInRoundOf(day) : isNotReadyFor(readiness, day)),
    status && status !== 'all' ? isOfStatus(status, day) : undefined,
    domainGroupId === undefined ? undefined : isOfGroup(domainGroupId),
  )
}

/** Users by their ids, or all that a filter finds. */
export type TheseUsers = These<UserFilter>

/** SQL: one of these users. Needs what `filterBy` needs. */
export const isOneOfThese = (these: TheseUsers, day: string): SQL | undefined =>
  'ids' in these
    ? and(isPerson, sql`users.id = any(${sql.param(these.ids)}::uuid[])`)
    : filterBy(these.filter, day)

/** Up to so many are found first and sorted then; of more, those of a page are soon found in their order. */
const FEW = 5_000

/** All whom a filter finds have one participation status. */
const areAlike = ({ status, readiness }: UserFilter) =>
  (status !== undefined && status !== 'all') ||
  readiness === 'ready' ||
  readiness === 'paused' ||
  readiness === 'opted-out'

/** Nobody is left out. */
const isOfAll = ({ search, status = 'all', readiness, domainGroupId }: UserFilter) =>
  !search?.trim() && status === 'all' && readiness === undefined && domainGroupId === undefined

interface PageOf {
  filter: UserFilter
  limit: number
  /** They are soon found in their order. */
  areMany: boolean
  /** The ids of those whom the filter finds, if they are known already. */
  found?: string[]
}

const fromUsers = ({ domainGroupId, readiness }: UserFilter) =>
  sql`from users ${domainGroupId === null || readiness !== undefined ? joinCoverage : sql``}`

/** SQL: the first of many in the order of their status. Those of the next one are looked for only where a page has room. */
function firstByStatus({ filter, limit }: PageOf, day: Given): SQL {
  const sort = filter.sort ?? 'name'
  const most = sql.raw(String(limit + 1))
  const parts = statusesInOrder(sort, filter.cursor).map(({ status, by, after }, index) => {
    const isRoom =
      index > 0 ? sql`(select count(*) from part_${sql.raw(String(index - 1))}) < ${most}` : undefined
    return sql`part_${sql.raw(String(index))} as materialized (
      ${index > 0 ? sql`select id from part_${sql.raw(String(index - 1))} union all` : sql``} (
      select users.id ${fromUsers(filter)} where ${and(filterBy(filter, day), isOfStatus(status, day), after, isRoom)}
      order by ${by} limit ${most}))`
  })
  return sql`with ${sql.join(parts, sql`, `)}
    select users.id from part_${sql.raw(String(parts.length - 1))} part join users on users.id = part.id`
}

/** Everything that takes a look-up is read for the rows of the page only. */
function selectPage(db: Queryable, pageOf: PageOf, day: Given) {
  const { filter, limit, areMany, found } = pageOf
  const sort = filter.sort ?? 'name'
  const order = userOrder(sort, day, areAlike(filter))
  const matching = filterBy(filter, day)
  const after = order.after(filter.cursor)
  const from = fromUsers(filter)
  const by = sql.join(order.by, sql`, `)
  const many = () =>
    sort.endsWith('status') && !areAlike(filter)
      ? firstByStatus(pageOf, day)
      : sql`select users.id ${from} where ${and(matching, after)}`
  const candidates = areMany
    ? many()
    : sql`with found as materialized (
            ${found ? sql`select unnest(${sql.param(found)}::uuid[]) as id` : sql`select users.id ${from} where ${matching}`})
          select users.id from found join users on users.id = found.id where ${after ?? sql`true`}`
  // As a number, not as a value: by it PostgreSQL knows how few they are when it makes the plan that it keeps.
  const page = sql`(${candidates} order by ${by} limit ${sql.raw(String(limit + 1))}) page`
  return db
    .select({ ...listed(day), kept: order.kept })
    .from(users)
    .innerJoin(page, sql`page.id = users.id`)
    .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
    .orderBy(by)
}

/** Of those filters and orders that have no values of their own. */
const pageQuery = preparedFor((db, pageOf: PageOf) =>
  selectPage(db, pageOf, sql.placeholder('day')).prepare(''),
)

/** A page of users in the requested order, and how many match the filter in all; a search counts no further than it has to. */
export async function readUsersPage(db: Queryable, filter: UserFilter, day: string, most = MOST_FOUND) {
  const { limit = 500, search, domainGroupId, cursor } = filter
  const { total, found, isMore } = search?.trim()
    ? await searched(db, { filter, most }, day)
    : await counted(db, filter, day)
  if (total === 0) return { rows: [], total, nextCursor: undefined }
  const areMany = found === undefined && (total > FEW || isOfAll(filter))
  const pageOf = { filter, limit: Math.floor(limit), areMany, found }
  const rows =
    search || domainGroupId || cursor
      ? await selectPage(db, pageOf, day)
      : await pageQuery(db, pageOf).execute({ day })
  const shown = cutPage(rows, limit, (row) => cursorAfterUser(filter.sort ?? 'name', row))
  return { ...shown, rows: shown.rows.map(({ kept: _, ...row }) => toUser(row)), total, isMore }
}

/** How many a search finds, and who they are unless they are many: each text is looked through only once. */
async function searched(
  db: Queryable,
  { filter, most }: { filter: UserFilter; most: number },
  day: string,
): Promise<Found> {
  const limit = sql.raw(String(most))
  const { total, found } = await readRow(
    db,
    { total: number, found: listOf(text) },
    sql`
    with found as materialized (
      select users.id ${fromUsers(filter)} where ${filterBy(filter, day)} limit ${limit} + 1)
    select count(*)::int as total, case when count(*) <= ${limit} then array(select id from found) else '{}' end as found
    from found`,
  )
  return total > most ? { total: most, isMore: true } : { total, found }
}

const counted = (db: Queryable, filter: UserFilter, day: string): Promise<Found> =>
  readRow(
    db,
    { total: number },
    sql`select count(*)::int as total ${fromUsers(filter)} where ${filterBy(filter, day)}`,
  )

interface Found {
  total: number
  /** There are more than `total`. */
  isMore?: boolean
  found?: string[]
}

export async function findUser(db: Queryable, id: string, day: string): Promise<AdminUser | undefined> {
  const [row] = await db
    .select(listed(day))
    .from(users)
    .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
    .where(and(eq(users.id, id), isPerson))
  return row && toUser(row)
}

/** Which fields of a person's profile the directory decides; as long as the transaction lasts. */
export async function holdDirectoryFields(tx: Transaction, id: string): Promise<readonly DirectoryField[]> {
  const [row] = await tx
    .select({ fields: fromDirectory })
    .from(directoryUsers)
    .where(eq(directoryUsers.userId, id))
    .for('share')
  return row?.fields ?? []
}

/** Locks a user's row; undefined when there is none. */
export async function lockUser(
  tx: Transaction,
  id: string,
  day: string,
): Promise<{ participation: ParticipationStatus } | undefined> {
  const [row] = await tx
    .select({ participation: participationOn(day) })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  return row
}

export async function changeUser(
  db: Queryable,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id))
}

/** Names another photo as the person's, or none, and deletes the one before. */
export async function replacePhoto(
  tx: Transaction,
  id: string,
  filename: string | null,
  now: Date,
): Promise<void> {
  const before = await lockWithPhoto(tx, id)
  await changeUser(tx, id, { profileImage: filename, updatedAt: now })
  if (before?.profileImage) await deletePhotos(tx, [before.profileImage])
}

export const deletePhotos = (tx: Transaction, filenames: string[]) =>
  tx.delete(images).where(and(inArray(images.filename, filenames), eq(images.source, 'profile')))

/** Pauses a person who takes part, or whose pause ends earlier; false for anybody else. */
export async function extendPause(
  db: Queryable,
  id: string,
  pause: { pauseStartDate: string; pauseEndDate: string; pauseReason: string; updatedAt: Date },
): Promise<boolean> {
  const { participationStatus, pauseEndDate } = users
  const { rowCount } = await db
    .update(users)
    .set({ participationStatus: 'paused', ...pause })
    .where(
      and(
        eq(users.id, id),
        or(
          eq(participationStatus, 'active'),
          and(eq(participationStatus, 'paused'), lte(pauseEndDate, pause.pauseEndDate)),
        ),
      ),
    )
  return rowCount === 1
}

/**
 * Makes the rows of pauses that have ended by a day (YYYY-MM-DD) active, and returns how many there were. Every read counts
 * those people as active already; this only tidies their rows.
 */
export async function resumeEndedPauses(db: Queryable, day: string, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(users)
    .set({
      participationStatus: 'active',
      pauseStartDate: null,
      pauseEndDate: null,
      pauseReason: null,
      updatedAt: now,
    })
    .where(and(eq(users.participationStatus, 'paused'), sql`${users.pauseEndDate} <= ${day}::date`))
  return rowCount ?? 0
}

/** A person's row, locked together with their photo; also the empty row of an erased person. */
export async function lockWithPhoto(tx: Transaction, id: string) {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  if (row?.profileImage) {
    const photo = eq(images.filename, row.profileImage)
    await tx.select({ filename: images.filename }).from(images).where(photo).for('update')
  }
  return row
}

/** Of an erased person's row, what has no default of its own, or is kept by a trigger. */
const { id: _id, entryIsActive: _entry, entryGroupId: _group, ...emptied } = getTableColumns(users)
/** Every other column as it is in a new row, also one that is added later. */
const EMPTY = mapValues(emptied, () => sql`default`)

/** Empties a person's row and deletes their photo. The row only keeps their place in the history of others. */
export async function emptyUser(
  tx: Transaction,
  { id, profileImage }: { id: string; profileImage: string | null },
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({
      ...EMPTY,
      email: `erased-${id}`,
      firstName: FORMER_COLLEAGUE,
      isActive: false,
      participationStatus: 'opted_out',
      erasedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, id))
  await tx.update(users).set({ managerId: null }).where(eq(users.managerId, id))
  if (profileImage) await deletePhotos(tx, [profileImage])
}
