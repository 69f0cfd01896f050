// What text may hold, for the contract and for forms that say so before the server does.

// oxlint-disable-next-line no-control-regex -- they are what is looked for
export const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/
// oxlint-disable-next-line no-control-regex -- the same, with line breaks let through
export const CONTROL_BUT_LINE_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** A character that can be seen: neither a space of any kind nor a mark that only steers others. */
export const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}]/u
