import { createElement, Fragment, type ReactNode } from 'react'
import type { Part, Sentence, Words } from '../languages/words'
import { formatsOf } from '../shared/languages/formats'
import { directionOf, type Language } from '../shared/languages/languages'

/** The language of this page, as its document says: it stays as long as the page does. Prerendering writes one after the other. */
const asked = typeof document === 'undefined' ? 'en' : document.documentElement.lang
/** For evaluations and tests: English in disguise (shared/languages/pseudo.ts). */
const isPseudo = asked === 'en-XA'
let language = (isPseudo ? 'en' : asked) as Language
const loaded: Partial<Words> = {}
let written: ReturnType<typeof formatsOf<Language>> | undefined

export const currentLanguage = (): Language => language

/** Whether this page is read from right to left. */
export const isRightToLeft = (): boolean => directionOf(language) === 'rtl'

/** Isolates a name in a sentence of this page's language, so that it never turns the sentence around it. */
export const isolated = (name: string): string => formats().isolated(name)

/** For prerendering: the following pages are in this language. */
export function speak(next: Language): void {
  language = next
  written = undefined
  for (const part of Object.keys(loaded) as Part[]) delete loaded[part]
}

/** How the language of this page writes numbers, lists, days and times. */
export const formats = () => (written ??= formatsOf(language))

/** A language as a page loads it: only its own files are named there, so that no page loads the names of all. */
interface Dictionary {
  shell: object
  parts: Record<string, () => Promise<unknown>>
  plugins: Record<string, () => Promise<object>>
}

const dictionaries: Record<Language, () => Promise<Dictionary>> = {
  en: () => import('../languages/en'),
  de: () => import('../languages/de'),
  fr: () => import('../languages/fr'),
  es: () => import('../languages/es'),
  it: () => import('../languages/it'),
  'pt-BR': () => import('../languages/pt-BR'),
  nl: () => import('../languages/nl'),
  pl: () => import('../languages/pl'),
  ja: () => import('../languages/ja'),
  ar: () => import('../languages/ar'),
}

async function partOf(tag: Language, part: Part): Promise<object> {
  const { shell, parts, plugins } = await dictionaries[tag]()
  if (part === 'shell') return { shell }
  const ofPlugin = plugins[`../../plugins/${part}/words/${tag}.ts`]
  if (ofPlugin) return { [part]: await ofPlugin() }
  const load = parts[`./${part}.ts`]
  if (!load) throw new Error(`The language ${tag} has no words for "${part}" yet.`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a module
  return { ...((await load()) as object) }
}

let isWhole = true
/** Whether all words that were loaded so far are in the language of this page. */
export const isInOneLanguage = (): boolean => isWhole

/** Loads a part in this page's language; in English if that file can't be had, of which Vite tells main.tsx. */
export async function loadWords(part: Part): Promise<void> {
  if (loaded[part]) return
  const made = await partOf(language, part).catch(() => {
    isWhole = false
    return partOf('en', part)
  })
  Object.assign(loaded, isPseudo ? (await import('../shared/languages/pseudo')).pseudo(made) : made)
}

/**
 * What a file exports, once the parts of the dictionary that it needs are loaded as well. The component that it exports as its
 * default may name more `parts`: the words of plugins that it shows.
 */
export async function withWords<Module extends object>(
  file: Promise<Module>,
  ...parts: readonly Part[]
): Promise<Module> {
  const [module] = await Promise.all([file, ...parts.map(loadWords)])
  const { default: component } = module as { default?: { parts?: readonly Part[] } }
  await Promise.all((component?.parts ?? []).map(loadWords))
  return module
}

/** What the product says, in the language of the page: `words.shell.header.signIn`. A screen's route names the parts it needs. */
export const words = new Proxy({} as Words, {
  get(_, part: Part) {
    const found = loaded[part]
    if (!found)
      throw new Error(`The words of "${part}" are not loaded: name them in the route of this screen.`)
    return found
  },
})

/** A sentence with links or names in it, to be shown. */
export const sentence = (parts: Sentence): ReactNode => createElement(Fragment, null, ...parts)
