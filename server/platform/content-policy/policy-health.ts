import { inDigits } from '../../../shared/counted'
import { addDays, today } from '../context/clock'
import type { Context } from '../context/context'
import { violationsSince } from './content-policy.queries'
import { ENGLISH } from '../http/errors'

const DAYS = 7
const NAMED = 3

/** What browsers reported this week: how much, the most frequent of it, and what to do. */
export async function policyHealth({ db, clock }: Context, texts = ENGLISH.responses.health.policy) {
  const rows = await violationsSince(db, addDays(today(clock), 1 - DAYS))
  const violations = rows.reduce((total, { count }) => total + count, 0)
  const label = texts.thisWeek(violations)
  if (violations === 0)
    return {
      status: 'operational' as const,
      label,
      violations,
      detail: texts.none,
    }
  const most = rows
    .slice(0, NAMED)
    .map(({ directive, blocked, count }) => `${directive} ${blocked} (${inDigits(count)})`)
  return {
    status: 'degraded' as const,
    label,
    violations,
    detail: texts.refused(most, rows.length > NAMED),
  }
}
