import { and, sql } from 'drizzle-orm'
import { FORMER_ADDRESS } from '../../../shared/person-name'
import type { Audience } from '../../../shared/programme'
import { type AskedProgramme, isOfProgramme } from '../../people/rounds.queries'
import type { Queryable, Transaction } from '../../platform/database/database'
import { number, readRows, text } from '../../platform/database/rows'
import { UUID } from '../../platform/http/route'
import { joinCoverage, whitelistCoverage } from '../../tables/coverage.tables'
import { isPerson } from '../../tables/people.conditions'
import { programmes } from '../../tables/programmes.tables'

/** The names of the groups that audiences name, by their ids; of one that is not there, none. */
export async function namesInAudiences(db: Queryable, audiences: readonly Audience[]) {
  const idsOf = (kind: 'domainGroups' | 'directoryGroups') =>
    sql.param(
      [...new Set(audiences.flatMap((audience) => audience[kind] ?? []))].filter((id) => UUID.test(id)),
    )
  const rows = await readRows(
    db,
    { kind: text, id: text, name: text },
    sql`
    select 'domain' as kind, id::text, display_name as name from domain_groups
      where id = any(${idsOf('domainGroups')}::uuid[])
    union all
    select 'directory', id::text, display_name from directory_groups
      where id = any(${idsOf('directoryGroups')}::uuid[])`,
  )
  const named = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, name }) => [id, name]))
  return { domainGroups: named('domain'), directoryGroups: named('directory') }
}

/** How many people take part in each programme on a day, as far as it is up to them. */
export async function countPeopleIn(
  db: Queryable,
  day: string,
  asked: readonly AskedProgramme[],
): Promise<Map<string, number>> {
  if (asked.length === 0) return new Map()
  const counts = asked.map(
    (programme) => sql`select ${programme.id}::text as id, count(*)::int as people from users ${joinCoverage}
      where ${and(
        isPerson,
        sql`users.is_active and ${whitelistCoverage.isCovered}`,
        isOfProgramme(day, programme),
      )}`,
  )
  const rows = await readRows(db, { id: text, people: number }, sql.join(counts, sql` union all `))
  return new Map(rows.map(({ id, people }) => [id, people]))
}

/**
 * Takes an address out of programmes' audiences. An address that was alone is replaced by one that is nobody's, because an
 * empty list would let in everybody.
 */
export async function eraseFromAudiences(tx: Transaction, email: string): Promise<void> {
  for (const column of [programmes.audience, programmes.hosts])
    await tx.execute(sql`
      update programmes set ${sql.identifier(column.name)} = jsonb_set(${column}, '{addresses}',
        case jsonb_array_length(${column} -> 'addresses') when 1 then jsonb_build_array(${FORMER_ADDRESS}::text)
          else (${column} -> 'addresses') - ${email}::text end)
      where ${column} -> 'addresses' ? ${email}`)
}
