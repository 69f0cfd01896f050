import { counted, inDigits } from '../../../shared/counted'
import { addDays, today } from '../context/clock'
import type { Context } from '../context/context'
import { violationsSince } from './content-policy.queries'

const DAYS = 7
const NAMED = 3

/** What browsers reported this week: how much, the most frequent of it, and what to do. */
export async function policyHealth({ db, clock }: Context) {
  const rows = await violationsSince(db, addDays(today(clock), 1 - DAYS))
  const violations = rows.reduce((total, { count }) => total + count, 0)
  const label = `${counted(violations, 'violation', 'violations')} this week`
  if (violations === 0)
    return {
      status: 'operational' as const,
      label,
      violations,
      detail: 'No browser reported that a page was kept from loading or running something.',
    }
  const most = rows
    .slice(0, NAMED)
    .map(({ directive, blocked, count }) => `${directive} ${blocked} (${inDigits(count)})`)
  return {
    status: 'degraded' as const,
    label,
    violations,
    detail: `Browsers refused: ${most.join(', ')}${rows.length > NAMED ? ' and others' : ''}. A few come from a reader's own browser or a proxy that changes pages: look for such a proxy. Many, from people who did nothing special: report it as SECURITY.md says.`,
  }
}
