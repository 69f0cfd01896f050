import type { ServerWords } from '../../../languages/words'
import type { MyData } from '../../../shared/contract/my-data'
import { directionOf } from '../../../shared/languages/languages'
import { mapValues } from '../../../shared/map-values'
import { zoneInWords } from '../../../shared/working-hours'
import { styleHash } from '../../platform/http/content-policy'
import { encodeHtml as e } from '../../mail/template'

const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0 auto;max-width:52rem;padding:2rem 1rem 4rem;background:#fff;color:#2a1a12;font:16px/1.5 system-ui,sans-serif}
h1,h2{line-height:1.2;overflow-wrap:anywhere}h2{margin:2.5rem 0 .5rem;border-top:1px solid #b9a797;padding-top:1rem}
dl{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,5fr);gap:.2rem 1rem;margin:0 0 1.25rem;break-inside:avoid}
dt{color:#6f5b4e;overflow-wrap:anywhere}dd{margin:0;unicode-bidi:plaintext;overflow-wrap:anywhere;white-space:pre-wrap}img{display:block;max-width:min(16rem,100%);height:auto}p{margin:.25rem 0}`

/** Nothing may run, load or be sent; the one style is known by its hash, the photo is in the page. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${styleHash(STYLE)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Core = Omit<MyData, 'plugins'>
type FieldsOf<Section> = Section extends (infer Entry)[] ? keyof Entry : keyof Section
type Field = { [Name in keyof Core]: FieldsOf<Core[Name]> }[keyof Core]

/** Values that the product has chosen; the compiler finds one without a text. */
interface Chosen {
  status: Record<MyData['participation']['status'] | MyData['matches'][number]['status'], string>
  what: Record<MyData['rounds'][number]['what'], string>
  ownAnswer: Record<MyData['matches'][number]['ownAnswer'], string>
  by: Record<MyData['auditLog'][number]['by'], string>
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function valueOf(
  { mail, responses: { myData: texts } }: ServerWords,
  field: string,
  value: unknown,
  timeZone: string,
): string {
  if (value === null || value === undefined || value === '') return texts.none
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  const values: Record<string, Record<string, string>> & Chosen = texts.values
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return e(value.map((one) => values[field]?.[one] ?? one).join('\n'))
  if (field === 'attributes')
    return e(
      Object.entries(value)
        .map((one) => one.join(': '))
        .join('\n'),
    )
  if (typeof value !== 'string') return e(JSON.stringify(value))
  if (value.startsWith('data:image/')) return `<img src="${e(value)}" alt="${e(texts.photo)}">`
  if (INSTANT.test(value)) return e(mail.dates.longMoment(value, timeZone))
  return e(values[field]?.[value] ?? value)
}

/** What is kept about a person, to be read and printed: one page that needs nothing else. */
export function myDataPage(
  data: MyData,
  { now, timeZone }: { now: Date; timeZone: string },
  words: ServerWords,
): string {
  const texts = words.responses.myData
  const { dates, isolated, language } = words.mail
  const list = (labels: Record<string, string>) => (entry: object) => {
    const facts = Object.entries(entry).map(
      ([field, value]) =>
        `<dt>${e(labels[field] ?? field)}</dt><dd>${valueOf(words, field, value, timeZone)}</dd>`,
    )
    return `<dl>${facts.join('')}</dl>`
  }
  const section = (title: string, labels: Record<string, string>, entries: object[]) => {
    const shown = entries.length > 0 ? entries.map(list(labels)).join('\n') : `<p>${e(texts.nothing)}</p>`
    return `<h2>${e(title)}</h2>\n${shown}`
  }
  const { plugins, ...core } = data
  const fields: Record<Field, string> = {
    ...texts.fields,
    ...mapValues(words.responses.rules.profileTexts, ({ inMyData }) => inMyData),
  }
  const sections = [
    ...(Object.entries(core) as [keyof Core, object | object[]][]).map(([name, content]) =>
      section(texts.sections[name], fields, [content].flat()),
    ),
    ...plugins.map(({ title, labels, entries }) => section(title, labels, entries)),
  ]
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${e(texts.title)}</title><style>${STYLE}</style></head><body><main>
<h1>${e(texts.title)}</h1>
<p>${e(texts.of(isolated(data.profile.email), dates.longMoment(now, timeZone)))} ${e(texts.timesAreOf(isolated(zoneInWords(timeZone))))}</p>
<p>${e(texts.secrets)}</p>
${sections.join('\n')}
</main></body></html>`
}
