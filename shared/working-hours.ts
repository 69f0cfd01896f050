import { LONGEST } from './limits'
import type { Fault } from './languages/faults'

/** When a person works, in their own time zone. */
export interface WorkingHours {
  /** 1 is Monday, 7 is Sunday. */
  days: number[]
  /** HH:MM, on a quarter hour. */
  from: string
  to: string
}

/** Those of people who have not said anything else. */
export const USUAL_HOURS: WorkingHours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }

/** Minutes since midnight of HH:MM. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** HH:MM of minutes since midnight. */
export const timeOfMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A time of the day on a quarter hour, as a regular expression. */
export const QUARTER_HOUR = /^([01]\d|2[0-3]):(00|15|30|45)$/

/** What is wrong with working hours, by field; the server and the form say the same. */
export function hoursFault({
  days,
  from,
  to,
}: WorkingHours): { path: keyof WorkingHours; message: Fault } | undefined {
  if (days.length === 0) return { path: 'days', message: (w) => w.hours.noDay }
  if (!QUARTER_HOUR.test(from)) return { path: 'from', message: (w) => w.hours.quarterHour }
  if (!QUARTER_HOUR.test(to)) return { path: 'to', message: (w) => w.hours.quarterHour }
  return minutesOf(to) - minutesOf(from) >= 60 ? undefined : { path: 'to', message: (w) => w.hours.tooShort }
}

const isZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format(0)
    return true
  } catch {
    return false
  }
}

/** Whether this is the name of a time zone. Offsets such as +01:00 know no summer time. */
export const isTimeZone = (name: string): boolean =>
  name.length <= LONGEST.timeZone && /^[a-z]/i.test(name) && isZone(name)

/** Cities as they are called there today; browsers name their time zones by an older name. */
const TODAY: Partial<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Truk: 'Chuuk',
}

/** "New York" for America/New_York: a time zone for people to read, by its city. */
export function zoneInWords(timeZone: string): string {
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1)
  return TODAY[city] ?? city.replaceAll('_', ' ')
}

/** Working hours as a person's row holds them: minutes of the day; all null until the person says otherwise. */
interface Columns {
  workingDays: number[] | null
  worksFrom: number | null
  worksTo: number | null
}

/** A person's working hours from their row; the usual ones if they never said any. */
export const workingHoursOf = ({ workingDays, worksFrom, worksTo }: Columns): WorkingHours =>
  workingDays === null || worksFrom === null || worksTo === null
    ? USUAL_HOURS
    : { days: workingDays, from: timeOfMinutes(worksFrom), to: timeOfMinutes(worksTo) }

/** The inverse conversion. */
export const workingColumns = ({ days, from, to }: WorkingHours): Columns => ({
  workingDays: days,
  worksFrom: minutesOf(from),
  worksTo: minutesOf(to),
})
