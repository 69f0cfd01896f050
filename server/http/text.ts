/** NUL and halves of surrogate pairs: valid in JSON, but PostgreSQL keeps no text and no JSON with them. */
const NOT_TEXT = /\0|\p{Surrogate}/u

/** Whether all text in a value can be stored. For values a schema let through: the depth is the schema's. */
export function isText(value: unknown): boolean {
  if (typeof value === 'string') return !NOT_TEXT.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, part]) => !NOT_TEXT.test(key) && isText(part))
}

/** A LIKE pattern for "contains", in which the text's own % and _ stand for themselves. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
