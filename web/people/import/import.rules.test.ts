import { beforeAll, expect, it } from 'vitest'
import type { ImportPreview } from '../../../shared/contract/imports'
import { loadWords } from '../../words'
import { choiceOf, CREATE, linesInWords, namesOf, planOf, withChoice, withColumn } from './import.rules'

beforeAll(() => loadWords('people'))

const column = (name: string, field: 'email' | 'department' | null) => ({
  name,
  field,
  instead: null,
  samples: [],
})
const department = (name: string) => ({ kind: 'department' as const, name })
const group = (name: string) => ({ kind: 'group' as const, name })

it('A plan begins as the columns are named; a label is on one column, and a column has one label', () => {
  const plan = planOf({
    headerLine: 1,
    columns: [column('Mail', 'email'), column('Team', 'department'), column('Size', null)],
  })
  expect(plan.mapping).toEqual({ email: 0, department: 1 })
  expect(withColumn(plan, 1, 'group').mapping).toEqual({ email: 0, group: 1 })
  expect(withColumn(plan, 2, 'department').mapping).toEqual({ email: 0, department: 2 })
  expect(withColumn(plan, 1, undefined).mapping).toEqual({ email: 0 })
  const chosen = withChoice(withChoice(plan, department('Tea'), CREATE, []), group('West'), CREATE, [])
  expect(withColumn(chosen, 2, 'department')).toMatchObject({ departments: [], groups: [{ name: 'West' }] })
})

it('An unknown department or group is made, put into another, or left out', () => {
  const plan = planOf({ columns: [], headerLine: 1 })
  const made = withChoice(plan, department('Tea'), CREATE, [])
  expect(made.departments).toEqual([{ name: 'Tea', into: null }])
  expect(withChoice(made, department('Tea'), 'Design', []).departments).toEqual([
    { name: 'Tea', into: 'Design' },
  ])
  expect(withChoice(made, department('Tea'), '', []).departments).toEqual([])
  expect(withChoice(plan, group('Nort'), 'North', []).groups).toEqual([{ name: 'Nort', into: 'North' }])
})

it('An unknown status means what somebody chooses, or nothing', () => {
  const status = { kind: 'status' as const, name: 'Freelance' }
  const plan = withChoice(planOf({ columns: [], headerLine: 1 }), status, 'leaves', [])
  expect([plan.statuses, choiceOf(plan, status)]).toEqual([[{ name: 'Freelance', into: 'leaves' }], 'leaves'])
  expect(withChoice(plan, status, '', []).statuses).toEqual([])
})

it('A name of the file that takes the people of its misspelt neighbour is made; without it they wait again', () => {
  const [right, wrong, worse] = ['Engineering', 'Enginering', 'Engineerign'].map(department)
  const names = [right!, wrong!, worse!]
  const merged = withChoice(planOf({ columns: [], headerLine: 1 }), wrong!, right!.name, names)
  const made = [
    { name: 'Engineering', into: null },
    { name: 'Enginering', into: 'Engineering' },
  ]
  expect(merged.departments).toEqual(made)
  expect(withChoice(merged, worse!, wrong!.name, names).departments).toEqual([
    ...made,
    { name: 'Engineerign', into: 'Engineering' },
  ])
  expect(withChoice(merged, right!, CREATE, names).departments).toEqual(expect.arrayContaining(made))
  expect(withChoice(merged, right!, '', names).departments).toEqual([])
})

it('A name for which something is chosen keeps its place, and is as the last preview has it', () => {
  const previewOf = (...names: [string, number][]) =>
    ({
      problems: names.map(([name, rows]) => ({ kind: name ? 'group' : 'row', name, rows })),
    }) as ImportPreview
  const first = namesOf([], previewOf(['North', 3], ['', 1], ['Soth', 2]))
  const again = namesOf(first, previewOf(['West', 1], ['Soth', 4]))
  expect(again.map(({ name, rows }) => `${name} ${rows}`)).toEqual(['North 3', 'Soth 4', 'West 1'])
})

it('A problem names its first lines', () => {
  expect(linesInWords([3], 1)).toBe('line 3')
  expect(linesInWords([3, 1204], 12)).toBe('lines 3, 1,204 and more')
})
