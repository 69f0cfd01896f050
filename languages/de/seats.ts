import { formatsOf } from '../../shared/languages/formats'

const { digits, plural } = formatsOf('de')

const WORDS = ['zwei', 'drei', 'vier', 'fünf', 'sechs']

/** So many people at a table as a word: from zwei to sechs. */
export const inWords = (people: number): string => WORDS[people - 2] ?? digits(people)

export const tables = (count: number): string => plural(count, { one: '# Tisch', other: '# Tische' })
