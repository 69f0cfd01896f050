import { Cron } from 'croner'
import { isTimeZone } from '../../../shared/working-hours'

/** The forms that each field may have; the last may name a weekday of the month (2#1: the first Tuesday; 2#L: the last). */
const LIST = String.raw`[\d*/,-]+`
const FIVE_FIELDS = new RegExp(`^${LIST} +${LIST} +(L|${LIST}) +${LIST} +([0-7]#[1-5L]|${LIST})$`)

/** What is wrong with a cron expression: it has not five fields, or its day never comes; undefined if nothing is. */
export function cycleFault(expression: string): 'fields' | 'never' | undefined {
  const cron = FIVE_FIELDS.test(expression)
    ? tryMake(() => new Cron(expression, { paused: true }))
    : undefined
  if (!cron) return 'fields'
  return cron.nextRun() === null ? 'never' : undefined
}

/** What is wrong with the name of a time zone; undefined if nothing is. */
export const timeZoneFault = (name: string): string | undefined =>
  isTimeZone(name) ? undefined : 'must be a time zone such as Europe/Berlin'

function tryMake<Value>(make: () => Value): Value | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
