import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Worded } from '../languages/words'
import { formatsOf, type PluralForms } from '../shared/languages/formats'
import { filesBelow, root } from './sources.mjs'
import { LANGUAGES, languageOf, languageOfHeader } from '../shared/languages/languages'

describe('the language of a tag', () => {
  test.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE_ch', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh-Hant', undefined],
    ['', undefined],
    ['-', undefined],
  ])('"%s" is %s', (tag, language) => expect(languageOf(tag)).toBe(language))
})

describe('the language of a browser', () => {
  test.each([
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['zh, ja;q=0.5, de;q=0.7', 'de'],
    ['en;q=0.1, nl', 'nl'],
    ['de;q=0, ar', 'ar'],
    ['*', undefined],
    [undefined, undefined],
  ])('"%s" is %s', (header, language) => expect(languageOfHeader(header)).toBe(language))

  test('is one that is offered', () => {
    expect(languageOfHeader('de, fr', ['en', 'fr'])).toBe('fr')
    expect(languageOfHeader('de', ['en'])).toBe(undefined)
  })

  test('four kilobytes of anything are read at once, and name one of ours or none', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4096 }), (header) =>
        [undefined, ...LANGUAGES].includes(languageOfHeader(header)),
      ),
    )
    expect(languageOfHeader(`${'x,'.repeat(2048)}de`)).toBe(undefined)
  })
})

/** Each language with the forms that its dictionary has to give; TypeScript compares the list with PluralForms. */
const FORMS: { [L in keyof PluralForms]: Record<PluralForms[L], true> } = {
  en: { one: true, other: true },
  de: { one: true, other: true },
  fr: { one: true, many: true, other: true },
  es: { one: true, many: true, other: true },
  it: { one: true, many: true, other: true },
  'pt-BR': { one: true, many: true, other: true },
  nl: { one: true, other: true },
  pl: { one: true, few: true, many: true, other: true },
  ja: { other: true },
  ar: { zero: true, one: true, two: true, few: true, many: true, other: true },
}

test.each(LANGUAGES)('the forms of a plural in %s are those that Intl tells apart', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  expect(Object.keys(FORMS[language]).toSorted()).toEqual([...pluralCategories].toSorted())
})

test('a count is written as its language does', () => {
  const polish = formatsOf('pl')
  const people = (count: number) =>
    polish.plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })
  expect([1, 3, 5, 22].map(people)).toEqual(['1 osoba', '3 osoby', '5 osób', '22 osoby'])
  expect(formatsOf('de').digits(12345)).toBe('12.345')
  expect(formatsOf('de').percent(42)).toBe('42\u00a0%')
  expect(formatsOf('en').listed(['Ann', 'Bo', 'Cem'])).toBe('Ann, Bo and Cem')
})

test('French writes the first of a month as people say it, and no other day', () => {
  const { day, dayInYear, longMoment } = formatsOf('fr')
  expect([day('2026-12-01'), dayInYear('2026-12-01'), dayInYear('2026-12-11')]).toEqual([
    '1er décembre 2026',
    '1er décembre',
    '11 décembre',
  ])
  expect(longMoment('2027-01-31T11:01:00Z', 'UTC')).toBe('31 janvier 2027 à 11:01')
})

test('a dictionary that lacks a text, has one too many, another argument or too few plural forms does not compile', () => {
  type Asked = Worded<{ a: string; b: (count: number) => string }>
  const all: Asked = { a: '', b: String }
  // @ts-expect-error -- a text is missing
  const missing: Asked = { a: '' }
  // @ts-expect-error -- a text is left over
  const leftOver: Asked = { ...all, a: '', c: '' }
  // @ts-expect-error -- the argument is a number
  const otherArgument: Asked = { a: '', b: (count: string) => count }
  // @ts-expect-error -- Polish also has "few" and "many"
  const few = () => formatsOf('pl').plural(2, { one: '', other: '' })
  expect([all, missing, leftOver, otherArgument, few]).toHaveLength(5)
})

test('each language of ours has a folder in languages/, with the same files as English', () => {
  const filesOf = (language: string) =>
    readdirSync(join(root, 'languages', language), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .toSorted()
  const folders = readdirSync(join(root, 'languages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(folders.toSorted()).toEqual([...LANGUAGES].sort())
  // What is counted is kept in one place: nouns in Arabic, small numbers in English. The topics to begin with are English alone.
  const partsOf = (language: string) =>
    filesOf(language).filter((path) => !/^(?:counted|starter-topics)/.test(path))
  for (const language of folders) expect([language, partsOf(language)]).toEqual([language, partsOf('en')])
})

test('each plugin that says something has its words in each language', () => {
  const words = filesBelow(['plugins'], (path) => /\/words\/(?!index)/.test(path))
  const names = new Set(words.map((path) => path.split('/')[1]))
  expect(words).toEqual(
    [...names]
      .flatMap((name) => LANGUAGES.map((language) => `plugins/${name}/words/${language}.ts`))
      .toSorted(),
  )
})
