import type { RoundChange } from '../../../shared/contract/pairing-changes'
import { personName } from '../../../shared/person-name'
import { isolated, words } from '../../words'

export interface Someone {
  id: string
  firstName: string
  lastName: string
  email: string
}
/** A name that goes into a sentence. */
export const nameOf = (person: Someone): string => isolated(personName(person))

/** The people of a match, or one person left out. */
export type About = readonly Someone[]

/** What an administrator can wish of a match: keep two of it apart, leave one out, or bring one together with somebody else. */
export interface WishChoice {
  kind: 'apart' | 'out' | 'together'
  /** The people that it is about; the other one to bring together is chosen later. */
  who: readonly [Someone, Someone?]
  label: string
}

export function wishChoices(about: About, isTables = false): WishChoice[] {
  const { wishes, atTables } = words.rounds.changing
  const { apart } = isTables ? atTables : wishes
  return [
    ...about.flatMap((one, i) =>
      about.slice(i + 1).map(
        (other): WishChoice => ({
          kind: 'apart',
          who: [one, other],
          label: apart(nameOf(one), nameOf(other)),
        }),
      ),
    ),
    ...(['out', 'together'] as const).flatMap((kind) =>
      about.map((one): WishChoice => ({ kind, who: [one], label: wishes[kind](nameOf(one)) })),
    ),
  ]
}

/** The wish as it is asked of the server; undefined while somebody is still to be chosen. */
export function askedOf({ kind, who: [one, other] }: WishChoice, chosen?: Someone) {
  if (kind === 'out') return { out: [one.id] }
  const partner = other ?? chosen
  return partner && { [kind]: [[one.id, partner.id]] }
}

const ownOf = ({ before, after }: RoundChange) => (before ?? after)![0] as Someone

/** What becomes of one person: "Ada Byron: with Bob Stone, now with Cy Young"; at a table with all others of it. */
export function changeInWords(change: RoundChange) {
  const { preview: texts, atTables } = words.rounds.changing
  const withMates = ([, ...mates]: readonly Someone[]) =>
    mates.length === 1 ? texts.with(nameOf(mates[0] as Someone)) : atTables.with(mates.map(nameOf))
  const { what, before, after } = change
  return {
    name: personName(ownOf(change)),
    was: before ? withMates(before) : texts.leftOut,
    is: after ? withMates(after) : what === 'taken-out' ? texts.sitsOut : texts.leftOut,
  }
}

/** A match as it is drawn, or one person without one, and why. */
export interface Box {
  people: readonly Someone[]
  alone?: string
}

/** As many people are drawn; the words have all of them. */
export const MOST_DRAWN = 12

/** The lines of a box: one for each person, and for why somebody is alone. */
export const rowsOf = ({ people, alone }: Box): number => people.length + (alone ? 1 : 0)

/**
 * The matches before and after, each with its people one below the other, and a line for everybody from their place before to
 * their place after: so many boxes and lines are above.
 */
export function crossingOf(changes: readonly RoundChange[]) {
  const drawn = changes.slice(0, MOST_DRAWN).map((change) => ({ change, own: ownOf(change) }))
  const placeIn = (boxes: Box[], id: string) => {
    const box = boxes.findIndex(({ people }) => people.some((one) => one.id === id))
    const above = boxes.slice(0, box).reduce((sum, other) => sum + rowsOf(other), 0)
    return { box, row: above + (boxes[box]?.people.findIndex((one) => one.id === id) ?? 0) }
  }
  const [before, after] = (['before', 'after'] as const).map((side) => {
    const boxes: Box[] = []
    for (const { change, own } of drawn) {
      if (placeIn(boxes, own.id).box !== -1) continue
      const alone = changeInWords(change)[side === 'before' ? 'was' : 'is']
      boxes.push(change[side] ? { people: change[side] } : { people: [own], alone })
    }
    return boxes
  }) as [Box[], Box[]]
  const lines = drawn.map(({ own: { id } }) => ({
    id,
    from: placeIn(before, id),
    to: placeIn(after, id),
  }))
  return { before, after, lines }
}

/** How much a change moves: "2 new matches, 4 people". */
export function countsInWords({ ended, made, people }: Record<'ended' | 'made' | 'people', number>): string {
  const { counts } = words.rounds.changing
  if (people === 0) return counts.nobody
  return made > 0 ? counts.made(made, people) : counts.fewer(ended, people)
}
