import { formatsOf } from '../../shared/languages/formats'

const { digits, plural } = formatsOf('es')

const WORDS = ['dos', 'tres', 'cuatro', 'cinco', 'seis']

/** So many people at a table as a word: from dos to seis. */
export const inWords = (people: number): string => WORDS[people - 2] ?? digits(people)

export const tables = (count: number): string =>
  plural(count, { one: '# mesa', many: '# de mesas', other: '# mesas' })
