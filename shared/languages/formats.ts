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

/** An instant, as the API has them. */
type Instant = string | Date

/** How a language writes numbers, lists, days, times and what is counted; every dictionary is made with its own. */
export function formatsOf<L extends Language>(language: L) {
  const locale = localeOf(language)
  const rules = new Intl.PluralRules(locale)
  const number = new Intl.NumberFormat(locale)
  const share = new Intl.NumberFormat(locale, { style: 'percent' })
  const list = new Intl.ListFormat(locale)
  const items = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  const digits = (count: number) => number.format(count)
  /** Without a time zone: by the reader's clock. Formats are kept, as making one costs much more than using it. */
  const dated = (options: Intl.DateTimeFormatOptions) => {
    const made = new Map<string | undefined, Intl.DateTimeFormat>()
    return (at: Instant, timeZone?: string) => {
      const format = made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
      made.set(timeZone, format)
      return format.format(new Date(at))
    }
  }
  const long = dated({ dateStyle: 'long' })
  const weekdayAndDay = dated({ weekday: 'long', day: 'numeric', month: 'long' })
  const dayWithYear = dated({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const shortDay = dated({ weekday: 'short', day: 'numeric', month: 'long' })
  const monthAndYear = dated({ month: 'long', year: 'numeric' })
  const weekday = dated({ weekday: 'long' })
  const shortWeekday = dated({ weekday: 'short' })
  /** A day of a week that begins with Monday, the 1st. */
  const ofWeek = (day: number) => new Date(Date.UTC(2024, 0, day))
  // Versions of Intl differ about the comma of English.
  const withoutComma = (text: string) => (language === 'en' ? text.replace(',', '') : text)
  return {
    /** "2,814" */
    digits,
    /** "42%", for 42 */
    percent: (hundredths: number) => share.format(hundredths / 100),
    /** "Harbour, Mill and Quay" */
    listed: (names: Iterable<string>) => list.format(names),
    /** "Mon, Wed, Fri" */
    itemised: (parts: Iterable<string>) => items.format(parts),
    /** "1 December 2026", for 2026-12-01 */
    day: (day: string) => long(`${day}T00:00:00Z`, 'UTC'),
    /** "December 2026", for 2026-12; anything else stays as it is */
    month: (month: string) =>
      /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? monthAndYear(`${month}-01T00:00:00Z`, 'UTC') : month,
    /** "Monday", for 1 */
    weekdayName: (day: number) => weekday(ofWeek(day), 'UTC'),
    /** "Mon", for 1 */
    shortWeekdayName: (day: number) => shortWeekday(ofWeek(day), 'UTC'),
    /** "3 Dec 2026" */
    shortDate: dated({ day: 'numeric', month: 'short', year: 'numeric' }),
    /** "3 Dec 2026, 09:15" */
    moment: dated({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
    /** "3 December 2026 at 09:15" */
    longMoment: dated({ dateStyle: 'long', timeStyle: 'short' }),
    /** "09:15" */
    time: dated({ hour: '2-digit', minute: '2-digit' }),
    /** "Tuesday" */
    weekday,
    /** "Tuesday 24 November" */
    weekdayAndDay: (at: Instant, timeZone?: string) => withoutComma(weekdayAndDay(at, timeZone)),
    /** "Tue 24 November" */
    shortDay: (at: Instant, timeZone?: string) => withoutComma(shortDay(at, timeZone)),
    /** "Tuesday, 24 November 2026" */
    longDay: (at: Instant, timeZone?: string) => {
      const text = dayWithYear(at, timeZone)
      return language === 'en' ? text.replace(/^(\w+) /, '$1, ') : text
    },
    /** "24 Nov" */
    dayAndMonth: dated({ day: 'numeric', month: 'short' }),
    /** "November" */
    monthOf: dated({ month: 'long' }),
    /** "24" */
    dayOfMonth: dated({ day: 'numeric' }),
    /** The form of a count, `#` in it being the count: `plural(2, { one: '# person', other: '# people' })`. Every form of the language has to be given. */
    plural: (count: number, forms: Record<PluralForms[L], string>): string =>
      (forms[rules.select(count) as PluralForms[L]] ?? '').replaceAll('#', () => digits(count)),
  }
}
