import { createBackup } from '../platform/backup/create-backup'
import { loadConfig } from '../platform/context/config'
import { migrateDatabase } from '../platform/database/database'
import { ensureSampleCompany } from '../modes/sample/sample-company'
import { ODD_ROWS } from './odd-rows'
import { openContext } from './open-context'

/** Rows of tables that neither the sample company nor ODD_ROWS fills. */
const MORE_ROWS = `
  create temporary table two as select (array_agg(id order by email))[1] as one, (array_agg(id order by email))[2] as other from users;
  create temporary table some_group as select id from domain_groups order by name limit 1;
  insert into blocks (user_id, blocked_id, created_at) select one, other, '2026-11-16' from two;
  insert into bounces (user_id, month, at, code, reason) select one, '2026-11', '2026-11-16', '550', e'no\\tsuch user' from two;
  insert into calendars (user_id, source, host, secret, created_at) select one, 'ics', 'calendar.example', '\\x00ff', '2026-11-16' from two;
  insert into directory_tokens (place, name, token_hash, created_at) values (1, 'Entra', '\\x01', '2026-11-16');
  insert into directory_groups (external_id, display_name, created_at, updated_at) values ('e1', 'Barista', '2026-11-16', '2026-11-16');
  insert into directory_users (user_id, external_id, given_name, created_at, updated_at)
    select one, 'e2', 'Ada', '2026-11-16', '2026-11-16' from two;
  insert into directory_members (group_id, user_id) select directory_groups.id, one from directory_groups, two;
  insert into group_domains (domain_group_id, domain) select id, 'berlin.example' from some_group;
  insert into group_managers (domain_group_id, user_id, created_at) select id, other, '2026-11-16' from some_group, two;
  insert into heads_ups (month, user_id, created_at) select '2026-11', one, '2026-11-16' from two;
  insert into invitations (user_id, times, sent_at) select other, 2, '2026-11-16' from two;
  insert into known_devices (user_id, token_hash, last_seen_at, created_at) select one, '\\x02', '2026-11-16', '2026-11-16' from two;
  insert into mailbox_messages (id, uid_validity, uid, dealt_at) values ('<a@b.example>', '1', 9007199254740993, '2026-11-16');
  insert into recovery_codes (user_id, code_hash) select one, '\\x03' from two;
  insert into silences (user_id, asked_at) select other, '2026-11-16' from two;`

/** Fills a new database with the sample company and rows of every odd kind, and writes the backup that a release keeps. */
export async function writeReleaseBackup(ownerUrl: string, file: string, now: Date): Promise<void> {
  await migrateDatabase(ownerUrl)
  const config = loadConfig({ DATABASE_URL: ownerUrl, SAMPLE_DATA: 'on' })
  const { context, close } = await openContext({
    config,
    databaseUrl: ownerUrl,
    now: () => now,
    secret: Buffer.alloc(32),
  })
  try {
    await ensureSampleCompany(context)
    await context.database.pool.query(ODD_ROWS)
    await context.database.pool.query(MORE_ROWS)
  } finally {
    await close()
  }
  await createBackup(ownerUrl, file, { now })
}
