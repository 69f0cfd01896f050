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

/** For prerendering: the following pages are in this language. */
export function speak(next: Language): void {
  language = next
  written = undefined
  for (const part of Object.keys(loaded) as Part[]) delete loaded[part]
}

/** How the language of this page writes numbers, lists, days and times. */
export const formats = () => (written ??= formatsOf(language))

/** Where each part of a dictionary is: a file for each language, of which one is loaded. */
const files: { [Name in Part]: (tag: Language) => Promise<unknown> } = {
  shell: (tag) => import(`../languages/${tag}/shell.ts`),
  landing: (tag) => import(`../languages/${tag}/landing.ts`),
  demo: (tag) => import(`../languages/${tag}/demo.ts`),
  visitor: (tag) => import(`../languages/${tag}/visitor.ts`),
  rules: (tag) => import(`../languages/${tag}/rules.ts`),
  member: (tag) => import(`../languages/${tag}/member.ts`),
  dashboard: (tag) => import(`../languages/${tag}/dashboard.ts`),
  rounds: (tag) => import(`../languages/${tag}/rounds.ts`),
  newsletters: (tag) => import(`../languages/${tag}/newsletters.ts`),
  people: (tag) => import(`../languages/${tag}/people.ts`),
  tools: (tag) => import(`../languages/${tag}/tools.ts`),
  figures: (tag) => import(`../languages/${tag}/figures.ts`),
  account: (tag) => import(`../languages/${tag}/account.ts`),
}

/** Loads a part in this page's language; in English if that file can't be had. */
export async function loadWords(part: Part): Promise<void> {
  if (loaded[part]) return
  const load = files[part]
  const file = await load(language).catch(() => load('en'))
  Object.assign(
    loaded,
    isPseudo ? (await import('../shared/languages/pseudo')).pseudo({ ...(file as object) }) : file,
  )
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
