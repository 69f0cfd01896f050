import type { OwnMatch } from '../../shared/contract/pairings'
import { othersOf } from '../../shared/match-sides'
import { nameOrAddress } from '../../shared/person-name'
import { localeOf } from '../../shared/languages/dates'
import type { Language } from '../../shared/languages/languages'
import { withInstead } from '../../languages/instead'
import type { Words } from '../../languages/words'
import { currentLanguage, formats, isolated, words } from '../words'

/** The round of a match. */
export const roundInWords = ({ day, month }: { day: string | null; month: string }): string =>
  formats().period(day ?? month)

/** What employees read; of rounds that are not those of months, with other texts at some places. */
export const memberWords = (isMonthly: boolean): Words['member'] =>
  isMonthly ? words.member : withInstead(words.member, words.member.inRounds)

/** "German", in the language of the page. */
export const languageInWords = (language: Language): string =>
  new Intl.DisplayNames(localeOf(currentLanguage()), { type: 'language' }).of(language) ?? language

/** "Ines Vargas", or "Ines Vargas and Bo Berg" at a table. */
export const namesOf = (match: Pick<OwnMatch, 'partner' | 'more'>): string =>
  formats().listed(othersOf(match).map((other) => isolated(nameOrAddress(other))))
