import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { number, readRow } from '../../platform/database/rows'
import type { Asked } from '../../tables/pairings.tables'
import { askedEachTime, asks, toldOfWaiting } from '../../tables/participation.tables'

interface Scope {
  programmeId: string
  /** A domain group; null: all of the company. */
  domainGroupId: string | null
}

/** SQL: the answers that the next round of a scope goes by. */
const openIn = ({ programmeId, domainGroupId }: Scope) => sql`
  asks.programme_id = ${programmeId} and asks.round_id is null
  and (${domainGroupId}::uuid is null or exists (
    select from whitelist_coverage c where c.user_id = asks.user_id and c.domain_group_id = ${domainGroupId}::uuid))`

/** How many of a scope were asked about its next round, and what they said; null: nobody was asked. */
export async function countAsked(db: Queryable, scope: Scope): Promise<Asked | null> {
  const { asked, yes } = await readRow(
    db,
    { asked: number, yes: number },
    sql`select count(*)::int as asked, count(*) filter (where is_in)::int as yes from asks where ${openIn(scope)}`,
  )
  return asked === 0 ? null : { asked, yes, silent: asked - yes }
}

/** A round was made of the answers in its scope: they count for no other one. */
export const spendAsks = (db: Queryable, pairingId: string, scope: Scope) =>
  db.execute(sql`update asks set round_id = ${pairingId} where ${openIn(scope)}`)

/** After so many rounds of silence in a row, somebody is asked once a quarter. */
const SILENT_ROUNDS = 3

/** SQL: has been silent for so long that the round of a day does not ask them. The `asks` row is theirs in the programme. */
export const isLeftInPeace = (day: string) => sql`
  (not asks.is_in and asks.silent >= ${SILENT_ROUNDS - 1} and asks.asked_at > ${day}::date - interval '3 months')`

/** Notes that people are asked about the round of a period. Whoever was asked about it stays as they are. */
export async function insertAsks(
  db: Queryable,
  { programmeId, period }: { programmeId: string; period: string },
  userIds: string[],
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    insert into asks (user_id, programme_id, period, asked_at)
    select id, ${programmeId}::uuid, ${period}, ${at} from unnest(${sql.param(userIds)}::uuid[]) as one(id)
    on conflict (programme_id, user_id) do update set period = excluded.period, asked_at = excluded.asked_at, is_in = false,
      round_id = null, silent = case when asks.is_in then 0 else asks.silent + 1 end
    where asks.period <> excluded.period`)
}

/** Stores what somebody says about the programme's next round. Returns whether they were asked about it. */
export async function storeAnswer(
  db: Queryable,
  { userId, programmeId }: { userId: string; programmeId: string },
  isIn: boolean,
): Promise<boolean> {
  const rows = await db
    .update(asks)
    .set({ isIn })
    .where(and(eq(asks.userId, userId), eq(asks.programmeId, programmeId), isNull(asks.pairingId)))
    .returning({ period: asks.period })
  return rows.length > 0
}

/** What somebody said about a programme's next round; null: they are not asked about one. */
export async function readAnswer(db: Queryable, userId: string, programmeId: string) {
  const [row] = await db
    .select({ isIn: asks.isIn })
    .from(asks)
    .where(and(eq(asks.userId, userId), eq(asks.programmeId, programmeId), isNull(asks.pairingId)))
  return row?.isIn ?? null
}

/** What somebody can want of a programme besides: to be asked before each round, or to be told where they stand while they wait. */
const WANTED = { askMe: askedEachTime, tellWaiting: toldOfWaiting }

/** Stores whether somebody wants it. */
export const storeWanted = (
  db: Queryable,
  what: keyof typeof WANTED,
  chosen: { userId: string; programmeId: string },
  wants: boolean,
  now: Date,
) => {
  const table = WANTED[what]
  return wants
    ? db
        .insert(table)
        .values({ ...chosen, createdAt: now })
        .onConflictDoNothing()
    : db.delete(table).where(and(eq(table.userId, chosen.userId), eq(table.programmeId, chosen.programmeId)))
}
