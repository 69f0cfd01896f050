import type { Language } from '../shared/languages/languages'
import { server as arabic } from './ar/server'
import { server as german } from './de/server'
import { server as english } from './en/server'
import { server as spanish } from './es/server'
import { server as french } from './fr/server'
import { server as italian } from './it/server'
import { server as japanese } from './ja/server'
import { server as dutch } from './nl/server'
import { server as polish } from './pl/server'
import { server as brazilian } from './pt-BR/server'
import type { ServerWords } from './words'

/** All that the server says: it speaks to people of every language at once. */
const spoken: Record<Language, ServerWords> = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  ja: japanese,
  nl: dutch,
  pl: polish,
  'pt-BR': brazilian,
}

export const wordsIn = (language: Language): ServerWords => spoken[language]
