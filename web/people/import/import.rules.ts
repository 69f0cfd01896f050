import type { applyImport, ImportField, ImportMapping, uploadImport } from '../../../shared/contract/imports'
import type { BodyOf, ResponseOf } from '../../../shared/endpoint'
import { counted, inDigits } from '../../../shared/counted'

export type Upload = ResponseOf<typeof uploadImport>
export type Plan = BodyOf<typeof applyImport> & { mapping: ImportMapping }

/** What a column can hold, in the order in which it is offered. */
export const FIELDS: [ImportField, string][] = [
  ['email', 'Email'],
  ['first_name', 'First name'],
  ['last_name', 'Last name'],
  ['full_name', 'Both names in one'],
  ['department', 'Department'],
  ['group', 'Domain group'],
  ['manager', 'Manager (address)'],
  ['status', 'Status'],
  ['leave_start', 'Leave from'],
  ['leave_end', 'Leave until'],
  ['leave_reason', 'Reason for leave'],
]

/** The plan that the names of the columns suggest. */
export const planOf = ({ columns }: Pick<Upload, 'columns'>): Plan => ({
  mapping: Object.fromEntries(
    columns.flatMap(({ field }, index) => (field ? [[field, index] as const] : [])),
  ),
  departments: [],
  groups: [],
})

/** The plan with a field read from another column; from none without an index. */
export function withColumn(plan: Plan, field: ImportField, index: number | undefined): Plan {
  const mapping = Object.fromEntries(
    Object.entries(plan.mapping).filter(([other, column]) => other !== field && column !== index),
  )
  return { ...plan, mapping: index === undefined ? mapping : { ...mapping, [field]: index } }
}

/** What is chosen for an unknown department or group: '' to leave its people out, CREATE to make it. */
export const CREATE = '\n'

export function withChoice(plan: Plan, kind: 'department' | 'group', name: string, into: string): Plan {
  const key = `${kind}s` as const
  const others = (plan[key] ?? []).filter((one) => one.name !== name)
  return { ...plan, [key]: into ? [...others, { name, into: into === CREATE ? null : into }] : others }
}

/** The plan with all of these unknown departments and groups made. */
export const withAll = (plan: Plan, unknown: { kind: 'department' | 'group'; name: string }[]): Plan =>
  unknown.reduce((so, { kind, name }) => withChoice(so, kind, name, CREATE), plan)

/** "lines 3, 4, 9 and more" */
export function linesInWords(lines: readonly number[], rows: number): string {
  const named = lines.map((line) => inDigits(line)).join(', ')
  return `${rows === 1 ? 'line' : 'lines'} ${named}${rows > lines.length ? ' and more' : ''}`
}

/** "3 new, 1 changed, 2 unchanged, 4 refused" */
export const figuresInWords = (counts: {
  new: number
  changed: number
  unchanged: number
  refused: number
}) =>
  (['new', 'changed', 'unchanged', 'refused'] as const)
    .map((what) => `${inDigits(counts[what])} ${what}`)
    .join(', ')

export const peopleInWords = (count: number) => counted(count, 'person', 'people')
