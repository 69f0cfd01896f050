import type { Responses } from '../../languages/words'
import { type Waiting, waitingFor } from '../../shared/waiting'
import type { Programme } from '../platform/context/context'

/** What is known of somebody who waits in a programme with hosts. */
interface Wait {
  programmeId: string
  before: number
  hosts: number
  isOver: boolean
}

/** How often somebody hosted beside the others, in words; null: they host nothing. */
export function hostingInWords(
  { id }: Pick<Programme, 'id'>,
  hosting: readonly { programmeId: string; times: number; average: number }[],
  { month: { hosting: texts } }: Responses,
): string | null {
  const own = hosting.find(({ programmeId }) => programmeId === id)
  return own ? texts.own(own.times, own.average) : null
}

/** Where somebody stands in a programme's line; nothing is estimated any more for who waited as long as they once read. */
export function inLine(
  { id, settings: { size } }: Pick<Programme, 'id' | 'settings'>,
  waits: readonly Wait[],
  { month: texts }: Responses,
): { waiting: Waiting | null; waitingInWords: string | null } {
  const own = waits.find(({ programmeId }) => programmeId === id)
  const waiting = own && !own.isOver ? waitingFor(own.before, { ...own, size }) : null
  const inWords = waiting ? texts.waiting(waiting.before, waiting.seats, waiting.rounds) : texts.onTheList
  return { waiting, waitingInWords: own ? inWords : null }
}
