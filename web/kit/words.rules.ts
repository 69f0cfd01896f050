import { localeOf } from '../../shared/languages/dates'
import type { Language } from '../../shared/languages/languages'
import { withInstead } from '../../languages/instead'
import type { Words } from '../../languages/words'
import { currentLanguage, formats, words } from '../words'

/** The round of a match. */
export const roundInWords = ({ day, month }: { day: string | null; month: string }): string =>
  formats().period(day ?? month)

/** What employees read; of rounds that are not those of months, with other texts at some places. */
export const memberWords = (isMonthly: boolean): Words['member'] =>
  isMonthly ? words.member : withInstead(words.member, words.member.inRounds)

/** "German", in the language of the page. */
export const languageInWords = (language: Language): string =>
  new Intl.DisplayNames(localeOf(currentLanguage()), { type: 'language' }).of(language) ?? language
