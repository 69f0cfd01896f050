/** Characters that turn the direction of what follows, and letters written from right to left. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** Isolates a name that could turn the reading direction, so that it never turns the sentence around it. */
export const isolated = (name: string): string =>
  TURNS.test(name) ? `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069` : name
