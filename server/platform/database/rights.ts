import pg from 'pg'
import { StartError } from '../process/start-error'
import { type Connection, identityOf } from './connection'
import { MIGRATION_LOCK } from './locks'
import { managedRights } from './managed'
import type { PluginWithTables } from '../../tables/columns'

/**
 * What the running product may do in the database; whatever is not listed is refused. The owner, who makes the tables and
 * runs the commands (npm run admin, backup, restore), grants it at the end of each migration.
 *
 * PostgreSQL asks for `update` also where a row is only locked. What a cascade deletes needs no `delete`.
 */
const RIGHTS: Record<string, string> = {
  // Temporary: an import stages its rows in such tables.
  database: 'connect temporary',
  'schema public': 'usage',

  // Nothing that was written may change. The functions are the two exceptions.
  audit_log: 'select insert',
  'function erase_from_audit_log': 'execute',
  'function shorten_audit_log': 'execute',

  // For the undo of an import: the only way to delete a person.
  'function delete_unused_accounts': 'execute',

  // Statistics are renewed by the owner of the tables.
  'function renew_statistics': 'execute',

  allowed_emails: 'select insert update delete',
  attributes: 'select insert update delete',
  auth_sessions: 'select insert update delete',
  authenticator_apps: 'select insert update delete',
  blocked_addresses: 'select insert delete',
  blocks: 'select insert delete',
  bounces: 'select insert delete',
  cycle_steps: 'select insert update',
  cycles: 'select insert update',
  departments: 'select insert update delete',
  directory_groups: 'select insert update delete',
  directory_members: 'select insert delete',
  directory_users: 'select insert update delete',
  domain_groups: 'select insert update delete',
  feedback: 'select insert update delete',
  former_accounts: 'select insert update delete',
  group_domains: 'select insert delete',
  group_managers: 'select insert delete',
  heads_ups: 'select insert delete',
  held_credentials: 'select delete',
  images: 'select insert update delete',
  import_changes: 'select insert update delete',
  imports: 'select insert update delete',
  inquiries: 'select insert delete',
  installation: 'select insert update',
  invitations: 'select insert update delete',
  known_devices: 'select insert update delete',
  mail_events: 'select insert update delete',
  mail_photos: 'select insert delete',
  mail_rate: 'select insert update',
  matches: 'select insert update delete',
  meeting_guests: 'select insert update delete',
  meetings: 'select insert update',
  newsletter_rounds: 'select insert delete',
  newsletters: 'select insert update delete',
  round_changes: 'select insert',
  rounds: 'select insert update delete',
  passkey_challenges: 'select insert delete',
  asked_each_time: 'select insert delete',
  told_of_waiting: 'select insert delete',
  asks: 'select insert update delete',
  participations: 'select insert update delete',
  passkeys: 'select insert update delete',
  programmes: 'select insert update',
  rate_limits: 'select insert update delete',
  recovery_codes: 'select insert delete',
  reminders: 'select insert',
  seats: 'select insert update delete',
  send_recipients: 'select insert update',
  sends: 'select insert update',
  sign_in_tokens: 'select insert update delete',
  silences: 'select insert delete',
  skips: 'select insert update delete',
  strandings: 'select insert update',
  undo_rows: 'select insert update delete',
  undos: 'select insert update delete',
  users: 'select insert update',
  whitelist_coverage: 'select',
}

/** The rights on the core's tables and the plugins', and on those as managers of domain groups see them. */
export const rightsWith = (plugins: readonly PluginWithTables[]): Record<string, string> =>
  Object.assign({}, RIGHTS, managedRights(plugins), ...plugins.map(({ tables }) => tables?.rights))

interface Product {
  role: string
  database: string
}

/**
 * The role that the product signs in as. The owner's connection must hold the migration lock.
 * @throws StartError unless it is another role of the same database, which can't become the owner
 */
export async function assertProduct(owner: Connection, product: Connection): Promise<Product> {
  const { rows: owners } = await owner.query<{
    role: string
    database: string
    holder: string
    owns: boolean
  }>(`
    select current_user as role, current_database() as database, pg_get_userbyid(relowner) as holder,
      coalesce(pg_has_role(relowner, 'usage'), true) as owns
    from (values (to_regclass('public.users'))) as users (id) left join pg_class c on c.oid = users.id`)
  const { role, database, holder, owns } = owners[0]!
  const found = await identityOf(product, MIGRATION_LOCK)
  const { rowCount: becomes } = await product.query(
    "select from pg_roles where rolname in ($1, $2) and pg_has_role(oid, 'member')",
    [role, holder],
  )
  const refuse = (isSo: boolean, why: string) => {
    if (isSo) throw new StartError(`${why} Nothing was changed.`)
  }
  refuse(
    !found.sees,
    `DATABASE_URL (${found.database}) and DATABASE_OWNER_URL (${database}) are not the same database.`,
  )
  refuse(
    found.role === role,
    `DATABASE_URL and DATABASE_OWNER_URL name the same role, ${role}. Make another one for DATABASE_URL: create role NAME login password '…'.`,
  )
  refuse(
    Boolean(becomes),
    `The role ${found.role} of DATABASE_URL can do what the owner of the tables can: it owns them itself, is a superuser, or a member of the owner's role. Make another one: create role NAME login password '…'.`,
  )
  refuse(
    !owns,
    `The tables belong to ${holder}, and not to ${role} of DATABASE_OWNER_URL. Name ${holder} there, or give the tables to ${role}: reassign owned by ${holder} to ${role}.`,
  )
  return found
}

/** SQL that names a part of the database: a key of the rights. */
function addressOf(part: string, database: string): string {
  if (part === 'database') return `database ${pg.escapeIdentifier(database)}`
  if (part.startsWith('schema ')) return part
  if (part.startsWith('function ')) return part.replace(' ', ' public.')
  return `table ${part.includes('.') ? part : `public.${part}`}`
}

/** Gives the product its rights, in the owner's transaction. Other rights that it has are left alone. */
export async function grantRights(
  owner: Connection,
  { role, database }: Product,
  plugins: readonly PluginWithTables[],
): Promise<void> {
  const grants = Object.entries(rightsWith(plugins)).map(
    ([part, rights]) =>
      `grant ${rights.split(' ').join(', ')} on ${addressOf(part, database)} to ${pg.escapeIdentifier(role)}`,
  )
  await owner.query(grants.join('; '))
}
