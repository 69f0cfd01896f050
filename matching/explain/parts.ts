import type { MailReason as Reason } from '../../languages/reasons'
import type { Person } from '../model/model'

const placeOf = ({ preference }: Person) => (preference === 'same-department' ? 'inside' : 'outside')

/** Where people are whom somebody would meet. */
export const whereOf = (person: Person): Reason =>
  person.preference === 'any'
    ? { code: 'matching.where.anywhere' }
    : { code: `matching.where.${placeOf(person)}`, args: { department: person.department } }

/** So many more people whom somebody would meet; where groups matter, of another one. */
export function moreOf(person: Person, between: boolean, count = 1): Reason {
  const { department, preference } = person
  const more = `matching.more.${between ? 'elsewhere' : 'here'}` as const
  if (count > 1)
    return preference === 'any'
      ? { code: `${more}.some.anywhere`, args: { count } }
      : { code: `${more}.some.${placeOf(person)}`, args: { count, department } }
  return preference === 'any'
    ? { code: `${more}.one.anywhere` }
    : { code: `${more}.one.${placeOf(person)}`, args: { department } }
}

/** How long nobody meets again. */
export const latelyOf = (months: number): Reason =>
  months === 1 ? { code: 'matching.lately.one' } : { code: 'matching.lately.some', args: { months } }

/** That somebody met all who suit them. */
export function metAll(person: Person, months: number, count: number): Reason {
  const args = { lately: latelyOf(months), where: whereOf(person) }
  return count === 1
    ? { code: 'matching.metOnlyOne', args }
    : { code: 'matching.metAll', args: { ...args, count } }
}

/** That people of one group don't meet, where that matters. */
export const onlyBetween = (between: boolean): Reason[] =>
  between ? [{ code: 'matching.onlyBetweenGroups' }] : []

/** That nobody who suits somebody takes part. */
export const nobodyFits = (person: Person, between: boolean): Reason[] => [
  { code: 'matching.noPartner', args: { where: whereOf(person) } },
  ...onlyBetween(between),
]

export const FAIR: Reason = { code: 'matching.fair' }
