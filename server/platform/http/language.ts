import type { FastifyRequest } from 'fastify'
import { type Language, languageOf, languageOfHeader } from '../../../shared/languages/languages'
import type { Context } from '../context/context'

/** What the language menu of the public pages sets, and a signed-in page whose person has another language. Readable by scripts. */
export const LANGUAGE_COOKIE = 'language'

/** The language in which a browser is served before it is known whose it is. */
export const languageOfBrowser = (
  { headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>,
  { config, programme }: Pick<Context, 'config' | 'programme'>,
): Language =>
  languageOf(cookies[LANGUAGE_COOKIE] ?? '', config.languages) ??
  languageOfHeader(headers['accept-language'], config.languages) ??
  programme.settings.language

type Languages = Record<'language' | 'directoryLanguage' | 'browserLanguage', Language | null>

/** A person's language: as they chose, else as the directory says, else as their browser said at set-up, else the company's. */
export const languageOfPerson = (
  { language, directoryLanguage, browserLanguage }: Languages,
  { config, programme }: Pick<Context, 'config' | 'programme'>,
): Language =>
  [language, directoryLanguage, browserLanguage].find(
    (one) => one !== null && config.languages.includes(one),
  ) ?? programme.settings.language
