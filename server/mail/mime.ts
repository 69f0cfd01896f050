import { randomBytes } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import { encode, wrap } from 'nodemailer/lib/qp'
import { type CalendarFile, languageIn } from './frozen-mail'
import type { RecipientValues, Snapshot, TemplateNode } from '../tables/sending.tables'
import type { MailAttachment } from '../platform/context/mailer'
import { literal } from './message'
import { subjectFor } from './personal-mail'
import { fill, htmlValue, pour, textValue, tidy } from './template'

const LINE = 75
/** A header with all of its lines. */
const SUBJECT = /^Subject:.*(?:\r\n[ \t].*)*/m
/** A line that quoted-printable leaves as it is, but for its length. */
const PLAIN_LINE = /^(?!\.)[ -<>-~]*(?<! )$/

/**
 * Text as quoted-printable (RFC 2045) that can be put together with other such pieces: each ends in a soft line break,
 * so the next begins on a line of its own, which readers don't see.
 */
export function quotedPrintable(text: string): string {
  const lines = (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text).split('\n')
  const last = lines.pop()
  let encoded = ''
  for (const line of lines) encoded += `${encodedLine(line)}\r\n`
  return last ? `${encoded}${encodedLine(last)}=\r\n` : encoded
}

/**
 * No line begins with a dot, so that a message needs no more changes to be sent. Most lines are plain: for those, patterns
 * do in a moment what looking at each byte takes long for in a young process.
 */
function encodedLine(line: string): string {
  if (PLAIN_LINE.test(line)) {
    if (line.length <= LINE) return line
    const cut = line.replace(/.{75}(?=.)/g, '$&=\r\n')
    if (!cut.includes('\n.')) return cut
  }
  return wrap(encode(line).replaceAll('.', '=2E').replaceAll('\t', '=09'), LINE)
}

const encoded = (nodes: TemplateNode[]): TemplateNode<Buffer>[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? Buffer.from(quotedPrintable(node), 'latin1')
      : 'section' in node
        ? { ...node, nodes: encoded(node.nodes) }
        : node,
  )

/** Joins pieces of which each text holds one byte a character: what is the same for all is only copied. */
function joined(pieces: (Buffer | string)[]): Buffer {
  const all = Buffer.allocUnsafe(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces)
    at += typeof piece === 'string' ? all.write(piece, at, 'latin1') : piece.copy(all, at)
  return all
}

/** Base64 in lines of 76, as a message has it. */
const base64Lines = (content: Buffer): string => content.toString('base64').replace(/.{76}/g, '$&\r\n')

/** An image as a part of the message, found by its content id. */
const picturePart = ({ filename, contentType, cid, content }: MailAttachment): string =>
  `Content-Type: ${contentType}; name=${filename}\r\nContent-ID: <${cid}>\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: inline; filename=${filename}\r\n\r\n${base64Lines(content)}\r\n`

/** An invitation twice: as a part that mail programs offer to answer, and as a file for those that don't. */
function calendarParts(
  { method, content }: CalendarFile,
  boundaries: { inline: string; file: string },
): { inline: string; file: string } {
  const body = base64Lines(Buffer.from(content))
  const part = (boundary: string, head: string) =>
    `--${boundary}\r\n${head}\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}\r\n`
  return {
    inline: part(boundaries.inline, `Content-Type: text/calendar; method=${method}; charset=UTF-8`),
    file: part(
      boundaries.file,
      'Content-Type: application/ics; name="invite.ics"\r\nContent-Disposition: attachment; filename="invite.ics"',
    ),
  }
}

/** What differs from one person's message to the next. */
export interface Personal {
  to: string
  messageId: string
  unsubscribeUrl: string
  values: RecipientValues
  photo: MailAttachment | undefined
  calendar?: CalendarFile | undefined
}

/**
 * A newsletter's messages: everything that is the same for all is encoded once, so that a message costs little more
 * than joining its pieces.
 */
export class MessageMold {
  // Neither quoted-printable nor base64 can hold "=_".
  private readonly outer = `=_a${randomBytes(12).toString('hex')}`
  private readonly mixed = `=_m${randomBytes(12).toString('hex')}`
  private readonly inner = `=_b${randomBytes(12).toString('hex')}`
  private readonly head: string
  private readonly html: TemplateNode<Buffer>[]
  private readonly pictures: Buffer
  /** Envelope sender. */
  readonly from: string

  constructor(
    private readonly snapshot: Snapshot,
    { from, date, pictures }: { from: string; date: Date; pictures: MailAttachment[] },
  ) {
    const node = new MailComposer({
      from,
      subject: literal(snapshot.subject),
      date,
      text: '',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'Auto-Submitted': 'auto-generated' },
    }).compile()
    this.from = node.getEnvelope().from || ''
    this.head = node
      .buildHeaders()
      .split(/\r\n(?![ \t])/)
      .filter((line) => !/^(?:message-id|content-|mime-version|to):?/i.test(line))
      .join('\r\n')
    this.html = encoded(snapshot.html)
    this.pictures = Buffer.from(
      pictures.map((picture) => `--${this.inner}\r\n${picturePart(picture)}`).join(''),
      'latin1',
    )
  }

  /** The lines that are the same for all, with a person's own subject if they have one. */
  private headFor(values: RecipientValues): string {
    if (!values['subject']) return this.head
    const subject = literal(subjectFor(this.snapshot, values))
    const lines = new MailComposer({ subject }).compile().buildHeaders()
    const [line = ''] = SUBJECT.exec(lines) ?? []
    return this.head.replace(SUBJECT, () => line)
  }

  /** One person's message. Addresses hold no blank, bracket or line break: they were refused at entry. */
  raw({ to, messageId, unsubscribeUrl, values, photo, calendar }: Personal): Buffer {
    if (!/^[\x21-\x7e]+$/.test(to) || /[<>,;"]/.test(to)) throw new Error('The address is not a plain one')
    const text = quotedPrintable(`${tidy(fill(this.snapshot.text, values, textValue))}\n`)
    const invitation = calendar && calendarParts(calendar, { inline: this.outer, file: this.mixed })
    const language = languageIn(values)
    const pieces: (Buffer | string)[] = [
      `${this.headFor(values)}\r\nTo: ${to}\r\nMessage-ID: ${messageId}\r\nList-Unsubscribe: <${unsubscribeUrl}>\r\nMIME-Version: 1.0\r\n`,
      invitation ? `Content-Type: multipart/mixed; boundary="${this.mixed}"\r\n\r\n--${this.mixed}\r\n` : '',
      `Content-Type: multipart/alternative; boundary="${this.outer}"\r\n\r\n` +
        `--${this.outer}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${text}\r\n` +
        `--${this.outer}\r\nContent-Type: multipart/related; type="text/html"; boundary="${this.inner}"\r\n\r\n` +
        `--${this.inner}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`,
    ]
    pour(
      this.html,
      values,
      (piece) => pieces.push(piece),
      (value, isIn) => pieces.push(quotedPrintable(htmlValue(value, language, isIn))),
    )
    pieces.push(
      '\r\n',
      this.pictures,
      photo ? `--${this.inner}\r\n${picturePart(photo)}` : '',
      `--${this.inner}--\r\n\r\n${invitation?.inline ?? ''}--${this.outer}--\r\n`,
      invitation ? `\r\n${invitation.file}--${this.mixed}--\r\n` : '',
    )
    return joined(pieces)
  }
}
