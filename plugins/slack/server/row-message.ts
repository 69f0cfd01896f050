import type { Button, KnownBlock } from '@slack/types'
import { wordsIn } from '../../../languages/server'
import { linksOfRow, type ReadyRow } from '../../../server/mail/engine/row-messages'
import { contentFor, languageIn, textOf } from '../../../server/mail/frozen-mail'
import { subjectFor } from '../../../server/mail/personal-mail'
import { fill, htmlValue, textValue } from '../../../server/mail/template'
import type { Context } from '../../../server/platform/context/context'
import type { RecipientValues } from '../../../server/tables/sending.tables'
import { escaped, header, leading, link, message, PAGE, pressed, row, section } from './blocks.rules'
import type { SlackMessage } from './web'

/** Between the cards of a mail's plain text, and before its footer. */
const RULE = /\n*^-{60}$\n*/m
/** A greeting or a name, and the card below it. */
const SHOWN_PARTS = 2

/**
 * A mail as a direct message: the words that were frozen for it, without its footer, and its links as buttons. What comes below
 * its first card is read on the person's page.
 */
export function rowMessage(
  { config, secret }: Pick<Context, 'config' | 'secret'>,
  { row: own, content: { snapshot, createdAt } }: Pick<ReadyRow, 'row' | 'content'>,
): SlackMessage {
  const { values } = own
  const appUrl = config.appUrl.href.replace(/\/$/, '')
  const content = contentFor(snapshot, values)
  const all = { ...values, ...linksOfRow(secret, own, createdAt) }
  const anchors = anchorsIn(fill(content.html, all, htmlValue))
  const place = textOf(values, 'place')
  if (PAGE.test(place)) anchors.push({ url: place, label: place })
  const parts = markedIn(fill(content.text, all, textValue), anchors)
    .split(RULE)
    .slice(0, -1)
  const subject = subjectFor(snapshot, values)
  const buttons = (lines: string[]) =>
    lines.flatMap((line) =>
      Array.from(line.matchAll(MARK), ([, nth]) => buttonOf(Number(nth), anchors, values, appUrl)),
    )
  const blocks = parts
    .slice(0, SHOWN_PARTS)
    .flatMap((part) => part.trim().split(/\n{2,}/))
    .filter((paragraph) => paragraph !== subject)
    .flatMap((paragraph): KnownBlock[] => {
      const lines = paragraph.split('\n')
      const words = lines.filter((line) => !isOfButtons(line)).join('\n')
      return [...section(withLinks(words, anchors)), ...row(buttons(lines.filter(isOfButtons)))]
    })
  const { rest } = wordsIn(languageIn(values)).mail.slack
  const more = parts.length > SHOWN_PARTS ? row([leading(anchors.length, rest, `${appUrl}/home`)]) : []
  return message(subject, [...header(subject), ...blocks, ...more])
}

/** A link of a mail to a page. */
interface Anchor {
  url: string
  label: string
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
const decoded = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => SIGNS[name] as string)

/** The HTML tells where the words of a link begin and end; but for the place of a coffee nobody's values can bring a link along. */
const anchorsIn = (html: string): Anchor[] =>
  Array.from(html.matchAll(/<a [^>]*?href="(http[^"]*)"[^>]*>(.*?)<\/a>/gs), ([, url = '', label = '']) => ({
    url: decoded(url),
    label: decoded(
      label.replace(/<\/?bdi>/g, (tag) => (tag === '<bdi>' ? '\u2068' : '\u2069')).replace(/<[^>]*>/g, ''),
    )
      .replace(/\s+/g, ' ')
      .trim(),
  }))

/** No value has control characters, so nothing else can be taken for a mark. */
const MARK = /\u0001(\d+)\u0002/g
const isOfButtons = (line: string) => line.includes('\u0001') && line.replace(MARK, '').trim() === ''

/** What fences off a direction of reading; plain text has more of it than HTML. */
const FENCES = '[\\u2066-\\u2069]*'
const asPattern = (text: string) =>
  Array.from(text, (sign) => sign.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')).join(FENCES)

/** Plain text with a mark in the place of each link, which is written there with its words before it. */
const markedIn = (text: string, anchors: Anchor[]): string =>
  anchors.reduce(
    (left, { url, label }, nth) => {
      const words = label.replace(/[\u2066-\u2069]/g, '')
      const written = new RegExp(`(?:${FENCES}${asPattern(`${words}: `)})?${asPattern(url)}`)
      return left.replace(written, () => `\u0001${nth}\u0002`)
    },
    text.replace(/[^\S\n]+/g, ' '),
  )

/** A link within a sentence stays there. */
const withLinks = (words: string, anchors: Anchor[]): string =>
  escaped(words).replace(MARK, (_, nth) => {
    const { url, label } = anchors[Number(nth)]!
    return link(url, label)
  })

/** What can be done by one press is done by it; other links lead to their page. */
function buttonOf(nth: number, anchors: Anchor[], values: RecipientValues, appUrl: string): Button {
  const { url, label } = anchors[nth]!
  const [path, query] = url.slice(appUrl.length).split('?')
  const asked = new URLSearchParams(query)
  const matchId = textOf(values, 'matchId')
  const programmeId = textOf(values, 'programmeId')
  const [start, choice] = [asked.get('start'), asked.get('choice')]
  if (path === '/met')
    return asked.get('answer') === 'confirmed'
      ? pressed('met', label, { matchId }, true)
      : pressed('not_met', label, { matchId })
  if (path === '/plan' && start) return pressed(`book:${nth}`, label, { matchId, start })
  if (path === '/another') return pressed('another', label, { matchId }, true)
  if (path === '/unsubscribe' && choice) return pressed(choice, label, programmeId ? { programmeId } : {})
  return leading(nth, label, url)
}
