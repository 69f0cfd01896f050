import { mail as english } from '../../languages/en/mail'
import type { MailWords } from '../../languages/words'
import { monthNumber } from '../../shared/months'
import { TO_BE_AGREED } from './seats.rules'

const keys = Object.keys(english.why) as (keyof typeof english.why)[]
const LAST_MET = new RegExp(`^${english.why.lastMet('(\\w+) (\\d{4})').replace('.', '\\.')}$`)

/** Why people were paired, in a language: it is stored in English. A text that is not one of the product's sentences stays as it is. */
export function whyIn(words: MailWords, stored: readonly string[]): string[] {
  if (words.language === 'en') return [...stored]
  return stored.map((text) => {
    const key = keys.find((name) => english.why[name] === text)
    const own = key && words.why[key]
    if (typeof own === 'string') return own
    const [, month = '', year = ''] = LAST_MET.exec(text) ?? []
    const number = monthNumber(month)
    return number ? words.why.lastMet(words.dates.month(`${year}-${String(number).padStart(2, '0')}`)) : text
  })
}

/** Where people meet, in a language: an address stays as it is. */
export const placeIn = ({ meetings }: MailWords, place: string): string =>
  place === TO_BE_AGREED ? meetings.toBeAgreed : place
