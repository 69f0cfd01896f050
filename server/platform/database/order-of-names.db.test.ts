import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { migrateDatabase } from './database'
import { startEmbedded } from './embedded/embedded'
import { plugins } from '../../plugins'

it('Names are found in the order of the ICU of today: another one at a start makes their indexes again, once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cup-order-'))
  const embedded = await startEmbedded({ dataDir })
  const { ownerUrl: url } = embedded
  const client = new Client({ connectionString: url })
  const rowsOf = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows
  const indexes = () =>
    rowsOf(`select relname, relfilenode from pg_class where relname ~ '^users_' order by 1`)
  const version = () => rowsOf(`select collversion from pg_collation where collname = 'names'`)
  try {
    await migrateDatabase(url, { plugins })
    await client.connect()
    const [made, ours] = [await indexes(), await version()]
    await migrateDatabase(url, { plugins })
    expect(await indexes()).toEqual(made)

    const superuser = new Client({ connectionString: url.replace('cup_of_joe@', 'postgres@') })
    await superuser.connect()
    await superuser.query(`update pg_collation set collversion = '1' where collname = 'names'`)
    await superuser.query(
      `create function no() returns event_trigger language plpgsql as 'begin raise exception $$disk full$$; end'`,
    )
    await superuser.query(
      `create event trigger no on ddl_command_start when tag in ('REINDEX') execute function no()`,
    )
    await expect(migrateDatabase(url, { plugins })).rejects.toThrow(
      /^The database is up to date, but .*\(disk full\)/,
    )
    await superuser.query('drop event trigger no')
    await superuser.end()
    await migrateDatabase(url, { plugins })
    const renewed = await indexes()
    expect(renewed.map(({ relname }) => relname)).toEqual(made.map(({ relname }) => relname))
    expect(renewed).not.toEqual(made)
    expect(await version()).toEqual(ours)
    await migrateDatabase(url, { plugins })
    expect(await indexes()).toEqual(renewed)
  } finally {
    await client.end()
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
