import { formatsOf } from '../../shared/languages/formats'

const { digits, plural } = formatsOf('pt-BR')

const WORDS = ['dois', 'três', 'quatro', 'cinco', 'seis']

/** So many people at a table as a word: from dois to seis. */
export const inWords = (people: number): string => WORDS[people - 2] ?? digits(people)

export const tables = (count: number): string =>
  plural(count, { one: '# mesa', many: '# de mesas', other: '# mesas' })
