import type { Config } from '../platform/context/config'
import { outboxTransport } from './outbox'
import { sendgridTransport } from './sendgrid'
import { smtpTransport } from './smtp'
import type { Transport } from './transport'

/** The transport that MAIL_URL names; `answerTimeoutMs`: how long an SMTP server may take over one message. */
export function createTransport(
  { mail, dataDir, dkim, inbound }: Config,
  answerTimeoutMs?: number,
): Transport {
  if (mail.kind === 'smtp')
    return smtpTransport(mail.url, { dkim, answerTimeoutMs, isRelayed: inbound !== undefined })
  if (mail.kind === 'sendgrid') return sendgridTransport(mail)
  return outboxTransport(dataDir)
}
