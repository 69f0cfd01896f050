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
