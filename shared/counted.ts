/** "2,814": every number that people read. */
export const inDigits = (count: number): string => count.toLocaleString('en')

/** The largest number that is counted exactly where counting takes long; one more stands for any larger number. */
export const MOST_COUNTED = 1_000
/** "12", or "more than 1,000" of what is counted no further. */
export const countedAtMost = (count: number): string =>
  count > MOST_COUNTED ? `more than ${inDigits(MOST_COUNTED)}` : inDigits(count)

/** "1 person", "1,200 people". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inDigits(count)} ${count === 1 ? one : many}`

/** How many rows a list has. `isMore`: there are more, as a search of very many is not counted to its end. */
export interface Total {
  total: number
  isMore?: boolean
}

/** "2,814 users", "more than 10,000 users" */
export const totalInWords = ({ total, isMore }: Total, one: string, many?: string): string =>
  `${isMore ? 'more than ' : ''}${counted(total, one, many)}`

/** "470 pairs, one of them with three" */
export function pairsInWords(pairs: number, trios: number): string {
  const all = counted(pairs, 'pair', 'pairs')
  if (trios === 0) return all
  if (pairs === 1) return `${all}, with three`
  return `${all}, ${trios === 1 ? 'one' : inDigits(trios)} of them with three`
}
