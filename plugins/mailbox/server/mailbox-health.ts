import type { Plugin } from '../../../server/platform/plugin'
import { stateOf } from './mailbox-state'
import { mailboxSettings } from './settings'

/** Whether replies and returned mails can be read. */
export const mailboxHealth: NonNullable<Plugin['health']> = async (context, words) => {
  const texts = words.responses.health.mailbox
  const settings = mailboxSettings.of(context.config)
  const facts = { title: texts.title, status: 'operational' as const, readAt: null, failingSince: null }
  if (!settings) return { ...facts, ...texts.notRead }
  const { readAt, away } = await stateOf(context, settings)
  if (!away)
    return { ...facts, label: readAt ? settings.host : texts.notYet, detail: texts.everyMinute, readAt }
  return {
    ...facts,
    status: 'degraded',
    label: texts.failing,
    detail: `${away.problem} ${texts.triedAgain}`,
    readAt,
    failingSince: away.since,
  }
}
