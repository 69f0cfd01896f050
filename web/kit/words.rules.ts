import { localeOf } from '../../shared/languages/dates'
import type { Language } from '../../shared/languages/languages'
import { withInstead } from '../../languages/instead'
import type { Words } from '../../languages/words'
import { currentLanguage, formats, words } from '../words'

/** "2026-12" → "December 2026"; anything else stays as it is. */
export const monthInWords = (month: string): string => formats().month(month)

/** The period of a round: its month, or its day. */
export const periodInWords = (period: string): string => formats().period(period)

/** The round of a match. */
export const roundInWords = ({ day, month }: { day: string | null; month: string }): string =>
  periodInWords(day ?? month)

/** What employees read; of rounds that are not those of months, with other texts at some places. */
export const memberWords = (isMonthly: boolean): Words['member'] =>
  isMonthly ? words.member : withInstead(words.member, words.member.inRounds)

/** "Harbour", "Harbour and Mill", "Harbour, Mill and Quay". */
export const listed = (names: readonly string[]): string => formats().listed(names)

/** "3 Dec 2026", in the reader's time zone. */
export const dayInWords = (instant: string): string => formats().shortDate(instant)

/** "3 Dec 2026, 09:15", in the reader's time zone. */
export const momentInWords = (instant: string): string => formats().moment(instant)

/** "German", in the language of the page. */
export const languageInWords = (language: Language): string =>
  new Intl.DisplayNames(localeOf(currentLanguage()), { type: 'language' }).of(language) ?? language
