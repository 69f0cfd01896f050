import { describe, expect, test } from 'vitest'
import { wordsIn } from '../../languages/server'
import { directionOf, type Language, LANGUAGES } from '../../shared/languages/languages'
import { everyMail, WITHOUT_LIST } from '../testing/every-mail'
import { lintErrors } from '../testing/lint-mail'
import { eveningSnapshot } from '../meetings/guests.email'
import { loadConfig } from '../platform/context/config'
import { contentFor } from './frozen-mail'

const english = wordsIn('en').mail

/** What the English dictionary says between values, where that is more than a word or two. */
function piecesOf(words: unknown): string[] {
  if (typeof words === 'string')
    return words.split(/§|Cup of Joe/).filter((piece) => /\w+ \w+ \w/.test(piece))
  if (typeof words === 'function') {
    try {
      return piecesOf(words(...Array.from(words as { length: number }, () => '§')))
    } catch {
      // Dates, and sentences with links, ask for more than a text.
      return []
    }
  }
  return words && typeof words === 'object' ? Object.values(words).flatMap(piecesOf) : []
}
const { dates: _, starters: __, ...said } = english
const PIECES = piecesOf(said)

/** Letters that are not slanted, and joined ones that spaces would tear apart. */
const UNSUITED: Partial<Record<Language, RegExp>> = {
  ja: /font-style:italic/,
  ar: /font-style:italic|letter-spacing:0\.08em/,
}
const OTHERS = LANGUAGES.filter((language) => language !== 'en')

describe.each(OTHERS)('every mail in %s', (language) => {
  const mails = Object.entries(everyMail(undefined, language))

  test.each(mails)(
    '%s says nothing in English, and is as sound as there',
    (name, { html, text, subject }) => {
      const whole = [subject, text.replace(/\s+/g, ' '), html].join('\n')
      expect(PIECES.filter((piece) => whole.includes(piece))).toEqual([])
      const dir = directionOf(language)
      expect(html).toContain(`<html lang="${language}" dir="${dir}">`)
      for (const [table] of html.matchAll(/<table[^>]*/g))
        expect(table).toContain(`lang="${language}" dir="${dir}"`)
      expect(html).not.toMatch(UNSUITED[language] ?? /$^/)
      const errors = lintErrors(html)
      expect(errors.map((error) => ('rule' in error ? error.rule : error.message))).toEqual(
        WITHOUT_LIST.has(name) ? ['missing-unsubscribe'] : [],
      )
      expect(subject).toMatch(/^\S.{5,110}\S$/)
      for (const [, href = ''] of html.replaceAll('&amp;', '&').matchAll(/href="(?:mailto:)?([^"]*)"/g))
        expect(text.replaceAll('\n', ' ')).toContain(decodeURIComponent(href))
    },
  )

  test('a new newsletter has as much to begin with as in English', () => {
    const { draft } = wordsIn(language).mail
    const count = ({ tips, months }: typeof english.draft) => [
      tips.length,
      months.map(({ choices }) => choices.length),
    ]
    expect(count(draft)).toEqual(count(english.draft))
  })

  test('there are as many questions to begin with', () => {
    expect(wordsIn(language).mail.starters).toHaveLength(english.starters.length)
  })
})

test('A mail from right to left says so in each table, and its sides change places', () => {
  const config = loadConfig({ APP_URL: 'https://coffee.example.com', EVALUATION_PUBLIC: 'on' })
  const shown = (language: 'ar' | 'en') =>
    JSON.stringify(eveningSnapshot(config, { ...english, language }).html)
  const tables = (html: string) => html.match(/<table/g)?.length
  expect(tables(shown('ar'))).toBe(tables(shown('en')))
  expect(shown('ar').match(/<table lang=\\"ar\\" dir=\\"rtl\\"/g)).toHaveLength(tables(shown('ar')) ?? 0)
  expect(shown('en')).toContain('text-align:left')
  expect(shown('ar')).toContain('text-align:right')
  expect(shown('en')).toContain('padding:2px 0 2px 18px')
  expect(shown('ar')).toContain('padding:2px 18px 2px 0')
})

test('Somebody who reads a language in which a mail was not rendered gets it in English', () => {
  const german = { subject: 'Hallo', html: [], text: [] }
  const snapshot = { subject: 'Hello', html: [], text: [], others: { de: german } }
  expect(contentFor(snapshot, { language: 'de' })).toBe(german)
  expect(contentFor(snapshot, { language: 'fr' })).toBe(snapshot)
  expect(contentFor(snapshot, {})).toBe(snapshot)
})
