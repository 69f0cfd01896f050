import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Company } from '../platform/http/language'
import { mailWordsIn } from '../platform/http/language'
import type { saveNewsletter } from '../../shared/contract/newsletters'
import type { Language } from '../../shared/languages/languages'
import { mapKnown, mapValues, pick } from '../../shared/map-values'
import { NEWSLETTER, NEWSLETTER_LISTS } from '../../shared/text-rules'
import { HttpError } from '../platform/http/errors'
import type { Translation } from '../tables/newsletters.tables'
import type { NewsletterRow } from './newsletters.queries'
import { starterContent } from './starter-content'

/** What a client may change of a newsletter. */
export type Changes = z.output<NonNullable<typeof saveNewsletter.body>>

/** The company's language: that of a newsletter's first texts. */
export const firstLanguage = ({ programme }: Company): Language => programme.settings.language

/** The languages that a newsletter can be translated into. */
export const otherLanguages = (company: Company): Language[] =>
  company.config.languages.filter((language) => language !== firstLanguage(company))

/** The translations of a newsletter into languages that count today, as one may have been switched off. */
export const translationsOf = (
  { translations }: Pick<NewsletterRow, 'translations'>,
  company: Company,
): NewsletterRow['translations'] =>
  Object.fromEntries(
    otherLanguages(company).flatMap((language) =>
      translations[language] ? [[language, translations[language]]] : [],
    ),
  )

/** The newsletter as readers of a language get it: with the texts in it, else with the first ones. */
export const inLanguage = <Newsletter extends NewsletterRow>(
  newsletter: Newsletter,
  language: Language,
  company: Company,
): Newsletter => ({ ...newsletter, ...translationsOf(newsletter, company)[language] })

/**
 * What a translation begins with: starter content where the newsletter still has it, else its own texts.
 * @throws 400 a language that is not enabled, or the company's
 */
export function translationStart(
  newsletter: NewsletterRow,
  language: Language,
  company: Company,
): Translation {
  assertOther(language, company)
  const { adminNotes: _, ...texts } = pick(newsletter, { ...NEWSLETTER, ...NEWSLETTER_LISTS })
  const starterIn = (of: Language): Partial<Translation> =>
    starterContent(newsletter, mailWordsIn(of, company), company.programme.settings.minutes)
  const [first, translated] = [starterIn(firstLanguage(company)), starterIn(language)]
  const begun = mapValues(texts, (text, name) =>
    isDeepStrictEqual(text, first[name]) ? translated[name] : text,
  ) as Translation
  return { ...begun, isOlder: false }
}

/** Texts as the API has them: list fields as JSON text. */
export const asTyped = <Texts extends Pick<NewsletterRow, keyof typeof NEWSLETTER_LISTS>>(texts: Texts) => ({
  ...texts,
  ...mapValues(NEWSLETTER_LISTS, (_, name) => JSON.stringify(texts[name])),
})

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * The texts as they would be stored; those that were not sent are left out.
 * @throws 400 a translation into a language that is not enabled, or into the company's
 */
export function changedTexts(
  stored: NewsletterRow,
  { translations, ...texts }: Omit<Changes, 'pairingFile' | 'pairingFiles' | 'updatedAt'>,
  company: Company,
): Partial<NewsletterRow> {
  const changed = asStored(stored, texts)
  const { title: _, description: _1, adminNotes: _2, ...mailed } = changed
  const isChanged = Object.entries(mailed).some(
    ([name, text]) => !isDeepStrictEqual(text, stored[name as keyof NewsletterRow]),
  )
  const given = mapKnown({ ...translations }, (of, language) => {
    const before = stored.translations[language] ?? translationStart(stored, language, company)
    const base =
      stored.translations[language] ?? translationStart({ ...stored, ...changed }, language, company)
    const { isOlder, ...now } = { ...base, ...asStored(base, of) }
    const isSame = isDeepStrictEqual({ ...now, isOlder: before.isOlder }, before)
    return { ...now, isOlder: isSame && (isChanged || isOlder) }
  })
  // What nobody sees while its language is switched off is there when it is on again.
  const kept = mapKnown(stored.translations, (one, language) =>
    translations && otherLanguages(company).includes(language)
      ? undefined
      : { ...one, isOlder: one.isOlder || isChanged },
  )
  return { ...changed, translations: onlyGiven({ ...kept, ...given }) }
}

/** @throws 400 a newsletter is not translated into this language */
function assertOther(language: Language, company: Company): void {
  const others = otherLanguages(company)
  if (!others.includes(language))
    throw new HttpError(400, 'invalid_input', (w) => w.newsletters.notTranslatedInto(language, others))
}

/** Texts as they would be stored; those that were not sent are left out. */
function asStored(
  stored: Pick<Translation, 'title' | 'subject'>,
  { subject, title, ...texts }: Omit<Changes, 'translations' | 'pairingFile' | 'pairingFiles' | 'updatedAt'>,
) {
  const list = (text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as string[]))
  const values = {
    ...texts,
    ...mapValues(NEWSLETTER_LISTS, (_, name) => list(texts[name])),
    title: title === undefined ? undefined : oneLine(title) || stored.title,
    subject: subject === undefined ? undefined : oneLine(subject) || stored.subject,
  }
  return onlyGiven(values)
}

const onlyGiven = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>
