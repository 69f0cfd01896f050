import pg from 'pg'
import { StartError } from '../process/start-error'
import { type Connection, identityOf } from './connection'
import { MIGRATION_LOCK } from './locks'
import { excessRights, missingRights, type Right, RIGHTS, rightsInWords } from './rights'

/** All possible rights on the parts of our database, and whether a role (by default our own) has them. */
export async function readRights(client: Connection, role?: string): Promise<Right[]> {
  const { rows } = await client.query<Right>(
    `with me as (select * from pg_roles where rolname = coalesce($1, current_user)),
    owner as (select relowner as id from pg_class where oid = to_regclass('public.users')),
    relations as (
      select c.oid as id, relkind = 'S' as is_sequence, format('%I.%I', nspname, relname) as address,
        case nspname when 'public' then '' else nspname || '.' end || relname as name
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname in ('public', 'managed', 'drizzle') and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        and (relname = any($2) or relowner in (select id from owner)))
    select name as part, 'table ' || address as address, "right",
      case when "right" in ('select', 'insert', 'update', 'references')
        then has_any_column_privilege(me.oid, id, "right")
        else has_table_privilege(me.oid, id, "right") end as "isHeld",
      has_table_privilege(me.oid, id, "right") as "isWhole"
    from me, relations,
      unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'] ||
        case when current_setting('server_version_num')::int >= 170000 then array['maintain'] end) as "right"
    where not is_sequence
    union all
    select 'sequence ' || name, 'sequence ' || address, "right", held, held
    from me, relations, unnest(array['usage', 'select', 'update']) as "right",
      has_sequence_privilege(me.oid, id, "right") as held
    where is_sequence
    union all
    select 'function ' || proname, 'routine ' || f.oid::regprocedure, 'execute', held, held
    from me, pg_proc f, has_function_privilege(me.oid, f.oid, 'execute') as held
    where pronamespace = 'public'::regnamespace and prosecdef and proowner in (select id from owner)
    union all
    select 'schema ' || nspname, format('schema %I', nspname), "right", held, held
    from me, pg_namespace n, unnest(array['usage', 'create']) as "right",
      has_schema_privilege(me.oid, n.oid, "right") as held
    where nspname in ('public', 'managed', 'drizzle')
    union all
    select 'database', format('database %I', datname), "right", held, held
    from me, pg_database d, unnest(array['connect', 'temporary', 'create']) as "right",
      has_database_privilege(me.oid, d.oid, "right") as held
    where datname = current_database()
    union all
    select 'role', null, "right", held, held
    from me, lateral (values
      ('ownership', exists (select from owner where pg_has_role(me.oid, id, 'member'))),
      ('superuser', rolsuper), ('createrole', rolcreaterole), ('createdb', rolcreatedb),
      ('replication', rolreplication), ('bypassrls', rolbypassrls)) as attributes ("right", held)
    union all
    select 'role', null, g.rolname, held, held
    from me, pg_roles g, pg_has_role(me.oid, g.oid, 'member') as held
    where g.rolname in ('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files')
    order by part, "right"`,
    [role ?? null, Object.keys(RIGHTS)],
  )
  return rows
}

interface Product {
  role: string
  /** Of the connection that was looked at. */
  pid: number
}

/**
 * Whom the product signs in as. The owner's connection must hold the migration lock.
 * @throws StartError unless it is another role of the same database, which can't become the owner
 */
export async function demandProduct(owner: Connection, product: Connection): Promise<Product> {
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

/**
 * Gives the product the rights of RIGHTS, in the owner's transaction, and takes from it what else was granted to it. An
 * instance of another version may need what this one does not: so nothing is taken while anybody else is signed in as the
 * product, or if a later version has been here (not `mayTake`).
 */
export async function grantRights(
  owner: Connection,
  { role, pid }: Product,
  { mayTake }: { mayTake: boolean },
): Promise<void> {
  const rights = await readRights(owner, role)
  const { rows: others } = await owner.query(
    'select from pg_stat_activity where datname = current_database() and usename = $1 and pid <> $2 limit 1',
    [role, pid],
  )
  const isAlone = mayTake && others.length === 0
  const name = pg.escapeIdentifier(role)
  const grants = missingRights(rights).map(({ right, address }) => `grant ${right} on ${address} to ${name}`)
  const revokes = (isAlone ? excessRights(rights) : []).flatMap(({ right, address }) =>
    // What is not ours to take stays, and System Health names it.
    address
      ? `do $do$ begin revoke ${right} on ${address} from ${name}; exception when others then end $do$`
      : [],
  )
  if (grants.length + revokes.length === 0) return
  // One string: all of it, or nothing. What the owner may not grant can also be passed over with a warning only.
  const reason = await owner.query(['savepoint grants', ...grants, ...revokes].join(';')).then(
    () => '',
    async (error: Error) => {
      await owner.query('rollback to grants')
      return ` (${error.message})`
    },
  )
  const left = missingRights(await readRights(owner, role))
  if (left.length > 0)
    throw new StartError(
      `The role of DATABASE_OWNER_URL can't give ${role} the rights that the product needs${reason}: ${rightsInWords(left)}. Does everything in this database belong to it?`,
    )
}
