import { createHash } from 'node:crypto'
import type { Preference } from '../../../matching'
import type { OverruledRule } from '../../tables/pairings.tables'
import type { FoundRound, RoundCertificate } from '../run-matching'
import { whyBroughtTogether, whyTogether } from '../why.rules'
import type { NewRound } from './changes.queries'
import { movesBetween } from './changes.rules'

type Pair = [string, string]
type Three = [string, string, string]

/** What becomes of one person, who is the first of both matches. */
export interface Change {
  id: string
  what: FoundRound['changes'][number]['what']
  before: readonly string[] | null
  after: readonly string[] | null
}

/** What is different in a round under wishes. */
export interface Differences {
  /** What the round is recognized by. */
  digest: string
  changes: Change[]
  /** The matches that end. */
  ended: string[]
  made: NewRound['matches']
  /** Who joins a pair now, and who no longer does, with the two of it. */
  threes: { joins: boolean; who: string; pair: Pair }[]
  /** How many matches of three there are more than in the round as it was first made. */
  moreThrees: number
  /** For how many people something changes: their partner, or who sits with them. */
  people: number
}

interface Found {
  /** The matches as they are. */
  matches: { ids: string[]; people: string[][] }
  round: FoundRound
  /** The round as it was first made. */
  first: RoundCertificate
  size: number
  together: readonly (readonly [string, string])[]
  /** The rules that two break, by `keyOf`. */
  overruled: Map<string, { reason: string }[]>
  preferenceOf: (id: string) => Preference
  nextId: () => string
}

export const keyOf = (people: readonly string[]): string => people.slice(0, 2).sort().join()

/** Matches of three that are not among others. */
const without = (some: Three[], others: Three[]) => {
  const known = new Set(others.map(String))
  return some.filter((three) => !known.has(String(three)))
}

/** What a round of one version is recognized by: what is different. */
export const digestOf = (changes: unknown[]) =>
  createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, 32)

const reasonsOf = (rules: { reason: string }[] | undefined) =>
  rules?.map(({ reason }) => reason as OverruledRule) ?? null

/** What is different in a round of tables. */
export function tablesDiffer({ matches, round, size, overruled, preferenceOf, nextId }: Found): Differences {
  const { made = [], ended = [] } = round.tables ?? {}
  const after = made.map(({ table }) => table)
  const keys = new Set(ended.map(String))
  return {
    digest: digestOf([ended, after]),
    changes: movesBetween(ended, after, round.out),
    ended: matches.ids.filter((_, k) => keys.has(String(matches.people[k]))),
    made: made.map(({ table, ...explanation }) => {
      const rules = [...overruled].filter(([key]) => key.split(',').every((id) => table.includes(id)))
      return {
        id: nextId(),
        people: table,
        why: whyTogether(table.map(preferenceOf), explanation, size),
        overruled: rules.length > 0 ? reasonsOf(rules.flatMap(([, of]) => of)) : null,
      }
    }),
    threes: [],
    moreThrees: 0,
    people: new Set([...ended, ...after].flat()).size,
  }
}

/** What is different in a round of pairs. */
export function pairsDiffer({
  matches,
  round,
  first,
  together,
  overruled,
  preferenceOf,
  nextId,
}: Found): Differences {
  const { trios: seated = [], explanations, changes } = round
  const trios = matches.people.filter((people): people is Three => people.length > 2)
  const lose = new Set(changes.filter(({ before }) => before !== null).map(({ id }) => id))
  const joins = new Map(seated.flatMap(([a, b, c]) => [[a, c] as const, [b, c] as const]))
  const isEnded = ([one, , third]: string[]) => lose.has(one as string) || joins.get(one as string) !== third
  const told = [
    ...without(trios, seated).map(([a, b, c]) => ({ joins: false, who: c, pair: [a, b] as Pair })),
    ...without(seated, trios).map(([a, b, c]) => ({ joins: true, who: c, pair: [a, b] as Pair })),
  ]
  const brought = new Set(together.map(keyOf))
  const made = explanations.pairs.map((explanation) => {
    const [one, other] = explanation.pair
    const third = joins.get(one)
    const key = keyOf(explanation.pair)
    const people = [one, other, ...(third ? [third] : [])]
    return {
      id: nextId(),
      people,
      why:
        brought.has(key) && !third
          ? whyBroughtTogether(explanation)
          : whyTogether(people.map(preferenceOf), explanation, 2),
      overruled: reasonsOf(overruled.get(key)),
    }
  })
  return {
    digest: digestOf([...changes.map((change) => [change.before, change.after]), ...told]),
    changes,
    ended: matches.ids.filter((_, k) => isEnded(matches.people[k] ?? [])),
    made,
    threes: told,
    moreThrees: seated.length - (first.trios ?? 0),
    people: new Set([...changes.map(({ id }) => id), ...told.flatMap(({ who, pair }) => [who, ...pair])])
      .size,
  }
}
