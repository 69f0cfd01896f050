import type { EMPLOYEE_STATUSES, ParticipationStatus } from './limits'
import { dayText, MONTH_NAMES } from './months'

/** The round that somebody sits out: its month, when they are back, and whether it was made without them. */
export interface SittingOut {
  round: string | null
  backIn: string | null
  isOver: boolean
}

interface Person {
  participationStatus: ParticipationStatus
  pauseEndDate: string | null
  employeeStatus: (typeof EMPLOYEE_STATUSES)[number]
  leaveEndDate: string | null
}

/** What is known of a person's next round. */
interface NextRound {
  sitsOut: SittingOut | null
  /** Silent for so long that rounds go on without them. */
  isDormant: boolean
  /** Rounds are made by group, and they belong to none. */
  hasNoGroup?: boolean
}

/** Whether somebody takes part, and what keeps them from it. */
export interface Standing {
  state: 'active' | 'paused' | 'skipped' | 'dormant' | 'opted-out' | 'on-leave'
  /** The day on which it ends, YYYY-MM-DD; null: not by itself, or at the next round. */
  until: string | null
  /** The same in words: "On leave until 22 January." */
  text: string
}

const NO_GROUP =
  'You belong to no group yet, and rounds are made by group. The people who run Cup of Joe can put you in one.'

/** If several things keep somebody away, the one that ends latest or that they can't change themselves counts. */
export function standingOf(person: Person, next: NextRound | undefined, today: string): Standing {
  const until = (day: string | null) => (day ? ` until ${shortDay(day, today)}` : '')
  if (person.employeeStatus === 'leave') {
    const { leaveEndDate } = person
    return { state: 'on-leave', until: leaveEndDate, text: `On leave${until(leaveEndDate)}.` }
  }
  if (person.participationStatus === 'opted_out')
    return { state: 'opted-out', until: null, text: 'You have opted out, so rounds go on without you.' }
  if (next?.isDormant)
    return {
      state: 'dormant',
      until: null,
      text: 'You have been silent for a long time, so rounds go on without you. You are in again as soon as you press the button in our mail, or sign in.',
    }
  if (person.participationStatus === 'paused') {
    const { pauseEndDate } = person
    return { state: 'paused', until: pauseEndDate, text: `You are paused${until(pauseEndDate)}.` }
  }
  return next?.sitsOut
    ? { state: 'skipped', until: null, text: sittingOutText(next.sitsOut) }
    : { state: 'active', until: null, text: next?.hasNoGroup ? NO_GROUP : 'You are in.' }
}

/** "22 January"; with the year when it is a year away or more. */
function shortDay(day: string, today: string): string {
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  return day < inAYear ? dayText(day).replace(/ \d+$/, '') : dayText(day)
}

/** "You sit out December, and are back in January." */
export function sittingOutText({ round, backIn }: SittingOut): string {
  const name = (month: string) => MONTH_NAMES[Number(month.slice(5)) - 1]
  return `You sit out ${round ? name(round) : 'the next round'}, and are back ${backIn ? `in ${name(backIn)}` : 'in the one after it'}.`
}
