import type { Responses } from '../../languages/words'
import type { getSystemHealth } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { SLACK_STATE, type SlackState } from '../mail/engine/ways.queries'
import type { Context } from '../platform/context/context'
import { readInstallation } from '../platform/database/installation'

/** Whether people can be told in Slack; null: it is not set up. */
export async function slackHealth(
  { config, db }: Context,
  texts: Responses['health']['slack'],
): Promise<ResponseOf<typeof getSystemHealth>['slack']> {
  if (!config.slack) return null
  const state = await readInstallation<SlackState>(db, SLACK_STATE)
  if (state && 'off' in state)
    return {
      status: 'degraded',
      label: texts.off,
      detail: texts.byMail(state.off.code),
      offSince: state.off.since,
    }
  if (state && 'away' in state)
    return {
      status: 'degraded',
      label: texts.away,
      detail: texts.waits(state.away.code),
      offSince: state.away.since,
    }
  return {
    status: 'operational',
    label: state?.team ?? texts.notYet,
    detail: texts.told,
    offSince: null,
  }
}
