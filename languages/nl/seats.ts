import { formatsOf } from '../../shared/languages/formats'

const { digits, plural } = formatsOf('nl')

const WORDS = ['twee', 'drie', 'vier', 'vijf', 'zes']

/** So many people at a table as a word: from twee to zes. */
export const inWords = (people: number): string => WORDS[people - 2] ?? digits(people)

export const tables = (count: number): string => plural(count, { one: '# tafel', other: '# tafels' })

/** "allebei", "alle drie": from two on. */
export const allOf = (people: number): string => (people === 2 ? 'allebei' : `alle ${inWords(people)}`)

/** After "met zijn": "drieën". */
export const together = (people: number): string =>
  ['tweeën', 'drieën', 'vieren', 'vijven', 'zessen'][people - 2] ?? inWords(people)
