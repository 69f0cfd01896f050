import pg from 'pg'
import { StartError } from '../process/start-error'
import { type Connection, identityOf } from './connection'
import { MIGRATION_LOCK } from './locks'
import { RIGHTS } from './rights'

interface Product {
  role: string
  database: string
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

/** SQL that names a part of the database: a key of RIGHTS. */
function addressOf(part: string, database: string): string {
  if (part === 'database') return `database ${pg.escapeIdentifier(database)}`
  if (part.startsWith('schema ')) return part
  if (part.startsWith('function ')) return part.replace(' ', ' public.')
  return `table ${part.includes('.') ? part : `public.${part}`}`
}

/** Gives the product the rights of RIGHTS, in the owner's transaction. Other rights that it has are left alone. */
export async function grantRights(owner: Connection, { role, database }: Product): Promise<void> {
  const grants = Object.entries(RIGHTS).map(
    ([part, rights]) =>
      `grant ${rights.split(' ').join(', ')} on ${addressOf(part, database)} to ${pg.escapeIdentifier(role)}`,
  )
  await owner.query(grants.join('; '))
}
