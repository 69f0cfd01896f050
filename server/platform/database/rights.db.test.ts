import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startApp } from '../../testing/app'
import { sqlFault } from './transactions'
import { rightsWith } from './rights'
import { plugins } from '../../plugins'

const RIGHTS = rightsWith(plugins)

let app: TestApp
let product: Pool
beforeAll(async () => {
  app = await startApp()
  product = app.context.database.pool
  await app.owner.pool.query(
    `insert into audit_log (at, actor_email, action, subject_kind, subject_label) values ('2026-11-16', 'ada@example.com', 'a.b', 'c', 'd')`,
  )
})
afterAll(() => app?.stop())

/** Whether the product may: everything is undone, and what fails for another reason was allowed. */
async function may(sql: string): Promise<boolean> {
  const client = await product.connect()
  try {
    await client.query('begin')
    await client.query(sql)
    return true
  } catch (error) {
    return sqlFault(error)?.code !== '42501'
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The tables with a column of each that can be written. */
async function readColumns() {
  const { rows } = await app.owner.pool.query<{ table: string; column: string }>(
    `select c.relname as table, min(attname) filter (where attidentity = '' and attgenerated = '') as column
     from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') group by 1 order by 1`,
  )
  return rows
}

describe('the running product', () => {
  it('has rights on every table, and on nothing that is not there', async () => {
    const { rows } = await app.owner.pool.query<{ name: string }>(
      `select case nspname when 'public' then '' else nspname || '.' end || relname as name
       from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname in ('public', 'managed') and relkind in ('r', 'p', 'v', 'm', 'f')
       union select 'function ' || proname from pg_proc where pronamespace = 'public'::regnamespace
         and has_function_privilege($1, oid, 'execute') and prosecdef`,
      [(await product.query<{ me: string }>('select current_user as me')).rows[0]?.me],
    )
    const others = ['database', 'schema public', 'schema managed']
    expect([...others, ...rows.map(({ name }) => name)].toSorted()).toEqual(Object.keys(RIGHTS).toSorted())
  })

  it('can do to each table what is written down, and nothing else', async () => {
    const tables = await readColumns()
    expect(tables.length).toBeGreaterThan(30)
    const found: Record<string, string> = {}
    for (const { table, column } of tables) {
      const tries = {
        select: `select from ${table} limit 0`,
        insert: `insert into ${table} default values`,
        update: `update ${table} set ${column} = ${column} where false`,
        delete: `delete from ${table} where false`,
        truncate: `truncate ${table} cascade`,
        alter: `alter table ${table} add column more int`,
        disable: `alter table ${table} disable trigger all`,
        trigger: `create trigger t before update on ${table} for each row execute function suppress_redundant_updates_trigger()`,
        index: `create index on ${table} (${column})`,
        own: `alter table ${table} owner to current_user`,
        drop: `drop table ${table} cascade`,
      }
      const allowed: string[] = []
      for (const [right, sql] of Object.entries(tries)) if (await may(sql)) allowed.push(right)
      found[table] = allowed.join(' ')
    }
    expect(found).toEqual(Object.fromEntries(tables.map(({ table }) => [table, RIGHTS[table]])))
  })

  it('has on each table, and on each view of managers, what is written down and nothing else', async () => {
    const { rows } = await app.owner.pool.query<{ name: string; rights: string[] }>(
      `select case nspname when 'public' then '' else nspname || '.' end || relname as name, array_agg(lower(privilege_type)) as rights
       from pg_class join pg_namespace n on n.oid = relnamespace, aclexplode(relacl)
       where nspname in ('public', 'managed') and relkind in ('r', 'p', 'v') and grantee <> relowner group by 1`,
    )
    expect(Object.fromEntries(rows.map(({ name, rights }) => [name, rights.toSorted()]))).toEqual(
      Object.fromEntries(
        Object.entries(RIGHTS)
          .filter(([part]) => !/^(database|schema |function )/.test(part))
          .map(([part, rights]) => [part, rights.split(' ').toSorted()]),
      ),
    )
  })

  it.each([
    ['become the owner', 'set role OWNER'],
    ['become a superuser', 'set session authorization postgres'],
    ['give itself a right', 'alter role current_user createdb'],
    ['read passwords', 'select from pg_authid'],
    ['turn triggers off', 'set session_replication_role = replica'],
    ['make a table', 'create table mine ()'],
    ['make a function', `create function mine() returns int language sql as 'select 1'`],
    ['make a schema', 'create schema mine'],
    ['read which migrations there were', 'select from migrations.applied'],
    ['read a file of the server', `select pg_read_file('PG_VERSION')`],
    ['run a program', `copy (select 1) to program 'true'`],
    ['set the number of the next entry of the audit log', `select setval('audit_log_id_seq', 1)`],
    ['keep others from writing the audit log', 'lock table audit_log in share mode'],
    [
      'replace what erases from the audit log',
      `create or replace function erase_from_audit_log(words text, words_in_json text) returns void language sql as ''`,
    ],
  ])('can not %s', async (_, sql) => {
    const { rows } = await app.owner.pool.query<{ owner: string }>(
      'select quote_ident(current_user) as owner',
    )
    expect(await may(sql.replace('OWNER', rows[0]?.owner ?? ''))).toBe(false)
  })

  it('gives nobody a right that it has', async () => {
    await product.query('grant insert on audit_log to public').catch(() => undefined)
    const { rows } = await app.owner.pool.query(
      `select from pg_class, aclexplode(relacl) where oid = 'audit_log'::regclass and grantee = 0`,
    )
    expect(rows).toEqual([])
  })

  it('can not lead the functions of the audit log astray by tables of its own of the same names', async () => {
    const client = await product.connect()
    await client.query(
      'create temporary table audit_log (like public.audit_log); set search_path = pg_temp, public',
    )
    await client.query(`select public.erase_from_audit_log('ada@example[.]com', 'ada@example[.]com')`)
    client.release(true)
    const { rows } = await app.owner.pool.query('select actor_email from public.audit_log')
    expect(rows).toEqual([{ actor_email: 'A former colleague' }])
  })
})
