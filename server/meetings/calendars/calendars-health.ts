import { inDigits } from '../../../shared/counted'
import type { getSystemHealth } from '../../../shared/contract/metrics'
import type { ResponseOf } from '../../../shared/endpoint'
import type { Context } from '../../platform/context/context'
import { countOwnCalendars } from './calendars.queries'
import { companyState } from './read-company'

const NAMES = { graph: 'Microsoft 365', google: 'Google Workspace' }

/** Whether the company's calendar can be read, and how many of those that people have connected. */
export async function calendarsHealth({
  db,
  config,
}: Context): Promise<ResponseOf<typeof getSystemHealth>['calendars']> {
  const { connected, failing } = await countOwnCalendars(db)
  const own = `${connected === 1 ? 'One person has' : `${inDigits(connected)} people have`} connected their own${
    failing > 0 ? `, of which ${inDigits(failing)} can't be read; their owners see why` : ''
  }.`
  if (!config.calendar) return { status: 'operational', label: 'Own only', detail: own, companyReadAt: null }
  const name = NAMES[config.calendar.kind]
  const state = await companyState(db)
  if (state?.problem)
    return {
      status: 'degraded',
      label: `${name}, failing`,
      detail: `${state.problem} Times are suggested without it. ${own}`,
      companyReadAt: state.at,
    }
  return { status: 'operational', label: name, detail: own, companyReadAt: state?.at ?? null }
}
