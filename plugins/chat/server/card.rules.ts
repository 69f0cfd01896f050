// What is said in a chat, before it is drawn as one of them shows it.

/** Something within a text that each chat writes in its own way. */
export type Span =
  | { kind: 'bold'; text: string }
  | { kind: 'link'; url: string; label: string }
  /** A person of the chat. */
  | { kind: 'mention'; chatId: string; name: string }
  /** A time that everyone may read by their own clock; in words for those that can't. */
  | { kind: 'moment'; at: Date; words: string }

/** A button that does something here. Its `about` are ids only, as who presses it could have changed them. */
export interface Pressed {
  act: string
  label: string
  about: Record<string, string>
  isFirst?: boolean
  /** Where the mail does the same. */
  url?: string
}
/** A button that leads to a page. */
export interface Leading {
  label: string
  url: string
}

export type Part =
  /** In a text a mark stands for each span; nothing of it is markup. */
  { kind: 'title' | 'text' | 'aside'; text: string } | { kind: 'buttons'; buttons: (Pressed | Leading)[] }

export interface Card {
  /** What notifications show. */
  summary: string
  parts: Part[]
  spans: Span[]
}

/** No value has control characters, so nothing else can be taken for a mark. */
const MARK = /\u0001(\d+)\u0002/g

/** The numbers of the spans that a text has, in their order. */
export const marksIn = (text: string): number[] => Array.from(text.matchAll(MARK), ([, nth]) => Number(nth))

/** A text with something else in the place of each span. */
export const withSpans = (text: string, spans: readonly Span[], written: (span: Span) => string): string =>
  text.replace(MARK, (_, nth) => written(spans[Number(nth)]!))

/** A text in pieces: words as they are, and the spans between them. */
export const piecesOf = (text: string, spans: readonly Span[]): (string | Span)[] =>
  text
    .split(/(\u0001\d+\u0002)/)
    .filter((piece) => piece !== '')
    .map((piece) => spans[marksIn(piece)[0] ?? -1] ?? piece)

/** Collects the spans of a card. */
export class Spans {
  readonly list: Span[] = []

  private add(span: Span): string {
    this.list.push(span)
    return `\u0001${this.list.length - 1}\u0002`
  }

  bold = (text: string) => this.add({ kind: 'bold', text })
  /** @param label by default, where it leads */
  link = (url: string, label = url) => this.add({ kind: 'link', url, label })
  mention = (chatId: string, name: string) => this.add({ kind: 'mention', chatId, name })
  moment = (at: Date, words: string) => this.add({ kind: 'moment', at, words })
  /** A place to meet: the page that its person gave for it, which shows where it leads, or words. */
  placed = (place: string): string => (PAGE.test(place) ? this.link(place) : place)
}

export const PAGE = /^https?:\/\/\S+$/

const said =
  (kind: 'title' | 'text' | 'aside') =>
  (text: string): Part[] =>
    text.trim() === '' ? [] : [{ kind, text }]
export const title = said('title')
export const text = said('text')
/** Small print. */
export const aside = said('aside')
export const buttons = (...some: (Pressed | Leading)[]): Part[] =>
  some.length === 0 ? [] : [{ kind: 'buttons', buttons: some }]

/** Words in one line; French has blanks of its own. */
export const inOneLine = (words: string) => words.replace(/[^\S\u00a0\u202f]+/g, ' ').trim()

/** A text that is too long, cut at a word. @param broken what must not be left at its end */
export function cut(words: string, longest: number, broken = /[\ud800-\udbff]$/): string {
  if (words.length <= longest) return words
  const short = words.slice(0, longest - 2).replace(broken, '')
  const word = short.search(/\s\S*$/)
  return `${short.slice(0, word > longest / 2 ? word : undefined).trimEnd()} …`
}
