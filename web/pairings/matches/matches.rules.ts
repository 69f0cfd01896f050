import { counted } from '../../../shared/counted'
import type { ConnectionStatus, MatchStatus } from '../../../shared/limits'
import { isolated } from '../../../shared/isolated'
import { othersOf } from '../../../shared/match-sides'
import { inWords } from '../../../shared/person-name'
import type { OwnMatch } from '../../../shared/contract/pairings'
import { hasLeft } from '../../../shared/former-colleague'
import type { Tone } from '../../ui/badge'

/** How one's own answer to "did you meet?" is shown. */
export const connectionBadges: Record<ConnectionStatus, { label: string; tone: Tone }> = {
  confirmed: { label: 'Met My Match', tone: 'success' },
  not_confirmed: { label: 'Missed This Month', tone: 'danger' },
  pending: { label: 'Pending', tone: 'warning' },
}

/** The badge of an earlier match: one's own answer, that there is none, or that it was called off. */
export function badgeOf({ status, ownStatus }: { status: MatchStatus; ownStatus: ConnectionStatus }) {
  if (status === 'called_off') return { label: 'Called off', tone: 'neutral' as const }
  const badge = connectionBadges[ownStatus]
  return ownStatus === 'pending' ? { ...badge, label: "You haven't said" } : badge
}

/** In the first half of a match's month it is early to say that one missed the other. */
export const isEarlyIn = (month: string, today: string): boolean =>
  today.startsWith(month) && Number(today.slice(8)) <= 15

/** "Ines", or "Ines and Bo" of three. */
export const firstNamesOf = (match: Pick<OwnMatch, 'partner' | 'third'>): string =>
  inWords(othersOf(match).map(({ firstName }) => isolated(firstName)))

/** What became of a match of two or three, in a sentence or two; null before the person has answered. */
export function linesOf(match: OwnMatch): string | null {
  const lines = othersOf(match).map((other, index) => {
    const status = index === 0 ? match.partnerStatus : (match.thirdStatus ?? 'pending')
    // A person who was erased can no longer answer.
    return hasLeft(other) ? null : answersLine(match.ownStatus, status, other.firstName, match.third !== null)
  })
  return [...new Set(lines.filter((line) => line !== null))].join(' ') || null
}

/** Who of the others says that they met, by first names: "Ines says you met"; null: nobody. */
export function sayYouMet(match: OwnMatch): string | null {
  const said = [
    ...(match.partnerStatus === 'confirmed' ? [match.partner] : []),
    ...(match.third && match.thirdStatus === 'confirmed' ? [match.third] : []),
  ]
  return said.map(({ firstName }) => saysYouMet(firstName)).join('. ') || null
}

/** "Ines says you met" */
export const saysYouMet = (firstName: string): string => `${isolated(firstName) || 'Your match'} says you met`

/** A kind sentence about the two answers together; null before the person has answered. */
export function answersLine(
  own: ConnectionStatus,
  partner: ConnectionStatus,
  firstName: string,
  isOfThree = false,
): string | null {
  const name = isolated(firstName)
  if (own === 'pending') return null
  if (partner === 'pending')
    return own === 'confirmed' ? `${name} has not answered yet.` : `${name} may still say how it was.`
  if (own === partner && isOfThree)
    return own === 'confirmed' ? `${name} says so, too. Cheers.` : `${name} missed it, too. It happens.`
  if (own === partner)
    return own === 'confirmed' ? 'You both say you met. Cheers.' : 'You both missed it this time. It happens.'
  return own === 'confirmed'
    ? `You remember meeting; ${name} says it did not work out. It happens: a short message will clear it up.`
    : `${name} remembers meeting you. It happens: a short message will clear it up.`
}

interface HistoryItem {
  match: Pick<OwnMatch, 'status' | 'ownStatus'> & { third?: HistoryItem['partner'] | null }
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
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  for (const partner of met.flatMap(({ match, partner: one }) => othersOf({ ...match, partner: one }))) {
    if (seen.has(partner.id)) continue
    seen.add(partner.id)
    const own = partner.departmentDisplayName ?? partner.department ?? 'No department'
    const department = hasLeft(partner) ? 'Former colleagues' : own
    counts.set(department, (counts.get(department) ?? 0) + 1)
  }
  return [...counts]
    .map(([department, people]) => ({ department, people }))
    .sort((a, b) => b.people - a.people || a.department.localeCompare(b.department))
}

/** "You have met 9 colleagues from 6 departments". */
export function metSentence(met: readonly { people: number }[]): string {
  const people = met.reduce((sum, part) => sum + part.people, 0)
  return `You have met ${counted(people, 'colleague', 'colleagues')} from ${counted(met.length, 'department', 'departments')}`
}
