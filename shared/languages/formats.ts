import type { Language } from './languages'

/** The forms of a plural that a language tells apart, as Unicode's CLDR has them (a test compares them with Intl). */
export interface PluralForms {
  en: 'one' | 'other'
  de: 'one' | 'other'
  fr: 'one' | 'many' | 'other'
  es: 'one' | 'many' | 'other'
  it: 'one' | 'many' | 'other'
  'pt-BR': 'one' | 'many' | 'other'
  nl: 'one' | 'other'
  pl: 'one' | 'few' | 'many' | 'other'
  ja: 'other'
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
}

/** As `Intl` is asked: English is the product's own, with days before months. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

/** How a language writes numbers, lists and what is counted; every dictionary is made with its own. */
export function formatsOf<L extends Language>(language: L) {
  const locale = localeOf(language)
  const rules = new Intl.PluralRules(locale)
  const number = new Intl.NumberFormat(locale)
  const share = new Intl.NumberFormat(locale, { style: 'percent' })
  const list = new Intl.ListFormat(locale)
  const digits = (count: number) => number.format(count)
  return {
    /** "2,814" */
    digits,
    /** "42%", for 42 */
    percent: (hundredths: number) => share.format(hundredths / 100),
    /** "Harbour, Mill and Quay" */
    listed: (names: Iterable<string>) => list.format(names),
    /** The form of a count, `#` in it being the count: `plural(2, { one: '# person', other: '# people' })`. Every form of the language has to be given. */
    plural: (count: number, forms: Record<PluralForms[L], string>): string =>
      (forms[rules.select(count) as PluralForms[L]] ?? '').replaceAll('#', () => digits(count)),
  }
}
