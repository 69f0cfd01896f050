import { expect, it } from 'vitest'
import { CREATE, linesInWords, planOf, withAll, withChoice, withColumn } from './import.rules'

const column = (name: string, field: 'email' | 'department' | null) => ({ name, field, samples: [] })

it('A plan begins as the columns are named, and a column holds one thing', () => {
  const plan = planOf({
    columns: [column('Mail', 'email'), column('Team', 'department'), column('Size', null)],
  })
  expect(plan.mapping).toEqual({ email: 0, department: 1 })
  expect(withColumn(plan, 'group', 1).mapping).toEqual({ email: 0, group: 1 })
  expect(withColumn(plan, 'department', undefined).mapping).toEqual({ email: 0 })
})

it('An unknown department or group is made, replaced, or left out; all of them are made at once', () => {
  const plan = planOf({ columns: [] })
  const made = withChoice(plan, 'department', 'Tea', CREATE)
  expect(made.departments).toEqual([{ name: 'Tea', into: null }])
  expect(withChoice(made, 'department', 'Tea', 'Design').departments).toEqual([
    { name: 'Tea', into: 'Design' },
  ])
  expect(withChoice(made, 'department', 'Tea', '').departments).toEqual([])
  expect(withChoice(plan, 'group', 'Nort', 'North').groups).toEqual([{ name: 'Nort', into: 'North' }])
  expect(
    withAll(made, [
      { kind: 'group', name: 'West' },
      { kind: 'department', name: 'Milk' },
    ]),
  ).toMatchObject({
    groups: [{ name: 'West', into: null }],
    departments: [
      { name: 'Tea', into: null },
      { name: 'Milk', into: null },
    ],
  })
})

it('A problem names its first lines', () => {
  expect(linesInWords([3], 1)).toBe('line 3')
  expect(linesInWords([3, 1204], 12)).toBe('lines 3, 1,204 and more')
})
