import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { onceEach, valueKey } from '../../../shared/attributes'
import { MOST } from '../../../shared/limits'
import type { Queryable, Transaction } from '../../platform/database/database'
import { readRows, text } from '../../platform/database/rows'
import { importChanges } from '../../tables/imports.tables'
import { attributes, users } from '../../tables/people.tables'
import { programmes } from '../../tables/programmes.tables'

export type AttributeRow = typeof attributes.$inferSelect

/** SQL: a person's value of an attribute; null: none. @param of the alias of their row of users */
export const valueOf = (id: string, of: SQL = sql`users`): SQL => sql`${of}.attributes ->> ${id}::text`

/** SQL: a person's values that a match sees, as JSON. @param of the alias of their row of users */
export const shownValues = (of: SQL): SQL => sql`(
  select coalesce(json_agg(${of}.attributes ->> a.id order by a.created_at, a.id), '[]')
  from attributes a where a.shown and ${of}.attributes ? a.id)`

/** In the order in which they were added. */
export const readAttributes = (db: Queryable): Promise<AttributeRow[]> =>
  db.select().from(attributes).orderBy(asc(attributes.createdAt), asc(attributes.id))

/** A person's values, by the ids of the attributes. */
export async function readValues(db: Queryable, userId: string): Promise<Record<string, string>> {
  const [row] = await db.select({ values: users.attributes }).from(users).where(eq(users.id, userId))
  return row?.values ?? {}
}

export async function lockAttribute(tx: Transaction, id: string): Promise<AttributeRow | undefined> {
  const [row] = await tx.select().from(attributes).where(eq(attributes.id, id)).for('update')
  return row
}

/** Which of some attributes there are; none of them is deleted until the transaction ends. */
export async function holdAttributes(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: attributes.id })
    .from(attributes)
    .where(sql`${attributes.id} = any(${sql.param(ids)}::text[])`)
    .for('share')
  return new Set(rows.map(({ id }) => id))
}

export const insertAttribute = (tx: Transaction, row: AttributeRow) => tx.insert(attributes).values(row)

/** Changes an attribute. People keep the values that stay, as they are spelled then. */
export async function updateAttribute(tx: Transaction, before: AttributeRow, change: Partial<AttributeRow>) {
  const [after] = await tx.update(attributes).set(change).where(eq(attributes.id, before.id)).returning()
  if (!after) throw new Error('An update returned no row')
  const spelled = new Map(after.values.map((value) => [valueKey(value), value]))
  const kept = Object.fromEntries(
    before.values.flatMap((value) => {
      const now = spelled.get(valueKey(value))
      return now === undefined ? [] : [[value, now]]
    }),
  )
  const isSame = before.values.every((value) => kept[value] === value)
  if (!isSame)
    await tx
      .update(users)
      .set({
        attributes: sql`${users.attributes} - ${before.id}::text
          || jsonb_strip_nulls(jsonb_build_object(${before.id}::text, ${JSON.stringify(kept)}::jsonb -> (${valueOf(before.id)})))`,
      })
      .where(sql`${users.attributes} ? ${before.id}::text
      and ${valueOf(before.id)} <> all(${sql.param(after.values)}::text[])`)
  return after
}

/** Deletes an attribute, with everybody's values; no undo brings them back. */
export async function deleteAttribute(tx: Transaction, id: string): Promise<void> {
  await tx.delete(attributes).where(eq(attributes.id, id))
  await tx
    .update(users)
    .set({ attributes: sql`${users.attributes} - ${id}::text` })
    .where(sql`${users.attributes} ? ${id}::text`)
  const without = (side: typeof importChanges.before | typeof importChanges.after) =>
    sql`${side} #- array['attributes', ${id}::text]`
  await tx
    .update(importChanges)
    .set({ before: without(importChanges.before), after: without(importChanges.after) })
    .where(sql`${id}::text in (select jsonb_object_keys(${importChanges.before} -> 'attributes') union all
      select jsonb_object_keys(${importChanges.after} -> 'attributes'))`)
}

/** The names of the programmes that run and go by an attribute. */
export async function programmesBy(db: Queryable, id: string): Promise<string[]> {
  const rows = await readRows(
    db,
    { name: text },
    sql`
    select name from ${programmes} where archived_at is null
      and (audience -> 'attributes' ? ${id}::text or hosts -> 'attributes' ? ${id}::text or mix ->> 'by' = ${id}) order by lower(name)`,
  )
  return rows.map(({ name }) => name)
}

/**
 * The values of an attribute with further ones; undefined if they are too many. Then those that nobody has make room: they are
 * left from before.
 * @param whoGetThem the people whose values so far no longer count
 */
export async function withValues(
  db: Queryable,
  { id, values }: Pick<AttributeRow, 'id' | 'values'>,
  further: readonly string[],
  whoGetThem: SQL = sql`false`,
): Promise<string[] | undefined> {
  const all = onceEach([...values, ...further])
  if (all.length <= MOST.attributeValues) return all
  const rows = await readRows(
    db,
    { value: text },
    sql`select distinct ${valueOf(id)} as value from users where attributes ? ${id}::text and not ${whoGetThem}`,
  )
  const used = new Set(rows.map(({ value }) => value))
  const some = onceEach([...values.filter((value) => used.has(value)), ...further])
  return some.length <= MOST.attributeValues ? some : undefined
}

export const storeValues = (tx: Transaction, id: string, values: string[]) =>
  tx.update(attributes).set({ values }).where(eq(attributes.id, id))

/** SQL: a person's values with others of some attributes; null takes one away. */
export const withChosen = (values: Record<string, string | null>): SQL =>
  sql`jsonb_strip_nulls(${users.attributes} || ${JSON.stringify(values)}::jsonb)`

/** Stores what is said of people; null takes a value away. Returns how many have other values now. */
export async function storeSaid(
  tx: Transaction,
  said: readonly { id: string; values: Record<string, string | null> }[],
): Promise<number> {
  const given = said.filter((one) => Object.keys(one.values).length > 0)
  if (given.length === 0) return 0
  const { rowCount } = await tx.execute(sql`
    update users u set attributes = jsonb_strip_nulls(u.attributes || given.values)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id uuid, values jsonb)
    where u.id = given.id and u.attributes <> jsonb_strip_nulls(u.attributes || given.values)`)
  return rowCount ?? 0
}
