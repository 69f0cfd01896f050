import { formatsOf } from '../../../shared/languages/formats'

const { digits } = formatsOf('fr')
const SMALL = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

/** Small numbers as words, for people: "une" as "personne" is feminine. */
export const inWords = (number: number): string => SMALL[number] ?? digits(number)

/** The same at the beginning of a sentence. */
export const inWordsFirst = (number: number): string => {
  const words = inWords(number)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
