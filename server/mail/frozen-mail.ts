/** A piece of a frozen mail: literal text, a person's value, or a part that is repeated or left out by one. */
export type TemplateNode<Literal = string> =
  | Literal
  | { value: string }
  | { section: string; not?: boolean; nodes: TemplateNode<Literal>[] }

/** The frozen content of a send. */
export interface Snapshot {
  subject: string
  html: TemplateNode[]
  text: TemplateNode[]
}

/** One time of a repeated part: a text, or several by their names. */
export type RepeatedItem = string | Record<string, string>

/** What is personal in one person's mail; a list fills a repeated part, an empty text leaves its part out. */
export type RecipientValues = Record<string, string | RepeatedItem[]>

/** A person's value that is a text; empty if they have none of this name. */
export function textOf(values: RecipientValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

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
