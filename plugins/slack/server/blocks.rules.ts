import type { Button, KnownBlock } from '@slack/types'
import { type Card, cut, inOneLine, type Part, type Span, withSpans } from '../../chat/server/card.rules'
import type { SlackMessage } from './web'

// What Slack shows, within its documented limits: what is longer is refused as a whole, so each text is cut here.

const LONGEST = { text: 4000, header: 150, section: 3000, button: 75, value: 2000, url: 3000 }
const MOST = { blocks: 50, buttons: 25 }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What nobody may write into Slack's markup by a name or a text of their own. */
export const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] as string)

/** A link in a text. @param label by default, where it leads */
export const link = (url: string, label = url): string =>
  `<${escaped(url).replaceAll('|', '%7C')}${label === url ? '' : `|${escaped(label).replaceAll('|', '¦')}`}>`

/** Mentions a user of Slack. */
export const mention = (slackId: string): string => `<@${slackId}>`

/** A time that everyone reads by their own clock. @param otherwise for programs that can't tell their reader's */
export const moment = (at: Date, otherwise: string): string =>
  `<!date^${Math.floor(at.getTime() / 1000)}^{date_long_pretty}, {time}|${escaped(otherwise).replaceAll('|', '¦')}>`

/** Half of a link, of an entity, or of a character that takes two places, at the end of what was cut. */
const BROKEN = /(?:<[^>]*|&[a-z]*|[\ud800-\udbff])$/

/** Words as they are: in these texts Slack reads no markup. */
const plain = (text: string, longest: number) =>
  ({
    type: 'plain_text',
    text: cut(inOneLine(text), longest),
    emoji: false,
  }) as const

// `verbatim`: a name such as "@here" or "#general" stays one.
const marked = (text: string, longest = LONGEST.section) =>
  ({ type: 'mrkdwn', text: cut(text.trim(), longest, BROKEN), verbatim: true }) as const

export const header = (text: string): KnownBlock[] =>
  text.trim() === '' ? [] : [{ type: 'header', text: plain(text, LONGEST.header) }]

/** @param text in Slack's markup: what people wrote is escaped */
export const section = (text: string): KnownBlock[] =>
  text.trim() === '' ? [] : [{ type: 'section', text: marked(text) }]

/** Small print. */
export const aside = (text: string): KnownBlock[] =>
  text.trim() === '' ? [] : [{ type: 'context', elements: [marked(text)] }]

/** A button that is pressed here. @param value what it is about: ids only, as who presses it could have changed them */
export const pressed = (action: string, label: string, value: object, isFirst = false): Button => ({
  type: 'button',
  action_id: action,
  text: plain(label, LONGEST.button),
  value: JSON.stringify(value).slice(0, LONGEST.value),
  ...(isFirst && { style: 'primary' }),
})

/** What a button's action begins with that only leads somewhere: Slack tells of these presses, too. */
export const LEADS = 'open'

/** A button that leads to a page; `nth` of its row. */
export const leading = (nth: number, label: string, url: string): Button => ({
  type: 'button',
  action_id: `${LEADS}:${nth}`,
  text: plain(label, LONGEST.button),
  url: url.slice(0, LONGEST.url),
})

/** A row of buttons. @param id of the row, by which it is known when one of them is pressed */
export const row = (buttons: Button[], id?: string): KnownBlock[] =>
  buttons.length === 0
    ? []
    : [{ type: 'actions', ...(id && { block_id: id }), elements: buttons.slice(0, MOST.buttons) }]

/** A message with as many blocks as Slack takes. */
export const message = (text: string, blocks: KnownBlock[]): SlackMessage => ({
  text: cut(escaped(inOneLine(text)), LONGEST.text, BROKEN),
  blocks: blocks.slice(0, MOST.blocks),
})

const written = (span: Span): string => {
  if (span.kind === 'bold') return `*${escaped(span.text)}*`
  if (span.kind === 'link') return link(span.url, span.label)
  return span.kind === 'mention' ? mention(span.chatId) : moment(span.at, span.words)
}

/** The blocks of a card. Their buttons are numbered, as each action of a message has a name of its own. */
export function blocksOf({ parts, spans }: Pick<Card, 'parts' | 'spans'>): KnownBlock[] {
  let places = 0
  let leads = 0
  return parts.flatMap((part: Part) => {
    if (part.kind === 'buttons')
      return row(
        part.buttons.map((button) => {
          if (!('act' in button)) return leading(leads++, button.label, button.url)
          const action = button.act === 'book' ? `book:${places++}` : button.act
          return pressed(action, button.label, button.about, button.isFirst)
        }),
      )
    if (part.kind === 'title') return header(withSpans(part.text, spans, () => ''))
    const said = withSpans(escaped(part.text), spans, written)
    return part.kind === 'aside' ? aside(said) : section(said)
  })
}

/** A card as Slack shows it. */
export const slackMessage = (card: Card): SlackMessage => message(card.summary, blocksOf(card))
