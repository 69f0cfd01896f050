import type { Plugin } from '../../../server/platform/plugin'
import { readInstallation } from '../../../server/platform/database/installation'
import { slackSettings } from './settings'
import { SLACK_STATE, type SlackState } from './state'

/** Whether people can be told in Slack. */
export const slackHealth: NonNullable<Plugin['health']> = async ({ config, db }, words) => {
  if (!slackSettings.of(config)) return null
  const texts = words.responses.health.slack
  const title = 'Slack'
  const state = await readInstallation<SlackState>(db, SLACK_STATE)
  const failing = (label: string, detail: string, failingSince: string) =>
    ({ title, status: 'degraded', label, detail, readAt: null, failingSince }) as const
  if (state && 'off' in state) return failing(texts.off, texts.byMail(state.off.code), state.off.since)
  if (state && 'away' in state) return failing(texts.away, texts.waits(state.away.code), state.away.since)
  const label = state?.team ?? texts.notYet
  return { title, status: 'operational', label, detail: texts.told, readAt: null, failingSince: null }
}
