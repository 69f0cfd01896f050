import type { Button, KnownBlock } from '@slack/types'
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

/** A place to meet: the page that its person gave for it, which shows where it leads, or words. */
export const placed = (place: string): string => (PAGE.test(place) ? link(place) : escaped(place))

export const PAGE = /^https?:\/\/\S+$/

/** Mentions a user of Slack. */
export const mention = (slackId: string): string => `<@${slackId}>`

/** A time that everyone reads by their own clock. @param otherwise for programs that can't tell their reader's */
export const moment = (at: Date, otherwise: string): string =>
  `<!date^${Math.floor(at.getTime() / 1000)}^{date_long_pretty}, {time}|${escaped(otherwise).replaceAll('|', '¦')}>`

/** Half of a link, of an entity, or of a character that takes two places, at the end of what was cut. */
const BROKEN = /(?:<[^>]*|&[a-z]*|[\ud800-\udbff])$/

/** A text that is too long, cut at a word. @param broken what must not be left at its end */
function cut(text: string, longest: number, broken = BROKEN): string {
  if (text.length <= longest) return text
  const short = text.slice(0, longest - 2).replace(broken, '')
  const word = short.search(/\s\S*$/)
  return `${short.slice(0, word > longest / 2 ? word : undefined).trimEnd()} …`
}

/** French has blanks of its own. */
const inOneLine = (text: string) => text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim()

/** Words as they are: in these texts Slack reads no markup. */
const plain = (text: string, longest: number) =>
  ({
    type: 'plain_text',
    text: cut(inOneLine(text), longest, /[\ud800-\udbff]$/),
    emoji: false,
  }) as const

// `verbatim`: a name such as "@here" or "#general" stays one.
const marked = (text: string, longest = LONGEST.section) =>
  ({ type: 'mrkdwn', text: cut(text.trim(), longest), verbatim: true }) as const

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
  text: cut(escaped(inOneLine(text)), LONGEST.text),
  blocks: blocks.slice(0, MOST.blocks),
})
