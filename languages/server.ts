import type { Language } from '../shared/languages/languages'
import { mapValues } from '../shared/map-values'
import { inRounds as arabicInRounds } from './ar/in-rounds'
import { server as arabic } from './ar/server'
import { inRounds as germanInRounds } from './de/in-rounds'
import { server as german } from './de/server'
import { inRounds as englishInRounds } from './en/in-rounds'
import { server as english } from './en/server'
import { inRounds as spanishInRounds } from './es/in-rounds'
import { server as spanish } from './es/server'
import { inRounds as frenchInRounds } from './fr/in-rounds'
import { server as french } from './fr/server'
import { inRounds as italianInRounds } from './it/in-rounds'
import { server as italian } from './it/server'
import { inRounds as japaneseInRounds } from './ja/in-rounds'
import { server as japanese } from './ja/server'
import { inRounds as dutchInRounds } from './nl/in-rounds'
import { server as dutch } from './nl/server'
import { inRounds as polishInRounds } from './pl/in-rounds'
import { server as polish } from './pl/server'
import { inRounds as brazilianInRounds } from './pt-BR/in-rounds'
import { server as brazilian } from './pt-BR/server'
import { withInstead, withMeal } from './instead'
import * as plugins from '../plugins/words'
import type { Meal } from '../shared/programme'
import type { CoreWords, InRounds, PluginWords, ServerWords } from './words'

const ofCore: Record<Language, CoreWords> = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  ja: japanese,
  nl: dutch,
  pl: polish,
  'pt-BR': brazilian,
}

const pluginWords: Record<string, Record<Language, object>> = plugins

/** All that the server says: it speaks to people of every language at once. */
const spoken = mapValues(ofCore, ({ mail, month, responses, meals }, language): ServerWords => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as they declare it
  const ofPlugins = mapValues(pluginWords, (words) => words[language]) as unknown as PluginWords
  return { mail: { ...mail, ...ofPlugins }, month, responses: { ...responses, ...ofPlugins }, meals }
})

const instead: Record<Language, InRounds> = {
  ar: arabicInRounds,
  de: germanInRounds,
  en: englishInRounds,
  es: spanishInRounds,
  fr: frenchInRounds,
  it: italianInRounds,
  ja: japaneseInRounds,
  nl: dutchInRounds,
  pl: polishInRounds,
  'pt-BR': brazilianInRounds,
}

/** The same of a programme whose rounds are not those of months. */
const ofRounds = mapValues(spoken, (words, language) => withInstead(words, instead[language]))

const made = new Map<string, ServerWords>()

/**
 * @param isMonthly whether the programme that is spoken of comes round by months
 * @param meal what its people meet for
 */
export function wordsIn(language: Language, isMonthly = true, meal: Meal = 'coffee'): ServerWords {
  const words = (isMonthly ? spoken : ofRounds)[language]
  if (meal === 'coffee') return words
  const key = `${language} ${isMonthly} ${meal}`
  const own = made.get(key) ?? ofMeal(words, meal)
  made.set(key, own)
  return own
}

/** Questions on coffee itself stay, as what the product is called by does. */
function ofMeal(words: ServerWords, meal: Meal): ServerWords {
  const { mail, ...said } = withMeal(words, words.meals, meal)
  const { draft, frame, dates, starters } = words.mail
  return {
    ...said,
    meals: words.meals,
    mail: {
      ...mail,
      dates,
      starters,
      draft: { ...mail.draft, months: draft.months },
      frame: { ...mail.frame, footer: frame.footer },
    },
  }
}
