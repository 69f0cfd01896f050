import { sayReason } from '../../../languages/reasons'
import type { Plugin } from '../../../server/platform/plugin'
import { countOwnCalendars } from './calendars.queries'
import { companyState } from './read-company'
import { calendarSettings } from './settings'

const NAMES = { graph: 'Microsoft 365', google: 'Google Workspace' }

/** Whether the company's calendar can be read, and how many of those that people have connected. */
export const calendarsHealth: NonNullable<Plugin['health']> = async ({ db, config }, words) => {
  const texts = words.responses.health.calendars
  const { connected, failing } = await countOwnCalendars(db)
  const own = failing > 0 ? texts.ownFailing(connected, failing) : texts.own(connected)
  const { company } = calendarSettings.of(config)
  const facts = { title: texts.title, detail: own, failingSince: null }
  if (!company) return { ...facts, status: 'operational', label: texts.ownOnly, readAt: null }
  const name = NAMES[company.kind]
  const state = await companyState(db)
  const readAt = state?.at ?? null
  if (!state?.problem) return { ...facts, status: 'operational', label: name, readAt }
  const detail = `${sayReason(words, state.problem)} ${texts.without} ${own}`
  return { ...facts, status: 'degraded', label: texts.failing(name), detail, readAt }
}
