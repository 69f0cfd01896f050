import type { Plugin } from '../../../server/platform/plugin'
import { mailboxHealth } from './mailbox-health'
import { startReadingMailbox } from './read-mailbox'
import { mailboxSettings } from './settings'

/** Reads what calendars reply, and mails that come back (docs/mailbox.md). */
export const mailboxReader: Plugin = {
  name: 'mailbox',
  settings: mailboxSettings,
  start: startReadingMailbox,
  health: mailboxHealth,
  readsReturns: (config) => mailboxSettings.of(config) !== undefined,
}
