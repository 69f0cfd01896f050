import { randomUUID } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { MOST } from '../../../shared/limits'
import type { Queryable, Transaction } from '../../platform/database/database'
import { number, orNull, readRow, readRows, text } from '../../platform/database/rows'
import { whitelistCoverage } from '../../tables/coverage.tables'
import { lock } from '../../platform/database/lock'
import { FEEDBACK_LOCK } from '../../platform/database/locks'
import { type Batch, batchesOf } from './feedback.rules'
import { feedback } from '../../tables/feedback.tables'

/** SQL: of the rows of a batch: nobody has taken theirs back. */
const isWhole = sql`count(beans) = min(batch_size)`

/** Stores what somebody gives their match, under the group they are in today. */
export async function storeFeedback(
  tx: Transaction,
  given: Omit<typeof feedback.$inferSelect, 'domainGroupId' | 'batchId' | 'batchSize'>,
): Promise<void> {
  const { beans, line, mayBeQuoted, givenAt } = given
  const [person] = await tx
    .select({ domainGroupId: whitelistCoverage.domainGroupId })
    .from(whitelistCoverage)
    .where(eq(whitelistCoverage.userId, given.userId))
  await tx
    .insert(feedback)
    .values({ ...given, ...person })
    .onConflictDoUpdate({
      target: [feedback.matchId, feedback.userId],
      set: { beans, line, mayBeQuoted, givenAt },
      setWhere: isNull(feedback.batchId),
    })
}

/** Puts what waits into batches, as far as it can be (feedback.rules.ts); of one month, or of all. Returns how many. */
export async function makeBatches(tx: Transaction, currentMonth: string, month?: string): Promise<number> {
  await lock(tx, FEEDBACK_LOCK)
  const waiting = await tx
    .select()
    .from(feedback)
    .where(and(isNull(feedback.batchId), month === undefined ? undefined : eq(feedback.month, month)))
    .for('update')
  const shown = await shownMonths(tx, [...new Set(waiting.map((one) => one.month))])
  const batches = batchesOf(waiting, currentMonth, shown)
  if (batches.length > 0) await storeBatches(tx, batches)
  return batches.length
}

/** Of these months, those of which anything is shown. */
async function shownMonths(tx: Transaction, months: string[]): Promise<Set<string>> {
  const rows = await readRows(
    tx,
    { month: text },
    sql`
    select month from unnest(${sql.param(months)}::text[]) one (month) where exists (
      select from feedback where feedback.month = one.month and batch_id is not null group by batch_id having ${isWhole})`,
  )
  return new Set(rows.map(({ month }) => month))
}

async function storeBatches(tx: Transaction, batches: Batch[]): Promise<void> {
  const rows = batches.flatMap(({ of, isOfGroup }) => {
    const batchId = randomUUID()
    return of.map(({ matchId, userId }) => ({ matchId, userId, batchId, isOfGroup, size: of.length }))
  })
  const column = (key: keyof (typeof rows)[number]) => sql.param(rows.map((row) => row[key]))
  await tx.execute(sql`
    update feedback set batch_id = b.batch_id, batch_size = b.size,
      domain_group_id = case when b.is_of_group then feedback.domain_group_id end
    from unnest(${column('matchId')}::uuid[], ${column('userId')}::uuid[], ${column('batchId')}::uuid[],
      ${column('isOfGroup')}::boolean[], ${column('size')}::int[]) as b (match_id, user_id, batch_id, is_of_group, size)
    where feedback.match_id = b.match_id and feedback.user_id = b.user_id`)
}

/** SQL: what is in a batch of some months, of one group or of all. */
const batched = (months: readonly string[], domainGroupId: string | undefined): SQL =>
  sql`month = any(${sql.param(months)}::text[]) and batch_id is not null
    and ${domainGroupId === undefined ? sql`true` : sql`domain_group_id = ${domainGroupId}`}`

/** The mean of the beans that are shown of some months, and how many gave them. */
export const meanBeans = (db: Queryable, months: readonly string[], domainGroupId?: string) =>
  readRow(
    db,
    { given: number, mean: orNull(number) },
    sql`
    select coalesce(sum(given), 0)::int as given, round(sum(beans) / sum(given), 1)::float8 as mean from (
      select count(*) as given, sum(beans) as beans from feedback where ${batched(months, domainGroupId)}
      group by batch_id having ${isWhole}) whole`,
  )

/**
 * The lines that are shown, in an order that says nothing of who wrote them, or when. An index has them in this order, so only
 * the batches of so many are looked at.
 */
export const shownLines = (
  db: Queryable,
  months: readonly string[],
  { domainGroupId, isQuotable = false }: { domainGroupId?: string | undefined; isQuotable?: boolean } = {},
) =>
  readRows(
    db,
    { line: text },
    sql`
    select line from feedback one where ${batched(months, domainGroupId)} and line <> ''
      and ${isQuotable ? sql`may_be_quoted` : sql`true`} and (
      select ${isWhole} from feedback where batch_id = one.batch_id and ${batched(months, domainGroupId)})
    order by md5(line) limit ${MOST.rows}`,
  )

/** Deletes what somebody gave, in all their matches. */
export const deleteFeedbackOf = (tx: Transaction, userId: string) =>
  tx.delete(feedback).where(eq(feedback.userId, userId))
