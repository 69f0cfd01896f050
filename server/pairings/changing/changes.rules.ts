import type { Responses } from '../../../languages/words'
import type { AskedWishes, ReplacedPart } from '../../tables/pairings.tables'
import type { RoundCertificate } from '../run-matching'

type Pair = readonly [string, string]

const isSame = (one: Pair, two: Pair) => one.every((id) => two.includes(id))

/**
 * What holds when more is asked: a new wish goes before an earlier one that it contradicts, and earlier ones about people who
 * take part no longer are over. At a table, somebody can be brought together with several.
 */
export function mergeWishes(
  earlier: AskedWishes,
  asked: AskedWishes,
  { isTables = false, takesPart = (_: string): boolean => true } = {},
): AskedWishes {
  const brought = new Set(asked.together.flat())
  const out = new Set(asked.out)
  const still = (pair: Pair) =>
    pair.every(takesPart) && ![...asked.together, ...asked.apart].some((other) => isSame(pair, other))
  const isFree = (id: string) => !out.has(id) && (isTables || !brought.has(id))
  return {
    together: [...earlier.together.filter((pair) => still(pair) && pair.every(isFree)), ...asked.together],
    apart: [...earlier.apart.filter(still), ...asked.apart],
    out: [...earlier.out.filter((id) => takesPart(id) && !brought.has(id) && !out.has(id)), ...asked.out],
  }
}

/** A round that wishes are about. */
interface RoundAsked {
  /** The people of each match. */
  matches: readonly (readonly string[])[]
  /** Each person's mates: the other one of a pair, all others of a table. */
  mates: ReadonlyMap<string, readonly string[]>
  /** Who sits out by an earlier wish. */
  out: readonly string[]
  takesPart: (id: string) => boolean
}

/** Whether a round is as asked already. */
export function isAsAsked(
  { matches, mates, out, takesPart }: RoundAsked,
  { together, apart, out: asked }: AskedWishes,
): boolean {
  const tableOf = new Map(matches.flatMap((people) => people.map((id) => [id, people] as const)))
  const areTwo = (pair: Pair) => pair[0] !== pair[1] && pair.every(takesPart)
  return (
    together.every((pair) => areTwo(pair) && mates.get(pair[0])?.includes(pair[1])) &&
    apart.every((pair) => areTwo(pair) && !tableOf.get(pair[0])?.includes(pair[1])) &&
    asked.every((id) => out.includes(id))
  )
}

/** Wishes in words, one sentence each. */
export function wishesInWords(
  { rounds: { wishes } }: Responses,
  { together, apart, out }: AskedWishes,
  nameOf: (id: string) => string,
): string[] {
  return [
    ...together.map(([one, other]) => wishes.together(nameOf(one), nameOf(other))),
    ...apart.map(([one, other]) => wishes.apart(nameOf(one), nameOf(other))),
    ...out.map((id) => wishes.out(nameOf(id))),
  ]
}

/** People, whatever their order. */
export const keyOf = (people: readonly string[]): string => people.toSorted().join()

/** What becomes of people whose match changes: those who go on with most of their table have not moved. */
export function movesBetween(ended: string[][], made: string[][], out: readonly string[]) {
  const [from, to] = [ended, made].map(
    (matches) => new Map(matches.flatMap((ids) => ids.map((id) => [id, ids] as const))),
  ) as [Map<string, string[]>, Map<string, string[]>]
  const withMates = (id: string, match: string[] | undefined) =>
    match ? [id, ...match.filter((other) => other !== id)] : null
  return [...new Set([...ended, ...made].flat())].flatMap((id) => {
    const [was, is] = [from.get(id), to.get(id)]
    if (was && is && 2 * was.filter((one) => is.includes(one)).length > was.length) return []
    const [before, after] = [withMates(id, was), withMates(id, is)]
    const what = out.includes(id) ? 'taken-out' : !after ? 'left-out' : before ? 'new-partner' : 'now-in'
    return [{ id, what, before, after } as const]
  })
}

/** What a round owes: to who is left out, and to hosts who rest. */
const owedBy = ({ leftOutDebt, tables }: RoundCertificate): number =>
  leftOutDebt + (tables?.hostsResting?.value ?? 0)

/** What a round costs against the one that was first made: the differences of what their certificates say. */
export const priceOf = (now: RoundCertificate, first: RoundCertificate) => ({
  pairs: now.pairs - first.pairs,
  leftOutDebt: owedBy(now) - owedBy(first),
  crossPairs: now.crossPairs - first.crossPairs,
  repeats: now.repeats - first.repeats,
  threes: (now.trios ?? 0) - (first.trios ?? 0),
  ...(now.tables &&
    first.tables && {
      tables: {
        seated: now.tables.seated.value - first.tables.seated.value,
        otherSizes: now.tables.otherSizes.value - first.tables.otherSizes.value,
      },
    }),
})

/** A price figure by figure: all that differ. */
export function priceFigures(
  { rounds: { price } }: Responses,
  { tables, leftOutDebt, ...of }: ReturnType<typeof priceOf>,
) {
  const figures: [number, (by: number) => string][] = tables
    ? [
        [tables.seated, price.tables.seated],
        [tables.otherSizes, price.tables.otherSizes],
        [of.crossPairs, price.tables.crossPairs],
        [of.repeats, price.tables.repeats],
      ]
    : (['pairs', 'crossPairs', 'repeats', 'threes'] as const).map((figure) => [of[figure], price[figure]])
  return [
    ...figures.map(([by, inWords]) => ({ by, inWords: inWords(by) })),
    { by: Math.max(leftOutDebt, 0), inWords: price.debt },
  ].filter(({ by }) => by !== 0)
}

/** As a sentence. */
export const priceInWords = (
  { rounds: { price } }: Responses,
  figures: ReturnType<typeof priceFigures>,
): string => (figures.length === 0 ? price.nothing : price.compared(figures.map(({ inWords }) => inWords)))

/**
 * The way back to the round as it was first made: which matches end, which come back, and which people are left out again.
 * @param steps what each change replaced, oldest first
 * @param current the matches of the round as it is
 */
export function restoredRound(steps: ReplacedPart[], current: { ids: string[]; people: string[][] }) {
  const leftOut = steps[0]?.leftOut ?? []
  // A person in a later step for the second time was moved there by a change.
  const seen = new Set(leftOut.map(({ userId }) => userId))
  const first = steps.flatMap(({ matches }) =>
    matches.filter((match) => {
      const isUntouched = !match.people.some((id) => seen.has(id))
      for (const id of match.people) seen.add(id)
      return isUntouched
    }),
  )
  const isFirst = new Set(first.map(({ id }) => id))
  const isThere = new Set(current.ids)
  const made = first.filter(({ id }) => !isThere.has(id))
  const places = [...current.ids.keys()].filter(
    (k) => !isFirst.has(current.ids[k]!) && current.people[k]!.some((one) => seen.has(one)),
  )
  const moved = [...places.map((k) => current.people[k]!), ...made.map(({ people }) => people)].flat()
  return { ended: places.map((k) => current.ids[k]!), made, leftOut, people: new Set(moved).size }
}
