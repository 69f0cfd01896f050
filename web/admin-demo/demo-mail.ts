import type { AdminUser } from '../../shared/contract/directory'
import type { Newsletter } from '../../shared/contract/newsletters'
import { personName } from '../../shared/person-name'
import { listOf } from '../newsletters/newsletter.rules'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const serif = (text: string) => `<font face="Georgia, serif">${text}</font>`

/**
 * A plain cousin of the real mail: enough to see its names. It looks as mails did long ago, by attributes: a document that
 * is made in the browser has the page's content policy, which refuses styles written into it.
 */
export function demoMail(newsletter: Newsletter, partner: AdminUser | undefined): string {
  const part = (title: string, ...lines: string[]) =>
    lines.some(Boolean) ? `<h2>${serif(escaped(title))}</h2>${lines.join('')}` : ''
  const line = (text: string) => (text ? `<p>${escaped(text)}</p>` : '')
  const items = (json: string) =>
    `<ul>${listOf(json)
      .map((item) => `<li>${escaped(item)}</li>`)
      .join('')}</ul>`
  const match = partner
    ? `<h3>${serif(escaped(personName(partner)))}</h3>${line(partner.email)}`
    : line(newsletter.matchPlaceholder)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(newsletter.subject)}</title><body bgcolor="#fbf7f1" text="#2a1a12"><table width="100%" cellpadding="0"><tr><td></td><td width="600"><table width="100%" cellpadding="24" bgcolor="#ffffff"><tr><td><font face="Helvetica, Arial, sans-serif"><h1>${serif(escaped(newsletter.title))}</h1>${part('Your Match', `<table width="100%" cellpadding="16" bgcolor="#fbeee2"><tr><td>${match}</td></tr></table>`)}${part("This Month's Mood", line(newsletter.moodDescription))}${part('Quote to Sip On', line(newsletter.quoteText), line(newsletter.quoteAuthor))}${part('Monthly Brain Buzzer', line(newsletter.brainBuzzerQuestion), items(newsletter.brainBuzzerChoices))}${part('Making Coffee Chats Count', line(newsletter.coffeeChatsParagraph), items(newsletter.coffeeChatStarters))}${part('Pro Tips', items(newsletter.proTips))}${line(newsletter.closingMessage)}</font></td></tr></table></td><td></td></tr></table></body></html>`
}
