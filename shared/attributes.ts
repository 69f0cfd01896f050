import type { Language } from './languages/languages'

/** Where an attribute's values come from: a column of imports, a path of the directory's (SCIM), or people's own choice. */
export const ATTRIBUTE_SOURCES = ['import', 'scim', 'own'] as const

export type AttributeNames = Partial<Record<Language, string>>

/** A way to divide people that the people team names, such as by site. Everything refers to it by its id. */
export interface Attribute {
  id: string
  names: AttributeNames
  source: (typeof ATTRIBUTE_SOURCES)[number]
  /** The name of the column, or the path; empty for people's own choice. */
  from: string
  /** Whether a match sees it. */
  shown: boolean
  /** Each as it was spelled first. */
  values: string[]
}

/** What divides people without any attribute: no attribute has this id or name. */
export const DEPARTMENT = 'department'

/** What the people team is offered. */
export const READY_MADE = [
  { id: 'location', shown: true },
  { id: 'level', shown: false },
] as const

/** In a language; else in English, or in any other. */
export const attributeName = (names: AttributeNames, language: Language): string =>
  names[language] ?? names.en ?? Object.values(names)[0] ?? ''

/** What values have in common that are one: neither case nor outer spaces tell two apart. */
export const valueKey = (value: string): string => value.trim().normalize('NFC').toLowerCase()

/** Values as they are kept: each once, without outer spaces, as it is spelled first. */
export const onceEach = (values: readonly string[]): string[] => {
  const known = new Map<string, string>()
  for (const value of values)
    if (value.trim() && !known.has(valueKey(value))) known.set(valueKey(value), value.trim())
  return [...known.values()]
}
