import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everyMail, ordinary, WITHOUT_LIST } from '../testing/every-mail'
import { lintErrors, outlookScore } from '../testing/lint-mail'
import { htmlValue, textValue } from './template'

const mails = everyMail()

describe.each(Object.entries(mails))('the mail "%s"', (name, { html, text, subject }) => {
  test('passes the e-mail lint without errors', () => {
    const errors = lintErrors(html)
    expect(errors.map((error) => ('rule' in error ? error.rule : error.message))).toEqual(
      WITHOUT_LIST.has(name) ? ['missing-unsubscribe'] : [],
    )
  })

  test('has all in desktop Outlook but its round corners', () => {
    expect(outlookScore(html)).toBeGreaterThanOrEqual(88)
    // A width that it reads, cells of its own for the padding of buttons, and no margin that it leaves out.
    expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="580"/)
    expect(html.match(/<td[^>]*class="(?:button|ghost line)"[^>]*mso-padding-alt/g) ?? []).toHaveLength(
      html.match(/<a [^>]*class="(?:on-button|text)"/g)?.length ?? 0,
    )
    expect(html).not.toMatch(/<table[^>]*margin-bottom:(?:8|16)px/)
  })

  test('has every link of its HTML in its text', () => {
    const words = text.replaceAll('\n', ' ')
    for (const [, href = ''] of html.replaceAll('&amp;', '&').matchAll(/href="(?:mailto:)?([^"]*)"/g))
      expect(words).toContain(decodeURIComponent(href))
  })

  test('is far below what mail programs clip, loads nothing from outside and tracks nobody', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(30_000)
    for (const [image] of html.matchAll(/<img[^>]*>/g)) {
      expect(image).toMatch(/ alt="/)
      expect(image).toMatch(/ src="cid:/)
    }
    expect(html).not.toMatch(/<(?:script|link|iframe|form)\b|url\(|@import|\son\w+=/i)
    for (const [, href] of html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^(?:https:\/\/coffee\.example\.com\/|mailto:)/)
  })

  test('reads well as plain text, and says in both what its subject promises', () => {
    expect(subject).toMatch(/^\S.{5,100}\S$/)
    expect(text).not.toMatch(/\n{3}|[ \t]\n|<\w/)
    const long = text
      .split('\n')
      .filter((line) => line.length > 78 && !line.includes('http') && !line.includes(ordinary.bio))
    expect(long).toEqual([])
  })
})

const FRAGMENTS = [
  '$&',
  '$1',
  '$$',
  '$`',
  '{{partnerName}}',
  '{{{x}}}',
  '%s',
  '${x}',
  '<b>',
  '</td></table>',
  '"',
  "'",
  '&',
  '&amp;',
  '<img src=x onerror=alert(1)>',
  '<!--',
  '-->',
  ']]>',
  '\n',
  '\r\n',
  '\r\nBcc: evil@example.com\r\n\r\n',
  '\n.\n',
  '=?utf-8?q?x?=',
  '=3D',
  '\\',
  '\t',
  'Ada',
  'é',
  '漢字',
  '🙂',
  'דנה',
  '\u202E',
]
const hostile = fc
  .array(fc.constantFrom(...FRAGMENTS), { minLength: 1, maxLength: 6 })
  .map((list) => list.join(''))

test('whatever people call themselves is shown literally in every mail that names them, and changes nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (first, last, bio) => {
      const by = { ...ordinary, firstName: first, partnerName: `X${last}X`, bio: `X${bio}X` }
      for (const [name, mail] of Object.entries(everyMail(by))) {
        const before = mails[name as keyof typeof mails]
        expect(squeezed(mail.subject).replaceAll(squeezed(by.partnerName), ordinary.partnerName)).toBe(
          before.subject,
        )
        // The same tags in the same order: nothing broke out of its place.
        const tags = (html: string) =>
          html
            .replace(/<br\/>|<\/?bdi>/g, '')
            .match(/<[^>]*>/g)
            ?.map((tag) => tag.slice(0, 4))
        expect(tags(mail.html)).toEqual(tags(before.html))
        const expected = Object.entries(ordinary).filter(([key, value]) => {
          return key !== 'department' && before.text.includes(value)
        })
        for (const [key] of expected) {
          const value = by[key as keyof typeof by]
          const shown = name === 'inquiry' || name === 'cycle summary' ? plain(mail.html) : mail.html
          const wanted =
            name === 'inquiry' || name === 'cycle summary' ? squeezed(value) : htmlValue(value, 'en')
          expect(shown).toContain(wanted)
          // An inquiry's text keeps its author's line breaks.
          const read = name === 'inquiry' ? value : textValue(value, 'en')
          expect(squeezed(mail.text)).toContain(squeezed(read))
        }
      }
    }),
    { numRuns: 10 },
  )
})

/** Without what fences off a direction of reading: a summary's line is fenced as a whole. */
const squeezed = (text: string) =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** What React has escaped, as its reader sees it; its line breaks are elements. */
const plain = (html: string) =>
  squeezed(
    html
      .replaceAll('<br/>', '\n')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#x27;/g, "'")
      .replace(/&amp;/g, '&'),
  )
