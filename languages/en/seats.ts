import { formatsOf } from '../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

const WORDS = ['two', 'three', 'four', 'five', 'six']

/** So many people at a table as a word: from two to six. */
export const inWords = (people: number): string => WORDS[people - 2] ?? digits(people)

export const tables = (count: number): string => plural(count, { one: '# table', other: '# tables' })
