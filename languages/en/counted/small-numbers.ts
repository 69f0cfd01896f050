const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Small numbers as words. */
export const inWords = (number: number): string => SMALL[number] ?? number.toLocaleString('en')

/** The same at the beginning of a sentence. */
export const inWordsFirst = (number: number): string => {
  const words = inWords(number)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
