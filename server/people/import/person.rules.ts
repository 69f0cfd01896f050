import type { Responses } from '../../../languages/words'
import { splitName } from '../../../shared/person-name'
import { type ImportField, type ImportMapping, IMPORT_FIELDS } from '../../../shared/contract/imports'
import { CONTROL_CHARACTERS, plainEmail } from '../../../shared/characters'
import { LONGEST } from '../../../shared/limits'
import { type Language, LANGUAGE_NAMES, LANGUAGES, languageOf } from '../../../shared/languages/languages'
import { EMAIL, WHITELIST_ENTRY } from '../../../shared/text-rules'
import type { Say } from '../../platform/http/errors'

/**
 * One person of an import. Empty text: the file does not give the value, and changes nothing; but for a column of
 * managers it says that somebody has none.
 */
export interface Person {
  /** Where patterns are allowed also `*@domain`. */
  email: string
  firstName: string
  lastName: string
  department: string
  group: string
  manager: string
  language: Language | ''
  status: 'active' | 'leave' | ''
  leaveStart: string | null
  leaveEnd: string | null
  leaveReason: string
}

export type FaultKind = keyof Responses['importRows']['faults']

export interface Fault {
  kind: FaultKind
  /** What is wrong with the row, to be read after its line number. */
  say: Say
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

const ACTIVE = new Set(['active', 'aktiv', 'at work', 'employed'])
const LEAVE = new Set(['leave', 'on leave', 'beurlaubt', 'abwesend', 'elternzeit'])

/** Reads one row. @param patterns whether `*@domain` is an address here */
export function readPerson(
  cells: string[] | undefined,
  mapping: ImportMapping,
  { width, patterns }: { width: number; patterns: boolean },
): Person | Fault {
  if (!cells) return fault('quote', (w) => w.quote)
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== ''))
    return fault('width', (w) => w.width(cells.length, width))
  const cell = (field: ImportField) => (cells[mapping[field] ?? -1] ?? '').trim()
  for (const field of IMPORT_FIELDS) {
    const text = cell(field)
    if (text === '') continue
    if (text.includes('\ufffd')) return fault('encoding', (w) => w.encoding(field))
    if (CONTROL_CHARACTERS.test(text) || /\p{Surrogate}/u.test(text))
      return fault('control', (w) => w.control(field))
    const longest = LONGEST_CELL[field] ?? LONGEST.address
    if (text.length > longest) return fault('long', (w) => w.long(field, longest))
  }
  const email = plainEmail(cell('email'))
  if (email === '') return fault('address', (w) => w.noAddress)
  if ((patterns ? WHITELIST_ENTRY.email : EMAIL).fault(email) !== undefined)
    return fault('address', (w) => w.address(cell('email')))
  const language = cell('language') && languageNamed(cell('language'))
  if (language === undefined)
    return fault('language', (w) => w.language(cell('language'), LANGUAGES.join(', ')))
  const word = cell('status').toLowerCase()
  const status = ACTIVE.has(word) ? 'active' : LEAVE.has(word) ? 'leave' : ''
  if (status === '' && word !== '') return fault('status', (w) => w.status(word))
  const days: Record<'leave_start' | 'leave_end', string | null> = { leave_start: null, leave_end: null }
  for (const field of ['leave_start', 'leave_end'] as const) {
    const text = cell(field)
    days[field] = text === '' ? null : dayOf(text)
    if (text !== '' && days[field] === null) return fault('date', (w) => w.date(field, text))
  }
  const { leave_start: leaveStart, leave_end: leaveEnd } = days
  if (leaveStart && leaveEnd && leaveEnd < leaveStart) return fault('order', (w) => w.order)
  const isAway = status === 'leave'
  return {
    email,
    ...namesOf(cell),
    department: cell('department'),
    group: cell('group'),
    manager: plainEmail(cell('manager')),
    language,
    status,
    leaveStart: isAway ? leaveStart : null,
    leaveEnd: isAway ? leaveEnd : null,
    leaveReason: isAway ? cell('leave_reason') : '',
  }
}

const fault = (kind: FaultKind, of: (words: Responses['importRows']['row']) => string): Fault => ({
  kind,
  say: (w) => of(w.importRows.row),
})

const IN_ENGLISH = new Intl.DisplayNames('en', { type: 'language' })

/** Our language of a code such as "de" or "pt_BR", or of a name: "Deutsch", "German". */
function languageNamed(text: string): Language | undefined {
  const isName = (name: string | undefined) => name?.toLowerCase() === text.toLowerCase()
  return (
    languageOf(text) ?? LANGUAGES.find((code) => isName(LANGUAGE_NAMES[code]) || isName(IN_ENGLISH.of(code)))
  )
}

function namesOf(cell: (field: ImportField) => string): { firstName: string; lastName: string } {
  const [firstName, lastName, full] = [cell('first_name'), cell('last_name'), cell('full_name')]
  const read = splitName(full)
  return { firstName: firstName || read.firstName, lastName: lastName || read.lastName }
}

/** YYYY-MM-DD of a day that exists, written so or as 1.12.2026; else null. */
function dayOf(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  const time = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null
}
