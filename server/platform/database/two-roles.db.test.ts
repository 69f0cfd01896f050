import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrateDatabase, type OpenDatabase, openDatabase } from './database'
import { refusal } from '../../testing/backups'
import { type Embedded, startEmbedded } from './embedded/embedded'
import { MIGRATION_LOCK } from './locks'
import { readRights } from './grant-rights'
import { VERSION } from './managed'
import { excessRights, missingRights, rightsInWords } from './rights'
import { rightsHealth } from './rights-health'

let dataDir: string
let embedded: Embedded
let superuser: Client
let product: OpenDatabase

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cup-roles-'))
  embedded = await startEmbedded({ dataDir })
  superuser = new Client({ connectionString: embedded.ownerUrl.replace('cup_of_joe@', 'postgres@') })
  await superuser.connect()
  await superuser.query('create role another login')
})
afterAll(async () => {
  await superuser?.end()
  await embedded?.stop()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  product = openDatabase(embedded.url)
})
afterEach(() => product.close())

const start = (pool: Pool = product.pool) => migrateDatabase(embedded.ownerUrl, { product: pool })
const excess = async () => rightsInWords(excessRights(await readRights(product.pool)))
const viewsMark = async () =>
  (await superuser.query<{ mark: string }>(`select obj_description('managed'::regnamespace) as mark`)).rows[0]
    ?.mark
/** Waits until so many are signed in as the product: PostgreSQL takes its time over a connection that was closed. */
const areSignedIn = async (count: number) => {
  const signedIn = `select from pg_stat_activity where usename = 'cup_of_joe_product'`
  await expect.poll(async () => (await superuser.query(signedIn)).rowCount).toBe(count)
}
const missing = async () => rightsInWords(missingRights(await readRights(product.pool)))

describe('a start', () => {
  it('on data of before, whose tables belong to the role that the product had, gives the product its rights', async () => {
    await migrateDatabase(embedded.ownerUrl)
    await product.close()
    await superuser.query('drop role cup_of_joe_product')
    await superuser.end()
    await embedded.stop()

    embedded = await startEmbedded({ dataDir })
    superuser = new Client({ connectionString: embedded.ownerUrl.replace('cup_of_joe@', 'postgres@') })
    await superuser.connect()
    product = openDatabase(embedded.url)
    await expect(product.pool.query('select from users')).rejects.toThrow(/permission denied/)
    await start()
    expect((await product.pool.query('select from users')).rowCount).toBe(0)
    expect([await missing(), await excess()]).toEqual(['', ''])
  })

  it('changes nothing when nothing is to be changed', async () => {
    const acls = async () =>
      (await superuser.query(`select xmin::text, relname from pg_class where relacl is not null order by 2`))
        .rows
    const before = await acls()
    await start()
    expect(await acls()).toEqual(before)
  })

  it('gives back a right that was taken, and takes one that was given', async () => {
    await superuser.query('revoke select on users from cup_of_joe_product')
    await superuser.query('grant all on audit_log to cup_of_joe_product')
    await superuser.query('grant update (number) on audit_chain to cup_of_joe_product')
    await superuser.query('grant create on schema public to cup_of_joe_product')
    await superuser.query('grant usage on schema drizzle to cup_of_joe_product with grant option')
    expect(await missing()).toBe('select on users')
    for (const part of ['audit_log', 'audit_chain']) expect(await excess()).toContain(`update on ${part}`)
    expect(await rightsHealth(product.pool)).toMatchObject({
      status: 'degraded',
      detail: expect.stringMatching(
        /^The product may do more than it needs: update on audit_chain, .* and more\./,
      ),
    })
    await product.close()
    await areSignedIn(0)
    product = openDatabase(embedded.url)
    await start()
    expect([await missing(), await excess()]).toEqual(['', ''])
    expect(await rightsHealth(product.pool)).toMatchObject({ status: 'operational' })
  })

  it('takes nothing that an instance of another version may need, while one runs', async () => {
    await superuser.query(
      'grant delete on sends to cup_of_joe_product; revoke delete on images from cup_of_joe_product',
    )
    const other = openDatabase(embedded.url)
    await other.pool.query('select 1')
    await start()
    expect([await missing(), await excess()]).toEqual(['', 'delete on sends'])
    await other.close()
    await areSignedIn(1)
    await start()
    expect(await excess()).toBe('')
  })

  it('takes no right of another instance that starts at the same time', async () => {
    await superuser.query('grant delete on sends to cup_of_joe_product')
    await product.close()
    product = openDatabase(embedded.url)
    const other = openDatabase(embedded.url)
    // Neither is through before both are there.
    await superuser.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const both = Promise.all([start(), start(other.pool)])
    await areSignedIn(2)
    await superuser.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    await both
    expect(await excess()).toBe('delete on sends')
    await other.close()
    await superuser.query('revoke delete on sends from cup_of_joe_product')
  })

  it('makes the views that managers see, and leaves those of a later version alone', async () => {
    const made = await viewsMark()
    for (const [mark, then] of [
      [`${VERSION + 1} later`, `${VERSION + 1} later`],
      [`${VERSION} of another form`, made],
      ['of before there were versions', made],
    ]) {
      await superuser.query(`comment on schema managed is '${mark}'; drop view if exists managed.strandings`)
      await start()
      expect(await viewsMark()).toBe(then)
      const { rows } = await product.pool.query(
        `select to_regclass('managed.strandings') is not null as "isMade"`,
      )
      expect(rows).toEqual([{ isMade: then === made }])
    }
  })

  it('says what the product has from elsewhere', async () => {
    await superuser.query('grant delete on audit_chain to public; alter role cup_of_joe_product createdb')
    await start()
    expect((await rightsHealth(product.pool)).detail).toMatch(/delete on audit_chain, createdb\..*PUBLIC/)
    await superuser.query(
      'revoke delete on audit_chain from public; alter role cup_of_joe_product nocreatedb',
    )
  })
})

describe('a start with two roles is refused, in words, and changes nothing', () => {
  /** With what message; a right that was missing is missing still. */
  const refused = async (pool = product.pool) => {
    await superuser.query('revoke select on users from cup_of_joe_product')
    const message = await refusal(start(pool))
    const { rows } = await superuser.query(
      `select has_table_privilege('cup_of_joe_product', 'users', 'select') as may`,
    )
    expect(rows).toEqual([{ may: false }])
    return message
  }

  it('when they are one', async () => {
    const same = openDatabase(embedded.ownerUrl)
    expect(await refused(same.pool)).toMatch(/name the same role, cup_of_joe\. .* Nothing was changed\.$/)
    await same.close()
  })

  it('when they name two databases', async () => {
    const elsewhere = openDatabase(embedded.url.replace('/cup_of_joe?', '/postgres?'))
    expect(await refused(elsewhere.pool)).toMatch(
      /^DATABASE_URL \(postgres\) and DATABASE_OWNER_URL \(cup_of_joe\) are not the same database/,
    )
    await elsewhere.close()
  })

  it('when the product can become the owner', async () => {
    await superuser.query('grant cup_of_joe to cup_of_joe_product')
    await expect(start()).rejects.toThrow(/can do what the owner of the tables can.* Nothing was changed/)
    await superuser.query('revoke cup_of_joe from cup_of_joe_product')
    const root = openDatabase(embedded.ownerUrl.replace('cup_of_joe@', 'postgres@'))
    expect(await refused(root.pool)).toMatch(/is a superuser/)
    await root.close()
  })

  it('when the tables belong to a third', async () => {
    await superuser.query('alter table users owner to another')
    expect(await refused()).toMatch(/^The tables belong to another, and not to cup_of_joe/)
    await superuser.query('alter table users owner to cup_of_joe')
  })

  it('when one of them can not sign in', async () => {
    const nobody = openDatabase(embedded.url.replace('cup_of_joe_product@', 'nobody@'))
    expect(await refused(nobody.pool)).toMatch(
      /can't be reached: .*role "nobody" does not exist\. Check DATABASE_URL /,
    )
    await nobody.close()
    const owner = embedded.ownerUrl.replace('cup_of_joe@', 'nobody@')
    await expect(migrateDatabase(owner, { product: product.pool })).rejects.toThrow(
      /Check DATABASE_OWNER_URL /,
    )
  })

  it('when the owner can not give a right', async () => {
    await superuser.query(`alter database cup_of_joe owner to postgres; grant create on database cup_of_joe to cup_of_joe;
      revoke temporary on database cup_of_joe from public`)
    await superuser.query(`comment on schema managed is '0 of before'`)
    await expect(start()).rejects.toThrow(
      /can't give cup_of_joe_product the rights .*: .*temporary on database/,
    )
    // Also the views that managers see stay as they were, with their rights.
    expect(await viewsMark()).toBe('0 of before')
    await superuser.query('alter database cup_of_joe owner to cup_of_joe')
    await start()
    expect(await missing()).toBe('')
  })

  it('when DATABASE_URL alone is the role that owns nothing', async () => {
    await expect(migrateDatabase(embedded.url)).rejects.toThrow(
      /must belong to the role of DATABASE_URL, or to that of DATABASE_OWNER_URL/,
    )
  })
})

it('Without a second role the product runs as the owner, and System Health says so', async () => {
  const owner = openDatabase(embedded.ownerUrl)
  expect(await rightsHealth(owner.pool)).toEqual({
    status: 'degraded',
    label: 'Owner',
    detail: 'The product owns its tables: it could change the audit log. Set DATABASE_OWNER_URL.',
  })
  await owner.close()
})
