/** NUL and halves of surrogate pairs: valid in JSON, but PostgreSQL can't store text or JSON that contains them. */
const NOT_TEXT = /\0|\p{Surrogate}/u

/** Whether all text in a value can be stored. For values that a schema has checked, which limits their depth. */
export function isText(value: unknown): boolean {
  if (typeof value === 'string') return !NOT_TEXT.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, part]) => !NOT_TEXT.test(key) && isText(part))
}

/** A LIKE pattern for "contains", in which % and _ of the text are escaped. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
