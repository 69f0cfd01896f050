import type { Language } from '../shared/languages/languages'
import { mail as germanMail } from './de/mail'
import { mail } from './en/mail'
import type { ServerWords } from './words'

type InLanguages<Part> = { en: Part } & Partial<Record<Language, Part>>

/** All that the server says: it speaks to people of every language at once. */
const parts: { [Name in keyof ServerWords]: InLanguages<ServerWords[Name]> } = {
  mail: { en: mail, de: germanMail },
}

/** What the server says in a language; a part that this language does not have yet is in English. */
export const wordsIn = (language: Language): ServerWords => ({
  mail: parts.mail[language] ?? parts.mail.en,
})
