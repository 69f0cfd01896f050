/** "2,814": every number that people read. */
export const inDigits = (count: number): string => count.toLocaleString('en')

/** "1 person", "1,200 people". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inDigits(count)} ${count === 1 ? one : many}`

/** A share in percent, to one decimal; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10
