import { wordsIn } from '../../../languages/server'
import { linksOfRow, type ReadyRow } from '../../../server/mail/engine/row-messages'
import { contentFor, languageIn, textOf } from '../../../server/mail/frozen-mail'
import { subjectFor } from '../../../server/mail/personal-mail'
import { fill, htmlValue, textValue } from '../../../server/mail/template'
import type { Context } from '../../../server/platform/context/context'
import type { RecipientValues } from '../../../server/tables/sending.tables'
import {
  buttons,
  type Card,
  type Leading,
  marksIn,
  PAGE,
  type Part,
  type Pressed,
  text,
  title,
  withSpans,
} from './card.rules'

/** Between the cards of a mail's plain text, and before its footer. */
const RULE = /\n*^-{60}$\n*/m
/** A greeting or a name, and the card below it. */
const SHOWN_PARTS = 2

/**
 * A mail as a direct message: the words that were frozen for it, without its footer, and its links as buttons. What comes below
 * its first card is read on the person's page.
 */
export function rowCard(
  { config, secret }: Pick<Context, 'config' | 'secret'>,
  { row: own, content: { snapshot, createdAt } }: Pick<ReadyRow, 'row' | 'content'>,
): Card {
  const { values } = own
  const appUrl = config.appUrl.href.replace(/\/$/, '')
  const content = contentFor(snapshot, values)
  const all = { ...values, ...linksOfRow(secret, own, createdAt) }
  const anchors = anchorsIn(fill(content.html, all, htmlValue))
  const place = textOf(values, 'place')
  if (PAGE.test(place)) anchors.push({ url: place, label: place })
  const sections = markedIn(fill(content.text, all, textValue), anchors)
    .split(RULE)
    .slice(0, -1)
  const subject = subjectFor(snapshot, values)
  const spans = anchors.map((anchor) => ({ kind: 'link' as const, ...anchor }))
  const pressable = (lines: string[]) =>
    lines.flatMap((line) => marksIn(line).map((nth) => buttonOf(anchors[nth]!, values, appUrl)))
  const parts = sections
    .slice(0, SHOWN_PARTS)
    .flatMap((part) => part.trim().split(/\n{2,}/))
    .filter((paragraph) => paragraph !== subject)
    .flatMap((paragraph): Part[] => {
      const lines = paragraph.split('\n')
      const isOfButtons = (line: string) =>
        marksIn(line).length > 0 && withSpans(line, spans, () => '').trim() === ''
      return [
        ...text(lines.filter((line) => !isOfButtons(line)).join('\n')),
        ...buttons(...pressable(lines.filter(isOfButtons))),
      ]
    })
  const { rest } = wordsIn(languageIn(values)).mail.chat
  const more = sections.length > SHOWN_PARTS ? buttons({ label: rest, url: `${appUrl}/home` }) : []
  return { summary: subject, parts: [...title(subject), ...parts, ...more], spans }
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
const decoded = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => SIGNS[name] as string)

/** The HTML tells where the words of a link begin and end; but for the place of a coffee nobody's values can bring a link along. */
const anchorsIn = (html: string): Leading[] =>
  Array.from(html.matchAll(/<a [^>]*?href="(http[^"]*)"[^>]*>(.*?)<\/a>/gs), ([, url = '', label = '']) => ({
    url: decoded(url),
    label: decoded(
      label.replace(/<\/?bdi>/g, (tag) => (tag === '<bdi>' ? '\u2068' : '\u2069')).replace(/<[^>]*>/g, ''),
    )
      .replace(/\s+/g, ' ')
      .trim(),
  }))

/** What fences off a direction of reading; plain text has more of it than HTML. */
const FENCES = '[\\u2066-\\u2069]*'
const asPattern = (words: string) =>
  Array.from(words, (sign) => sign.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')).join(FENCES)

/** Plain text with a mark in the place of each link, which is written there with its words before it. */
const markedIn = (plain: string, anchors: Leading[]): string =>
  anchors.reduce(
    (left, { url, label }, nth) => {
      const words = label.replace(/[\u2066-\u2069]/g, '')
      const written = new RegExp(`(?:${FENCES}${asPattern(`${words}: `)})?${asPattern(url)}`)
      return left.replace(written, () => `\u0001${nth}\u0002`)
    },
    plain.replace(/[^\S\n]+/g, ' '),
  )

/** What can be done by one press is done by it; other links lead to their page. */
function buttonOf({ url, label }: Leading, values: RecipientValues, appUrl: string): Pressed | Leading {
  const [path, query] = url.slice(appUrl.length).split('?')
  const asked = new URLSearchParams(query)
  const matchId = textOf(values, 'matchId')
  const programmeId = textOf(values, 'programmeId')
  const [start, choice] = [asked.get('start'), asked.get('choice')]
  const about = { matchId }
  if (path === '/met')
    return asked.get('answer') === 'confirmed'
      ? { act: 'met', label, about, isFirst: true, url }
      : { act: 'not_met', label, about, url }
  if (path === '/plan' && start) return { act: 'book', label, about: { matchId, start }, url }
  if (path === '/another') return { act: 'another', label, about, isFirst: true, url }
  if (path === '/unsubscribe' && choice)
    return { act: choice, label, about: programmeId ? { programmeId } : {}, url }
  return { label, url }
}
