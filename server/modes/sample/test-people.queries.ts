import { sql } from 'drizzle-orm'
import { TEST_STATES } from '../../../shared/limits'
import { addMonths, currentMonth, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { oneOf, readRows } from '../../platform/database/rows'
import { joinCoverage } from '../../tables/coverage.tables'
import { onLeaveOn, participationOn } from '../../tables/people.conditions'
import { users } from '../../tables/people.tables'

const shape = {
  state: oneOf(...TEST_STATES),
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
}

/** One person of the sample company for each state, whom test access signs in; empty without a sample company. */
export async function testPeople({ db, clock }: Context) {
  const day = today(clock)
  const lastMonth = addMonths(currentMonth(clock), -1)
  const found = await readRows(
    db,
    shape,
    sql`
    select distinct on (state) state, email, first_name as "firstName", last_name as "lastName"
    from (
      select users.email, users.first_name, users.last_name, case
        when ${onLeaveOn(day)} then 'on-leave'
        when users.needs_profile_setup then 'not-set-up'
        when ${participationOn(day)} = 'opted_out' then 'opted-out'
        when ${participationOn(day)} = 'paused' then 'paused'
        when exists (select from seats m join pairings p on p.id = m.pairing_id
          where m.user_id = users.id and p.month = ${lastMonth} and m.match_id is null) then 'left-out'
        else 'active' end as state
      from ${users} ${joinCoverage}
      where users.is_sample and users.is_active and whitelist_coverage.is_covered) people
    order by state, email`,
  )
  return TEST_STATES.flatMap((state) => found.filter((person) => person.state === state))
}
