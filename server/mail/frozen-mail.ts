import type { Language } from '../../shared/languages/languages'
import type { RecipientValues, Snapshot } from '../tables/sending.tables'

/** A person's value that is a text; empty if they have none of this name. */
export function textOf(values: RecipientValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** The language that a person's mail is in. */
export const languageIn = (values: RecipientValues): Language =>
  (textOf(values, 'language') || 'en') as Language

/** A send's content in the language of one person. */
export const contentFor = (snapshot: Snapshot, values: RecipientValues): Snapshot =>
  snapshot.others?.[languageIn(values)] ?? snapshot

/** An iTIP message (RFC 5546) that goes along with a mail. */
export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

/** The invitation in a person's values, if there is one. */
export const calendarOf = ({ calendar, calendarMethod }: RecipientValues): CalendarFile | undefined =>
  typeof calendar === 'string' && (calendarMethod === 'REQUEST' || calendarMethod === 'CANCEL')
    ? { method: calendarMethod, content: calendar }
    : undefined
