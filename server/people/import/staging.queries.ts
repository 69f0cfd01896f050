import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../../shared/languages/languages'
import { TAKEN_OUT, type TakenOut } from '../../../shared/limits'
import { IMPORT_OUTCOMES } from '../../../shared/contract/imports'
import type { Transaction } from '../../platform/database/database'
import {
  boolean,
  listOf,
  number,
  objectOf,
  oneOf,
  orNull,
  readRow,
  readRows,
  text,
} from '../../platform/database/rows'
import { joinCoverage } from '../../tables/coverage.tables'
import { COMMON } from '../../tables/directory.tables'
import { onLeaveOn } from '../../tables/people.conditions'
import type { Person } from './person.rules'

export type StagedPerson = Omit<Person, 'unknown'> & { place: number }

/** What an import may do for the people of its rows. */
export interface ImportRules {
  /** Whether covered people without an account get one. */
  accounts: boolean
  /** Which addresses get a whitelist entry: none, those not covered or in another group than the file says, or all. */
  entries: 'none' | 'missing' | 'all'
  /** The group of new entries whose row names no group. */
  domainGroupId?: string | null
  /** Of people whose row says none, until they have set up their profile. */
  language?: Language | undefined
  /** An empty cell takes the manager away, unless the company’s directory names one. */
  clearsManagers?: boolean
  /** Departments that are made where a list lacks them, whatever their case. */
  newDepartments?: string[]
  /** Groups that are made unless a group has that name already. A preview does not make them. */
  newGroups?: { id: string; name: string }[]
  /** Addresses at which somebody else had an account before: they get one of their own. */
  newPeople?: string[]
  /** A manager imports: only people of their groups, and new ones of the domains that were given to these. */
  isManagers?: boolean
}

/** Creates the table for the rows, for this transaction. */
export const beginStaging = (tx: Transaction) =>
  tx.execute(sql`
    create temporary table import_rows (
      place int, email text, "formerEmail" text, "firstName" text, "lastName" text, department text, "group" text, manager text,
      language text, status text, leaves boolean, "startDate" date, "leaveStart" date, "leaveEnd" date, "leaveReason" text, attributes jsonb) on commit drop`)

export const stageRows = (tx: Transaction, rows: StagedPerson[]) =>
  tx.execute(sql`
    insert into import_rows
    select given.* from jsonb_populate_recordset(null::import_rows, ${JSON.stringify(rows)}::jsonb) as given`)

/** The different values of an attribute in the file. */
export const stagedValues = async (tx: Transaction, id: string): Promise<string[]> =>
  (
    await readRows(
      tx,
      { value: text },
      sql`select attributes ->> ${id}::text as value from import_rows where attributes ? ${id}::text group by 1 order by min(place)`,
    )
  ).map(({ value }) => value)

/** SQL: the file has a value of an attribute for a row of users. */
export const isStagedWith = (id: string): SQL =>
  sql`exists (select from import_rows r where r.email = users.email and r.attributes ? ${id}::text)`

/** Takes the values of an attribute out of the file. Returns the rows. */
export const dropStaged = async (tx: Transaction, id: string): Promise<number[]> =>
  (
    await readRows(
      tx,
      { place: number },
      sql`update import_rows set attributes = attributes - ${id}::text where attributes ? ${id}::text returning place`,
    )
  ).map(({ place }) => place)

/** SQL: what each imported column of a person (`u`) becomes by its row (`t`); an empty cell changes nothing but the manager. */
const WANTED = {
  first_name: "coalesce(nullif(t.first_name, ''), u.first_name)",
  last_name: "coalesce(nullif(t.last_name, ''), u.last_name)",
  department: 'coalesce(t.department_name, u.department)',
  manager_id: 'case when t.clears_manager then null else coalesce(t.manager_id, u.manager_id) end',
  directory_language: "coalesce(nullif(t.language, ''), u.directory_language)",
  joined_on: 'coalesce(t.start_date, u.joined_on)',
  attributes: 'u.attributes || t.attributes',
  employee_status: "coalesce(nullif(t.status, ''), u.employee_status)",
  leave_start_date: "case when t.status = '' then u.leave_start_date else t.leave_start end",
  leave_end_date: "case when t.status = '' then u.leave_end_date else t.leave_end end",
  leave_reason: "case when t.status = '' then u.leave_reason else nullif(t.leave_reason, '') end",
}
/** The columns of a person that an import sets. */
export const PERSON_COLUMNS = Object.keys(WANTED)
export const wanted = (): SQL => sql.raw(Object.values(WANTED).join(', '))
export const columnsOf = (alias: string): SQL =>
  sql.raw(PERSON_COLUMNS.map((column) => `${alias}.${column}`).join(', '))

/**
 * SQL: the address of a row (`r`) is a whole domain, an administrator's (`u`), kept out (`own`), or of an account or entry
 * that a manager does not see.
 */
const NOT_THEIRS =
  sql.raw(`r.email like '*@%' or coalesce(u.is_admin, false) or not coalesce(own.is_active, true)
  or u.id is null and exists (select from public.users hidden where hidden.email = r.email)
  or own.id is null and exists (select from public.allowed_emails hidden where hidden.email = r.email
    or hidden.email = '*@' || split_part(r.email, '@', 2) and not hidden.is_active)`)

const MOST_PROBLEMS = 100

/** SQL: an account has the former address of a row (`r`). */
const HAS_FORMER = `exists (select from users former where former.email = r."formerEmail")`

/** SQL: that account gets the address of the row, which is nobody's, and the file has nobody else at the former one; administrators move by hand. */
const MOVES =
  sql.raw(`(r."formerEmail" <> '' and not exists (select from users taken where taken.email = r.email)
  and not exists (select from directory_users called join users u on u.id = called.user_id where called.user_name = r.email and u.email <> r."formerEmail")
  and exists (select from users former where former.email = r."formerEmail" and not former.is_admin)
  and not exists (select from import_rows other where other.email = r."formerEmail"))`)

/** The accounts that get the address of their row. */
export const readMovers = (tx: Transaction) =>
  readRows(
    tx,
    { id: text, to: text },
    sql`select user_id as id, email as "to" from import_targets where moves and outcome = 'changed'`,
  )

/** The accounts of former people that are replaced, and the new ones. */
export const readReplaced = (tx: Transaction) =>
  readRows(
    tx,
    { former: text, by: text, isSame: boolean },
    sql`select replaces as former, id as by, false as "isSame" from import_targets where replaces is not null and outcome = 'new'`,
  )

/** The first rows with a former address: of an account that is gone, or that has another address now. */
export const readHeldBefore = (tx: Transaction) =>
  readRows(
    tx,
    { place: number, email: text },
    sql`
    select place, email from import_targets
    where not leaves and not moves and fault is null and (user_id is not null and not is_here or replaces is not null
      or user_id is null and email in (select subject_label from audit_log where action = 'user.readdressed'))
    order by place limit ${MOST_PROBLEMS}`,
  )

/**
 * Finds for every staged row its account, its whitelist entry and group, the department of its list (by name or display
 * name) and its manager, and what becomes of it: import_targets.
 */
export async function resolveRows(tx: Transaction, rules: ImportRules): Promise<void> {
  const { accounts, entries, domainGroupId = null, newDepartments = [], newGroups = [] } = rules
  const { clearsManagers = false, isManagers = false, newPeople = [], language = '' } = rules
  const made = (key: 'id' | 'name') => sql.param(newGroups.map((group) => group[key]))
  // Who moved already is no longer at the former address; managers move nobody.
  if (!isManagers)
    await tx.execute(sql`
      update import_rows r set "formerEmail" = '' from users u join audit_log a on a.subject_id = u.id::text
      where r."formerEmail" <> '' and u.email = r.email and a.action = 'user.readdressed' and a.subject_label = r."formerEmail"`)
  await tx.execute(sql`analyze import_rows`)
  await tx.execute(sql`
    create temporary table import_found on commit drop as
    with group_names as (
      select distinct on (key) key, id from (
        select lower(name) as key, id, 0 as rank from domain_groups
        union all select lower(display_name), id, 1 from domain_groups
        union all select lower(name), id, 2 from unnest(${made('id')}::uuid[], ${made('name')}::text[]) as made(id, name)) names
      order by key, rank, id),
    department_names as (
      select distinct on (list, key) list, key, name from (
        select coalesce(domain_group_id, ${COMMON}) as list, lower(name) as key, name, 0 as rank from departments where is_active
        union all select coalesce(domain_group_id, ${COMMON}), lower(display_name), name, 1 from departments where is_active) names
      order by list, key, rank, name),
    known as (
      select r.place, r.email, r."firstName" as first_name, r."lastName" as last_name, r.department, r."group" as group_name,
        r.manager, case when r.language = '' and (u.id is null or u.needs_profile_setup and u.directory_language is null) then ${language} else r.language end as language, r.status, r.leaves, r."startDate" as start_date, r."leaveStart" as leave_start, r."leaveEnd" as leave_end, r."leaveReason" as leave_reason, r.attributes,
        case when not replaced.is_so then u.id end as user_id, case when replaced.is_so then u.id end as replaces, own.id as entry_id, named.id as named_group, r.email like '*@%' as is_pattern,
        ${isManagers} and (${NOT_THEIRS}) as is_elsewhere, coalesce(u.email <> r.email, false) as moves,
        coalesce(u.email, '') in ('', r.email) and (r."formerEmail" not in ('', r.email) and ${sql.raw(HAS_FORMER)}
          or u.id is not null and r.email in (select other."formerEmail" from import_rows other where other."formerEmail" <> other.email)) as is_crossed, u.is_admin, u.is_active,
        case when own.id is not null then own.is_active else coalesce(whole.is_active, false) end as is_covered,
        coalesce(not whole.is_active, false) as is_barred,
        case when own.id is not null then own.domain_group_id else whole.domain_group_id end as old_group
      from import_rows r
      left join users u on u.email = case when ${MOVES} and ${!isManagers} then r."formerEmail" else r.email end
      left join allowed_emails own on own.email = r.email
      left join allowed_emails whole on whole.email = '*@' || split_part(r.email, '@', 2)
      cross join lateral (select coalesce(r.email = any(${sql.param(newPeople)}::text[]) and u.email = r.email and u.is_validated and not u.is_admin
        and not (u.is_active and coalesce(own.is_active, whole.is_active, false)), false) as is_so) replaced
      left join group_names named on named.key = lower(r."group")),
    spelled as (
      select distinct on (lower(department)) lower(department) as key, department as spelling
      from known group by department order by lower(department), count(*) desc, min(place)),
    entered as (
      select *, case
          when ${entries === 'none'} or leaves or entry_id is not null then false
          when ${entries === 'all'} or is_pattern then true
          -- A list for the whitelist lets in somebody of a barred domain, a file of people does not.
          when is_barred then false
          else not is_covered or (named_group is not null and named_group is distinct from old_group)
        end as adds_entry,
        ${entries !== 'none'} and not leaves and entry_id is not null and named_group is not null
          and named_group is distinct from old_group as moves_entry
      from known),
    grouped as (
      select *, case when adds_entry then coalesce(named_group, ${domainGroupId}::uuid, old_group)
        when moves_entry then named_group else old_group end as new_group
      from entered),
    placed as (
      select g.*, d.name as known_department, s.spelling,
        g.department <> '' and d.name is null and lower(g.department) = any(${sql.param(newDepartments.map((name) => name.toLowerCase()))}::text[])
          and not g.is_pattern and not g.leaves as makes_department,
        g.department <> '' and not g.leaves and not exists (select from department_names anywhere where anywhere.key = lower(g.department)) as is_nowhere
      from grouped g join spelled s on s.key = lower(g.department)
      left join department_names d on d.list = coalesce(g.new_group, ${COMMON}) and d.key = lower(g.department))
    select place, email, first_name, last_name, department, manager, language, status, leaves, start_date, leave_start, leave_end, leave_reason, attributes,
      leaves and (user_id is not null or entry_id is not null) and is_covered and coalesce(is_active, true) as is_leaving,
      is_covered and coalesce(is_active, true) as is_here, moves,
      user_id, replaces, entry_id, new_group, adds_entry, moves_entry, makes_department, is_nowhere,
      coalesce(user_id, gen_random_uuid()) as id,
      (user_id is null and ${accounts} or replaces is not null) and not is_pattern and not leaves as is_new,
      coalesce(known_department, case when makes_department then spelling end) as department_name,
      case
        when user_id is null and ${entries === 'none' && !accounts} then null
        when is_elsewhere then 'elsewhere'
        when is_crossed then 'former'
        when leaves then case when is_admin then 'admin' end
        when group_name <> '' and named_group is null and ${entries !== 'none'} then 'group'
        when ${isManagers} and adds_entry and new_group is null then 'homeless'
        when ${isManagers} and adds_entry and not exists (select from group_domains given
          where given.domain_group_id = new_group and given.domain = split_part(email, '@', 2)) then 'elsewhere'
        when user_id is null and replaces is null and not is_covered and ${entries !== 'all'} and not adds_entry then 'whitelist'
        when department <> '' and known_department is null and not makes_department and not is_pattern
          and ${entries !== 'all'} then 'department'
      end as fault,
      group_name
    from placed`)
  await tx.execute(sql`create index on import_found (email)`)
  await tx.execute(sql`analyze import_found`)
  await tx.execute(sql`
    create temporary table import_targets on commit drop as
    with managed as (
      select f.*, nullif(coalesce(newcomer.id, boss.id), f.id) as manager_id,
        ${clearsManagers} and f.manager = '' and not exists (
          select from directory_users d where d.user_id = f.user_id and d.manager is not null) as clears_manager
      from import_found f
      left join users boss on boss.email = f.manager
      left join import_found newcomer on newcomer.email = f.manager and newcomer.is_new and newcomer.fault is null),
    compared as (
      select t.*, u.id is not null and t.fault is null and not t.leaves
        and (${columnsOf('u')}) is distinct from (${wanted()}) as changes_person
      from managed t left join users u on u.id = t.user_id)
    select *, case
        when fault is not null then 'refused'
        when is_leaving then 'leaving'
        when is_new or (user_id is null and adds_entry) then 'new'
        when changes_person or moves or adds_entry or moves_entry then 'changed'
        when user_id is null and (${entries === 'none'} or leaves and entry_id is null) then 'left out'
        else 'unchanged' end as outcome
    from compared`)
  await tx.execute(sql`analyze import_targets`)
}

/**
 * Finds the people that the file says leave, and those missing from it: import_out. A list for the whitelist is no list of
 * all people, and a manager does not see all. Administrators are taken out by hand.
 * @param named addresses of rows that were not staged
 */
export const findLeavers = (tx: Transaction, { entries, isManagers = false }: ImportRules, named: string[]) =>
  tx.execute(sql`
    create temporary table import_out on commit drop as
    select 'leaving' as why, email, user_id, entry_id, new_group from import_targets where outcome = 'leaving'
    union all
    select 'missing', users.email, users.id, own.id, whitelist_coverage.domain_group_id
    from users ${joinCoverage} left join allowed_emails own on own.email = users.email
    where ${entries !== 'all' && !isManagers} and whitelist_coverage.is_covered and users.is_active
      and not users.is_admin and users.erased_at is null
      and not exists (select from import_rows r where r.email = users.email)
      and not exists (select from import_rows r where r."formerEmail" = users.email)
      and users.email <> all(${sql.param(named)}::text[])`)

/** SQL: the ids of the people among those who are taken out. */
export const goingOut = (those: TakenOut[]): SQL =>
  sql`select user_id as id from import_out where user_id is not null and why = any(${sql.param(those)}::text[])`

export async function readLeavers(tx: Transaction) {
  const rows = await readRows(
    tx,
    { why: oneOf(...TAKEN_OUT), total: number, emails: listOf(text) },
    sql`select why, count(*)::int as total, (array_agg(email order by email))[1:${sql.raw(String(FIRST_ROWS))}] as emails
      from import_out group by why`,
  )
  const of = (why: TakenOut) => {
    const { total = 0, emails = [] } = rows.find((row) => row.why === why) ?? {}
    return { total, emails }
  }
  return { leaving: of('leaving'), missing: of('missing') }
}

/** SQL: the ids of people that the import puts on leave today; read before it changes them. */
export const beginningLeave = (day: string): SQL => sql`
  select users.id from users join import_targets t on t.user_id = users.id and t.changes_person
  where t.status = 'leave' and coalesce(t.leave_start <= ${day}::date, true) and coalesce(t.leave_end >= ${day}::date, true)
    and not ${onLeaveOn(day)}`

export const readBeginningLeave = async (tx: Transaction, day: string): Promise<string[]> =>
  (await readRows(tx, { id: text }, beginningLeave(day))).map(({ id }) => id)

/** Counts the rows by their outcome. */
export const countOutcomes = (tx: Transaction) =>
  readRow(
    tx,
    {
      new: number,
      changed: number,
      unchanged: number,
      leftOut: number,
      refused: number,
      waiting: number,
      whitelisted: number,
      withoutGroup: number,
    },
    sql`
    select count(*) filter (where outcome = 'new')::int as new,
      count(*) filter (where outcome = 'changed')::int as changed,
      count(*) filter (where outcome = 'unchanged')::int as unchanged,
      count(*) filter (where outcome = 'left out')::int as "leftOut",
      count(*) filter (where outcome = 'refused')::int as refused,
      count(*) filter (where fault in ('department', 'group'))::int as waiting,
      count(*) filter (where adds_entry and outcome <> 'refused')::int as whitelisted,
      count(*) filter (where new_group is null and (is_new or user_id is not null or adds_entry) and email not like '*@%' and outcome not in ('refused', 'leaving', 'left out')
        and (exists (select from allowed_emails where domain_group_id is not null)
          or exists (select from import_targets grouped where grouped.new_group is not null)))::int as "withoutGroup"
    from import_targets`,
  )

/** How many rows of each outcome a preview lists. */
export const FIRST_ROWS = 100

/** SQL: what a row (`t`) changes of a person (`u`): the columns, with what they were and what they become. */
const CHANGES = sql.raw(`(
  select json_agg(json_build_object('column', name, 'was', nullif(was, ''), 'becomes', nullif(becomes, '')))
  from (values ${Object.entries({ email: 't.email', ...WANTED })
    .map(([column, becomes]) => `('${column}', u.${column}::text, (${becomes})::text)`)
    .join(', ')})
    as each (name, was, becomes)
  where (t.changes_person or t.moves) and was is distinct from becomes)`)

/** Why a row that can be read is refused, and does not wait for a choice. */
const UNFIT = ['whitelist', 'admin', 'former', 'elsewhere', 'homeless'] as const

/** The first rows of each outcome, without those that wait for a choice. */
export const readFirstRows = (tx: Transaction) =>
  readRows(
    tx,
    {
      outcome: oneOf(...IMPORT_OUTCOMES),
      place: number,
      email: text,
      fault: orNull(oneOf(...UNFIT)),
      changes: listOf(objectOf({ column: text, was: orNull(text), becomes: orNull(text) })),
      entry: orNull(oneOf('added', 'moved')),
      who: text,
    },
    sql`
    select t.outcome, t.place, t.email, t.fault, coalesce(${CHANGES}, '[]') as changes,
      case when t.adds_entry then 'added' when t.moves_entry then 'moved' end as entry,
      concat_ws(', ', nullif(concat_ws(' ', coalesce(nullif(t.first_name, ''), u.first_name), nullif(coalesce(nullif(t.last_name, ''), u.last_name), '')), ''),
        nullif(coalesce(t.department_name, u.department), '')) as who
    from (
      select *, row_number() over (partition by outcome order by place) as nth from import_targets
      where outcome not in ('leaving', 'left out') and coalesce(fault, '') not in ('department', 'group')) t
    left join users u on u.id = t.user_id
    where nth <= ${FIRST_ROWS} order by place`,
  )

const REFUSED_FOR = ['department', 'group', ...UNFIT] as const

/** The refused rows: what is wrong with each, and the name of the unknown department or group. */
export const readRefused = (tx: Transaction) =>
  readRows(
    tx,
    { place: number, kind: oneOf(...REFUSED_FOR), email: text, name: text },
    sql`
    select place, fault as kind, email, case fault when 'group' then group_name else department end as name
    from import_targets where outcome = 'refused' order by place`,
  )

/** Those of some rows that make an account or a whitelist entry. */
export const readReturning = (tx: Transaction, places: number[]) =>
  readRows(
    tx,
    { place: number, email: text },
    sql`
    select place, email from import_targets
    where outcome = 'new' and place = any(${sql.param(places)}::int[]) order by place limit ${MOST_PROBLEMS}`,
  )

/**
 * Counts the refused rows by their faults, and the rows whose manager is unknown. Names that differ only by case are one, in
 * its most frequent spelling. A department that is in no list counts also where the group is unknown. People who name
 * themselves as their manager have none.
 */
export const groupProblems = (tx: Transaction) =>
  readRows(
    tx,
    {
      kind: oneOf(...REFUSED_FOR, 'manager'),
      name: text,
      rows: number,
      others: number,
      places: listOf(number),
    },
    sql`
    select kind, (array_agg(name order by alike desc, place))[1] as name, count(*)::int as rows,
      count(distinct name)::int - 1 as others, (array_agg(place order by place))[1:5] as places
    from (select *, count(*) over (partition by kind, name) as alike from (
      select fault as kind, place, case fault when 'department' then department when 'group' then group_name else '' end as name
      from import_targets where outcome = 'refused'
      union all
      select 'department', place, department from import_targets where fault = 'group' and is_nowhere and not makes_department
      union all
      select 'manager', place, manager from import_targets
      where outcome <> 'refused' and not leaves and manager not in ('', email) and manager_id is null and (is_new or user_id is not null)) found) problems
    group by kind, case when kind = 'manager' then '' else lower(name) end
    order by count(*) desc, min(place), kind desc limit ${MOST_PROBLEMS}`,
  )
