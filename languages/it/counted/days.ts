/** Italian shortens the article before the 8th and the 11th: “dell’8 dicembre”, but “del 9 dicembre”. */
const isShortened = (day: string) => /^(?:8|11)(?!\d)/.test(day)

export const ofDay = (day: string) => (isShortened(day) ? `dell’${day}` : `del ${day}`)
export const onDay = (day: string) => (isShortened(day) ? `l’${day}` : `il ${day}`)
export const sinceDay = (day: string) => (isShortened(day) ? `dall’${day}` : `dal ${day}`)
