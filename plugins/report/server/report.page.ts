import type { Responses } from '../../../languages/words'
import { encodeHtml as e } from '../../../server/mail/template'
import { formatsOf } from '../../../shared/languages/formats'
import { directionOf, type Language } from '../../../shared/languages/languages'
import { PRODUCT } from '../../../shared/programme'
import type { Report } from '../contract'

export const STYLE = `:root{color-scheme:light dark;--bg:#fbf7f1;--surface:#fff;--text:#2a1a12;--muted:#6f5b4e;--line:#e9dfd3;--primary:#9a4a22}
@media(prefers-color-scheme:dark){:root{--bg:#17110d;--surface:#1f1814;--text:#f5ece2;--muted:#b9a797;--line:#3a2f27;--primary:#e39a6b}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 'Instrument Sans',system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:2rem 1rem 4rem}h1,h2,dd{font-family:Fraunces,Georgia,serif;line-height:1.2}h1{font-size:2rem;margin:0}h2{font-size:1.3rem;margin:2rem 0 .5rem}
p{margin:.25rem 0}.muted{color:var(--muted)}h1,td,th,blockquote{overflow-wrap:anywhere;unicode-bidi:plaintext}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:1rem;margin:1.5rem 0}dl div{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:1rem}
dt{color:var(--muted);font-size:.875rem}dd{margin:0;font-size:1.75rem;font-weight:600}dd small{display:block;font:400 .875rem/1.4 'Instrument Sans',system-ui,sans-serif;color:var(--muted)}
table{width:100%;border-collapse:collapse;overflow-wrap:normal}th,td{text-align:start;padding:.5rem .5rem .5rem 0;border-bottom:1px solid var(--line);font-variant-numeric:tabular-nums}th{font-weight:600}tr{break-inside:avoid}
blockquote{margin:.75rem 0;padding-inline-start:1rem;border-inline-start:3px solid var(--primary);break-inside:avoid}footer{margin-top:2.5rem;font-size:.875rem}
@media print{:root{--bg:#fff;--text:#000;--muted:#444}main{max-width:none;padding:0}h2{break-after:avoid}}`

const page = (language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${e(title)}</title><style>${STYLE}</style></head><body><main>
<h1>${e(title)}</h1>
${body}
</main></body></html>`

/** In place of the report, where a link opens none. */
export const noReportPage = (language: Language, texts: Responses['report']): string =>
  page(language, PRODUCT, `<p>${e(texts.noLink)}</p>`)

/** The report as a page without a script, to be read and printed. */
export function reportPage(report: Report, texts: Responses['report']): string {
  const { language, programme, last, months, people, matches, met, ties, feedback } = report
  const { digits, percent, month, tenths, shortDate } = formatsOf(language)
  const share = ({ rateLow, rateHigh }: NonNullable<Report['met']>) =>
    rateLow === rateHigh ? percent(rateLow) : `${percent(rateLow)}–${percent(rateHigh)}`
  const ofAnswered = ({ met: pairs, answered, interval: [low, high] }: NonNullable<Report['met']>) =>
    texts.ofAnswered(pairs, answered, percent(low), percent(high))
  const first = months[0]?.month ?? last
  const figure = (label: string, value: string, note = '') =>
    `<div><dt>${e(label)}</dt><dd>${e(value)}<small>${e(note)}</small></dd></div>`
  const row = (name: string, ...cells: string[]) =>
    `<tr><th scope="row">${e(name)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const monthRow = ({ month: one, ...of }: Report['months'][number]) =>
    of.people === null || of.matches === null
      ? ''
      : row(
          month(one),
          digits(of.people),
          digits(of.matches),
          of.met
            ? `${e(share(of.met))} <span class="muted">${e(ofAnswered(of.met))}</span>`
            : e(texts.tooFew),
        )
  const heads = [texts.month, texts.people, texts.matches, texts.met]
  const parts = [
    `<p class="muted">${e(first === last ? month(last) : texts.span(month(first), month(last)))}</p>`,
    people === null || matches === null
      ? `<p>${e(texts.nothing)}</p>`
      : `<dl>${figure(texts.people, digits(people))}${figure(texts.matches, digits(matches))}${met ? figure(texts.met, share(met), ofAnswered(met)) : ''}${feedback ? figure(texts.beans, tenths(feedback.mean), texts.given(feedback.given)) : ''}</dl>
<h2>${e(texts.byMonth)}</h2><table><thead><tr>${heads.map((head) => `<th scope="col">${e(head)}</th>`).join('')}</tr></thead><tbody>${months.map(monthRow).join('')}</tbody></table>`,
    ties.length > 0 &&
      `<h2>${e(texts.ties)}</h2><p class="muted">${e(texts.tiesNote)}</p><table><tbody>${ties
        .map(({ one, other, count }) =>
          row(one === null || other === null ? texts.others : texts.between(one, other), digits(count)),
        )
        .join('')}</tbody></table>`,
    feedback?.quotes.length &&
      `<h2>${e(texts.quotes)}</h2><p class="muted">${e(texts.quotesNote)}</p>${feedback.quotes.map((line) => `<blockquote>${e(line)}</blockquote>`).join('')}`,
    `<footer class="muted"><p>${e(texts.five)}</p><p>${e(texts.until(shortDate(report.expiresAt)))}</p></footer>`,
  ]
  return page(language, texts.title(programme ?? texts.allProgrammes), parts.filter(Boolean).join('\n'))
}
