import { formatsOf } from '../../shared/languages/formats'

const { digits } = formatsOf('ja')

/** So many people together, from two to six. */
export const together = (people: number): string =>
  ['お二人', '三人', '四人', '五人', '六人'][people - 2] ?? `${digits(people)}人`

export const tables = (count: number): string => `${digits(count)}テーブル`
