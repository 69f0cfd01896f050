import type { Language } from './languages/languages'

/** What a topic is called, and the question that a conversation about it begins with; empty: one is made from its name. */
export interface TopicText {
  name: string
  question: string
}

/** By language; English or any other where one is missing. */
export type TopicTexts = Partial<Record<Language, TopicText>>

/** Something that people like to talk about. */
export interface Topic {
  id: string
  texts: TopicTexts
}

export const topicIn = (texts: TopicTexts, language: Language): TopicText =>
  texts[language] ?? texts.en ?? Object.values(texts)[0] ?? { name: '', question: '' }
