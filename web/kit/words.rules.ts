import { MONTH_NAMES } from '../../shared/months'

/** "2026-12" → "December 2026"; anything else stays as it is. */
export function monthInWords(month: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? []
  const name = MONTH_NAMES[Number(number) - 1]
  return year && name ? `${name} ${year}` : month
}

const list = new Intl.ListFormat('en-GB')

/** "Harbour", "Harbour and Mill", "Harbour, Mill and Quay". */
export const listed = (names: readonly string[]): string => list.format(names)

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** "3 Dec 2026", in the reader's time zone. */
export const dayInWords = (instant: string): string => day.format(new Date(instant))

/** "3 Dec 2026, 09:15", in the reader's time zone. */
export const momentInWords = (instant: string): string => moment.format(new Date(instant))
