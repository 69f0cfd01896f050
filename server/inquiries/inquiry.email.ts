import type { submitInquiry } from '../../shared/contract/inquiries'
import type { ParsedBody } from '../../shared/endpoint'
import type { Config } from '../config'
import type { OutgoingMail } from '../mail/mail'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The mail to the contact address: a plain letter, since it stays in the house. */
export function inquiryMail(config: Config, inquiry: ParsedBody<typeof submitInquiry>): OutgoingMail {
  const facts = [
    ['Company', inquiry.companyName],
    ['Contact', inquiry.contactEmail],
    ['Expected users', inquiry.expectedUsers],
    ['Additional information', inquiry.additionalInfo || 'none'],
  ] as const
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" style="padding:6px 16px 6px 0;color:#6F5B4E">${name}</th><td style="padding:6px 0;white-space:pre-wrap">${escape(value)}</td></tr>`,
  )
  return {
    to: config.contactEmail,
    subject: `Cup of Joe: inquiry from ${inquiry.companyName}`,
    html: `<!doctype html><html lang="en"><body style="font:16px/24px Georgia,serif;color:#2A1A12;background:#FBF7F1;padding:24px"><h1 style="font-size:22px">A company asks about Cup of Joe</h1><table role="presentation">${rows.join('')}</table></body></html>`,
    text: `A company asks about Cup of Joe\n\n${facts.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`,
    headers: { 'Reply-To': inquiry.contactEmail },
  }
}
