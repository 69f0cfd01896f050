import type { Config } from '../platform/context/config'
import { outboxTransport } from './outbox'
import { sendgridTransport } from './sendgrid'
import { smtpTransport } from './smtp'
import type { Transport } from './transport'

/**
 * The transport that MAIL_URL names. `answerTimeoutMs`: how long an SMTP server may take over one message; `isRelayed`: mails
 * that come back later are read.
 */
export function createTransport(
  { mail, dataDir, dkim }: Config,
  options: { answerTimeoutMs?: number; isRelayed?: boolean } = {},
): Transport {
  if (mail.kind === 'smtp') return smtpTransport(mail.url, { dkim, ...options })
  if (mail.kind === 'sendgrid') return sendgridTransport(mail)
  return outboxTransport(dataDir)
}
