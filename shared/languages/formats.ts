import { isolated } from '../characters'
import { datesOf, localeOf } from './dates'
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

/** Made when it is first used: each costs much, and every dictionary has its own formats. */
function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** How a language writes numbers, lists, days, times and what is counted; every dictionary is made with its own. */
export function formatsOf<L extends Language>(language: L) {
  const locale = localeOf(language)
  const rules = lazily(() => new Intl.PluralRules(locale))
  const number = lazily(() => new Intl.NumberFormat(locale))
  const share = lazily(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))
  const difference = lazily(() => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }))
  const tenths = lazily(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  )
  const list = lazily(() => new Intl.ListFormat(locale))
  const items = lazily(() => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }))
  const digits = (count: number) => number().format(count)
  return {
    ...datesOf(language),
    /** "2,814" */
    digits,
    /** "42%", for 42; "62.5%" */
    percent: (hundredths: number) => share().format(hundredths / 100),
    /** "7.0" */
    tenths: (value: number) => tenths().format(value),
    /** "+5", "-5", "0" */
    signed: (value: number) => difference().format(value),
    /** A name, so that it never turns the sentence around it. */
    isolated: (name: string) => isolated(name, language),
    /** "Harbour, Mill and Quay" */
    listed: (names: Iterable<string>) => list().format(names),
    /** "Mon, Wed, Fri" */
    itemised: (parts: Iterable<string>) => items().format(parts),
    /** The form of a count, `#` in it being the count: `plural(2, { one: '# person', other: '# people' })`. Every form of the language has to be given. */
    plural: (count: number, forms: Record<PluralForms[L], string>): string =>
      (forms[rules().select(count) as PluralForms[L]] ?? '').replaceAll('#', () => digits(count)),
  }
}
