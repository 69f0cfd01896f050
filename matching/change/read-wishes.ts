import { type MeetingColumns, openColumns, toColumns } from '../model/columns'
import { namesOf } from '../match'
import type { Instance, LeftOutExplanation } from '../model/model'
import { InstanceError } from '../parse'
import { brokenRules, contradictionsOf } from './refusals'
import type { ColumnWishes, Refusal, Wishes } from './wishes'

/**
 * Wishes by position, or why they are refused. Two who are together in the base may stay so, whatever has become of the rules
 * since. @throws InstanceError if the base is not a round of these people
 */
export function readWishes(
  instance: Instance,
  base: string[][],
  { together = [], apart = [], out = [], overrule = false }: Wishes,
  meetings?: MeetingColumns,
) {
  const { people, size } = instance
  const position = new Map(people.map(({ id }, i) => [id, i]))
  const unknown = [...new Set([...together.flat(), ...apart.flat(), ...out])].filter(
    (id) => !position.has(id),
  )
  if (unknown.length > 0) return { refusals: unknown.map(notHere) }
  const wanted: ColumnWishes = {
    together: pairsByPosition(together, position),
    apart: pairsByPosition(apart, position),
    out: out.map((id) => position.get(id)!),
  }
  const before = base.map((ids) =>
    ids.map((id) => {
      const place = position.get(id)
      if (place === undefined) throw new InstanceError(`base: ${JSON.stringify(id)} is not in the instance`)
      return place
    }),
  )
  const columns = toColumns(instance, meetings)
  const words = namesOf(people, columns)
  const broken = brokenRules(columns, wanted.together, words)
  const tableOf = new Map(
    base.flatMap((ids, k) => (size ? ids : ids.slice(0, 2)).map((id) => [id, k] as const)),
  )
  const isThere = ([one, other]: string[]) => tableOf.has(one!) && tableOf.get(one!) === tableOf.get(other!)
  const contradictions = contradictionsOf(wanted, words, size !== undefined)
  const forbidden = broken.filter((rule) => !(rule.overrulable && overrule) && !isThere(rule.people))
  const refusals = contradictions.length > 0 ? contradictions : forbidden
  return refusals.length > 0 ? { refusals } : { wanted, columns, words, position, broken, before }
}

type Read = Extract<ReturnType<typeof readWishes>, { refusals?: undefined }>
/** Pairs brought together against the rules, and the rules that each breaks. */
export const overruledPairs = ({ wanted, words, broken }: Pick<Read, 'wanted' | 'words' | 'broken'>) =>
  wanted.together.flatMap(([a, b]) => {
    const pair: [string, string] = [words.id(a), words.id(b)]
    const rules = broken.filter(
      ({ overrulable, people: [one, other] }) => overrulable && one === pair[0] && other === pair[1],
    )
    return rules.length === 0
      ? []
      : [{ pair, rules: rules.map(({ reason, message }) => ({ reason, message })) }]
  })

const notHere = (id: string): Refusal => ({
  reason: 'unknown-person',
  people: [id],
  message: { code: 'matching.refused.notHere' },
  overrulable: false,
})

/** Each pair once. */
function pairsByPosition(pairs: [string, string][], position: Map<string, number>): [number, number][] {
  const once = new Map<string, [number, number]>()
  for (const [a, b] of pairs) once.set(JSON.stringify([a, b].sort()), [position.get(a)!, position.get(b)!])
  return [...once.values()]
}

/** What is told where somebody has nobody to meet. */
const NOBODY_LEFT = /^matching\.(noPartner|nobodyLeft|metAll|team|table\.metMost)/

/** Why people are left out; of whom wishes leave nobody to meet, that. */
export const withWishes = (leftOut: LeftOutExplanation[], read: Read): LeftOutExplanation[] =>
  leftOut.map(({ id, reasons }) =>
    NOBODY_LEFT.test(reasons[0]!.code) && couldMeetByWish(read, read.position.get(id)!)
      ? { id, reasons: [{ code: 'matching.takenByWishes' }, { code: 'matching.withoutWish' }] }
      : { id, reasons },
  )

/** Whether somebody who is left out could, for all that others know, be paired with somebody whom a wish takes from them. */
function couldMeetByWish({ columns, wanted: { together, apart, out }, words }: Read, i: number): boolean {
  const taken = [...together.flat(), ...out, ...apart.filter((pair) => pair.includes(i)).flat()]
  const pairs = [...new Set(taken)]
    .filter((other) => other !== i)
    .map((other): [number, number] => [i, other])
  const broken = brokenRules(openColumns(columns), pairs, words)
  return new Set(broken.map(({ people: [, other] }) => other)).size < pairs.length
}
