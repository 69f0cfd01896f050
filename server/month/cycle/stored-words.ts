import { wordsIn } from '../../../languages/server'
import { type Language, LANGUAGES } from '../../../shared/languages/languages'
import { inWords, type Say } from '../../platform/http/errors'

/** What is stored before it is known who reads it: a line for each text, which has it in every language. */
export const inEveryLanguage = (...texts: Say[]): string =>
  texts
    .map((say) =>
      JSON.stringify(
        Object.fromEntries(LANGUAGES.map((language) => [language, inWords(say, wordsIn(language))])),
      ),
    )
    .join('\n')

/** The same in one language. Other lines stay as they are: programs have said them, or earlier versions stored them. */
export const storedIn = (language: Language, stored: string): string =>
  stored
    .split('\n')
    .map((line) => {
      const said = saidIn(line)
      return said[language] ?? said.en ?? line
    })
    .join(' ')

function saidIn(line: string): Partial<Record<Language, string>> {
  if (!line.startsWith('{"en":')) return {}
  try {
    return JSON.parse(line)
  } catch {
    return {}
  }
}
