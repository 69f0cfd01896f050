import type { Plugin } from '../../../server/platform/plugin'
import { startReadingMailbox } from './read-mailbox'
import { Mailbox } from './imap'
import { type InboundSettings, mailboxSettings } from './settings'
import { stateOf } from './mailbox-state'
import { mailboxTables } from './mailbox.tables'

/** Whether replies and returned mails can be read. */
const mailboxHealth: NonNullable<Plugin['health']> = async (context, words) => {
  const texts = words.responses.mailbox.health
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

/** Reads what calendars reply, and mails that come back (docs/operate/mailbox.md). */
export const mailboxReader: Plugin = {
  name: 'mailbox',
  tables: mailboxTables,
  settings: mailboxSettings,
  start: startReadingMailbox,
  check(config) {
    const settings = mailboxSettings.of(config)
    return settings && { what: 'Mailbox', look: () => lookAt(settings) }
  },
  health: mailboxHealth,
  readsReturns: (config) => mailboxSettings.of(config) !== undefined,
}

/** Opens the mailbox, and reads nothing. @throws MailboxAway */
async function lookAt(settings: InboundSettings): Promise<string> {
  const mailbox = await Mailbox.open(settings)
  await mailbox.close()
  return `${settings.folder} of ${settings.user} is open.`
}
