import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../database/database'
import { type Embedded, startEmbedded } from '../database/embedded/embedded'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, with a database named `template_cup` that is migrated and empty. */
    postgresUrl: string
  }
}

/** One PostgreSQL per run: TEST_DATABASE_URL if set, else the embedded one in a temporary directory. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-test-'))
  let embedded: Embedded | undefined
  const stop = async () => {
    await embedded?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const url = process.env.TEST_DATABASE_URL || (embedded = await startEmbedded({ dataDir })).url
    await makeTemplate(url)
    project.provide('postgresUrl', url)
  } catch (error) {
    // After a failed setup, vitest calls no teardown.
    await stop()
    throw error
  }
  return stop
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('drop database if exists template_cup')
    await client.query('create database template_cup')
  } finally {
    await client.end()
  }
  await migrateDatabase(databaseUrl(url, 'template_cup'))
}

/** The same server, another database. */
export function databaseUrl(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}
