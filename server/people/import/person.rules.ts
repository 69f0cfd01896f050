import type { Responses } from '../../../languages/words'
import { fullName, splitName } from '../../../shared/person-name'
import { attributeName, valueKey } from '../../../shared/attributes'
import {
  columnOf,
  type ImportColumn,
  type ImportField,
  type ImportMapping,
  type ImportStatus,
  IMPORT_FIELDS,
} from '../../../shared/contract/imports'
import { bare, CONTROL_CHARACTERS, plainEmail } from '../../../shared/characters'
import { LONGEST } from '../../../shared/limits'
import { type Language, LANGUAGE_NAMES, LANGUAGES, languageOf } from '../../../shared/languages/languages'
import { ATTRIBUTE, EMAIL, WHITELIST_ENTRY } from '../../../shared/text-rules'
import type { Localized } from '../../platform/http/errors'
import { recipientOf } from './csv.rules'
import { type ImportedAttribute, meaningOf } from './columns.rules'

/**
 * One person of an import. Empty text: the file does not give the value, and changes nothing; but for a column of
 * managers it says that somebody has none.
 */
export interface Person {
  /** Where patterns are allowed also `*@domain`. */
  email: string
  /** The address of the account so far, where that is another one. */
  formerEmail: string
  firstName: string
  lastName: string
  department: string
  group: string
  manager: string
  language: Language | ''
  status: 'active' | 'leave' | ''
  /** The file says that they leave the company, or may not sign in there any more. */
  leaves: boolean
  /** The first day in the company. */
  startDate: string | null
  leaveStart: string | null
  leaveEnd: string | null
  leaveReason: string
  /** Values as they are spelled, by the ids of the attributes. */
  attributes: Record<string, string>
  /** What the row says in words that are not known here, a first day that can't be read, and an attribute whose value fits nobody; it comes in without them. */
  unknown: { language: string; status: string; day: string; attribute: string }
}

export type FaultKind = keyof Responses['importRows']['faults']

export interface Fault {
  kind: FaultKind
  /** What is wrong with the row, to be read after its line number. */
  say: Localized
  /** Whose row it is, where the address does not say so. */
  name?: string
}

export interface RefusedRow extends Fault {
  /** Which row of the file it is; several entries of a list may be in one line. */
  place: number
  line: number
}

const LONGEST_CELL: Partial<Record<ImportField, number>> = {
  first_name: LONGEST.name,
  last_name: LONGEST.name,
  department: LONGEST.name,
  group: LONGEST.name,
  leave_reason: LONGEST.leaveReason,
}

export interface Reading {
  /** The names of the columns. */
  columns: readonly string[]
  /** Whether `*@domain` is an address here. */
  patterns: boolean
  /** What the words of statuses mean that somebody has explained. */
  statuses?: ReadonlyMap<string, ImportStatus>
  attributes?: readonly ImportedAttribute[] | undefined
}

/** Reads rows of one file, one by one. */
export function personReader(
  mapping: ImportMapping,
  { columns, patterns, statuses, attributes = [] }: Reading,
) {
  const fields = IMPORT_FIELDS.filter((field) => mapping[field] !== undefined)
  const rule = patterns ? WHITELIST_ENTRY.email : EMAIL
  const inLanguage = remembered(languageNamed)
  const saysBy = (field: 'status' | 'account') =>
    remembered((text) => meaningOf(text, columns[mapping[field] ?? -1] ?? '', statuses))
  const [statusOf, accountOf] = [saysBy('status'), saysBy('account')]

  const valuesOf = attributeReader(attributes.filter(({ id }) => mapping[columnOf(id)] !== undefined))

  return (cells: string[] | undefined): Person | Fault => {
    const width = columns.length
    if (!cells) return fault('quote', (w) => w.quote)
    if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== ''))
      return fault('width', (w) => w.width(cells.length, width))
    const cell = (field: ImportColumn) => bare(cells[mapping[field] ?? -1] ?? '')
    for (const field of fields) {
      const text = cell(field)
      if (text === '') continue
      if (text.includes('\ufffd')) return fault('encoding', (w) => w.encoding(field))
      if (CONTROL_CHARACTERS.test(text) || /\p{Surrogate}/u.test(text))
        return fault('control', (w) => w.control(field))
      const longest = LONGEST_CELL[field] ?? LONGEST.address
      if (text.length > longest) return fault('long', (w) => w.long(field, longest))
    }
    const email = addressIn(cell('email'))
    const name = fullName(namesOf(cell))
    if (email === '') return { ...fault('address', (w) => w.noAddress), name }
    if (rule.fault(email) !== undefined) return { ...fault('address', (w) => w.address(cell('email'))), name }
    const days: Record<'leave_start' | 'leave_end', string | null> = { leave_start: null, leave_end: null }
    for (const field of ['leave_start', 'leave_end'] as const) {
      const text = cell(field)
      days[field] = text === '' ? null : dayOf(text)
      if (text !== '' && days[field] === null) return fault('date', (w) => w.date(field, text))
    }
    const { leave_start: leaveStart, leave_end: leaveEnd } = days
    if (leaveStart && leaveEnd && leaveEnd < leaveStart) return fault('order', (w) => w.order)
    const language = inLanguage(cell('language'))
    const [status, account] = [statusOf(cell('status')), accountOf(cell('account'))]
    const word = status === undefined ? cell('status') : account === undefined ? cell('account') : undefined
    const isAway = status === 'leave'
    const startDate = dayOf(cell('start_date'))
    const values = valuesOf((id) => cell(columnOf(id)))
    return {
      email,
      formerEmail: addressIn(cell('former_email')),
      ...namesOf(cell),
      department: cell('department'),
      group: cell('group'),
      manager: addressIn(cell('manager')),
      language: language ?? '',
      status: status === 'leaves' ? '' : (status ?? ''),
      leaves: status === 'leaves' || account === 'leaves',
      startDate,
      leaveStart: isAway ? leaveStart : null,
      leaveEnd: isAway ? leaveEnd : null,
      leaveReason: isAway ? cell('leave_reason') : '',
      attributes: values.of,
      unknown: {
        attribute: values.unfit,
        language: language === undefined ? cell('language') : '',
        status: word ?? '',
        day: startDate ? '' : cell('start_date'),
      },
    }
  }
}

/** The function, which remembers what it answered: a column has few words. */
function remembered<Answer>(of: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>([['', of('')]])
  return (text) => {
    if (!answers.has(text)) answers.set(text, of(text))
    return answers.get(text) as Answer
  }
}

/** Reads the values of attributes: what differs by case is spelled as what there is, or as its first row. */
function attributeReader(attributes: readonly ImportedAttribute[]) {
  const all = attributes.map(({ id, names, values }) => ({
    id,
    name: attributeName(names, 'en'),
    known: new Map(values.map((value) => [valueKey(value), value])),
  }))
  return (cellOf: (id: string) => string) => {
    const of: Record<string, string> = {}
    let unfit = ''
    for (const { id, name, known } of all) {
      const value = cellOf(id)
      if (value === '') continue
      const spelled = known.get(valueKey(value)) ?? value
      if (ATTRIBUTE.value.fault(value) !== undefined || value.length > ATTRIBUTE.value.max) unfit = name
      else {
        known.set(valueKey(value), spelled)
        of[id] = spelled
      }
    }
    return { of, unfit }
  }
}

/** The address of a cell, which may be as a mail program has it: "Ada Abdi <ada@example.com>". */
const addressIn = (cell: string): string =>
  plainEmail(/[<[]|^mailto:/i.test(cell) ? recipientOf(cell).email : cell)

const fault = (kind: FaultKind, of: (words: Responses['importRows']['row']) => string): Fault => ({
  kind,
  say: (w) => of(w.importRows.row),
})

const IN_ENGLISH = new Intl.DisplayNames('en', { type: 'language' })

/** Our language of a code such as "de" or "pt_BR", or of a name: "Deutsch", "German". */
function languageNamed(text: string): Language | '' | undefined {
  if (text === '') return ''
  const isName = (name: string | undefined) => name?.toLowerCase() === text.toLowerCase()
  return (
    languageOf(text) ?? LANGUAGES.find((code) => isName(LANGUAGE_NAMES[code]) || isName(IN_ENGLISH.of(code)))
  )
}

/** One cell with both names is read where neither has its own. */
function namesOf(cell: (field: ImportField) => string): { firstName: string; lastName: string } {
  const [firstName, lastName] = [cell('first_name'), cell('last_name')]
  if (firstName || lastName) return { firstName, lastName }
  return splitName(cell('full_name') || recipientOf(cell('email')).name)
}

/** YYYY-MM-DD of a day that exists, written so, with a time, as 1.12.2026, or as 12/31/2026 if only one of the two can be the month; else null. */
function dayOf(text: string): string | null {
  const [, one = '', sign, other = '', year = ''] = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})\b/.exec(text) ?? []
  const isAmerican = sign === '/' && Number(other) > 12
  if (sign === '/' && !isAmerican && Number(one) <= 12 && one !== other) return null
  const [day, month] = isAmerican ? [other, one] : [one, other]
  const iso = year
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : text.replace(/[T ]\d\d:.*$/, '')
  const time = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null
}
