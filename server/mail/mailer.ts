import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '../config'
import { type Mailer, MailRefused, type OutgoingMail } from './mail'

/** Codes of an answer that will not change: the address or the message is refused for good. */
const isPermanent = (responseCode: number | undefined) => responseCode !== undefined && responseCode >= 500

/** Hands mails to the configured transport, one at a time and at once. */
export function createMailer(config: Config): Mailer & { close(): void } {
  const { mail } = config
  if (mail.kind === 'sendgrid') throw new Error('SendGrid arrives with the sending engine')
  const transport =
    mail.kind === 'smtp'
      ? nodemailer.createTransport({
          url: mail.url,
          pool: true,
          maxConnections: 2,
          connectionTimeout: 10_000,
          socketTimeout: 20_000,
        })
      : nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  return {
    async send(message: OutgoingMail) {
      try {
        const info = await transport.sendMail({ from: config.mailFrom, ...message })
        if (mail.kind === 'outbox') await writeToOutbox(config.dataDir, (info as { message: Buffer }).message)
      } catch (error) {
        const {
          responseCode,
          code,
          message: text,
        } = error as Error & { responseCode?: number; code?: string }
        throw new MailRefused(text, !isPermanent(responseCode), String(responseCode ?? code ?? 'unknown'))
      }
    },
    close: () => transport.close(),
  }
}

let counter = 0

/** Written under another name first, so that no reader sees half a mail. Names sort by time. */
async function writeToOutbox(dataDir: string, message: Buffer): Promise<void> {
  const folder = join(dataDir, 'outbox')
  await mkdir(folder, { recursive: true })
  const name = `${Date.now()}-${process.pid}-${String(++counter).padStart(6, '0')}.eml`
  await writeFile(join(folder, `.${name}`), message)
  await rename(join(folder, `.${name}`), join(folder, name))
}
