/** "2,814": every number that people read. */
export const inDigits = (count: number): string => count.toLocaleString('en')

/** "1 person", "1,200 people". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inDigits(count)} ${count === 1 ? one : many}`
