import type { DomainGroup } from '../../shared/contract/directory'
import type { getCertificate } from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { CONNECTION_STATUSES, MATCH_STATUSES, type OVERRULED_RULES } from '../../shared/limits'
import { endOf, saidInWords, SIDES } from '../../shared/match-sides'
import { fullName } from '../../shared/person-name'
import { words } from '../words'

/** How the API and pairing files name the whole company. */
const COMPANY_WIDE = 'All Users'

/** A group by its name; without one, the whole company. */
export const groupName = (name: string | null | undefined): string =>
  !name || name === COMPANY_WIDE ? words.rounds.pairings.companyWide : name

/** What somebody answered, as the API says it, in the language of the page. */
export function saidOf(said: string): string {
  const answer = CONNECTION_STATUSES.find((one) => saidInWords[one] === said)
  return answer ? words.rounds.pairings.list.answers[answer] : said
}

/** How a domain group is named in a choice: "Design Studio (design)". */
export const groupChoice = ({ displayName, name }: Pick<DomainGroup, 'displayName' | 'name'>): string =>
  `${displayName} (${name})`

/** The people of a pairing file, whose sides are flat (`user1_name`) or nested (`user1: { name }`). */
export interface FileMatch {
  names: string[]
  emails: string[]
  /** Of each; empty where the file does not say it. */
  departments: string[]
  /** What each said, in words; empty where the file does not say it. */
  answers: string[]
  status: string
  /** The people it was made for after the round, in words; true: without naming them. */
  rescuedFor?: string | true | undefined
  /** Which of them hosts the others; -1 and missing: all are equal. */
  host?: number
  /** The rules that an administrator overruled to bring the two together. */
  overruled?: readonly (typeof OVERRULED_RULES)[number][] | null
}

export interface PairingFile {
  month: string
  group: string
  matches: FileMatch[]
  /** How many matches it has; those that were called off count nowhere. */
  count: number
}

type Loose = Record<string, unknown>

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function sideOf(match: Loose, side: (typeof SIDES)[number]) {
  const nested = match[side]
  const answer = CONNECTION_STATUSES.find((one) => one === match[`${side}_connection_status`])
  const said = { answer, department: text(match[`${side}_department`]) }
  if (!isObject(nested))
    return { ...said, name: text(match[`${side}_name`]), email: text(match[`${side}_email`]) }
  const name =
    text(nested.name) || fullName({ firstName: text(nested.firstName), lastName: text(nested.lastName) })
  return { ...said, name, email: text(nested.email) }
}

/** Reads a pairing file; throws if it isn't one. Matches may be nested under `match`; without a status they are completed. */
export function parsePairingFile(file: unknown): PairingFile {
  if (!isObject(file) || !Array.isArray(file.matches)) throw new Error('This is not a pairing file.')
  const { statuses, answers } = words.rounds.pairings.list
  const read = file.matches.filter(isObject).map((entry) => {
    const match = isObject(entry.match) ? entry.match : entry
    const people = SIDES.map((side) => sideOf(match, side)).filter(
      ({ name, email }, place) => place < 2 || name || email,
    )
    // The round is over.
    const end = endOf(
      MATCH_STATUSES.find((one) => one === match.status) ?? 'completed',
      people.flatMap(({ answer }) => answer ?? []),
    )
    const shown: FileMatch = {
      names: people.map(({ name, email }) => name || email),
      emails: people.map(({ email }) => email),
      departments: people.map(({ department }) => department),
      answers: people.map(({ answer }) => (answer ? answers[answer] : '')),
      status: statuses[end],
      ...(match.rescued === true && { rescuedFor: true as const }),
    }
    return { end, shown }
  })
  return {
    month: text(file.month),
    group: groupName(text(file.domainGroup)),
    matches: read.map(({ shown }) => shown),
    count: read.filter(({ end }) => end !== 'called_off').length,
  }
}

/** The matches in whose names or addresses the text occurs, whatever its case. */
export function searchMatches(matches: readonly FileMatch[], search: string): readonly FileMatch[] {
  const wanted = search.trim().toLowerCase()
  if (!wanted) return matches
  return matches.filter(({ names, emails }) =>
    [...names, ...emails].some((part) => part.toLowerCase().includes(wanted)),
  )
}

/** The figures of several rounds together. */
export function totalOf(rounds: { certificate: ResponseOf<typeof getCertificate> }[]) {
  const sum = (of: (one: ResponseOf<typeof getCertificate>) => number | undefined) =>
    rounds.reduce((total, { certificate }) => total + (of(certificate) ?? 0), 0)
  const hasThrees = rounds.some(({ certificate }) => certificate.triosBound !== undefined)
  // The rounds of one programme.
  const tables = rounds[0]?.certificate.tables
  return {
    ...(tables && { tables }),
    pairs: sum(({ pairs }) => pairs),
    crossPairs: sum(({ crossPairs }) => crossPairs),
    repeats: sum(({ repeats }) => repeats),
    ...(hasThrees && { trios: sum(({ trios }) => trios), triosBound: sum(({ triosBound }) => triosBound) }),
  }
}
