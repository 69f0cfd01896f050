import type { getSystemHealth } from '../../../shared/contract/metrics'
import type { ResponseOf } from '../../../shared/endpoint'
import type { Context } from '../../platform/context/context'
import { storedNoteIn } from './calendar-fault'
import { countOwnCalendars } from './calendars.queries'
import { companyState } from './read-company'
import { ENGLISH } from '../../platform/http/errors'

const NAMES = { graph: 'Microsoft 365', google: 'Google Workspace' }

/** Whether the company's calendar can be read, and how many of those that people have connected. */
export async function calendarsHealth(
  { db, config }: Context,
  words = ENGLISH.responses,
): Promise<ResponseOf<typeof getSystemHealth>['calendars']> {
  const texts = words.health.calendars
  const { connected, failing } = await countOwnCalendars(db)
  const own = failing > 0 ? texts.ownFailing(connected, failing) : texts.own(connected)
  if (!config.calendar)
    return { status: 'operational', label: texts.ownOnly, detail: own, companyReadAt: null }
  const name = NAMES[config.calendar.kind]
  const state = await companyState(db)
  if (state?.problem)
    return {
      status: 'degraded',
      label: texts.failing(name),
      detail: `${storedNoteIn(words.calendars, state.problem)} ${texts.without} ${own}`,
      companyReadAt: state.at,
    }
  return { status: 'operational', label: name, detail: own, companyReadAt: state?.at ?? null }
}
