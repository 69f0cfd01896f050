import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import type { Part } from '../languages/words'
import { directionOf, LANGUAGES, type Language } from '../shared/languages/languages'
import { App } from './app'
import { routeOf, titleOf } from './routes'
import { loadWords, speak, words } from './words'

/** The pages that are written as HTML at build time; they must render the same for everyone who reads their language. */
const pages = [
  { path: '/', file: 'index.html' },
  { path: '/auth', file: 'auth.html' },
]

export interface Document {
  language: Language
  /** What stands for each %name% of index.html. */
  texts: Record<string, string>
  /** The screens that are readable before any script runs. */
  pages: { path: string; file: string; title: string; html: string; parts: readonly Part[] }[]
}

/** Renders each of them as a visitor sees it first, in every language. One after the other: a page is in one language. */
export async function prerender(languages: readonly Language[] = LANGUAGES): Promise<Document[]> {
  const documents: Document[] = []
  for (const language of languages) documents.push(await inLanguage(language))
  return documents
}

async function inLanguage(language: Language): Promise<Document> {
  speak(language)
  await loadWords('shell')
  const texts = { lang: language, dir: directionOf(language), ...words.shell.document }
  const rendered: Document['pages'] = []
  for (const { path, file } of pages) {
    const route = routeOf(path)
    await route.preload()
    const html = renderToString(
      <StrictMode>
        <Router ssrPath={path}>
          <App />
        </Router>
      </StrictMode>,
    )
    rendered.push({ path, file, title: titleOf(route), html, parts: route.parts })
  }
  return { language, texts, pages: rendered }
}
