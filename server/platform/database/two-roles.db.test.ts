import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrateDatabase, type OpenDatabase, openDatabase } from './database'
import { refusal } from '../../testing/backups'
import { type Embedded, startEmbedded } from './embedded/embedded'
import { plugins } from '../../plugins'

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

const start = (pool = product.pool) => migrateDatabase(embedded.ownerUrl, { plugins, product: pool })

describe('a start', () => {
  it('on data of before, whose tables belong to the role that the product had, gives the product its rights', async () => {
    await migrateDatabase(embedded.ownerUrl, { plugins })
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
    await expect(product.pool.query('delete from users')).rejects.toThrow(/permission denied/)
  })

  it('gives back a right that was taken, and leaves one that was given', async () => {
    await superuser.query('revoke select on users from cup_of_joe_product')
    await superuser.query('grant delete on sends to cup_of_joe_product')
    await start()
    expect((await product.pool.query('select from users')).rowCount).toBe(0)
    expect((await product.pool.query('delete from sends')).rowCount).toBe(0)
    await superuser.query('revoke delete on sends from cup_of_joe_product')
  })

  it('makes the views that managers see where they are not as they should be', async () => {
    await superuser.query(`comment on schema managed is 'other'; drop view managed.strandings`)
    await start()
    const { rows } = await product.pool.query(
      `select to_regclass('managed.strandings') is not null as "isMade"`,
    )
    expect(rows).toEqual([{ isMade: true }])
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
    await expect(migrateDatabase(owner, { plugins, product: product.pool })).rejects.toThrow(
      /Check DATABASE_OWNER_URL /,
    )
  })

  it('when DATABASE_URL alone is the role that owns nothing', async () => {
    await expect(migrateDatabase(embedded.url, { plugins })).rejects.toThrow(
      /must belong to the role of DATABASE_URL, or to that of DATABASE_OWNER_URL/,
    )
  })
})
