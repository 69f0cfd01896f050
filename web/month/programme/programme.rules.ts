import { inDigits } from '../../../shared/counted'
import { MINIMUM_USERS } from '../../../shared/limits'
import type { changeProgramme, Programme } from '../../../shared/contract/programme'
import type { BodyOf } from '../../../shared/endpoint'
import { choiceOf, cycleOf, type PlanChoice } from './plan.rules'

/** Of a field that a setting of the server decides. */
export const BY_OPERATOR = 'Set by the operator'

export interface ProgrammeValues extends PlanChoice {
  timeZone: string
  cycleSend: Programme['cycleSend']
  /** As it is typed. */
  minimumUsers: string
  reminders: boolean
  /** As they are chosen. */
  headsUpDays: string
  dormantAfter: string
  threes: boolean
  publish: Programme['publish']
  booking: Programme['booking']
}

export const valuesOf = (programme: Programme): ProgrammeValues => ({
  ...choiceOf(programme.cycle),
  timeZone: programme.timeZone,
  cycleSend: programme.cycleSend,
  minimumUsers: String(programme.minimumUsers),
  reminders: programme.reminders,
  headsUpDays: String(programme.headsUpDays),
  dormantAfter: String(programme.dormantAfter),
  threes: programme.threes,
  publish: programme.publish,
  booking: programme.booking,
})

export type Changes = BodyOf<typeof changeProgramme>

/** What the form changes; fields that the operator decided are never among it. */
export function changesOf(programme: Programme, values: ProgrammeValues): Changes {
  const wanted = {
    cycle: cycleOf(values, programme.cycle),
    timeZone: values.timeZone.trim(),
    cycleSend: values.cycleSend,
    minimumUsers: Number(values.minimumUsers),
    reminders: values.reminders,
    headsUpDays: Number(values.headsUpDays),
    dormantAfter: Number(values.dormantAfter),
    threes: values.threes,
    publish: values.publish,
    booking: values.booking,
  }
  const locked: readonly string[] = programme.lockedBySettings
  const isChanged = ([field, value]: [string, unknown]) =>
    !locked.includes(field) && value !== programme[field as keyof typeof wanted]
  return Object.fromEntries(Object.entries(wanted).filter(isChanged))
}

/** What is wrong with the fewest people of a pairing, in the server's words. */
export function minimumFault(text: string): string | undefined {
  if (!/^\d+$/.test(text.trim())) return 'Please enter a whole number'
  if (Number(text) < MINIMUM_USERS.least) return `At least ${MINIMUM_USERS.least}`
  return Number(text) > MINIMUM_USERS.most ? `At most ${inDigits(MINIMUM_USERS.most)}` : undefined
}
