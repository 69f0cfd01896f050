import { describe, expect, test } from 'vitest'
import { reasonText } from '../../languages/reasons'
import { wordsIn } from '../../languages/server'
import { type Language, LANGUAGES } from '../../shared/languages/languages'
import { mailWordsIn } from '../platform/http/language'
import { everyMail } from '../testing/every-mail'

/** How a language says "month", alone and in "monthly"; dates have names of months, which are others. */
const MONTH: Record<Language, RegExp> = {
  en: /month/i,
  de: /monat/i,
  fr: /\bmois\b|mensuel/i,
  es: /\bmes(?:es)?\b|mensual/i,
  it: /\bmes[ei]\b|mensil/i,
  'pt-BR': /\bm[êe]s(?:es)?\b|mensal/i,
  nl: /maand(?!ag)/i,
  pl: /miesi[ąę]/i,
  ja: /[今来先毎翌][月]|月に|か月|この月/,
  ar: /شهر|شهور/,
}

/** How a language says "coffee". */
const COFFEE: Record<Language, RegExp> = {
  en: /coffee/i,
  de: /kaffee/i,
  fr: /café/i,
  es: /café/i,
  it: /caffè/i,
  'pt-BR': /café/i,
  nl: /koffie/i,
  pl: /kaw[aeyęąo]/i,
  ja: /コーヒー/,
  ar: /قهو/,
}

/** What speaks of months of the calendar, however often rounds come: pauses, the rule against repeats, logs, names of months. */
const OF_THE_CALENDAR = [
  /^mail\.matching\.(?:lately|meetsNobodyHelp|table\.noRule)/,
  /^mail\.(?:draft\.months|starters)/,
  /^mail\.summary\.unreachable/,
  /^steps\.people\.reasons\.at-cap/,
  /^mail\.chat\.home\.pause$/,
  // A report is by calendar months; a round that is not that of a month has a text of its own.
  /^mail\.report\./,
  /^steps\.completed\.allFull$/,
]

/** All texts of a part, by where they are; functions are asked for theirs with numbers. */
function textsOf(words: unknown, path: string): [string, string][] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') {
    const args = [1, 2].map((count) => (path.startsWith('mail.matching') ? given(count) : count))
    return args.flatMap((arg) => {
      try {
        const link = (label: string) => label
        const said: unknown = words(arg, path.endsWith('needsLink') ? link : arg, arg)
        return [[path, Array.isArray(said) ? said.join('') : String(said)]] as [string, string][]
      } catch {
        // Dates ask for an instant, lists for names.
        return []
      }
    })
  }
  return words && typeof words === 'object'
    ? Object.entries(words).flatMap(([name, part]) => textsOf(part, `${path}.${name}`))
    : []
}
const given = (count: number) => new Proxy({}, { get: () => count })

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(everyMail(undefined, language, '2026-12-07')))(
    '%s of a weekly programme speaks of the round, and has the programme’s name and colour',
    (name, { html, text, subject }) => {
      expect(`${subject}\n${text}`).not.toMatch(MONTH[language])
      expect(html.replace(/<style[\s\S]*?<\/style>/g, '')).not.toMatch(MONTH[language])
      expect(html).toContain('Tea of three')
      expect(html).toContain('#2E6F4E')
      expect(name).not.toBe('')
    },
  )

  test('no other text of a mail, and no step of a round, says "month" of a programme that is not monthly', () => {
    const { mail, month } = wordsIn(language, false)
    const texts = [...textsOf(mail, 'mail'), ...textsOf(month, 'steps')]
    expect(texts.length).toBeGreaterThan(50)
    const found = texts.filter(
      ([path, text]) => MONTH[language].test(text) && !OF_THE_CALENDAR.some((one) => one.test(path)),
    )
    expect(found).toEqual([])
  })

  test('nothing that stands in place of another text says "month"', async () => {
    type Part = { inRounds: object }
    const said = (await import(`../../languages/${language}/in-rounds.ts`)) as Part
    const shown = (await import(`../../languages/${language}/member/in-rounds.ts`)) as Part
    const texts = [...textsOf(said.inRounds, ''), ...textsOf(shown.inRounds, '')]
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter(([, text]) => MONTH[language].test(text))).toEqual([])
  })

  test.each(['lunch', 'tea'] as const)(
    'nothing that is said of a programme of a %s says "coffee"',
    (meal) => {
      // A newsletter asks a question about coffee itself; the product's own claim stays.
      const mails = [null, '2026-12-07'].flatMap((day) =>
        Object.entries(everyMail(undefined, language, day, meal)).filter(
          ([name]) => !/newsletter/.test(name),
        ),
      )
      const { footer } = wordsIn(language).mail.frame
      for (const [name, { text, subject }] of mails) {
        const said = `${subject}\n${text}`.replaceAll(/coffee[.@]example/g, '').replace(footer, '')
        expect(said, name).not.toMatch(COFFEE[language])
      }
      const { mail, month, responses } = wordsIn(language, true, meal)
      const { draft: _, starters: _starters, frame: _frame, ...said } = mail
      const { meetings, pairings } = responses
      const texts = textsOf({ said, month, meetings, pairings, stranded: responses.month }, '')
      expect(texts.filter(([, text]) => COFFEE[language].test(text))).toEqual([])
    },
  )

  test('a monthly programme has the words that it always had', () => {
    const programme = {
      name: 'Cup of Joe',
      colour: '#2E6F4E',
      settings: { language, meal: 'coffee' as const, minutes: 25, weeks: null },
    }
    expect(mailWordsIn(language, { config: { languages: LANGUAGES }, programme })).toBe(
      wordsIn(language).mail,
    )
    expect(wordsIn(language, false).mail.starters).toBe(wordsIn(language).mail.starters)
  })
})

test('What is stored of a round that is not of a month is read in its words', () => {
  const three = { code: 'why.three' } as const
  for (const language of LANGUAGES) {
    const words = wordsIn(language, false)
    expect(reasonText(words, three)).toBe(words.mail.why.three)
    expect(reasonText(words, three)).not.toBe(reasonText(wordsIn(language), three))
  }
})
