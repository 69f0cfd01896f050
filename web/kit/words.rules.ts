import type { OwnMatch } from '../../shared/contract/pairings'
import { othersOf } from '../../shared/match-sides'
import { nameOrAddress } from '../../shared/person-name'
import type { Meal } from '../../shared/programme'
import { localeOf } from '../../shared/languages/dates'
import type { Language } from '../../shared/languages/languages'
import { withInstead, withMeal } from '../../languages/instead'
import type { Words } from '../../languages/words'
import { currentLanguage, formats, isolated, words } from '../words'

/** The round of a match. */
export const roundInWords = ({ day, month }: { day: string | null; month: string }): string =>
  formats().period(day ?? month)

/** What employees read of a meal; of rounds that are not those of months, with other texts at some places. */
export const memberWords = (isMonthly: boolean, meal: Meal = 'coffee'): Words['member'] =>
  inMeal(isMonthly ? words.member : withInstead(words.member, words.member.inRounds), meal)

/** What employees read of a match. */
export const matchWords = ({ day, meal }: Partial<Pick<OwnMatch, 'day' | 'meal'>>): Words['member'] =>
  memberWords(!day, meal)

/** A part of the dictionary that says what the people of a programme meet for. */
export const inMeal = <Part extends object>(part: Part, meal: Meal): Part =>
  withMeal(part, words.shell.meals, meal)

/** What frames the screens, for who has these matches: of lunch or tea, if all of them are. */
export function inMealOf(matches: readonly { match: Pick<OwnMatch, 'meal'> }[]): Words['shell'] {
  const [first, ...others] = matches
  const isAlike = first && others.every(({ match }) => match.meal === first.match.meal)
  return isAlike ? inMeal(words.shell, first.match.meal) : words.shell
}

/** "German", in the language of the page. */
export const languageInWords = (language: Language): string =>
  new Intl.DisplayNames(localeOf(currentLanguage()), { type: 'language' }).of(language) ?? language

/** "Ines Vargas", or "Ines Vargas and Bo Berg" at a table. */
export const namesOf = (match: Pick<OwnMatch, 'partner' | 'more'>): string =>
  formats().listed(othersOf(match).map((other) => isolated(nameOrAddress(other))))
