import type { EMPLOYEE_STATUSES, ParticipationStatus } from './limits'
import type { Rules } from '../languages/en/rules'

/** The round that somebody sits out: its month or day, when they are back, and whether it was made without them. */
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
  /** As many coffees as they want at most in the month of the round, if they have as many. */
  capReached?: number | null
  /** They take part only if they say so, and have not: `now`, or they are asked `later`. */
  awaitsYes?: 'now' | 'later' | null
}

/** Whether somebody takes part, and what keeps them from it. */
export interface Standing {
  state: 'active' | 'at-cap' | 'paused' | 'skipped' | 'dormant' | 'opted-out' | 'on-leave'
  /** The day on which it ends, YYYY-MM-DD; null: not by itself, or at the next round. */
  until: string | null
  /** The same in words: "On leave until 22 January." */
  text: string
}

type Texts = Rules['standing']

/** If several things keep somebody away, the one that ends latest or that they can't change themselves counts. */
export function standingOf(
  person: Person,
  next: NextRound | undefined,
  today: string,
  texts: Texts,
): Standing {
  // The year is said when it is a year away or more.
  const isFar = (day: string) => day >= `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  if (person.employeeStatus === 'leave') {
    const { leaveEndDate } = person
    const text = leaveEndDate ? texts.onLeaveUntil(leaveEndDate, isFar(leaveEndDate)) : texts.onLeave
    return { state: 'on-leave', until: leaveEndDate, text }
  }
  if (person.participationStatus === 'opted_out')
    return { state: 'opted-out', until: null, text: texts.optedOut }
  if (next?.isDormant) return { state: 'dormant', until: null, text: texts.dormant }
  if (person.participationStatus === 'paused') {
    const { pauseEndDate } = person
    const text = pauseEndDate ? texts.pausedUntil(pauseEndDate, isFar(pauseEndDate)) : texts.paused
    return { state: 'paused', until: pauseEndDate, text }
  }
  if (next?.sitsOut) return { state: 'skipped', until: null, text: sitsOutIn(texts, next.sitsOut) }
  return next?.capReached
    ? { state: 'at-cap', until: null, text: texts.atCap(next.capReached) }
    : { state: 'active', until: null, text: activeInWords(texts, next) }
}

function activeInWords(texts: Texts, next: NextRound | undefined): string {
  if (next?.hasNoGroup) return texts.noGroup
  return next?.awaitsYes ? texts[next.awaitsYes === 'now' ? 'asked' : 'askedLater'] : texts.in
}

const sitsOutIn = (texts: Texts, { round, backIn }: SittingOut): string =>
  round !== null && round.length > 7 ? texts.sitsOutOn(round, backIn) : texts.sitsOut(round, backIn)
