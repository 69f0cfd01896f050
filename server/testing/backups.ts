import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import pg from 'pg'
import { afterEach, beforeEach } from 'vitest'
import { StartError } from '../platform/process/start-error'
import { address, readTables } from '../platform/backup/tables.queries'
import { cloneDatabase } from './app'

/** SQL, for rows `t` of any table: not the one that says when this database was restored. */
const UNMARKED = `t::text not like '(restored,%'`

/** A folder of the suite's own. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'cup-backup-'))

/** A backup locked by a passphrase that takes a millisecond to try instead of seconds; all else is as the product does it. */
export function encryptQuickly(passphrase: string, backup: Uint8Array): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(10)
  encrypter.setPassphrase(passphrase)
  return encrypter.encrypt(backup)
}

export async function query<Row extends object>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** A database of its own for each test, to restore into: as its owner. */
export function freshTarget(): { readonly url: string } {
  let target: Awaited<ReturnType<typeof cloneDatabase>>
  beforeEach(async () => {
    target = await cloneDatabase()
  })
  afterEach(() => target.drop())
  return {
    get url() {
      return target.ownerUrl
    },
  }
}

/** The content of every table, as a count and a checksum that PostgreSQL makes of the rows in any order. */
export async function contentOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const content: Record<string, string> = {}
    for (const { name } of await readTables(client)) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as sum from ${address(name)} t where ${UNMARKED}`,
      )
      content[name] = rows[0]?.sum ?? ''
    }
    return content
  } finally {
    await client.end()
  }
}

const sha256 = (text: string) => createHash('sha256').update(Buffer.from(text, 'latin1')).digest('hex')
const TABLE = /(\ncopy [^\n]*;\n)([^]*?)(\\\.\n-- \{"table":"\w+","rows":\d+,"sha256":")[0-9a-f]+/g

/** Writes a backup with its text changed into another file and returns its path; `honest`: with checksums that fit. */
export function changedBackup(
  file: string,
  path: string,
  change: (text: string) => string,
  { honest = false } = {},
): string {
  let text = change(gunzipSync(readFileSync(file)).toString('latin1'))
  if (honest) {
    const body = text
      .slice(0, text.lastIndexOf('-- {"end"'))
      .replace(TABLE, (_, begin: string, rows: string, end: string) => begin + rows + end + sha256(rows))
    text = `${body}-- ${JSON.stringify({ end: true, sha256: sha256(body) })}\n`
  }
  writeFileSync(path, gzipSync(Buffer.from(text, 'latin1')))
  return path
}

/** The message with which something is refused: one line, for the operator. */
export async function refusal(act: Promise<unknown>): Promise<string> {
  const error = await act.then(
    () => new Error('it was not refused'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof StartError) || error.message.includes('\n')) throw error
  return error.message
}
