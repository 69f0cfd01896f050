// What text may hold, for the contract and for forms that check it before the server does.

// oxlint-disable-next-line no-control-regex -- it looks for control characters, line breaks and what turns the text around it
export const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e]/
// oxlint-disable-next-line no-control-regex -- the same, but line breaks are allowed
export const CONTROL_BUT_LINE_BREAKS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e]/

/** A character that can be seen: neither a space of any kind nor a mark that only affects other characters. */
export const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}]/u

/** An address as it is stored: trimmed, A to Z in lower case. Other capitals stay, such as the Kelvin sign. */
export const plainEmail = (text: string): string =>
  text.trim().replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
