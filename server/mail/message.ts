import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutgoingMail } from './mail'
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
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: mail.messageId,
    date,
    headers: mail.headers,
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
