import { describe, expect, it } from 'vitest'
import { sortedRows, textOf } from './table-behind'

const rows = [
  { cells: ['Sales', 1200, { text: 'October 2026', by: '2026-10' }] },
  { cells: ['Design', 90, { text: 'April 2026', by: '2026-04' }] },
]
const first = (column: number, direction: 'ascending' | 'descending') =>
  textOf(sortedRows(rows, column, direction)[0]?.cells[0] ?? '')

describe('A table behind a drawing', () => {
  it('is sorted by texts, by numbers, and by the sort value of a text', () => {
    expect(first(0, 'ascending')).toBe('Design')
    expect(first(1, 'ascending')).toBe('Design')
    expect(first(1, 'descending')).toBe('Sales')
    expect(first(2, 'ascending')).toBe('Design')
  })

  it('shows numbers as they are read', () => {
    expect(rows[0]?.cells.map(textOf)).toEqual(['Sales', '1,200', 'October 2026'])
  })
})
