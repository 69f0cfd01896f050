import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../server/platform/database/database'
import { listOf, number, objectOf, readRow, text } from '../../../server/platform/database/rows'

// Where people belong by what the directory says: the groups they are in that are tied, the first tie first; else the
// department it names, which is found or made on their list as an import does.

/** SQL: each person of `those` with the ties of their groups: the list they lead to, and the department if they name one. */
const TIES = sql`ties as (
  select m.user_id, g.id as group_id, g.display_name, g.tied_at, coalesce(g.domain_group_id, d.domain_group_id) as list,
    d.id as department_id, d.name as department
  from those join directory_members m on m.user_id = those.id
  join directory_groups g on g.id = m.group_id and (g.domain_group_id is not null or g.department_id is not null)
  left join departments d on d.id = g.department_id),
first_ties as (select distinct on (user_id) user_id, list from ties order by user_id, tied_at, group_id)`

/** SQL: the department that the directory names (s), on somebody's list (w). */
const NAMED = sql`
      select d.id, d.name from departments d
      where d.is_active and d.domain_group_id is not distinct from w.domain_group_id
        and lower(s.department) in (lower(d.name), lower(d.display_name))
      order by lower(d.name) <> lower(s.department), d.id limit 1`

/** SQL: the department that each of `those` is to have, if it is said: `id` is null while no department has that name. */
const WANTED = sql`${TIES},
  wanted as (
    select those.id as user_id, w.domain_group_id as list, s.department as said, coalesce(tied.id, named.id) as id,
      coalesce(tied.name, named.name) as name
    from those join directory_users s on s.user_id = those.id join whitelist_coverage w on w.user_id = those.id
    left join lateral (
      select t.department_id as id, t.department as name from ties t
      where t.user_id = those.id and t.department_id is not null and t.list is not distinct from w.domain_group_id
      order by t.tied_at, t.group_id limit 1) tied on true
    left join lateral (${NAMED}) named on true
    where tied.id is not null or s.department is not null)`

const withThose = (ids: string[], more: SQL) =>
  sql`with those as materialized (select distinct unnest(${sql.param(ids)}::uuid[]) as id), ${more}`

/**
 * Puts people into the domain groups and departments where they belong.
 * @param leavesTies whether some of them may have left their last tied group: they go back to the group of their domain
 */
export async function placePeople(
  tx: Transaction,
  ids: string[],
  { leavesTies, now }: { leavesTies: boolean; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    ${withThose(ids, TIES)}
    update allowed_emails e set updated_at = ${at}, domain_group_id = p.list from (
      select u.email, case when t.user_id is not null then t.list else whole.domain_group_id end as list
      from those join users u on u.id = those.id left join first_ties t on t.user_id = u.id
      left join allowed_emails whole on whole.email = '*@' || u.email_domain
      where ${leavesTies} or t.user_id is not null) p
    where e.email = p.email and e.domain_group_id is distinct from p.list`)
  await placeInDepartments(tx, ids, now)
}

/** Puts people into the departments where they belong on their lists; those that are missing are made. */
export async function placeInDepartments(tx: Transaction, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    ${withThose(ids, WANTED)}
    insert into departments (name, display_name, domain_group_id, created_at)
    select distinct on (list, lower(said)) said, said, list, ${at} from wanted where id is null order by list, lower(said)
    on conflict do nothing`)
  // They can't be deleted until the transaction ends. Locked before people, everywhere in the same order.
  await tx.execute(sql`
    select from departments where id = any(array(${withThose(ids, WANTED)} select distinct id from wanted where id is not null))
    order by id for share`)
  await tx.execute(sql`
    ${withThose(ids, WANTED)}
    update users u set department = wanted.name, updated_at = ${at} from wanted
    where u.id = wanted.user_id and wanted.name is not null and u.department is distinct from wanted.name and u.erased_at is null`)
}

const MOST_NAMED = 20

/** People in groups that are tied differently: how many, and the first of them. */
export const readConflicts = (db: Queryable) =>
  readRow(
    db,
    { total: number, people: listOf(objectOf({ email: text, groups: listOf(text), belongsTo: text })) },
    sql`
    with those as materialized (
      select m.user_id as id from directory_members m
      join directory_groups g on g.id = m.group_id and (g.domain_group_id is not null or g.department_id is not null)
      group by 1 having count(*) > 1),
    ${TIES},
    conflicts as (
      select t.user_id, u.email, array_agg(t.display_name order by t.tied_at, t.group_id) as groups
      from ties t join users u on u.id = t.user_id
      group by 1, 2 having count(distinct coalesce(t.list::text, '')) > 1 or count(distinct t.department_id) > 1)
    select (select count(*)::int from conflicts) as total,
      (select coalesce(json_agg(json_build_object('email', email, 'groups', to_json(groups), 'belongsTo', groups[1]) order by email), '[]')
        from (select email, groups from conflicts order by email limit ${MOST_NAMED}) first) as people`,
  )
