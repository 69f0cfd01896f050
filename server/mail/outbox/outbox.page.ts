import type { Email } from 'postal-mime'
import { MAIL_SANDBOX } from '../../platform/http/content-policy'
import { encodeHtml as e } from '../template'
import type { OutboxEntry } from './outbox-reader'

export const STYLE = `:root{color-scheme:light dark;--bg:#fbf7f1;--surface:#fff;--text:#2a1a12;--muted:#6f5b4e;--line:#e9dfd3;--primary:#9a4a22;--accent:#e9b872}
@media(prefers-color-scheme:dark){:root{--bg:#17110d;--surface:#1f1814;--text:#f5ece2;--muted:#b9a797;--line:#3a2f27;--primary:#e39a6b}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 'Instrument Sans',system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}h1{font:600 2rem/1.2 Fraunces,Georgia,serif;margin:0 0 .25rem;overflow-wrap:anywhere}
p{margin:.25rem 0}.muted{color:var(--muted)}a{color:var(--primary)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
form{display:flex;gap:.5rem;margin:1.5rem 0}input{flex:1;min-width:0;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:.6rem .9rem;min-height:44px}
button{font:inherit;font-weight:600;border:0;border-radius:10px;padding:.6rem 1.2rem;min-height:44px;background:var(--primary);color:var(--bg);cursor:pointer}
ul{list-style:none;margin:0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:14px;overflow:hidden}
li+li{border-top:1px solid var(--line)}li a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1rem;padding:.9rem 1.2rem;text-decoration:none;color:inherit}
@media(max-width:30rem){li a{grid-template-columns:minmax(0,1fr)}}
li a:hover{background:color-mix(in srgb,var(--accent) 14%,transparent)}li strong{font-weight:600;overflow-wrap:anywhere}li time{font-size:.875rem;color:var(--muted)}li span{grid-column:1/-1;color:var(--muted);overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:.15rem 1rem;margin:1rem 0}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:min(80vh,70rem);border:1px solid var(--line);border-radius:14px;background:#fff}
details{margin-top:1rem;background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:.75rem 1.2rem}summary{cursor:pointer;font-weight:600;min-height:28px}
h1,li strong,dd,pre{unicode-bidi:plaintext}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 ui-monospace,monospace}.download{margin-top:1rem}.empty{padding:3rem 1.2rem;text-align:center}nav{margin:1rem 0}`

const frame = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${e(title)}</title><style>${STYLE}</style></head><body><main>
${body}
</main></body></html>`

const when = (date: string | null, timeZone: string) => {
  const instant = Date.parse(date ?? '')
  return Number.isNaN(instant)
    ? ''
    : new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(instant)
}

/** One mailbox for all addresses: newest first. */
export function outboxPage(
  { entries, hasMore }: { entries: OutboxEntry[]; hasMore: boolean },
  search: string,
  timeZone: string,
): string {
  const items = entries.map(
    ({ name, to, subject, date }) =>
      `<li><a href="/outbox/${encodeURIComponent(name)}"><strong>${e(subject)}</strong><time>${e(when(date, timeZone))}</time><span>to ${e(to)}</span></a></li>`,
  )
  const older = new URLSearchParams({
    ...(search && { search }),
    before: entries.at(-1)?.name ?? '',
  }).toString()
  const empty = search
    ? `No mail to “${e(search)}”.`
    : 'No mail yet. Ask for a sign-in link, or send a newsletter, and it will be here.'
  return frame(
    'Outbox',
    `<h1>Outbox</h1><p class="muted">In evaluation mode no mail leaves this machine: everybody’s mail is here.</p>
<form role="search"><input type="search" name="search" aria-label="Search by recipient" placeholder="Search by recipient" value="${e(search)}"><button>Search</button></form>
${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : `<p class="empty muted">${empty}</p>`}
${hasMore ? `<nav><a href="/outbox?${e(older)}">Older mails</a></nav>` : ''}`,
  )
}

/** One mail, its HTML in a frame that can do nothing but open links. */
export function outboxMailPage(name: string, email: Email, timeZone: string): string {
  const path = `/outbox/${encodeURIComponent(name)}`
  const to = (email.to ?? []).map(({ address }) => address ?? '').join(', ')
  const from = email.from?.name ? `${email.from.name} <${email.from.address}>` : (email.from?.address ?? '')
  const text = `<pre>${e(email.text ?? '')}</pre>`
  return frame(
    email.subject ?? 'Mail',
    `<nav><a href="/outbox">All mails</a></nav><h1>${e(email.subject ?? '(no subject)')}</h1>
<dl><dt>To</dt><dd>${e(to)}</dd><dt>From</dt><dd>${e(from)}</dd><dt>Date</dt><dd>${e(when(email.date ?? null, timeZone))}</dd></dl>
${email.html ? `<iframe title="The mail" sandbox="${MAIL_SANDBOX}" src="${path}?part=html"></iframe>` : ''}
<details${email.html ? '' : ' open'}><summary>Plain text</summary>${text}</details>
<p class="download"><a href="${path}?part=raw" download="${e(name)}">Download the message (.eml)</a></p>`,
  )
}
