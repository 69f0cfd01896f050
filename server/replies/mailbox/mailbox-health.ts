import type { getSystemHealth } from '../../../shared/contract/metrics'
import type { ResponseOf } from '../../../shared/endpoint'
import type { Context } from '../../platform/context/context'
import { stateOf } from './mailbox-state'
import { ENGLISH } from '../../platform/http/errors'

type Health = ResponseOf<typeof getSystemHealth>['mailbox']

/** Whether replies and returned mails can be read. */
export async function mailboxHealth(
  context: Context,
  texts = ENGLISH.responses.health.mailbox,
): Promise<Health> {
  const settings = context.config.inbound
  if (!settings)
    return {
      status: 'operational',
      label: texts.notRead.label,
      detail: texts.notRead.detail,
      readAt: null,
      failingSince: null,
    }
  const { readAt, away } = await stateOf(context, settings)
  if (away)
    return {
      status: 'degraded',
      label: texts.failing,
      detail: `${away.problem} ${texts.triedAgain}`,
      readAt,
      failingSince: away.since,
    }
  return {
    status: 'operational',
    label: readAt ? settings.host : texts.notYet,
    detail: texts.everyMinute,
    readAt,
    failingSince: null,
  }
}
