import type { getSystemHealth } from '../../../shared/contract/metrics'
import type { ResponseOf } from '../../../shared/endpoint'
import type { Context } from '../../platform/context/context'
import { stateOf } from './mailbox-state'

type Health = ResponseOf<typeof getSystemHealth>['mailbox']

/** Whether replies and returned mails can be read. */
export async function mailboxHealth(context: Context): Promise<Health> {
  const settings = context.config.inbound
  if (!settings)
    return {
      status: 'operational',
      label: 'Not read',
      detail:
        'Replies of calendars and mails that come back are not read. Set INBOUND_URL to the mailbox of MAIL_FROM.',
      readAt: null,
      failingSince: null,
    }
  const { readAt, away } = await stateOf(context, settings)
  if (away)
    return {
      status: 'degraded',
      label: 'Failing',
      detail: `${away.problem} It is tried again by itself; replies and returned mails wait there, and nothing else suffers.`,
      readAt,
      failingSince: away.since,
    }
  return {
    status: 'operational',
    label: readAt ? settings.host : 'Has not been read yet',
    detail: 'Replies of calendars and mails that come back are read every minute.',
    readAt,
    failingSince: null,
  }
}
