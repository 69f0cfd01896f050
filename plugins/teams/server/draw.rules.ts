import {
  type Card,
  cut,
  inOneLine,
  type Leading,
  type Part,
  piecesOf,
  type Pressed,
  type Span,
  withSpans,
} from '../../chat/server/card.rules'

/** What is posted: an activity with an Adaptive Card (version 1.5, plain JSON). */
export interface TeamsMessage {
  type: 'message'
  /** What notifications show. */
  summary: string
  attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive'; content: AdaptiveCard }]
}
type Element = Record<string, unknown>
export interface AdaptiveCard extends Element {
  body: Element[]
}

/** A message may have about 28 KB; the activity around the card has some of them. */
const MOST_BYTES = 26_000
const LONGEST = { summary: 500, title: 200, line: 1500, label: 80, row: 40 }
/** More actions in a row are not shown. */
const MOST_ACTIONS = 6

/** How buttons are drawn. */
export interface Buttons {
  /** Whether Microsoft can reach us when one is pressed; else all of them are links. */
  isPressable: boolean
  /** Where what is pressed elsewhere can be done, too. */
  pageUrl: string
}

/**
 * A card as Teams shows it. Texts are runs, in which nothing is read as Markdown, so that nobody's name brings a link along; each line
 * is a block of its own.
 */
export function teamsMessage(card: Card, how: Buttons): TeamsMessage {
  const title = card.parts.find((part) => part.kind === 'title')
  const subject = cut(
    inOneLine(plain(title?.kind === 'title' ? title.text : card.summary, card.spans)),
    LONGEST.title,
  )
  const summary = cut(inOneLine(card.summary), LONGEST.summary)
  let parts = card.parts
  for (;;) {
    const content: AdaptiveCard = {
      type: 'AdaptiveCard',
      $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
      version: '1.5',
      fallbackText: summary,
      ...(RIGHT_TO_LEFT.test(subject) && { rtl: true }),
      body: parts.flatMap((part) => drawn(part, card.spans, { ...how, subject })),
    }
    const last = parts.findLastIndex((part) => part.kind !== 'buttons')
    if (Buffer.byteLength(JSON.stringify(content)) <= MOST_BYTES || last < 0)
      return {
        type: 'message',
        summary,
        attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }],
      }
    parts = parts.toSpliced(last, 1)
  }
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

const plain = (text: string, spans: readonly Span[]) =>
  withSpans(text, spans, (span) =>
    span.kind === 'moment'
      ? span.words
      : 'text' in span
        ? span.text
        : 'name' in span
          ? span.name
          : span.label,
  )

function drawn(part: Part, spans: readonly Span[], how: Buttons & { subject: string }): Element[] {
  if (part.kind === 'buttons') {
    const some = part.buttons.slice(0, MOST_ACTIONS).map((button) => action(button, how))
    // Those that do not fit next to each other stand one below the other.
    const isRow = some.reduce((length, { title }) => length + title.length, 0) <= LONGEST.row
    return (isRow ? [some] : some.map((one) => [one])).map((actions, nth) => ({
      type: 'ActionSet',
      ...(nth > 0 && { spacing: 'Small' }),
      actions,
    }))
  }
  if (part.kind === 'title')
    return [
      {
        type: 'TextBlock',
        // Read aloud as a heading, which only this block can be; of its Markdown, what leads somewhere or counts is taken out.
        style: 'heading',
        text: how.subject.replace(/[[\]{}<>`]/g, (sign) => PLAIN[sign] as string),
        size: 'Large',
        weight: 'Bolder',
        wrap: true,
      },
    ]
  const isAside = part.kind === 'aside'
  return part.text.split('\n').flatMap((line, nth): Element[] => {
    const runs = piecesOf(line.trim(), spans).map((piece) => ({
      type: 'TextRun',
      ...run(piece),
      ...(isAside && { isSubtle: true, size: 'Small' }),
    }))
    return runs.length === 0
      ? []
      : [{ type: 'RichTextBlock', ...(nth > 0 && { spacing: 'None' }), inlines: runs }]
  })
}

function action(button: Pressed | Leading, how: Buttons & { subject: string }): Element & { title: string } {
  const title = cut(inOneLine(button.label), LONGEST.label)
  if (!('act' in button)) return { type: 'Action.OpenUrl', title, url: button.url }
  if (!how.isPressable) return { type: 'Action.OpenUrl', title, url: button.url ?? how.pageUrl }
  const { act, about, isFirst } = button
  const data = { about, subject: how.subject }
  return { type: 'Action.Execute', title, verb: act, data, ...(isFirst && { style: 'positive' }) }
}

const PLAIN: Record<string, string> = { '[': '(', ']': ')', '{': '(', '}': ')', '<': '‹', '>': '›', '`': '’' }

function run(piece: string | Span): Element {
  if (typeof piece === 'string') return { text: cut(piece, LONGEST.line) }
  if (piece.kind === 'bold') return { text: cut(piece.text, LONGEST.line), weight: 'Bolder' }
  if (piece.kind === 'mention') return { text: cut(piece.name, LONGEST.line), weight: 'Bolder' }
  if (piece.kind === 'moment') return { text: piece.words }
  const text = cut(piece.label || piece.url, LONGEST.line)
  if (!/^https?:/.test(piece.url)) return { text }
  return { text, underline: true, selectAction: { type: 'Action.OpenUrl', title: text, url: piece.url } }
}
