import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { FORMER_COLLEAGUE } from '../../../shared/person-name'
import type { Managed, PluginWithTables } from '../../tables/columns'

const GROUPS = 'cup_of_joe.groups'
/** What the people of these groups have as their `group_key`. */
const KEYS = 'cup_of_joe.group_keys'
const TRANSACTION = 'cup_of_joe.transaction'
const setting = (name: string) => `pg_catalog.current_setting('${name}')`

/** Whose exact entry is of a group; or, where there is no exact one, whose domain's entry is. */
const FIND_KEYS = `array(select id::text from pg_catalog.unnest(${setting(GROUPS)}::uuid[]) id
  union all select '@' || domain from public.allowed_emails
    where email like '*@%' and domain_group_id = any (${setting(GROUPS)}::uuid[])
  -- The empty rows of erased people, so that their past partners are not without one.
  union all select '@')`

const ofTheirs = (table: string) =>
  `array(select t.id from public.${table} t where t.domain_group_id = any (${setting(GROUPS)}::uuid[]))`

/**
 * What the views compare with. They are said to be immutable, so that PostgreSQL asks them once, when it plans: it then
 * knows how many rows to expect, and takes an index for few and none for many. A plan is good only for its transaction,
 * so: no statement of a manager keeps one (managed-database.ts), and a plan of another transaction finds nothing.
 */
const FUNCTIONS: Record<string, [type: string, value: string]> = {
  my_groups: ['uuid[]', `${setting(GROUPS)}::uuid[]`],
  my_keys: ['text[]', `${setting(KEYS)}::text[]`],
  my_rounds: ['uuid[]', ofTheirs('rounds')],
  my_sends: ['uuid[]', ofTheirs('sends')],
  planned_in: ['text', setting(TRANSACTION)],
}
const IS_PLANNED_NOW = `(select ${setting(TRANSACTION)}) = managed.planned_in()`

const MINE = 'any (managed.my_groups())'
const FIRST = `(${setting(GROUPS)}::uuid[])[1]`

const ofGroup = `t.domain_group_id = ${MINE}`
/** Made for some of their groups, and for no other. */
const ofGroups = 't.group_ids <@ managed.my_groups()'
const ALL_OF_MINE = `${setting(GROUPS)}::uuid[]`
const ofPerson = 't.user_id in (select id from users)'
const ofPairing = 't.round_id = any (managed.my_rounds())'
const inVisibleMatch = 't.match_id in (select id from matches)'
const ofSend = 't.send_id = any (managed.my_sends())'
/** An invitation names the administrator who invites, whose group does not matter. */
const isMatchSeen = `t.values ? 'inviter' or not exists (
    select from unnest(t.names) as named (id) where not exists (select from users u where u.id = named.id))`
/** What the record of a completed round says of somebody, while they are of the group. */
const recordedOnceGone = (column: string, otherwise: string) => ({
  [column]: `case when t.${column} is null or exists (select from users u where u.id = t.user_id) then t.${column} else ${otherwise} end`,
})
/** The values of an entry of the audit log, of these keys, in one list. */
const saidUnder = (...places: string[]) =>
  `'[]'::jsonb || ${places.map((place) => `coalesce(t.${place}, '[]')`).join(' || ')}`
/**
 * What an entry about theirs says of others: people by their addresses, who may have been theirs before, and rounds and groups by
 * their names.
 */
const NAMES_OTHERS = `exists (
    select from pg_catalog.regexp_matches((${saidUnder("after -> 'together'", "after -> 'apart'", "after -> 'out'", "after -> 'testEmail'")})::text,
      '[^" ]+@[^" ]+', 'g') as address where address[1] not in (select email from users))
  or exists (
    select from pg_catalog.jsonb_array_elements_text(${saidUnder("before -> 'pairings'", "after -> 'pairings'", "after -> 'pairing'")}) as name
      where name not in (select name from rounds))
  or exists (
    select from pg_catalog.jsonb_array_elements_text(${saidUnder("before -> 'managed'")}) as name
      where name not in (select display_name from domain_groups))`
/** Nothing in it is about a person, or only its random name finds it. */
const ALL_ROWS = 'true'

/**
 * What exists for a manager of domain groups. The schema `managed` has a view for each of these tables, under the
 * table's name, with the rows of the manager's groups. Whatever runs for a manager has this schema alone as its search
 * path (managed-database.ts): so each statement of the product means these rows by itself, and a table that is not listed
 * does not exist (docs/decisions/0039-managers.md). A view may read those that stand above it.
 */
const MANAGED: Record<string, Managed> = {
  domain_groups: { rows: `t.id = ${MINE}`, may: 'select update' },
  allowed_emails: { rows: ofGroup, may: 'select insert update delete' },
  group_domains: { rows: ofGroup, may: 'select' },
  departments: { rows: ofGroup, may: 'select insert update delete' },
  users: { rows: 't.group_key = any (managed.my_keys())', may: 'select insert update' },
  auth_sessions: { rows: ofPerson, may: 'select update' },
  // Signing somebody out uses up what was mailed to them; nobody reads what opens an account.
  sign_in_tokens: {
    rows: 't.email in (select email from users)',
    may: 'select update',
    covered: { token_hash: 'null::bytea', code_hash: `''::bytea`, browser_hash: `''::bytea` },
  },
  blocks: {
    rows: `${ofPerson} and t.blocked_id in (select id from users)`,
    may: 'select',
  },
  blocked_addresses: { rows: ofPerson, may: 'select' },
  bounces: { rows: ofPerson, may: 'select' },
  known_devices: { rows: ofPerson, may: 'select delete' },
  group_managers: { rows: ofGroup, may: 'select' },
  directory_groups: { rows: `${ofGroup} or t.department_id in (select id from departments)`, may: 'select' },
  directory_members: { rows: ofPerson, may: 'select' },
  directory_users: { rows: ofPerson, may: 'select' },
  former_accounts: { rows: 't.replaced_by in (select id from users)', may: 'select' },
  invitations: { rows: ofPerson, may: 'select insert update' },
  asked_each_time: { rows: ofPerson, may: 'select' },
  told_of_waiting: { rows: ofPerson, may: 'select' },
  asks: { rows: ofPerson, may: 'select update' },
  silences: { rows: ofPerson, may: 'select delete' },
  skips: { rows: ofPerson, may: 'select insert update delete' },

  rounds: { rows: ofGroup, may: 'select insert update delete' },
  matches: { rows: ofPairing, may: 'select insert update delete' },
  seats: {
    rows: ofPairing,
    covered: {
      ...recordedOnceGone('recorded_first_name', `'${FORMER_COLLEAGUE}'`),
      ...recordedOnceGone('recorded_last_name', "''"),
      ...recordedOnceGone('recorded_email', "''"),
      ...recordedOnceGone('recorded_department', 'null'),
    },
    may: 'select insert update delete',
  },
  round_changes: { rows: ofPairing, may: 'select insert' },
  meetings: { rows: inVisibleMatch, may: 'select insert update' },
  meeting_guests: { rows: 't.meeting_id in (select id from meetings)', may: 'select insert update delete' },
  feedback: { rows: `${ofGroup} and ${inVisibleMatch}`, may: 'select' },
  strandings: { rows: inVisibleMatch, may: 'select insert' },

  // Theirs, or with pairings of theirs; and never with one of another group, or sent to one.
  newsletters: {
    rows: `(${ofGroup} or exists (
        select from public.newsletter_rounds l where l.newsletter_id = t.id and l.round_id = any (managed.my_rounds())))
      and not exists (
        select from public.newsletter_rounds l where l.newsletter_id = t.id and l.round_id <> all (managed.my_rounds()))
      and not exists (
        select from public.sends s where s.newsletter_id = t.id and (s.domain_group_id = ${MINE}) is not true)`,
    may: 'select insert update delete',
    byDefault: ['domain_group_id', FIRST],
  },
  newsletter_rounds: {
    rows: `${ofPairing} and t.newsletter_id in (select id from newsletters)`,
    may: 'select insert delete',
  },
  sends: { rows: ofGroup, may: 'select insert update' },
  // People who left are as if erased: no row, and nobody's match.
  send_recipients: {
    rows: `${ofSend} and not exists (
      select from public.users u where u.id = t.user_id and (u.group_key = any (managed.my_keys())) is not true)`,
    covered: {
      match_email: `case when ${isMatchSeen} then t.match_email end`,
      values: `case when ${isMatchSeen} then t.values else jsonb_build_object('firstName', t.values -> 'firstName') end`,
      validation_issues: `case when ${isMatchSeen} then t.validation_issues else '[]' end`,
    },
    may: 'select insert update',
  },
  mail_events: { rows: 't.recipient_id in (select id from send_recipients)', may: 'select' },
  reminders: { rows: inVisibleMatch, may: 'select' },
  images: {
    rows: `${ofGroup} or (t.source = 'profile' and t.filename in (select profile_image from users))`,
    may: 'select insert delete',
    byDefault: ['domain_group_id', FIRST],
  },

  imports: { rows: ofGroups, may: 'select insert update delete', byDefault: ['group_ids', ALL_OF_MINE] },
  import_changes: { rows: 't.import_id in (select id from imports)', may: 'select insert delete' },
  undos: { rows: ofGroups, may: 'select insert update delete', byDefault: ['group_ids', ALL_OF_MINE] },
  undo_rows: { rows: 't.undo_id in (select id from undos)', may: 'select insert' },

  // What was done to their people, rounds and newsletters, unless it names others. Erased people are nobody's, so their entries are not theirs.
  audit_log: {
    rows: `case t.subject_kind
      when 'user' then t.subject_id in (select id::text from users where erased_at is null)
      when 'pairing' then t.subject_id = any (managed.my_rounds()::text[])
      when 'newsletter' then t.subject_id in (select id::text from newsletters) else false end
      and not (${NAMES_OTHERS})`,
    may: 'select insert',
  },
  attributes: { rows: ALL_ROWS, may: 'select' },
  mail_photos: { rows: ALL_ROWS, may: 'select insert' },
  participations: { rows: ofPerson, may: 'select' },
  // Those that make rounds of theirs.
  programmes: {
    rows: `t.scope = 'per-group' and (coalesce(jsonb_array_length(t.audience -> 'domainGroups'), 0) = 0
      or t.audience -> 'domainGroups' ?| managed.my_groups()::text[])`,
    may: 'select',
  },
  rate_limits: { rows: ALL_ROWS, may: 'select insert update delete' },
}

/** The views of our own that join these tables; in `managed` they join the manager's rows. */
const VIEWS = ['whitelist_coverage']

const managedIn = (plugins: readonly PluginWithTables[]): Record<string, Managed> =>
  Object.assign({}, MANAGED, ...plugins.map(({ tables }) => tables?.managed))

/** What the product may do in the schema `managed`. */
export const managedRights = (plugins: readonly PluginWithTables[]): Record<string, string> => ({
  'schema managed': 'usage',
  ...Object.fromEntries(
    Object.entries(managedIn(plugins)).map(([table, { may }]) => [`managed.${table}`, may]),
  ),
  ...Object.fromEntries(VIEWS.map((view) => [`managed.${view}`, 'select'])),
})

/** Written into audit_log too; a check there would read what the manager may not. */
const UNCHECKED = new Set(['audit_log'])

/** Takes the views away: they would keep a migration from changing a column of their tables. */
export const dropManaged = (owner: Pick<pg.Client, 'query'>) =>
  owner.query('drop schema if exists managed cascade')

/**
 * Makes the views, as the owner in a transaction, unless they are there as they should be. They are no migration: they have to
 * be made again after every one that adds a column.
 */
export async function makeManaged(
  owner: Pick<pg.Client, 'query'>,
  plugins: readonly PluginWithTables[],
): Promise<void> {
  const managed = managedIn(plugins)
  await owner.query('set local search_path = public')
  const { rows: columns } = await owner.query<Column>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = any($1) order by table_name, ordinal_position`,
    [Object.keys(managed)],
  )
  const { rows: views } = await owner.query<{ name: string; text: string }>(
    `select viewname::text as name, definition as text from pg_views
     where schemaname = 'public' and viewname = any($1) order by 1`,
    [VIEWS],
  )
  const mark = digestOf([managed, FUNCTIONS, IS_PLANNED_NOW, columns, views])
  const { rows: found } = await owner.query<{ mark: string | null }>(
    `select obj_description(oid) as mark from pg_namespace where nspname = 'managed'`,
  )
  if (found[0]?.mark === mark) return
  await dropManaged(owner)
  await owner.query('create schema managed; set local search_path = managed')
  for (const [name, [type, value]] of Object.entries(FUNCTIONS))
    await owner.query(`create function ${name}() returns ${type} language plpgsql immutable parallel safe
      as $$ begin return ${value}; end $$; grant execute on function ${name}() to public`)
  for (const [table, shown] of Object.entries(managed)) await owner.query(viewOf(table, shown, columns))
  for (const { name, text } of views) await owner.query(`create view ${pg.escapeIdentifier(name)} as ${text}`)
  await owner.query(
    `comment on schema managed is ${pg.escapeLiteral(mark)}; set local search_path to default`,
  )
}

/** What tells one state of the views from another. */
const digestOf = (what: unknown) => createHash('sha256').update(JSON.stringify(what)).digest('hex')

interface Column {
  table: string
  name: string
}

function viewOf(table: string, { rows, covered, byDefault }: Managed, columns: Column[]): string {
  const shown =
    covered === undefined
      ? 't.*'
      : columns
          .filter((column) => column.table === table)
          .map(({ name }) => (name in covered ? `${covered[name]} as ${name}` : `t.${name}`))
          .join(', ')
  // A new or changed row must be one that they can see.
  const check = UNCHECKED.has(table) ? '' : ' with cascaded check option'
  const where = rows === ALL_ROWS ? rows : `(${rows}) and ${IS_PLANNED_NOW}`
  const view = `create view ${table} as select ${shown} from public.${table} t where ${where}${check}`
  const value = byDefault && `; alter view ${table} alter column ${byDefault[0]} set default ${byDefault[1]}`
  return view + (value ?? '')
}

/** SQL: begins a transaction in which only the rows of these groups exist. */
export const beginManaged = (begin: string, groups: readonly string[]): string =>
  `${begin}; ${enterManaged(groups)}`

/** SQL: from here to the end of the transaction, or to LEAVE_MANAGED, only the rows of these groups exist. */
export function enterManaged(groups: readonly string[]): string {
  if (groups.length === 0) throw new Error('A manager has at least one group')
  // A statement may have a name on this connection, and so a plan that was kept.
  return `set local search_path = managed; set local plan_cache_mode = force_custom_plan;
    set local ${GROUPS} = ${pg.escapeLiteral(`{${groups.join(',')}}`)};
    set local ${TRANSACTION} = '${randomUUID()}'; select pg_catalog.set_config('${KEYS}', ${FIND_KEYS}::text, true)`
}

export const LEAVE_MANAGED = 'set local search_path to default; set local plan_cache_mode to default'
