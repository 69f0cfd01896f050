import { directionOf, type Language } from './languages/languages'

/** Letters, and a mark of no width that counts as one, by how they are written. */
const FROM_RIGHT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const FROM_LEFT = new RegExp(`(?!${FROM_RIGHT.source})[\\p{L}\\u200e]`, 'u')
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/
const ISOLATE = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g

/** What of a text is in no isolate: it alone takes part in the reading direction around it. */
export function outsideOf(text: string): string {
  const left = text.replace(ISOLATE, '')
  return left === text ? text : outsideOf(left)
}

/**
 * Isolates a name in a sentence of the other direction, so that it never turns the sentence around it. What is written as the
 * sentence is, and what holds isolates alone, stays as it is: a second call changes nothing.
 */
export function isolated(name: string, language: Language): string {
  const outside = outsideOf(name)
  const foreign = directionOf(language) === 'rtl' ? FROM_LEFT : FROM_RIGHT
  if (!foreign.test(outside) && !CONTROLS.test(outside)) return name
  return `\u2068${/[\u2066-\u2069]/.test(outside) ? name.replace(/[\u2066-\u2069]/g, '') : name}\u2069`
}
