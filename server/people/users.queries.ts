import { DEFAULT_PROGRAMME } from '../tables/programmes.tables'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { and, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../shared/languages/languages'
import type { DIRECTORY_FIELDS, ParticipationStatus } from '../../shared/limits'
import type { Reason } from '../../shared/readiness'
import type { AdminUser, UserSort } from '../../shared/contract/directory'
import { inWords, personName } from '../../shared/person-name'
import type { Queryable, Transaction } from '../platform/database/database'
import { users } from '../tables/people.tables'
import { images } from '../tables/directory.tables'
import { invitations } from '../tables/participation.tables'
import { matches, pairings, peopleIn, seats } from '../tables/pairings.tables'
import { isListedIn, joinCoverage, whitelistCoverage } from '../tables/coverage.tables'
import { emptyRows } from '../directory/former-accounts.queries'
import type { Selection } from '../directory/list-of'
import { listOf, number, objectOf, orNull, readRow, text } from '../platform/database/rows'
import type { Following } from '../platform/events/following.queries'
import { cutPage } from '../platform/http/cursor'
import { containing } from '../platform/http/text'
import { directoryUsers } from '../tables/company-directory.tables'
import { fromDirectory } from '../sign-in/current-user.queries'
import { addressOf, isOfStatus, isPerson, participationOn } from '../tables/people.conditions'
import { valueOf } from './attributes/attributes.queries'
import { isReadyAs, reasonOn } from './readiness.queries'
import { type AskedProgramme, isFor } from './rounds.queries'
import { listOrder, type SortKey } from '../platform/http/list-order.queries'
import { type Given, inLetters } from '../tables/columns'

type DirectoryField = (typeof DIRECTORY_FIELDS)[number]

export interface UserFilter {
  search?: string
  status?: ParticipationStatus | 'all'
  /** The programme that readiness is asked for. */
  programme: AskedProgramme
  /** Only its audience; set wherever readiness is asked for. */
  isForThem?: boolean
  /** Why they are not in a round, or that they are. */
  readiness?: Reason | 'ready'
  /** Ids of those who can meet nobody, for who does not see everybody of the round. */
  nobody?: string[] | undefined
  /** A group's id; null: people without a group. */
  domainGroupId?: string | null
  /** A value of an attribute, as `location:Berlin`. */
  attribute?: string
  /** By name by default. */
  sort?: UserSort
  limit?: number
  cursor?: string
}

/** SQL: the current match, that of the default programme before others; one lookup by index for each row of the page. */
const currentMatch = sql`(
  select json_build_object('pairing', rounds.name, 'others', json_agg(json_build_object('firstName', other.first_name,
    'lastName', other.last_name, 'email', other.email) order by other.first_name, other.last_name, other.id))
  from ${seats} member
  join ${matches} met on met.id = member.match_id and met.status = 'active'
  join ${pairings} on ${pairings.id} = met.round_id
  join users other on other.id in ${peopleIn(sql`met.id`)} and other.id <> ${users.id} and other.erased_at is null
  where member.user_id = ${users.id} and member.is_active
  group by rounds.id, rounds.name, rounds.programme_id, rounds.created_at
  order by rounds.programme_id = ${DEFAULT_PROGRAMME} desc, rounds.created_at limit 1)`.mapWith(
  orNull(
    objectOf({
      pairing: pairings.name,
      others: listOf(objectOf({ firstName: users.firstName, lastName: users.lastName, email: users.email })),
    }),
  ),
)

const listed = (day: string, programme: AskedProgramme) => ({
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  department: users.department,
  attributes: users.attributes,
  manager:
    sql`(select coalesce(nullif(trim(boss.first_name || ' ' || boss.last_name), ''), boss.email) from users boss
      where boss.id = users.manager_id and boss.erased_at is null)`.mapWith(orNull(text)),
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
  notReady: reasonOn(day, programme),
  leaveEndDate: users.leaveEndDate,
  invitedAt: sql`(select sent_at from invitations where invitations.user_id = users.id)`.mapWith(
    orNull(invitations.sentAt),
  ),
  currentMatch,
})

const selectListed = (db: Queryable, day: string, programme: AskedProgramme) =>
  db
    .select(listed(day, programme))
    .from(users)
    .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))

const toUser = ({ leaveEndDate, ...row }: Awaited<ReturnType<typeof selectListed>>[number]): AdminUser => ({
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

/**
 * SQL: the person is on the list of users by a filter. Needs whitelist_coverage joined for a programme, or for people
 * without a group.
 */
function filterBy(filter: UserFilter, day: string): SQL | undefined {
  const { search, status, readiness, domainGroupId, programme, nobody, attribute } = filter
  const [attributeId = '', ...value] = attribute?.split(':') ?? []
  const term = search?.trim()
  return and(
    isPerson,
    term ? like(users.searchText, containing(term)) : undefined,
    isAboutProgramme(filter) ? isFor(day, programme) : undefined,
    readiness && isReadyAs(readiness, day, programme, nobody),
    status && status !== 'all' ? isOfStatus(status, day) : undefined,
    domainGroupId === undefined ? undefined : isOfGroup(domainGroupId),
    attribute === undefined ? undefined : sql`lower(${valueOf(attributeId)}) = lower(${value.join(':')})`,
  )
}

const isAboutProgramme = ({ isForThem, readiness }: UserFilter) => isForThem || readiness !== undefined

/** SQL: the name or address of a row of `users`, by its alias, contains a text. The stored text, which has more, rules most out. */
export function isNamed(alias: string, search: string): SQL {
  const pattern = containing(search)
  const own = sql.raw(alias)
  return sql`(${own}.search_text like ${pattern}
    and lower(${own}.first_name || ' ' || ${own}.last_name || ' ' || ${addressOf(alias)}) like ${pattern})`
}

/** Users by their ids, or all that a filter finds; without the administrators among them. */
export type UserSelection = Selection<UserFilter> & { isAdmin?: false }

/** SQL: one of these users. Needs what `filterBy` needs. */
export const isSelected = (these: UserSelection, day: string): SQL | undefined =>
  and(
    'ids' in these
      ? and(isPerson, sql`users.id = any(${sql.param(these.ids)}::uuid[])`)
      : filterBy(these.filter, day),
    these.isAdmin === false ? sql`not users.is_admin` : undefined,
  )

/** A page of users in the requested order, and how many match the filter in all. */
export async function readUsersPage(db: Queryable, filter: UserFilter, day: string) {
  const { limit = 500, sort = 'name', cursor, domainGroupId, programme } = filter
  const order = userOrder(sort, day)
  const matching = filterBy(filter, day)
  const from = sql`from users ${domainGroupId === null || isAboutProgramme(filter) ? joinCoverage : sql``}`
  const { total } = await readRow(
    db,
    { total: number },
    sql`select count(*)::int as total ${from} where ${matching}`,
  )
  // Everything that takes a look-up is read for the rows of the page only.
  const page = sql`(select users.id ${from} where ${and(matching, order.after(cursor))} order by ${order.by} limit ${limit + 1}) page`
  const rows = await db
    .select({ ...listed(day, programme), kept: order.kept })
    .from(users)
    .innerJoin(page, sql`page.id = users.id`)
    .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
    .orderBy(order.by)
  const shown = cutPage(rows, limit, order.cursorAfter)
  // Whom each can meet is counted over everybody: only a list of those who can meet nobody says so of its people.
  const told = filter.readiness === 'meets-nobody' && { notReady: filter.readiness }
  return { ...shown, rows: shown.rows.map(({ kept: _, ...row }) => ({ ...toUser(row), ...told })), total }
}

/** People with changed data, and erased people; changes that follow only from the day or a round do not count. */
export async function followUsers(
  db: Queryable,
  following: Following,
  day: string,
  programme: AskedProgramme,
) {
  const isNext = following.isNext(users.id, 'users', 'boss', 'wildcard', 'invitations')
  const rows = await db
    .select({ ...listed(day, programme), erasedAt: users.erasedAt })
    .from(users)
    .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
    .where(
      sql`users.id in (select users.id from users ${joinCoverage} left join users boss on boss.id = users.manager_id
        left join invitations on invitations.user_id = users.id
        where ${and(isNext, following.isFromBeginning ? isPerson : undefined)} order by users.id limit ${following.beyondLimit})`,
    )
    .orderBy(users.id)
  const { rows: shown, ...page } = following.cut(rows)
  return {
    ...page,
    rows: shown.map(({ erasedAt, ...row }) =>
      erasedAt ? { ...toUser(row), email: '', erased: true as const } : toUser(row),
    ),
    total: await db.$count(users, isPerson),
  }
}

export async function findUser(
  db: Queryable,
  id: string,
  day: string,
  programme: AskedProgramme,
): Promise<AdminUser | undefined> {
  const [row] = await selectListed(db, day, programme).where(and(eq(users.id, id), isPerson))
  return row && toUser(row)
}

/** Which fields of a person's profile the directory decides; as long as the transaction lasts. */
export async function lockDirectoryFields(tx: Transaction, id: string): Promise<readonly DirectoryField[]> {
  const [row] = await tx
    .select({ fields: fromDirectory })
    .from(directoryUsers)
    .where(eq(directoryUsers.userId, id))
    .for('share')
  return row?.fields ?? []
}

/** Locks a user's row; undefined when it is missing. */
export async function lockUser(tx: Transaction, id: string, day: string) {
  const [row] = await tx
    .select({ participation: participationOn(day), pauseEndDate: users.pauseEndDate })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  return row
}

export const changeUser = (db: Queryable, id: string, change: PgUpdateSetSource<typeof users>) =>
  db.update(users).set(change).where(eq(users.id, id))

/** Names another photo as the person's, or none, and deletes the one before. */
export async function replacePhoto(tx: Transaction, id: string, filename: string | null, now: Date) {
  const before = await lockWithPhoto(tx, id)
  await changeUser(tx, id, { profileImage: filename, updatedAt: now })
  if (before?.profileImage) await deletePhotos(tx, [before.profileImage])
}

export const deletePhotos = (tx: Transaction, filenames: string[]) =>
  tx.delete(images).where(and(inArray(images.filename, filenames), eq(images.source, 'profile')))

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

/** Empties a person's row and deletes their photo. The row only keeps their place in the history of others. */
export async function emptyUser(
  tx: Transaction,
  { id, profileImage }: { id: string; profileImage: string | null },
  now: Date,
): Promise<void> {
  await emptyRows(tx, [id], now)
  await tx.update(users).set({ managerId: null }).where(eq(users.managerId, id))
  if (profileImage) await deletePhotos(tx, [profileImage])
}

/** SQL: the language of the browser in which somebody set up their profile first. */
export const firstLanguage = (language: Language) => sql`coalesce(${users.browserLanguage}, ${language})`

/** SQL: a person's participation after a first set-up: it makes people active who had only refused invitations. */
export const refusedUntilSetUp = sql`case when ${users.needsProfileSetup} and ${users.participationStatus} = 'opted_out' then 'active'
  else ${users.participationStatus} end`

type Column = UserSort extends infer Sort ? (Sort extends `-${string}` ? never : Sort) : never

const byName: SortKey[] = [
  [inLetters(users.lastName), 'text'],
  [inLetters(users.firstName), 'text'],
]

/** SQL: the sort keys of each column; the indexes of users hold the same, but for a status. */
const KEYS: Record<Column, (day: Given) => SortKey[]> = {
  name: () => byName,
  email: () => [[users.email, 'text']],
  department: () => [[inLetters(sql`coalesce(${users.department}, '')`), 'text'], ...byName],
  status: (day) => [[participationOn(day), 'text'], ...byName],
  preference: () => [[users.matchingPreference, 'text'], ...byName],
  joined: () => [[users.createdAt, 'timestamptz']],
}

/** A sort of the list of users as of a day. */
function userOrder(sort: UserSort, day: Given) {
  const column = (sort.startsWith('-') ? sort.slice(1) : sort) as Column
  return listOrder(sort, [...KEYS[column](day), [users.id, 'uuid']])
}
