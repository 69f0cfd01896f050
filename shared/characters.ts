import { directionOf, type Language } from './languages/languages'

// What text may hold, for the contract and for forms that check it before the server does.

// oxlint-disable-next-line no-control-regex -- it looks for control characters, line breaks and what turns the text around it
export const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e]/
// oxlint-disable-next-line no-control-regex -- the same, but line breaks are allowed
export const CONTROL_BUT_LINE_BREAKS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e]/

/** A character that can be seen: neither a space of any kind nor a mark that only affects other characters. */
export const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}]/u

/** Text without spaces around it, nor characters that nobody sees, such as those that come along when it is copied. */
export function bare(text: string): string {
  const trimmed = text.trim()
  // Most text is plain, and an import asks a million times.
  const isPlain = trimmed.charCodeAt(0) < 0xad && trimmed.charCodeAt(trimmed.length - 1) < 0xad
  return isPlain ? trimmed : trimmed.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
}

/** An address as it is stored: trimmed, A to Z in lower case. Other capitals stay, such as the Kelvin sign. */
export const plainEmail = (text: string): string =>
  bare(text).replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())

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
