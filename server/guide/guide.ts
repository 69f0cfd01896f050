import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { Marked } from 'marked'
import { directionOf, type Language } from '../../shared/languages/languages'
import { PRODUCT } from '../../shared/programme'
import { encodeHtml } from '../mail/template'
import type { Context } from '../platform/context/context'
import { nothingHere } from '../platform/http/errors'
import { plainPage } from '../platform/http/content-policy'

const STYLE =
  ':root{color-scheme:light dark;--bg:#fbf7f1;--text:#2a1a12;--muted:#6f5b4e;--line:#e9dfd3;--primary:#9a4a22}@media(prefers-color-scheme:dark){:root{--bg:#17110d;--text:#f5ece2;--muted:#b9a797;--line:#3a2f27;--primary:#e39a6a}}body{font:17px/1.6 system-ui;margin:0;background:var(--bg);color:var(--text)}main,nav{max-width:44rem;margin:0 auto;padding:1rem 1.25rem;overflow-wrap:anywhere}nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;border-bottom:1px solid var(--line)}nav a{padding:.5rem 0}h1,h2,h3{line-height:1.25}a{color:var(--primary)}[aria-current]{color:inherit;font-weight:600}code{font-size:.9em}table{border-collapse:collapse}th,td{text-align:start;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line)}li{margin:.35rem 0}'

/** In this order; the first one is the beginning. */
const PAGES = [
  'first-month',
  'people',
  'newsletters',
  'programmes',
  'cycle',
  'questions',
  'works-council',
  'changelog',
] as const

/** The build copies the guide next to the bundle. */
const BUILT = fileURLToPath(new URL('./guide', import.meta.url))
const isBuilt = existsSync(BUILT)
const SOURCES = fileURLToPath(new URL('../../docs/guide', import.meta.url))
const FOLDER = isBuilt ? BUILT : SOURCES
const CHANGELOG = isBuilt ? join(BUILT, 'changelog.md') : join(SOURCES, '../../CHANGELOG.md')

/** A page in a language, else in English. */
function readPage(page: string, language: Language) {
  const own = join(FOLDER, language, `${page}.md`)
  const isTranslated = existsSync(own)
  const file = isTranslated ? own : page === 'changelog' ? CHANGELOG : join(FOLDER, `${page}.md`)
  const text = readFileSync(file, 'utf8')
  return {
    text,
    title: /^# (.*)$/m.exec(text)?.[1] ?? page,
    language: isTranslated ? language : ('en' as const),
  }
}

/** Links to other pages of the guide stay within it; what leads elsewhere in the repository is read as text. */
const markdown = new Marked({
  renderer: {
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      const page = PAGES.find((one) => `${one}.md` === basename(href) && !href.startsWith('..'))
      if (page) return `<a href="/help/${page}">${text}</a>`
      return href.startsWith('https://') ? `<a href="${encodeHtml(href)}">${text}</a>` : text
    },
  },
})

/** The guide for the people team, and what changed, in the reader's language where they are translated (docs/guide). */
export function guideRoutes(server: FastifyInstance, { config }: Context): void {
  const sendPage = plainPage(config, STYLE)
  const written = new Map<string, string>()
  const pageIn = (page: string, language: Language): string => {
    const known = written.get(`${language} ${page}`)
    if (known) return known
    const { text, title, language: own } = readPage(page, language)
    const links = PAGES.map(
      (one) =>
        `<a href="/help/${one}"${one === page ? ' aria-current="page"' : ''}>${encodeHtml(readPage(one, language).title)}</a>`,
    )
    const html = `<!doctype html><html lang="${own}" dir="${directionOf(own)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${encodeHtml(`${title} · ${PRODUCT}`)}</title><style>${STYLE}</style></head><body><nav>${links.join('')}</nav><main>${markdown.parse(text, { async: false })}</main></body></html>`
    written.set(`${language} ${page}`, html)
    return html
  }
  server.get('/help', { config: { access: 'public' } }, (_, reply) => reply.redirect(`/help/${PAGES[0]}`))
  server.get<{ Params: { page: string } }>(
    '/help/:page',
    { config: { access: 'public' } },
    async (request, reply) => {
      const page = PAGES.find((one) => one === request.params.page)
      if (!page) throw nothingHere()
      return sendPage(reply, pageIn(page, request.words.mail.language))
    },
  )
}

/** The names of all pages that a folder of the guide has. */
export const pagesIn = (folder = FOLDER): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    .map((name) => basename(name, '.md'))
