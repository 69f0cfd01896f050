import type { AdminUser } from '../../shared/contract/directory'
import type { Newsletter } from '../../shared/contract/newsletters'
import { personName } from '../kit/words.rules'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const listed = (json: string): string[] => {
  const list: unknown = JSON.parse(json || '[]')
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}

/** A plain cousin of the real mail: enough to see whom it names. */
export function demoMail(newsletter: Newsletter, partner: AdminUser | undefined): string {
  const part = (title: string, ...lines: string[]) =>
    lines.some(Boolean)
      ? `<h2 style="font:600 18px Georgia,serif;margin:28px 0 6px">${escaped(title)}</h2>${lines.filter(Boolean).join('')}`
      : ''
  const line = (text: string) =>
    text ? `<p style="margin:0 0 8px;line-height:1.55">${escaped(text)}</p>` : ''
  const items = (json: string) =>
    `<ul style="margin:0;padding-left:20px;line-height:1.7">${listed(json)
      .map((item) => `<li>${escaped(item)}</li>`)
      .join('')}</ul>`
  const match = partner
    ? `<p style="margin:0;font:600 22px Georgia,serif">${escaped(personName(partner))}</p>${line(partner.email)}`
    : line(newsletter.matchPlaceholder)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(newsletter.subject)}</title><body style="margin:0;background:#fbf7f1;color:#2a1a12;font:16px Helvetica,Arial,sans-serif"><div style="max-width:600px;margin:0 auto;padding:28px 24px;background:#fff"><h1 style="font:600 28px Georgia,serif;margin:0">${escaped(newsletter.title)}</h1>${part('Your Match', `<div style="padding:16px 20px;background:#fbeee2;border-radius:12px">${match}</div>`)}${part("This Month's Mood", line(newsletter.moodDescription))}${part('Quote to Sip On', line(newsletter.quoteText), line(newsletter.quoteAuthor))}${part('Monthly Brain Buzzer', line(newsletter.brainBuzzerQuestion), items(newsletter.brainBuzzerChoices))}${part('Making Coffee Chats Count', line(newsletter.coffeeChatsParagraph), items(newsletter.coffeeChatStarters))}${part('Pro Tips', items(newsletter.proTips))}${line(newsletter.closingMessage)}</div></body></html>`
}
