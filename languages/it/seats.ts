import { formatsOf } from '../../shared/languages/formats'

const { digits, plural } = formatsOf('it')

const WORDS = ['due', 'tre', 'quattro', 'cinque', 'sei']

/** So many people at a table as a word: from due to sei. */
export const inWords = (people: number): string => WORDS[people - 2] ?? digits(people)

export const tables = (count: number): string =>
  plural(count, { one: '# tavolo', many: '# di tavoli', other: '# tavoli' })
