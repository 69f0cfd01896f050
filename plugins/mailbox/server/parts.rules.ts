import type { MessageStructureObject } from 'imapflow'

/** How many parts of a message are looked at, how deep they may lie, and how large the ones may be that are read. */
const MOST_PARTS = 50
const DEEPEST = 6
export const LARGEST_PART = 65_536

/** A part of a message, as the server can be asked for it. */
export interface Part {
  key: string
  /** Its transfer encoding. */
  encoding: string
}

/** What of a message is worth reading: a reply of a calendar, or the report that a message was not delivered. */
export type Worth =
  | { kind: 'reply'; calendar: Part }
  | { kind: 'report'; status: Part; original: Part }
  | undefined

/**
 * What a message may be, by its structure alone: so neither its size nor what it carries along matters. Messages within a
 * message are never looked into: who forwards a reply has not replied.
 */
export function worthReading(root: MessageStructureObject | undefined): Worth {
  const report = firstOf(root, ({ type }) => type === 'multipart/report')
  if (report) return reportIn(report)
  const calendar = firstOf(root, isReply)
  return calendar && { kind: 'reply', calendar: partOf(calendar) }
}

function reportIn({ parameters, childNodes = [] }: MessageStructureObject): Worth {
  if (parameters?.['report-type']?.toLowerCase() !== 'delivery-status') return undefined
  const find = (types: RegExp) => childNodes.slice(0, MOST_PARTS).find(({ type }) => types.test(type))
  const status = find(/^message\/(global-)?delivery-status$/)
  // Servers look into message/rfc822 only: of message/global the beginning is read, which has its headers.
  const headers = find(/^(text\/rfc822-headers|message\/((rfc822|global)-headers|global))$/)
  const whole = find(/^message\/rfc822$/)
  const original = headers ? partOf(headers) : whole && { key: `${whole.part}.HEADER`, encoding: '7bit' }
  return status && original && { kind: 'report', status: partOf(status), original }
}

/** The first part of a kind, not within a message that is carried along. */
function firstOf(
  root: MessageStructureObject | undefined,
  isIt: (node: MessageStructureObject) => boolean,
): MessageStructureObject | undefined {
  let seen = 0
  const find = (node: MessageStructureObject, depth: number): MessageStructureObject | undefined => {
    seen += 1
    if (seen > MOST_PARTS || depth > DEEPEST) return undefined
    if (isIt(node)) return node
    if (!node.type.startsWith('multipart/')) return undefined
    for (const child of node.childNodes ?? []) {
      const found = find(child, depth + 1)
      if (found) return found
    }
    return undefined
  }
  return root && find(root, 0)
}

const isReply = ({ type, parameters, size = 0 }: MessageStructureObject) =>
  type === 'text/calendar' &&
  // Without a method, the calendar itself says what it is.
  (parameters?.['method'] ?? 'REPLY').toUpperCase() === 'REPLY' &&
  size <= LARGEST_PART

/** A message of one part has no number for it. */
const partOf = ({ part = '1', encoding = '7bit' }: MessageStructureObject): Part => ({ key: part, encoding })

/** The text of a part, in UTF-8; whatever is broken in it is left out or replaced. */
export function textOfPart(bytes: Buffer, encoding: string): string {
  const kind = encoding.toLowerCase()
  if (kind === 'base64') return Buffer.from(bytes.toString('latin1'), 'base64').toString()
  if (kind !== 'quoted-printable') return bytes.toString()
  const text = bytes
    .toString('latin1')
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(text, 'latin1').toString()
}

/** The values of a header field (or field of a report), unfolded, in the order of the text. */
export function fieldsOf(block: string, name: string): string[] {
  const values: string[] = []
  const begin = `${name.toLowerCase()}:`
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/))
    if (line.slice(0, begin.length).toLowerCase() === begin) values.push(line.slice(begin.length).trim())
  return values
}
