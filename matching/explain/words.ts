import type { Person } from '../model/model'

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Small numbers as words. */
export const inWords = (number: number): string => WORDS[number] ?? number.toLocaleString('en')

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "a", "a and b", "a, b and c" */
export const listed = (texts: string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`

/** Where people are whom somebody would meet. */
export const whereOf = ({ department, preference }: Person): string =>
  ({
    'same-department': `in ${department}`,
    'cross-department': `outside ${department}`,
    any: 'in the company',
  })[preference]

/** That people of one group don't meet, where that matters. */
export const onlyBetween = (between: boolean): string =>
  between ? ' Only people of different groups meet.' : ''

/** So many more people whom somebody would meet. */
export function moreOf(person: Person, between: boolean, many = 1): string {
  const other = between ? ' of another group' : ''
  const more = `${inWords(many)} more ${many === 1 ? 'colleague' : 'colleagues'}${other}`
  if (person.preference === 'any') return other ? more : `${more} they may meet`
  const which = person.preference === 'same-department' ? 'their own department' : 'other departments'
  return `${more} ${whereOf(person)} who ${many === 1 ? 'is' : 'are'} open to ${which}`
}

/** How long nobody meets again: "the last three months". */
export const lastMonths = (months: number): string =>
  months === 1 ? 'the last month' : `the last ${inWords(months)} months`

/** What the rule is called by which nobody meets again for so long. */
export const ruleOf = (months: number): string => `the ${inWords(months)}-month rule`

/** That somebody met all who suit them. */
export const metAll = (person: Person, months: number, fits: number): string =>
  `In ${lastMonths(months)} they met ${fits === 1 ? 'their only possible partner' : `all ${fits} possible partners`} ${whereOf(person)}.`

/** That nobody who suits somebody takes part. */
export const nobodyFits = (person: Person, between: boolean): string =>
  `There is no compatible participant for them ${whereOf(person)}.${onlyBetween(between)}`

export const FAIR = 'Nobody who could be left out instead was left out less before.'
