/** From three to six people: "ثلاثتكم", and with the article "الثلاثة". */
const WORDS = ['ثلاث', 'أربع', 'خمس', 'ست']
const word = (people: number) => WORDS[people - 3] ?? 'جميع'

export const allOf = (people: number): string => (people > 6 ? 'جميعكم' : `${word(people)}تكم`)
export const theMany = (people: number): string => (people > 6 ? 'كلهم' : `ال${word(people)}ة`)
/** To all of them, from two on. */
export const toAll = (people: number): string => (people === 2 ? 'إليكما' : `إلى ${allOf(people)}`)
