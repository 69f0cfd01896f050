import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { layoutAttachments } from './layout'
import { MessageMold, quotedPrintable } from './mime'
import { encodeHtml, Marks } from './template'
import { asLines } from './smtp-conversation'

const decode = (encoded: string) =>
  Buffer.from(
    encoded
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
    .toString('utf8')
    .replaceAll('\r\n', '\n')

/** Lines that are cut, at blanks and dots too. */
const long = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '.', ' '), minLength: 70, maxLength: 400 })

const mold = (html: string, text: string, marks: Marks, subject = 'Cup of Joe - December 2026 Newsletter') =>
  new MessageMold(
    { subject, html: marks.parse(html), text: marks.parse(text) },
    {
      from: '"Joe’s Café" <coffee@example.com>',
      date: new Date('2026-12-01T08:00:00Z'),
      pictures: layoutAttachments(),
    },
  )

describe('a message put together from encoded pieces', () => {
  test('quoted-printable keeps every text, in lines of at most 76 characters, whatever it is cut into', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.oneof(fc.string({ unit: 'grapheme' }), long),
        (first, second) => {
          const encoded = quotedPrintable(first) + quotedPrintable(second)
          expect(decode(encoded)).toBe(`${first}${second}`.replace(/\r\n?/g, '\n'))
          const isSound = (line: string) => /^[\x20-\x7e]{0,76}$/.test(line) && !/^\.|[ \t]$/.test(line)
          expect(encoded.split('\r\n').filter((line) => !isSound(line))).toEqual([])
        },
      ),
    )
  })

  test('has the subject of its person, if there is one', async () => {
    const shared = mold('<p>Hello</p>', 'Hello', new Marks(), 'Your coffee is booked')
    const subjectOf = async (subject: string) => {
      const raw = shared.raw({
        to: 'ada@example.com',
        messageId: '<abc@example.com>',
        unsubscribeUrl: 'https://coffee.example.com/',
        values: { subject },
        photo: undefined,
      })
      const email = await PostalMime.parse(raw)
      expect(email.headers.map(({ key }) => key).filter((key) => /subject|bcc/.test(key))).toEqual([
        'subject',
      ])
      expect(email.text?.trim()).toBe('Hello')
      return email.subject
    }
    const line = `Coffee with ${'Zoë '.repeat(30)}=?utf-8?q?x?= $&, Tue 24 March, 10:00`
    expect(await subjectOf(line)).toBe(line)
    expect(await subjectOf('Coffee\r\nBcc: evil@example.com')).toBe('Coffee Bcc: evil@example.com')
    expect(await subjectOf('')).toBe('Your coffee is booked')
  })

  test('reads back as subject, sender, recipient, both texts, pictures and unsubscribe headers', async () => {
    const marks = new Marks()
    const name = 'Zoë "=?utf-8?q?x?=" <b> $& \u{1F600}\r\nBcc: evil@example.com'
    const raw = mold(
      `<p>Hello ${marks.value('name')}, ünïcode =3D ${'long '.repeat(40)}</p>`,
      `Hello ${marks.value('name')}\n.\n${'ä'.repeat(200)}`,
      marks,
      'Grüße – the December news with quite a long subject line that has to be folded somewhere',
    ).raw({
      to: 'ada@example.com',
      messageId: '<abc@example.com>',
      unsubscribeUrl: 'https://coffee.example.com/api/unsubscribe?token=abc',
      values: { name },
      photo: {
        filename: 'match.jpg',
        content: Buffer.alloc(5000, 7),
        contentType: 'image/jpeg',
        cid: 'match@x',
      },
    })
    // As SMTP carries it: nothing is left to be escaped.
    expect(asLines(raw).equals(raw)).toBe(true)
    const email = await PostalMime.parse(raw)
    expect(email.subject).toBe(
      'Grüße – the December news with quite a long subject line that has to be folded somewhere',
    )
    expect(email.from).toMatchObject({ name: 'Joe’s Café', address: 'coffee@example.com' })
    expect(email.to).toMatchObject([{ address: 'ada@example.com' }])
    expect(email.cc ?? email.bcc).toBeUndefined()
    expect(email.messageId).toBe('<abc@example.com>')
    expect(email.date).toBe('2026-12-01T08:00:00.000Z')
    expect(email.html?.trim().replaceAll('\r', '')).toBe(
      `<p>Hello ${encodeHtml(name).replaceAll('\r', '')}, ünïcode =3D ${'long '.repeat(40)}</p>`,
    )
    expect(email.text?.trim()).toBe(
      `Hello Zoë "=?utf-8?q?x?=" <b> $& \u{1F600} Bcc: evil@example.com\n.\n${'ä'.repeat(200)}`,
    )
    expect(email.attachments.map(({ contentId, mimeType }) => [contentId, mimeType])).toEqual([
      ['<mug@cup-of-joe>', 'image/png'],
      ['<match@x>', 'image/jpeg'],
    ])
    expect(Buffer.from(email.attachments[1]!.content as ArrayBuffer)).toEqual(Buffer.alloc(5000, 7))
    const keys = email.headers.map(({ key }) => key)
    expect(keys).toContain('list-unsubscribe-post')
    expect(keys).toContain('list-unsubscribe')
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('an address that is more than one plain address is refused', () => {
    const marks = new Marks()
    const one = mold('<p>x</p>', 'x', marks)
    for (const to of [
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      '<a@example.com>',
      '',
    ])
      expect(() =>
        one.raw({ to, messageId: '<a@b>', unsubscribeUrl: 'https://x', values: {}, photo: undefined }),
      ).toThrow('plain')
  })
})
