import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isolated, outsideOf } from './characters'
import { LANGUAGES } from './languages/languages'

const fenced = (name: string) => `\u2068${name}\u2069`

test.each([
  ['Ada', false, true],
  ['Łukasz Øst', false, true],
  ['名前', false, true],
  ['Ελένη', false, true],
  ['ada@example.com', false, true],
  ['ليلى', true, false],
  ['דנה', true, false],
  ['ليلى Smith', true, true],
  ['Ada ליאור', true, true],
  ['2026/27', false, false],
  ['10:00', false, false],
  ['🙂', false, false],
  ['\u{1e900}\u{1e901}', true, false],
])('the name "%s" is isolated where it is foreign: in English %s, in Arabic %s', (name, english, arabic) => {
  expect(isolated(name, 'en')).toBe(english ? fenced(name) : name)
  expect(isolated(name, 'de')).toBe(english ? fenced(name) : name)
  expect(isolated(name, 'ar')).toBe(arabic ? fenced(name) : name)
})

test('a sentence stays as it is when all of its foreign names are isolated', () => {
  for (const sentence of ['لقاؤك مع \u2068Ada\u2069 و\u2068Bo\u2069 وليلى', '\u2068Ada\u2069', '', 'ليلى'])
    expect(isolated(sentence, 'ar')).toBe(sentence)
  expect(isolated('Coffee with \u2068ليلى\u2069', 'en')).toBe('Coffee with \u2068ليلى\u2069')
})

test('what turns the direction of others is fenced in, in every language', () => {
  for (const language of LANGUAGES) {
    expect(isolated('a\u202eb', language)).toBe(fenced('a\u202eb'))
    expect(isolated('a\u2069b', language)).toBe(fenced('ab'))
    expect(isolated('a\u2067b', language)).toBe(fenced('ab'))
  }
})

test('whatever a name is made of, it ends what it begins, keeps its letters, and a second call changes nothing', () => {
  const piece = fc.constantFrom(
    'a',
    'ل',
    '1',
    ' ',
    '\u202e',
    '\u202c',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom(...LANGUAGES), (pieces, language) => {
      const name = pieces.join('')
      const shown = isolated(name, language)
      expect(outsideOf(shown)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
      expect(shown.replace(/[\u2066-\u2069]/g, '')).toBe(name.replace(/[\u2066-\u2069]/g, ''))
      expect(isolated(shown, language)).toBe(shown)
    }),
  )
})
