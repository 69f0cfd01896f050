/** A piece of a frozen mail: literal text, a person's value, or a part that is repeated or left out by one. */
export type TemplateNode =
  | string
  | { value: string }
  | { section: string; not?: boolean; nodes: TemplateNode[] }

/** The frozen content of a send. */
export interface Snapshot {
  subject: string
  html: TemplateNode[]
  text: TemplateNode[]
}

/** What is personal in one person's mail; a list fills a repeated part, an empty text leaves its part out. */
export type RecipientValues = Record<string, string | string[]>
