import type { ConnectionStatus, MatchStatus } from '../../../shared/limits'
import type { Meal } from '../../../shared/programme'
import { othersOf, statusesOf } from '../../../shared/match-sides'
import type { OwnMatch } from '../../../shared/contract/pairings'
import { hasLeft } from '../../../shared/person-name'
import { memberWords, matchWords } from '../../kit/words.rules'
import type { Tone } from '../../ui/badge'
import { formats, isolated, words } from '../../words'

const tones: Record<ConnectionStatus, Tone> = {
  confirmed: 'success',
  not_confirmed: 'danger',
  pending: 'warning',
}

/** How one's own answer to "did you meet?" is shown. */
export const connectionBadge = (status: ConnectionStatus, isMonthly: boolean, meal?: Meal) => ({
  label: memberWords(isMonthly, meal).matches.answers[status],
  tone: tones[status],
})

/** The badge of an earlier match: one's own answer, that it is missing, or that the match was called off. */
export function badgeOf({
  status,
  ownStatus,
  day,
  meal,
}: { status: MatchStatus; ownStatus: ConnectionStatus } & Partial<Pick<OwnMatch, 'day' | 'meal'>>) {
  const { calledOff, notSaid } = words.member.matches
  if (status === 'called_off') return { label: calledOff, tone: 'neutral' as const }
  const badge = connectionBadge(ownStatus, !day, meal)
  return ownStatus === 'pending' ? { ...badge, label: notSaid } : badge
}

/** "Ines", or "Ines and Bo" at a table. */
export const firstNamesOf = (match: Pick<OwnMatch, 'partner' | 'more'>): string =>
  formats().listed(othersOf(match).map(({ firstName }) => isolated(firstName)))

/** What became of a match of two or more, in a sentence for each differing answer; null before the person has answered. */
export function linesOf(match: OwnMatch): string | null {
  const lines = othersOf(match).map((other, index) => {
    const status = statusesOf(match)[index] ?? 'pending'
    // An erased person can no longer answer.
    return hasLeft(other)
      ? null
      : answersLine(
          match.ownStatus,
          status,
          other.firstName,
          match.more.length > 0,
          matchWords(match).matches,
        )
  })
  return [...new Set(lines.filter((line) => line !== null))].join(' ') || null
}

/** Who of the others says that they met, by first names: "Ines says you met"; null: nobody. */
export function sayYouMet(match: OwnMatch): string | null {
  const statuses = statusesOf(match)
  const confirmed = othersOf(match).filter((_, index) => statuses[index] === 'confirmed')
  return (
    sayingYouMet(
      confirmed.map(({ firstName }) => firstName),
      matchWords(match).matches,
    ) || null
  )
}

/** "Ines says you met" */
export const saysYouMet = (firstName: string): string => sayingYouMet([firstName])

const sayingYouMet = (firstNames: readonly string[], texts = words.member.matches) =>
  texts.sayYouMet(firstNames.map((name) => isolated(name)))

/** A kind sentence about the two answers together; null before the person has answered. */
export function answersLine(
  own: ConnectionStatus,
  partner: ConnectionStatus,
  firstName: string,
  isOfMore = false,
  { lines } = words.member.matches,
): string | null {
  const name = isolated(firstName)
  if (own === 'pending') return null
  const isMet = own === 'confirmed'
  if (partner === 'pending') return isMet ? lines.notAnswered(name) : lines.mayAnswer(name)
  if (own === partner && isOfMore) return isMet ? lines.metToo(name) : lines.missedToo(name)
  if (own === partner) return isMet ? lines.bothMet : lines.bothMissed
  return isMet ? lines.onlyYouMet(name) : lines.onlyTheyMet(name)
}

interface HistoryItem {
  match: Pick<OwnMatch, 'status' | 'ownStatus'> & { more?: HistoryItem['partner'][] }
  partner: Pick<OwnMatch['partner'], 'id' | 'email' | 'department' | 'departmentDisplayName'>
}

/** The figures of the hub: matches in the history that were not called off, and those of them that are completed, under both names. */
export function matchStats(history: readonly HistoryItem[]) {
  const completed = history.filter(({ match }) => match.status === 'completed').length
  const totalMatches = history.filter(({ match }) => match.status !== 'called_off').length
  return { totalMatches, coffeeChats: completed, newConnections: completed }
}

/** The people one has met, each once, by department, the largest first. */
export function peopleMet(history: readonly HistoryItem[]): { department: string; people: number }[] {
  const met = history.filter(
    ({ match }) =>
      match.ownStatus === 'confirmed' || (match.status === 'completed' && match.ownStatus === 'pending'),
  )
  const { noDepartment, formerColleagues } = words.member.matches
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  for (const partner of met.flatMap(({ match, partner: one }) => othersOf({ ...match, partner: one }))) {
    if (seen.has(partner.id)) continue
    seen.add(partner.id)
    const own = partner.departmentDisplayName ?? partner.department ?? noDepartment
    const department = hasLeft(partner) ? formerColleagues : own
    counts.set(department, (counts.get(department) ?? 0) + 1)
  }
  return [...counts]
    .map(([department, people]) => ({ department, people }))
    .sort((a, b) => b.people - a.people || a.department.localeCompare(b.department))
}

/** "You have met 9 colleagues from 6 departments". */
export function metSentence(met: readonly { people: number }[]): string {
  const people = met.reduce((sum, part) => sum + part.people, 0)
  return words.member.matches.met(people, met.length)
}
