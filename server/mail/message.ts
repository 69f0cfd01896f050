import MailComposer from 'nodemailer/lib/mail-composer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { OutgoingMail } from '../platform/context/mailer'
import type { Message } from './transport'

/** Builds the message that goes over the wire. Nothing is read from disk or network, whatever a field says. */
export async function buildMessage(
  from: string,
  mail: OutgoingMail & { messageId: string },
  date: Date,
): Promise<Message> {
  const node = new MailComposer({
    from,
    to: mail.to,
    subject: literal(mail.subject),
    html: mail.html,
    text: mail.text,
    messageId: mail.messageId,
    date,
    headers: mail.headers,
    newline: 'win',
    attachments: mail.attachments?.map((attachment) => ({
      ...attachment,
      contentDisposition: attachment.cid ? 'inline' : 'attachment',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  const envelope = node.getEnvelope()
  return {
    from: envelope.from || '',
    to: mail.to,
    messageId: mail.messageId,
    date,
    raw: await node.build(),
    parts: () => ({
      fromName: nameOf(from),
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: mail.headers ?? {},
      attachments: mail.attachments ?? [],
    }),
  }
}

/** The name part of "Cup of Joe <coffee@example.com>". */
export const nameOf = (address: string) => /^\s*"?(.*?)"?\s*<[^>]*>\s*$/.exec(address)?.[1] ?? ''

/** Text for a header, to be read literally: what looks encoded already is encoded once more (RFC 2047). */
export const literal = (text: string): string =>
  text.includes('=?') ? encodeWord(text.replace(/\s+/g, ' '), 'B', 52) : text
