import {
  type applyImport,
  IMPORT_OUTCOMES,
  type ImportColumn,
  type ImportMapping,
  type ImportOutcome,
  type ImportPreview,
  type uploadImport,
} from '../../../shared/contract/imports'
import type { BodyOf, ResponseOf } from '../../../shared/endpoint'
import { formats, words } from '../../words'

export type Upload = ResponseOf<typeof uploadImport>
export type Plan = BodyOf<typeof applyImport> & { mapping: ImportMapping }

type Problem = ImportPreview['problems'][number]
/** An unknown department, group or status of the file. */
export type UnknownName = Problem & { kind: 'department' | 'group' | 'status' }
const CHOICES = { department: 'departments', group: 'groups', status: 'statuses' } as const

/** The plan that the names of the columns suggest. */
export const planOf = ({ columns, headerLine }: Pick<Upload, 'columns' | 'headerLine'>): Plan => ({
  headerLine,
  mapping: Object.fromEntries(
    columns.flatMap(({ field }, index) => (field ? [[field, index] as const] : [])),
  ),
  departments: [],
  groups: [],
  statuses: [],
})

/**
 * The plan with a column labelled as this field, which no other column is then; without one, the column is not imported. What
 * was chosen for the departments or groups of another column no longer counts.
 */
export function withColumn(plan: Plan, column: number, field: ImportColumn | undefined): Plan {
  const others = Object.entries(plan.mapping).filter(([other, place]) => other !== field && place !== column)
  const mapping: ImportMapping = Object.fromEntries(field ? [...others, [field, column]] : others)
  const keeps = (kind: UnknownName['kind']) => mapping[kind] === plan.mapping[kind]
  return {
    ...plan,
    mapping,
    departments: keeps('department') ? plan.departments : [],
    groups: keeps('group') ? plan.groups : [],
    statuses: keeps('status') ? plan.statuses : [],
  }
}

/** What is chosen for an unknown name: '' to leave its people out, CREATE to make it, another name, or what a status means. */
export const CREATE = '\n'

export function choiceOf(plan: Plan, { kind, name }: Pick<UnknownName, 'kind' | 'name'>): string {
  const chosen = plan[CHOICES[kind]]?.find((one) => one.name === name)
  return chosen ? (chosen.into ?? CREATE) : ''
}

/**
 * The plan with a choice for one name. Another name of the file that takes its people is created; people who were put into
 * this name wait again when it is not created any more.
 */
export function withChoice(
  plan: Plan,
  { kind, name }: Pick<UnknownName, 'kind' | 'name'>,
  into: string,
  names: readonly Pick<UnknownName, 'kind' | 'name'>[],
): Plan {
  const key = CHOICES[kind]
  const others: { name: string; into: string | null }[] = (plan[key] ?? []).filter(
    (one) => one.name !== name && (into === CREATE || one.into !== name),
  )
  const target = names.find((one) => one.kind === kind && one.name === into)
  const further = target && choiceOf(plan, target)
  if (further === '') others.push({ name: into, into: null })
  const goal = further && further !== CREATE ? further : into
  if (goal) others.push({ name, into: goal === CREATE ? null : goal })
  return { ...plan, [key]: others }
}

/** The unknown names of all previews so far, each as the last one has it. */
export function namesOf(before: readonly UnknownName[], preview: ImportPreview | null): UnknownName[] {
  const now = (preview?.problems ?? []).filter(isName)
  return [...new Map([...before, ...now].map((one) => [`${one.kind} ${one.name}`, one])).values()]
}

export const isName = (problem: Problem): problem is UnknownName => problem.kind in CHOICES

/** "lines 3, 4, 9 and more" */
export function linesInWords(lines: readonly number[], rows: number): string {
  const { lines: these, linesAndMore } = words.people.import.names
  const named = formats().itemised(lines.map(formats().digits))
  return rows > lines.length ? linesAndMore(named) : these(rows, named)
}

/** "3 new, 1 changed, 2 unchanged, 4 refused" */
export const figuresInWords = (counts: Record<ImportOutcome, number>) =>
  formats().itemised(IMPORT_OUTCOMES.map((what) => words.people.import.figures[what](counts[what])))
