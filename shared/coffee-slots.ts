/** Next week's three suggestions: Tuesday, Wednesday and Thursday, by the local clock. */
const SLOTS = [
  { weekday: 2, time: '10:00' },
  { weekday: 3, time: '14:00' },
  { weekday: 4, time: '11:00' },
] as const

/**
 * Three slots in the week after `today`.
 * @param today YYYY-MM-DD, local
 * @returns days and times by the same local clock
 */
export function coffeeSlots(today: string): { day: string; time: string }[] {
  const date = new Date(`${today}T00:00:00Z`)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return SLOTS.map(({ weekday, time }) => {
    const day = new Date(date)
    day.setUTCDate(date.getUTCDate() - sinceMonday + 7 + weekday - 1)
    return { day: day.toISOString().slice(0, 10), time }
  })
}
