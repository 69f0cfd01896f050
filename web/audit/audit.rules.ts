import type { AuditAction, AuditEntry } from '../../shared/contract/audit'
import { words } from '../words'

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "newsletter.send_paused" → "Newsletter send paused". */
export const actionInWords = (action: AuditAction): string => sentence(action.replace(/[._]/g, ' '))

/** "domainGroupId" → "Domain group id". */
const fieldInWords = (field: string): string =>
  sentence(
    field.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`),
  )

function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return words.tools.audit.nothing
  if (typeof value === 'string') return value
  return JSON.stringify(value)
}

/** A day from the address; undefined if it is not a valid one. */
export const dayIn = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')

export interface Change {
  field: string
  before: string
  after: string
}

/** What changed, field by field; what stayed as it was is left out. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .map((field) => ({
      field: fieldInWords(field),
      before: valueInWords(before?.[field]),
      after: valueInWords(after?.[field]),
    }))
    .filter((change) => change.before !== change.after)
}
