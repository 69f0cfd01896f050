// What text may hold, for the contract and for forms that say so before the server does.

// oxlint-disable-next-line no-control-regex -- they are what is looked for, and the line breaks beyond ASCII
export const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// oxlint-disable-next-line no-control-regex -- the same, with line breaks let through
export const CONTROL_BUT_LINE_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** A character that can be seen: neither a space of any kind nor a mark that only steers others. */
export const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}]/u

/** An address as it is kept: trimmed, A to Z in lower case. Only those: the Kelvin sign is a look-alike of k, no capital. */
export const plainEmail = (text: string): string =>
  text.trim().replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
