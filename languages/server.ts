import type { Language } from '../shared/languages/languages'
import { server as arabic } from './ar/server'
import { server as german } from './de/server'
import { mail } from './en/mail'
import { month } from './en/month'
import { responses } from './en/responses'
import { server as spanish } from './es/server'
import { server as french } from './fr/server'
import { server as italian } from './it/server'
import { server as japanese } from './ja/server'
import { server as dutch } from './nl/server'
import { server as polish } from './pl/server'
import { server as brazilian } from './pt-BR/server'
import type { ServerWords, Spoken } from './words'

const english: ServerWords = { mail, month, responses }
/** All that the server says: it speaks to people of every language at once. */
const others: Partial<Record<Language, Spoken>> = {
  ar: arabic,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  ja: japanese,
  nl: dutch,
  pl: polish,
  'pt-BR': brazilian,
}

/** What the server says in a language; what this language does not have yet is in English. */
export const wordsIn = (language: Language): ServerWords => ({
  ...english,
  ...others[language],
  responses: { ...responses, ...others[language]?.responses },
})
