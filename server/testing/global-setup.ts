import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase, openDatabase } from '../platform/database/database'
import { type PgBouncer, startPgBouncer } from './pgbouncer'
import { type Embedded, startEmbedded } from '../platform/database/embedded/embedded'
import { plugins } from '../plugins'

/** As the product signs in, and as the owner does, who may make databases. */
interface Addresses {
  url: string
  ownerUrl: string
  /** As the product signs in, past the pooler that `url` leads to; without a pooler the same. */
  directUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the run's PostgreSQL, with a database named `template_cup` that is migrated and empty. */
    postgres: Addresses
  }
}

/**
 * One PostgreSQL per run: TEST_DATABASE_URL and TEST_DATABASE_OWNER_URL, else the embedded one in a temporary directory.
 * TEST_PGBOUNCER=on puts a PgBouncer in transaction mode before it, for all that the product does.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-test-'))
  let embedded: Embedded | undefined
  let pgbouncer: PgBouncer | undefined
  const stop = async () => {
    await pgbouncer?.stop()
    await embedded?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const { TEST_DATABASE_URL: url, TEST_DATABASE_OWNER_URL: ownerUrl } = process.env
    const direct = url && ownerUrl ? { url, ownerUrl } : (embedded = await startEmbedded({ dataDir }))
    if (process.env.TEST_PGBOUNCER === 'on') pgbouncer = await startPgBouncer(direct.url)
    const postgres = {
      url: pgbouncer?.url ?? direct.url,
      ownerUrl: direct.ownerUrl,
      directUrl: direct.url,
    }
    await makeTemplate(postgres)
    project.provide('postgres', postgres)
  } catch (error) {
    // After a failed setup, vitest calls no teardown.
    await stop()
    throw error
  }
  return stop
}

async function makeTemplate({ directUrl, ownerUrl }: Addresses): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('drop database if exists template_cup')
    await client.query('create database template_cup')
  } finally {
    await client.end()
  }
  const product = openDatabase(databaseUrl(directUrl, 'template_cup'), { connections: 1 })
  await migrateDatabase(databaseUrl(ownerUrl, 'template_cup'), { plugins, product: product.pool })
  await product.close()
}

/** The same server, another database. */
export function databaseUrl(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}
