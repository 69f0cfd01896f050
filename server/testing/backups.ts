import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterEach, beforeEach } from 'vitest'
import { StartError } from '../process/start-error'
import { address, readTables } from '../backup/tables.queries'
import { cloneDatabase } from './app'

/** A folder of the suite's own. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'cup-backup-'))

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
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as sum from ${address(name)} t`,
      )
      content[name] = rows[0]?.sum ?? ''
    }
    return content
  } finally {
    await client.end()
  }
}

/** Rows of kinds that the sample company does not have, with everything that a careless format would lose. */
export const ODD_ROWS = `
  insert into images (filename, source, mime, width, height, content, created_at)
    select 'all-bytes.jpg', 'profile', 'image/jpeg', 1, 1, decode(string_agg(lpad(to_hex(i % 256), 2, '0'), ''), 'hex'), '2026-11-16T09:00:00.123Z'
    from generate_series(0, 99999) i;
  update users set profile_image = 'all-bytes.jpg', bio = e'tab\\there\\n\\\\.\\nback\\\\slash \\r\\n "quotes" '' \\\\N 🙂 \\u202Eright to left'
    where email = (select min(email) from users);
  insert into mail_photos select filename, content from images where filename = 'all-bytes.jpg';
  insert into mail_rate values ('newsletter', '2026-11-16T09:00:00.001Z');
  insert into rate_limits values ('signin-pair:1', 3, 1795000000000), ('no end', 1, null);
  insert into inquiries (company_name, contact_email, expected_users, additional_info, created_at)
    values (e'\\\\.', 'a@b.example', '', e'\\n', '2026-01-01');
  insert into auth_sessions (token_hash, user_id, expires_at, ended_at, last_accessed_at, created_at)
    select '\\x00ff5c2e0a', id, '2027-01-01', '2026-11-01', '2026-11-01', '2026-10-01' from users limit 1;
  insert into sign_in_tokens (flow, email, code_hash, browser_hash, expires_at, used_at, created_at)
    values ('code', 'a@b.example', '\\x', '\\x01', '2026-11-01', '2026-11-01', '2026-11-01');
  insert into audit_log (at, actor_email, action, subject_kind, subject_label, before, after)
    values ('2026-11-16', 'a@b.example', 'pairing.generated', 'pairing', e'line\\nbreak', null, '{"a": [1, null, "\\\\u0041\\\\n"]}');
  insert into cycles (scheduled_at, started_at, finished_at) values ('2026-11-01', '2026-11-01', '2026-11-01');
  insert into cycle_steps (cycle_id, kind, state, next_attempt_at, finished_at) select id, 'pair', 'done', '2026-11-01', '2026-11-01' from cycles;
  insert into installation values ('secret', '"a\\\\nb"', '2026-11-16') on conflict do nothing;
  insert into reminders (match_id, user_id, created_at) select id, user1_id, '2026-11-16' from matches limit 2;`

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
