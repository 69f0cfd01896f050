import { expect, test } from 'vitest'
import type { Context, Programme } from './context'
import { contextForProgramme, groupByProgramme } from './programmes'

const programme = (id: string, timeZone: string, isDefault = false) =>
  ({ id, isDefault, settings: { timeZone } }) as Programme
const first = programme('coffee', 'Europe/Berlin', true)
const tea = programme('tea', 'Asia/Tokyo')
const context = { programme: first, programmes: () => [first, tea], clock: {} } as unknown as Context

test('Rows of a programme are its own, also on an instance that has not read its settings yet', () => {
  const found = (id: string) => {
    const { programme: of, clock } = contextForProgramme(context, id)
    return [of.id, clock.timeZone]
  }
  expect(found('tea')).toEqual(['tea', 'Asia/Tokyo'])
  expect(found('new')).toEqual(['new', 'Europe/Berlin'])
  expect(contextForProgramme(context, 'new').programme.isDefault).toBe(false)
  expect(contextForProgramme(contextForProgramme(context, 'tea'), 'coffee').programme).toBe(first)
  const rows = ['new', 'coffee', 'new'].map((programmeId) => ({ programmeId }))
  expect(
    groupByProgramme(context, rows).map(({ context: of, rows: its }) => [of.programme.id, its.length]),
  ).toEqual([
    ['new', 2],
    ['coffee', 1],
  ])
})
