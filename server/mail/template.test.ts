import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeHtml, encodeText, fill, htmlValue, Marks, textValue } from './template'

const text = fc.string({ unit: 'binary' })
const hostile = fc.oneof(
  text,
  fc.constantFrom('$&', '$1', '{{name}}', '<script>x</script>', '" onload="x', "O'Neil & <b>", '\u202Eevil'),
)

describe('a mail made from a frozen template', () => {
  test('holds every value at its place, encoded, and nothing of one is taken for a mark', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (before, first, second) => {
        const marks = new Marks()
        const nodes = marks.parse(`${before}${marks.value('first')}|${marks.value('second')}`)
        const html = fill(nodes, { first, second }, htmlValue)
        const [one, other] = [htmlValue(first, 'en'), htmlValue(second, 'en')]
        expect(html.replace(/<\/?bdi>/g, '')).toBe(`${before}${one}|${other}`.replace(/<\/?bdi>/g, ''))
        expect(encodeHtml(first)).not.toMatch(/[<>"']/)
      }),
    )
  })

  test('a value that looks like a mark of another mail is shown literally', () => {
    const marks = new Marks()
    const nodes = marks.parse(`Hello ${marks.value('name')}`)
    expect(fill(nodes, { name: marks.value('secret'), secret: 'x' }, htmlValue)).toBe(
      `Hello ${marks.value('secret')}`,
    )
  })

  test('parts are repeated by lists, and left out or put in by empty values', () => {
    const marks = new Marks()
    const nodes = marks.parse(
      `${marks.open('why')}<li>${marks.value('why')}</li>${marks.close()}${marks.open('bio')}bio${marks.close()}${marks.openUnless('bio')}none${marks.close()}`,
    )
    expect(fill(nodes, { why: ['a', 'b'], bio: '' }, htmlValue)).toBe('<li>a</li><li>b</li>none')
    expect(fill(nodes, { why: [], bio: 'x' }, htmlValue)).toBe('bio')
  })

  test('a template with an open part is refused', () => {
    const marks = new Marks()
    expect(() => marks.parse(marks.open('bio'))).toThrow()
    expect(() => marks.parse(marks.close() + marks.value('x'))).toThrow()
  })

  test('plain text stays on its line, and a right-to-left name turns nothing around it', () => {
    expect(textValue('a\r\nBcc: x@example.com', 'en')).toBe('a Bcc: x@example.com')
    expect(textValue('a\u2029b\u0085c', 'en')).toBe('a b c')
    expect(textValue('\u202Eabc', 'en')).toBe('\u2068\u202Eabc\u2069')
    expect(textValue('דנה', 'en')).toBe('\u2068דנה\u2069')
    expect(encodeText('a\r\n\u202Eabc\u2069')).toBe('\u2068a \u202Eabc\u2069')
  })
})
