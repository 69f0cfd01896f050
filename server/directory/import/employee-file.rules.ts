import { LONGEST } from '../../../shared/limits'
import { email as address } from '../../../shared/contract/common'

/** The columns of the employee file, in the order of the sample line. */
export const COLUMNS = [
  'email',
  'first_name',
  'last_name',
  'department',
  'status',
  'leave_start',
  'leave_end',
  'leave_reason',
] as const
export type Column = (typeof COLUMNS)[number]

export const SAMPLE_LINE =
  'jane.doe@example.com,Jane,Doe,Engineering,leave,2026-12-01,2027-02-28,Parental leave'

/** One employee of the file. Empty text: the file does not give the value. */
export interface Employee {
  email: string
  firstName: string
  lastName: string
  department: string
  status: 'active' | 'leave' | ''
  leaveStart: string | null
  leaveEnd: string | null
  leaveReason: string
}

const LONGEST_CELL: Partial<Record<Column, number>> = {
  first_name: LONGEST.name,
  last_name: LONGEST.name,
  department: LONGEST.name,
  leave_reason: LONGEST.leaveReason,
}

/** Which cell holds which column, by the header; or a text that says what is wrong with the header. */
export function readHeader(cells: string[]): Map<Column, number> | string {
  const found = new Map<Column, number>()
  for (const [index, cell] of cells.entries()) {
    const name = cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_')
    const column = COLUMNS.find((one) => one === name)
    if (column && !found.has(column)) found.set(column, index)
  }
  return found.has('email') ? found : `its first line must name the columns ${COLUMNS.join(', ')}`
}

/** One row of the file; or a text that says what is wrong with it. */
export function readEmployee(cells: string[], header: Map<Column, number>, width: number): Employee | string {
  if (cells.length > width)
    return `has ${cells.length} cells instead of ${width}: text with a comma needs quotes`
  const cell = (column: Column) => (cells[header.get(column) ?? -1] ?? '').trim()
  for (const column of COLUMNS) {
    const text = cell(column)
    if (text.includes('\ufffd')) return `${column} is not UTF-8: save the file as UTF-8`
    // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
    if (/[\u0000-\u001f\u007f]/.test(text)) return `${column} holds a line break or control character`
    if (text.length > (LONGEST_CELL[column] ?? LONGEST.address))
      return `${column} is longer than ${LONGEST_CELL[column] ?? LONGEST.address} characters`
  }
  const parsed = address.safeParse(cell('email'))
  if (!parsed.success) return `"${cell('email')}" is not an e-mail address`
  const status = cell('status').toLowerCase()
  if (status !== 'active' && status !== 'leave' && status !== '')
    return `status is "${status}": use active or leave`
  const [leaveStart, leaveEnd] = [cell('leave_start') || null, cell('leave_end') || null]
  if (leaveStart !== null && !isDay(leaveStart))
    return `leave_start is "${leaveStart}": use a date such as 2026-12-01`
  if (leaveEnd !== null && !isDay(leaveEnd))
    return `leave_end is "${leaveEnd}": use a date such as 2026-12-01`
  if (leaveStart && leaveEnd && leaveEnd < leaveStart) return 'leave_end is before leave_start'
  return {
    email: parsed.data,
    firstName: cell('first_name'),
    lastName: cell('last_name'),
    department: cell('department'),
    status,
    leaveStart: status === 'leave' ? leaveStart : null,
    leaveEnd: status === 'leave' ? leaveEnd : null,
    leaveReason: status === 'leave' ? cell('leave_reason') : '',
  }
}

/** Whether the text is a date that exists, YYYY-MM-DD. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
