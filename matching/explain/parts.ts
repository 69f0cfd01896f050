import type { MailReason as Reason } from '../../languages/reasons'
import type { Problem } from '../engine/problem'
import type { Columns } from '../model/columns'
import type { Person } from '../model/model'

const placeOf = ({ preference }: Person) => (preference === 'same-department' ? 'inside' : 'outside')

const isOpen = ({ preference, department }: Person) => preference === 'any' || department === null

/** Where the people are that somebody would meet. */
export const whereOf = (person: Person, place?: string): Reason =>
  isOpen(person)
    ? place
      ? { code: 'matching.where.group', args: { group: place } }
      : { code: 'matching.where.anywhere' }
    : { code: `matching.where.${placeOf(person)}`, args: { department: person.department ?? '' } }

/** So many more people that somebody would meet; of another group where groups matter. */
export function moreOf(person: Person, between: boolean, count = 1): Reason {
  const more = `matching.more.${between ? 'elsewhere' : 'here'}` as const
  return isOpen(person)
    ? { code: `${more}.anywhere`, args: { count } }
    : { code: `${more}.${placeOf(person)}`, args: { count, department: person.department ?? '' } }
}

/** How long nobody meets again. */
export const latelyOf = (months: number): Reason => ({ code: 'matching.lately', args: { months } })

/** That people of one group don't meet, where that matters. */
export const onlyBetween = (between: boolean): Reason[] =>
  between ? [{ code: 'matching.onlyBetweenGroups' }] : []

/** That somebody can meet nobody, whatever keeps them apart; and what helps. */
export const meetsNobody = (person: Person, { group, place }: Columns): Reason[] => [
  { code: 'matching.meetsNobody', args: { where: whereOf(person, place) } },
  ...onlyBetween(group !== undefined),
  { code: 'matching.meetsNobodyHelp' },
]

/** That no host had a seat for a guest who could have met one; and what helps. */
export function noSeat({ host = new Uint8Array(), count }: Problem, size = 2): Reason[] {
  const hosts = host.reduce((sum, one) => sum + one, 0)
  const isFull = hosts * (size - 1) < count - hosts
  return [{ code: isFull ? 'matching.moreGuests' : 'matching.nobodyLeft' }, { code: 'matching.moreHosts' }]
}

export const FAIR: Reason = { code: 'matching.fair' }
