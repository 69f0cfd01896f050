import { monthNumber } from '../shared/months'
import type { MailWords } from './words'

/** What a stored sentence was given, by the names that its function has for it. */
type Given = Record<string, string | number>

/** How to read back what a sentence was given. Names of people and places are not in here: they stay as they are. */
const NUMBERS = new Set(['people', 'size', 'most', 'count', 'months', 'fewer'])
/** A part of a sentence, which is a text of its own. */
const PARTS = new Set(['where', 'lately', 'more'])
const LISTS = new Set(['who', 'colleagues', 'places'])
const MONTHS = new Set(['month'])

/** The engine writes small numbers as words. */
const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function numberIn(text: string): number | undefined {
  const small = SMALL.indexOf(text.toLowerCase())
  if (small !== -1) return small
  return /^\d[\d,]*$/.test(text) ? Number(text.replaceAll(',', '')) : undefined
}

/** YYYY-MM, of "December 2026" */
function monthIn(text: string): string | undefined {
  const [name = '', year = ''] = text.split(' ')
  const number = monthNumber(name)
  return number && /^\d{4}$/.test(year) ? `${year}-${String(number).padStart(2, '0')}` : undefined
}

/** A text of the dictionary: where it is, and what its English looks like. */
interface Text {
  path: string[]
  english: RegExp
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A function is asked for its sentence with marks in it, which stand for whatever it is given. */
function shapeOf(said: string | ((given: Given) => string)): RegExp {
  const marked = new Proxy<Given>({}, { get: (_, name) => `⟦${String(name)}⟧` })
  const text = typeof said === 'string' ? said : said(marked)
  const seen = new Set<string>()
  const shape = escaped(text).replaceAll(/⟦(\w+)⟧/g, (_, name: string) => {
    if (seen.has(name)) return `\\k<${name}>`
    seen.add(name)
    return `(?<${name}>.+?)`
  })
  return new RegExp(`^${shape}$`)
}

const textsOf = (texts: object, path: string[] = []): Text[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'object'
      ? textsOf(text as object, [...path, name])
      : [{ path: [...path, name], english: shapeOf(text as string | ((given: Given) => string)) }],
  )

const AFTER_SENTENCE = /(?<=[.?]) /g
const IN_LIST = /, | and /g

/**
 * Says in other languages what is stored in English: each text is found by its English one, and what that was given is read
 * back from it. In English, a text whose function is given names comes before a shorter one that could be taken for it.
 * @param english a part of the English dictionary whose functions take one object each
 */
export function retelling(english: object) {
  let texts: Text[] | undefined
  /**
   * Stored sentences in other words: `own` is the same part of their dictionary. Undefined where they are not all of the
   * product: then nothing is told. English words tell it in English, where some of their texts are others.
   */
  return function retold(own: object, words: MailWords, stored: string): string | undefined {
    if (own === english && words.isolated(stored) === stored) return stored
    const all = (texts ??= textsOf(english))
    const one = (text: string): string | undefined => {
      for (const { path, english: shape } of all) {
        const found = shape.exec(text)
        const given = found && read(found.groups ?? {})
        if (!given) continue
        const said = path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], own)
        return typeof said === 'function' ? (said as (given: Given) => string)(given) : (said as string)
      }
      return undefined
    }
    const value = (name: string, text: string): string | number | undefined => {
      if (words.language === 'en' && (NUMBERS.has(name) || MONTHS.has(name))) return text
      if (NUMBERS.has(name)) return numberIn(text)
      if (MONTHS.has(name)) {
        const month = monthIn(text)
        return month && words.dates.month(month)
      }
      if (PARTS.has(name)) return one(text)
      if (!LISTS.has(name)) return words.isolated(text)
      const parts = several(text, IN_LIST)
      return parts && words.listed(parts)
    }
    const read = (groups: Record<string, string>): Given | undefined => {
      const given: Given = {}
      for (const [name, text] of Object.entries(groups)) {
        const known = value(name, text)
        if (known === undefined) return undefined
        given[name] = known
      }
      return given
    }
    // The shortest beginning first: what a text is given could be taken to go on to the end.
    const several = (text: string, between: RegExp): string[] | undefined => {
      for (const { index, 0: gap } of text.matchAll(between)) {
        const first = one(text.slice(0, index))
        const rest = first === undefined ? undefined : several(text.slice(index + gap.length), between)
        if (rest) return [first as string, ...rest]
      }
      const whole = one(text)
      return whole === undefined ? undefined : [whole]
    }
    return several(stored, AFTER_SENTENCE)?.join(' ')
  }
}
