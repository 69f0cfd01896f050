import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../database/database'
import { startEmbedded } from '../database/embedded'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, with a database named `template_cup` that is migrated and empty. */
    postgresUrl: string
  }
}

/** One PostgreSQL per run: TEST_DATABASE_URL if set, else the embedded one in a temporary directory. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-test-'))
  const given = process.env.TEST_DATABASE_URL
  const embedded = given ? { url: given, stop: () => Promise.resolve() } : await startEmbedded({ dataDir })
  const { url } = embedded
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('drop database if exists template_cup')
  await client.query('create database template_cup')
  await client.end()
  await migrateDatabase(databaseUrl(url, 'template_cup'))
  project.provide('postgresUrl', url)
  return async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The same server, another database. */
export function databaseUrl(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}
