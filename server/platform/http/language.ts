import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wordsIn } from '../../../languages/server'
import type { MailWords, Responses, ServerWords } from '../../../languages/words'
import type { TellBy } from '../../../shared/limits'
import { isMonthly, type Plan, PRODUCT } from '../../../shared/programme'
import { type Language, languageOf, languageOfHeader } from '../../../shared/languages/languages'
import { pseudo } from '../../../shared/languages/pseudo'
import type { Context } from '../context/context'
import { onceFor } from '../process/once-for'
import { HttpError, inWords, type Localized } from './errors'

/** What the language menu of the public pages sets, and a signed-in page whose person has another language. Readable by scripts. */
export const LANGUAGE_COOKIE = 'language'

/** In an evaluation, whether a browser asks for English in disguise (shared/languages/pseudo.ts). */
export const isPseudo = (
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  { mode }: Pick<Context['config'], 'mode'>,
): boolean => mode === 'evaluation' && cookies?.[LANGUAGE_COOKIE] === 'en-XA'

/** The enabled language that a browser asks for, by the language menu or its header; undefined if it asks for none. */
export const languageAsked = (
  { headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>,
  { config }: Pick<Context, 'config'>,
): Language | undefined =>
  languageOf(cookies[LANGUAGE_COOKIE] ?? '', config.languages) ??
  languageOfHeader(headers['accept-language'], config.languages)

/** The language in which a browser is served before it is known whose it is. */
export const languageOfBrowser = (
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
  context: Pick<Context, 'config' | 'programme'>,
): Language => languageAsked(request, context) ?? context.programme.settings.language

/** @throws 400 at `language` for one that this installation has not enabled */
export function assertEnabled(
  { config: { languages } }: Pick<Context, 'config'>,
  language: Language | null | undefined,
): void {
  if (!language || languages.includes(language)) return
  const text: Localized = (w) => w.rules.oneOfLanguages(languages.join(', '))
  throw new HttpError(400, 'invalid_input', text, { errors: [{ path: 'language', text }] })
}

/** @throws 400 at `tellBy` for a delivery method that this installation does not have */
export function assertDeliveryMethod(
  { plugins }: Pick<Context, 'plugins'>,
  tellBy: TellBy | null | undefined,
): void {
  const known = [
    'mail',
    ...plugins.flatMap(({ name, deliveryMethod }) => (deliveryMethod ? [name] : [])),
    'both',
  ]
  if (!tellBy || known.includes(tellBy)) return
  const text: Localized = (w) => w.rules.oneOf(known.join(', '))
  throw new HttpError(400, 'invalid_input', text, { errors: [{ path: 'tellBy', text }] })
}

/** What is stored of the language of somebody who is not known: the company's counts. */
export const UNSAID = { language: null, directoryLanguage: null, browserLanguage: null, groupLanguage: null }

/** What is stored of a person's language, and of their group's. */
export type Languages = Record<keyof typeof UNSAID, Language | null>

/** What says which languages there are, and which one is the company's. */
export interface Company {
  config: Pick<Context['config'], 'languages'>
  programme: Partial<Pick<Context['programme'], 'name' | 'colour'>> & {
    settings: Pick<Context['programme']['settings'], 'language' | 'meal' | 'minutes'> & Pick<Plan, 'weeks'>
  }
}

/** A person's language: as they chose, else as the directory says, else as their browser said at set-up, else their group's, else the company's. */
export const languageOfPerson = (
  { language, directoryLanguage, browserLanguage, groupLanguage }: Languages,
  { config, programme }: Company,
): Language =>
  [language, directoryLanguage, browserLanguage, groupLanguage].find(
    (one) => one !== null && config.languages.includes(one),
  ) ?? programme.settings.language

/** Until somebody has set up their profile, their browser's language counts as it will then, and nothing is stored of it. */
export const untilSetUp = <Person extends Languages & { needsProfileSetup: boolean }>(
  person: Person,
  browser: Language | null,
): Person =>
  person.needsProfileSetup && person.browserLanguage === null
    ? { ...person, browserLanguage: browser }
    : person

/** What the server says to a person, in the language that is stored for them, also when another person's browser caused it. */
export function wordsFor(person: Languages, company: Company): ServerWords & { mail: MailWords } {
  const language = languageOfPerson(person, company)
  return { ...wordsOf(language, company), mail: mailWordsIn(language, company) }
}

/** The words of a mail, with the programme that it is about where that has another name than the product. */
export function mailWordsIn(language: Language, company: Company): MailWords {
  const { mail } = wordsOf(language, company)
  const { name, colour } = company.programme
  return name && colour && name !== PRODUCT ? { ...mail, brand: { name, colour } } : mail
}

/** What the server says of a programme: of its meal, and of rounds, where its own are not those of months. */
const wordsOf = (language: Language, { programme: { settings } }: Company): ServerWords =>
  wordsIn(language, isMonthly(settings), settings.meal)

/** What is said to the person of a request, when it is about a programme. */
export const wordsAbout = (
  words: ServerWords,
  { programme: { settings } }: Pick<Context, 'programme'>,
): ServerWords =>
  isMonthly(settings) && settings.meal === 'coffee'
    ? words
    : wordsIn(words.mail.language, isMonthly(settings), settings.meal)

/** A text in the words of the context's programme, whoever reads it. */
export const localizedAbout = (context: Pick<Context, 'programme'>, text: Localized): Localized =>
  Object.assign((_: Responses, words: ServerWords) => inWords(text, wordsAbout(words, context)), text)

declare module 'fastify' {
  interface FastifyRequest {
    /** What its response says. */
    words: ServerWords
  }
}

/** Every request has the words of its person; of a visitor, or until the person is known or set up, those of the browser. */
export function speakToCallers(
  server: FastifyInstance,
  context: Pick<Context, 'config' | 'programme'>,
): void {
  server.decorateRequest('words', {
    getter(this: FastifyRequest) {
      if (isPseudo(this, context.config)) return disguised(wordsIn('en'))
      const browser = languageOfBrowser(this, context)
      return wordsIn(this.caller ? languageOfPerson(untilSetUp(this.caller, browser), context) : browser)
    },
  })
}

/** What screens show of it, made once, as it is large; mails stay as they are. */
const disguised = onceFor(
  ({ mail, ...shown }: ServerWords): ServerWords => ({ mail, ...(pseudo(shown) as typeof shown) }),
)
