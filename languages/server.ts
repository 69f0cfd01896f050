import type { Language } from '../shared/languages/languages'
import { mail as arabicMail } from './ar/mail'
import { mail as germanMail } from './de/mail'
import { responses as germanResponses } from './de/responses'
import { mail } from './en/mail'
import { month } from './en/month'
import { responses } from './en/responses'
import { mail as spanishMail } from './es/mail'
import { mail as frenchMail } from './fr/mail'
import { mail as italianMail } from './it/mail'
import { mail as japaneseMail } from './ja/mail'
import { mail as dutchMail } from './nl/mail'
import { mail as polishMail } from './pl/mail'
import { mail as brazilianMail } from './pt-BR/mail'
import type { ServerWords } from './words'

type InLanguages<Part> = { en: Part } & Partial<Record<Language, Part>>

/** All that the server says: it speaks to people of every language at once. */
const parts: { [Name in 'mail' | 'month']: InLanguages<ServerWords[Name]> } = {
  mail: {
    en: mail,
    de: germanMail,
    fr: frenchMail,
    es: spanishMail,
    it: italianMail,
    'pt-BR': brazilianMail,
    nl: dutchMail,
    pl: polishMail,
    ja: japaneseMail,
    ar: arabicMail,
  },
  month: { en: month },
}

/** Room by room. */
const refused: Partial<Record<Language, Partial<ServerWords['responses']>>> = { de: germanResponses }

/** What the server says in a language, which speaks to people of every language at once; what a language does not have yet is in English. */
export const wordsIn = (language: Language): ServerWords => ({
  mail: parts.mail[language] ?? parts.mail.en,
  month: parts.month[language] ?? parts.month.en,
  responses: { ...responses, ...refused[language] },
})
