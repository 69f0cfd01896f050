/** "2,814": every number that people read. */
export const inDigits = (count: number): string => count.toLocaleString('en')

/** "1 person", "1,200 people". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inDigits(count)} ${count === 1 ? one : many}`

/** "470 pairs, one of them with three" */
export function pairsInWords(pairs: number, trios: number): string {
  const all = counted(pairs, 'pair', 'pairs')
  if (trios === 0) return all
  if (pairs === 1) return `${all}, with three`
  return `${all}, ${trios === 1 ? 'one' : inDigits(trios)} of them with three`
}
