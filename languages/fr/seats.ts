import { formatsOf } from '../../shared/languages/formats'

const { digits, plural } = formatsOf('fr')

const WORDS = ['deux', 'trois', 'quatre', 'cinq', 'six']

/** So many people at a table as a word: from deux to six. */
export const inWords = (people: number): string => WORDS[people - 2] ?? digits(people)

export const tables = (count: number): string =>
  plural(count, { one: '# table', many: '# de tables', other: '# tables' })
