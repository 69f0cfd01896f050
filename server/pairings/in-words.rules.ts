import { mail as english } from '../../languages/en/mail'
import { retelling } from '../../languages/stored'
import type { MailWords } from '../../languages/words'
import { TO_BE_AGREED } from './seats.rules'

const why = retelling(english.why)
const matching = retelling(english.matching)

/** Why people were paired, in a language: it is stored in English. A text that is not one of the product's sentences stays as it is. */
export const whyIn = (words: MailWords, stored: readonly string[]): string[] =>
  stored.map((text) => why(words.why, words, text) ?? text)

/** What the matching engine said of somebody, in a language; undefined if it can't be said. */
export const engineIn = (words: MailWords, stored: string): string | undefined =>
  matching(words.matching, words, stored)

/** People with why they were left out, in the words of who reads it. */
export const leftOutIn = <Person extends { reason: string }>(words: MailWords, people: Person[]): Person[] =>
  people.map((person) => ({ ...person, reason: engineIn(words, person.reason) ?? person.reason }))

/** Where people meet, in a language: an address stays as it is. */
export const placeIn = ({ meetings }: MailWords, place: string): string =>
  place === TO_BE_AGREED ? meetings.toBeAgreed : place
