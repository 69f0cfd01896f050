import type { Responses } from '../../../languages/words'
import type { ChangePrice } from '../../../matching'
import type { AskedWishes, ReplacedPart } from '../../tables/pairings.tables'

type Pair = readonly [string, string]

const isSame = (one: Pair, two: Pair) => one.every((id) => two.includes(id))

/**
 * What holds when more is asked: a new wish goes before an earlier one that it contradicts. At a table, somebody can be brought
 * together with several.
 */
export function mergeWishes(earlier: AskedWishes, asked: AskedWishes, isTables = false): AskedWishes {
  const brought = new Set(asked.together.flat())
  const out = new Set(asked.out)
  const isNew = (pair: Pair, among: Pair[]) => !among.some((other) => isSame(pair, other))
  return {
    together: [
      ...earlier.together.filter(
        (pair) =>
          isNew(pair, asked.apart) &&
          isNew(pair, asked.together) &&
          !pair.some((id) => out.has(id) || (!isTables && brought.has(id))),
      ),
      ...asked.together,
    ],
    apart: [
      ...earlier.apart.filter((pair) => isNew(pair, asked.together) && isNew(pair, asked.apart)),
      ...asked.apart,
    ],
    out: [...earlier.out.filter((id) => !brought.has(id) && !out.has(id)), ...asked.out],
  }
}

/** The wishes that are only about people who take part. */
export function wishesAmong(wishes: AskedWishes, takesPart: (id: string) => boolean): AskedWishes {
  return {
    together: wishes.together.filter((pair) => pair.every(takesPart)),
    apart: wishes.apart.filter((pair) => pair.every(takesPart)),
    out: wishes.out.filter(takesPart),
  }
}

/** A round that wishes are about. */
interface RoundAsked {
  /** The people of each match. */
  matches: readonly (readonly string[])[]
  /** Who is with whom: the other one of a pair, all others of a table. */
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

/** What becomes of people at tables that change: those who go on with most of their table have not moved. */
export function movesBetween(ended: string[][], made: string[][], out: readonly string[]) {
  const overlaps = ended.flatMap((before, from) =>
    made.map((after, to) => ({ from, to, many: after.filter((id) => before.includes(id)).length })),
  )
  const heirs = new Map<number, number>()
  for (const { from, to } of overlaps.filter(({ many }) => many > 0).sort((a, b) => b.many - a.many))
    if (!heirs.has(to) && ![...heirs.values()].includes(from)) heirs.set(to, from)
  const withMates = (id: string, tables: string[][], at: number) =>
    at === -1 ? null : [id, ...(tables[at] ?? []).filter((other) => other !== id)]
  return [...new Set([...ended, ...made].flat())].flatMap((id) => {
    const [from, to] = [ended, made].map((tables) => tables.findIndex((ids) => ids.includes(id)))
    if (from !== -1 && heirs.get(to as number) === from) return []
    const [before, after] = [withMates(id, ended, from as number), withMates(id, made, to as number)]
    const what = out.includes(id) ? 'taken-out' : !after ? 'left-out' : before ? 'new-partner' : 'now-in'
    return [{ id, what, before, after } as const]
  })
}

/** The price of tables has what pairs don't: how many people sit, and at tables of another size. */
export type Price = ChangePrice & { tables?: { seated: number; otherSizes: number } | undefined }

/**
 * What a changed round costs, figure by figure: all that differ from the round as it was first made.
 * @param threes how many matches of three there are more
 */
export function priceFigures(
  { rounds: { price } }: Responses,
  { pairs, crossPairs, repeats, leftOutDebt, tables }: Price,
  threes = 0,
) {
  const debt = { by: Math.max(leftOutDebt, 0), inWords: price.debt }
  if (tables) {
    const ofTables = { ...tables, crossPairs, repeats }
    return [
      ...(['seated', 'otherSizes', 'crossPairs', 'repeats'] as const).map((figure) => ({
        by: ofTables[figure],
        inWords: price.tables[figure](ofTables[figure]),
      })),
      debt,
    ].filter(({ by }) => by !== 0)
  }
  const differences = { pairs, crossPairs, repeats, threes }
  return [
    ...(['pairs', 'crossPairs', 'repeats', 'threes'] as const).map((figure) => ({
      by: differences[figure],
      inWords: price[figure](differences[figure]),
    })),
    debt,
  ].filter(({ by }) => by !== 0)
}

/** The same as a sentence. */
export const priceInWords = (
  { rounds: { price } }: Responses,
  figures: ReturnType<typeof priceFigures>,
): string => (figures.length === 0 ? price.nothing : price.compared(figures.map(({ inWords }) => inWords)))

/**
 * The way back to the round as it was first made: which matches end, which come back, and who is left out again.
 * @param steps what each change replaced, oldest first
 * @param current the matches of the round as it is
 */
export function restoredRound(
  steps: ReplacedPart[],
  current: Pick<ReplacedPart['matches'][number], 'id' | 'people'>[],
) {
  const leftOut = steps[0]?.leftOut ?? []
  // A person who is in a later step for the second time was moved there by a change.
  const seen = new Set(leftOut.map(({ userId }) => userId))
  const first = steps.flatMap(({ matches }) =>
    matches.filter((match) => {
      const isUntouched = !match.people.some((id) => seen.has(id))
      for (const id of match.people) seen.add(id)
      return isUntouched
    }),
  )
  const isThere = new Set(current.map(({ id }) => id))
  const isFirst = new Set(first.map(({ id }) => id))
  const ended = current.filter(({ id, people }) => people.some((one) => seen.has(one)) && !isFirst.has(id))
  const matches = first.filter(({ id }) => !isThere.has(id))
  const moved = new Set([...ended, ...matches].flatMap(({ people }) => people))
  return { ended: ended.map(({ id }) => id), matches, leftOut, people: moved.size }
}
