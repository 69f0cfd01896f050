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

/** The people of a match, or one who was left out. */
export type About = readonly Someone[]

/**
 * What an administrator can wish of a match: keep two of it apart, leave one out, or bring one together with somebody else;
 * each with the places of those whom it is about. Who was left out can only be brought together with somebody.
 */
export type WishKind = `apart-${number}-${number}` | `out-${number}` | `together-${number}`

export function wishChoices(about: About, isTables = false): { value: WishKind; label: string }[] {
  const { wishes, atTables } = words.rounds.changing
  const { apart } = isTables ? atTables : wishes
  const names = about.map(nameOf)
  return [
    ...names.flatMap((one, i) =>
      names.slice(i + 1).map((other, k) => ({
        value: `apart-${i}-${i + 1 + k}` as const,
        label: apart(one, other),
      })),
    ),
    ...names.map((name, i) => ({ value: `out-${i}` as const, label: wishes.out(name) })),
    ...names.map((name, i) => ({ value: `together-${i}` as const, label: wishes.together(name) })),
  ]
}

/** Whom of them a wish is about. */
const whomOf = (kind: WishKind, about: About): Someone[] =>
  kind.split('-').flatMap((place) => about[Number.parseInt(place, 10)] ?? [])

/** The first of those whom a wish is about. */
export const whoOf = (kind: WishKind, about: About): Someone => whomOf(kind, about)[0] as Someone

export interface AskedWish {
  apart?: [string, string][]
  together?: [string, string][]
  out?: string[]
}

/** The wish as it is asked of the server; undefined while somebody is still to be chosen. */
export function askedOf(kind: WishKind, about: About, chosen: Someone | undefined): AskedWish | undefined {
  const [one, other] = whomOf(kind, about)
  if (!one) return undefined
  if (kind.startsWith('apart')) return other && { apart: [[one.id, other.id]] }
  const { id } = one
  if (kind.startsWith('out')) return { out: [id] }
  return chosen && { together: [[id, chosen.id]] }
}

/** What becomes of one person: "Ada Byron: with Bob Stone, now with Cy Young"; at a table with all others of it. */
export function changeInWords({ what, before, after }: RoundChange): {
  name: string
  was: string
  is: string
} {
  const { preview: texts, atTables } = words.rounds.changing
  const [own] = (before ?? after) as [Someone]
  const withMates = ([, ...mates]: readonly Someone[]) =>
    mates.length === 1 ? texts.with(nameOf(mates[0] as Someone)) : atTables.with(mates.map(nameOf))
  const name = personName(own)
  const was = before ? withMates(before) : texts.leftOut
  if (after) return { name, was, is: withMates(after) }
  return { name, was, is: what === 'taken-out' ? texts.sitsOut : texts.leftOut }
}

/** A match as it is drawn, or one person without one, and why. */
export interface Box {
  key: string
  people: Someone[]
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
  const drawn = changes.slice(0, MOST_DRAWN)
  const own = (change: RoundChange) => (change.before ?? change.after)![0] as Someone
  const boxesOf = (side: 'before' | 'after') => {
    const boxes = new Map<string, Box>()
    for (const change of drawn) {
      const people: Someone[] = change[side] ?? [own(change)]
      const key = people
        .map(({ id }) => id)
        .toSorted()
        .join(' ')
      const alone = change[side] ? undefined : changeInWords(change)[side === 'before' ? 'was' : 'is']
      if (!boxes.has(key)) boxes.set(key, { key, people, ...(alone && { alone }) })
    }
    return [...boxes.values()]
  }
  const [before, after] = [boxesOf('before'), boxesOf('after')]
  const placeIn = (boxes: Box[], id: string) => {
    const box = boxes.findIndex(({ people }) => people.some((one) => one.id === id))
    const above = boxes.slice(0, box).reduce((sum, other) => sum + rowsOf(other), 0)
    return { box, row: above + boxes[box]!.people.findIndex((one) => one.id === id) }
  }
  const lines = drawn.map((change) => {
    const { id } = own(change)
    return { id, from: placeIn(before, id), to: placeIn(after, id) }
  })
  return { before, after, lines }
}

interface Counts {
  ended: number
  made: number
  people: number
}

/** How much a change moves: "2 new matches, 4 people". */
export function countsInWords({ ended, made, people }: Counts): string {
  const { counts } = words.rounds.changing
  if (people === 0) return counts.nobody
  return made > 0 ? counts.made(made, people) : counts.fewer(ended, people)
}
