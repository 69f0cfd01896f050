import { isPlainText } from '../../../shared/text-rules'

/** NUL and halves of surrogate pairs: valid in JSON, but PostgreSQL can't store text or JSON that contains them. */
const NOT_TEXT = /\0|\p{Surrogate}/u

/** Whether all text in a value can be stored. For values that a schema has checked, which limits their depth. */
export const isText = (value: unknown): boolean => isEach(value, (text) => !NOT_TEXT.test(text))

/** Whether people may send a text: no control characters but tabs and line breaks. */
export const isTyped = (value: unknown): boolean => isEach(value, isPlainText)

function isEach(value: unknown, fits: (text: string) => boolean): boolean {
  if (typeof value === 'string') return fits(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, part]) => fits(key) && isEach(part, fits))
}

/** A LIKE pattern for "contains", in which % and _ of the text are escaped. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** The words of a search; none of an empty one. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean)
