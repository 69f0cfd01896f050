import type { Language } from './languages'

/** As `Intl` is asked: English is the product's own, with days before months. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

/** An instant, as the API has them. */
type Instant = string | Date

/**
 * A way to write instants, by time zone; without one, by the reader's clock. Formats are kept, as making one costs much more
 * than using it.
 */
export function formatIn(locale: string, options: Intl.DateTimeFormatOptions) {
  const kept = new Map<string | undefined, Intl.DateTimeFormat>()
  return (timeZone?: string): Intl.DateTimeFormat => {
    let format = kept.get(timeZone)
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone })
      kept.set(timeZone, format)
    }
    return format
  }
}

/** "1er décembre", "1º de dezembro": some languages have an ordinal for the first of a month, and Intl doesn't know. */
const FIRST: Partial<Record<Language, string>> = { fr: '1er', 'pt-BR': '1º' }
const withFirst = (text: string, first: string) =>
  text.replace(/(^|\D)1 (?=\p{L})/u, (_, before: string) => `${before}${first} `)

/** How a language writes days and times. */
export function datesOf(language: Language) {
  const dated = (options: Intl.DateTimeFormatOptions) => {
    const format = formatIn(localeOf(language), options)
    const said = (at: Instant, timeZone?: string) => format(timeZone).format(new Date(at))
    const first = FIRST[language]
    return first ? (at: Instant, timeZone?: string) => withFirst(said(at, timeZone), first) : said
  }
  const long = dated({ dateStyle: 'long' })
  const dayAndLongMonth = dated({ day: 'numeric', month: 'long' })
  const weekdayAndDay = dated({ weekday: 'long', day: 'numeric', month: 'long' })
  const dayWithYear = dated({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const shortDay = dated({ weekday: 'short', day: 'numeric', month: 'long' })
  const monthAndYear = dated({ month: 'long', year: 'numeric' })
  const monthAlone = dated({ month: 'long' })
  const briefMonthAndYear = dated({ month: 'short', year: '2-digit' })
  const shortMonth = dated({ month: 'short' })
  const weekday = dated({ weekday: 'long' })
  const shortWeekday = dated({ weekday: 'short' })
  /** A day of a week that begins with Monday, the 1st. */
  const ofWeek = (day: number) => new Date(Date.UTC(2024, 0, day))
  // Versions of Intl differ about the comma of English.
  const withoutComma = (text: string) => (language === 'en' ? text.replace(',', '') : text)
  /** "1 December 2026", for 2026-12-01 */
  const wholeDay = (given: string) => long(`${given}T00:00:00Z`, 'UTC')
  /** "December 2026", for 2026-12; anything else stays as it is */
  const wholeMonth = (given: string) =>
    /^\d{4}-(0[1-9]|1[0-2])$/.test(given) ? monthAndYear(`${given}-01T00:00:00Z`, 'UTC') : given
  return {
    day: wholeDay,
    month: wholeMonth,
    /** What a round is for: its month, or its day. */
    period: (period: string) => (period.length > 7 ? wholeDay(period) : wholeMonth(period)),
    /** "Jul", for 2026-07 */
    briefMonth: (month: string) => {
      const name = shortMonth(`${month}-01T00:00:00Z`, 'UTC')
      return language === 'en' ? name.slice(0, 3) : name
    },
    /** "Jan 27", for 2027-01 */
    briefMonthAndYear: (month: string) => briefMonthAndYear(`${month}-01T00:00:00Z`, 'UTC'),
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
    /** "22 January", for 2027-01-22 */
    dayInYear: (day: string) => dayAndLongMonth(`${day}T00:00:00Z`, 'UTC'),
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
    /** "Tuesday 8 Dec, 10:15" */
    dayAndTime: dated({
      weekday: 'long',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }),
    /** "24 Nov" */
    dayAndMonth: dated({ day: 'numeric', month: 'short' }),
    /** "December", for 2026-12 and for each of its days */
    monthName: (month: string) => monthAlone(`${month.slice(0, 7)}-01T00:00:00Z`, 'UTC'),
    /** "November" */
    monthOf: monthAlone,
    /** "24" */
    dayOfMonth: dated({ day: 'numeric' }),
  }
}
