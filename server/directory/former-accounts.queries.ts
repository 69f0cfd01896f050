import { and, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { FORMER_COLLEAGUE } from '../../shared/person-name'
import { mapValues } from '../../shared/map-values'
import type { Queryable, Transaction } from '../platform/database/database'
import { number, orNull, readRow, readRows } from '../platform/database/rows'
import { formerAccounts } from '../tables/company-directory.tables'
import { users } from '../tables/people.tables'

/** Of an erased person's row, what has no default of its own, or is kept by a trigger. */
const { id: _id, entryIsActive: _entry, entryGroupId: _group, ...emptied } = getTableColumns(users)
/** Every other column as it is in a new row, also one that is added later. */
const EMPTY = mapValues(emptied, () => sql`default`)
export const ACCOUNT_COLUMNS = sql.raw(
  Object.values(emptied)
    .flatMap((column) => (column.generated ? [] : column.name))
    .join(', '),
)

/** Empties the rows of accounts: they are those of former colleagues. */
export const emptyRows = (tx: Transaction, ids: string[], now: Date) =>
  tx
    .update(users)
    .set({
      ...EMPTY,
      email: sql`'erased-' || ${users.id}`,
      firstName: FORMER_COLLEAGUE,
      isActive: false,
      participationStatus: 'opted_out',
      erasedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .where(inArray(users.id, ids))

/** Notes the directory's id of a person that it removes. No undo of an earlier change lets them in again. */
export const noteLeaver = (tx: Transaction, userId: string) =>
  tx.execute(sql`
    with own as (select email from users where id = ${userId}),
    imported as (delete from import_changes using own where kind = 'entry' and before ->> 'email' = own.email),
    changed as (delete from undo_rows using own where before ->> 'email' = own.email)
    insert into former_accounts (user_id, external_id) select user_id, external_id from directory_users
    where user_id = ${userId} on conflict (user_id) do update set external_id = excluded.external_id`)

/**
 * Accounts that the directory removed, or renamed while turning them off, under another id than the person it now creates
 * at the address.
 */
export const othersBefore = (tx: Transaction, said: { userName: string; externalId: string | null }[]) =>
  readRows(
    tx,
    { id: users.id, email: users.email },
    sql`
    select u.id, u.email from users u left join former_accounts f on f.user_id = u.id left join directory_users d on d.user_id = u.id
    join jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said ("userName" text, "externalId" text) on said."userName" = u.email
    where case when d.user_id is null then f.external_id
      when d.user_name is not null and not u.is_active then d.external_id end <> said."externalId"`,
  )

/** Puts the accounts of former people aside, as those of former colleagues: their addresses are free, and nothing is deleted yet. */
export async function setAside(tx: Transaction, ids: string[], now: Date): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from directory_users where user_id = any(${sql.param(ids)}::uuid[]) returning user_id, external_id)
    insert into former_accounts (user_id, external_id, kept)
    select u.id, gone.external_id, to_jsonb(u) || '{"is_admin": false, "password_hash": null}' from users u
    left join gone on gone.user_id = u.id where u.id = any(${sql.param(ids)}::uuid[])
    on conflict (user_id) do update set kept = excluded.kept, external_id = coalesce(excluded.external_id, former_accounts.external_id)`)
  await emptyRows(tx, ids, now)
}

/** An account that was put aside, the new owner of its address, and an administrator's decision about them. */
type Replaced = { former: string; by: string; isSame?: boolean }

/** So many newcomers at former addresses within a day are nothing to ask about. */
const UNASKED = 10

/**
 * Notes the new owners of addresses of accounts that were put aside. A blocked address stays blocked. A person returning
 * under their known id is the same person; about many strangers within a day, administrators are asked.
 */
export async function noteReplaced(tx: Transaction, pairs: Replaced[], now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const pair = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (former uuid, by uuid, "isSame" boolean)`
  await tx.execute(sql`
    update former_accounts f set replaced_by = pair.by, replaced_at = ${at},
      is_same = case when f.external_id = d.external_id then true else coalesce(pair."isSame", f.is_same) end
    from ${pair} left join directory_users d on d.user_id = pair.by where pair.former in (f.user_id, f.replaced_by)`)
  await tx.execute(sql`
    with theirs as (delete from blocks using ${pair} where blocked_id = pair.former returning blocks.user_id, pair.by, blocks.created_at)
    insert into blocks (user_id, blocked_id, created_at) select * from theirs where user_id <> by on conflict do nothing`)
  await tx.execute(sql`
    with recent as (select user_id, is_asked from former_accounts where kept is not null and is_same is null
      and (is_asked or replaced_at > ${at} - interval '1 day'))
    update former_accounts f set is_asked = true from recent
    where f.user_id = recent.user_id and (select count(*) > ${UNASKED} or bool_or(is_asked) from recent)`)
}

/** About how many people administrators are asked, and since when. */
export const readQuestion = (db: Queryable) =>
  readRow(
    db,
    { people: number, since: orNull(formerAccounts.replacedAt) },
    sql`select count(*)::int as people, min(replaced_at) as since from former_accounts where is_asked and is_same is null`,
  )

/** Stores the answer; the question is locked. */
export const storeAnswer = (tx: Transaction, isSame: boolean) =>
  tx
    .update(formerAccounts)
    .set({ isSame })
    .where(and(formerAccounts.isAsked, isNull(formerAccounts.isSame)))
