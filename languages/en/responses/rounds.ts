import { formatsOf } from '../../../shared/languages/formats'
import type { RescueReason } from '../../../shared/limits'
import { month } from '../month'

const { digits, plural } = formatsOf('en')

const people = (count: number) => plural(count, { one: '# person', other: '# people' })
const difference = (by: number, one: string, other: string) =>
  `${plural(Math.abs(by), { one, other })} ${by > 0 ? 'more' : 'fewer'}`
const atMost = (pairs: number, crossPairs: number, changed: string) =>
  `At most ${plural(pairs, { one: '# pair is', other: '# pairs are' })} possible${changed}, and at most ${digits(crossPairs)} across departments; whether those can be reached is not proven.`
const WHY: Record<RescueReason, string> = { stranded: 'whose partner left', left_out: 'who was left out' }

/** What a round proves of itself, what a change of it costs, and for whom a match was made later. */
export const rounds = {
  certificate: {
    /** @param trios how many of the pairs are three */
    made: (made: Record<'pairs' | 'trios' | 'crossPairs' | 'leftOut' | 'repeats', number>) => {
      const left = made.leftOut === 0 ? 'nobody left out' : `${people(made.leftOut)} left out`
      const before =
        made.repeats === 0
          ? 'nobody meets somebody they met before'
          : `${plural(made.repeats, { one: '# pair has', other: '# pairs have' })} met before, more than three months ago`
      return `${month.pairing.pairs(made.pairs, made.trios)}, ${digits(made.crossPairs)} across departments, ${left}, ${before}.`
    },
    best: 'No arrangement pairs more people, or more across departments.',
    bestChanged: 'No arrangement with these changes pairs more people, or more across departments.',
    atMost: (pairs: number, crossPairs: number) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs: number, crossPairs: number) => atMost(pairs, crossPairs, ' with these changes'),
    nobodyFits: 'Nobody else fits with both of a pair whom nobody has joined.',
    mayJoin: (most: number) => `At most ${people(most)} could join a pair.`,
    /** Of tables of three to five. */
    tables: {
      /** @param edges any two at a table */
      made: (made: Record<'tables' | 'people' | 'edges' | 'crossEdges' | 'repeats' | 'leftOut', number>) => {
        const left = made.leftOut === 0 ? 'nobody left out' : `${people(made.leftOut)} left out`
        const before =
          made.repeats === 0
            ? 'nobody meets somebody they met before'
            : `${digits(made.repeats)} met before, longer ago than the programme asks`
        return `${month.pairing.tables(made.tables)} of ${people(made.people)}, ${left}. Of ${plural(made.edges, { one: '# encounter', other: '# encounters' })} at the tables ${digits(made.crossEdges)} are across departments, ${before}.`
      },
      best: 'No tables seat more people, repeat less or are more across departments.',
      since: (tables: number) =>
        `${plural(tables, { one: '# more table was', other: '# more tables were' })} made since, for who was stranded or left out.`,
      bestChanged:
        'No tables with these changes seat more people, repeat less or are more across departments.',
      atMost: (seated: number, crossEdges: number) =>
        `At most ${people(seated)} can be seated, and at most ${digits(crossEdges)} encounters can be across departments; whether all of it can be reached is not proven.`,
    },
    since: (pairs: number) =>
      `${plural(pairs, { one: '# more pair was', other: '# more pairs were' })} made since, for who was stranded or left out.`,
  },
  /** For whom a match was made later, and why. */
  madeFor: (those: { name: string; why: RescueReason }[]) =>
    `For ${those.map(({ name, why }) => `${name}, ${WHY[why]}`).join(', and ')}.`,
  wishes: {
    together: (one: string, other: string) => `${one} and ${other} are brought together.`,
    apart: (one: string, other: string) => `${one} and ${other} are kept apart.`,
    out: (name: string) => `${name} is left out.`,
  },
  /** What a change costs, each figure by how much it differs. */
  price: {
    pairs: (by: number) => difference(by, '# pair', '# pairs'),
    crossPairs: (by: number) => difference(by, '# pair across departments', '# pairs across departments'),
    repeats: (by: number) => difference(by, '# pair that met before', '# pairs that met before'),
    threes: (by: number) => difference(by, '# match of three', '# matches of three'),
    tables: {
      seated: (by: number) => difference(by, '# person at a table', '# people at tables'),
      otherSizes: (by: number) => difference(by, '# table of another size', '# tables of another size'),
      crossPairs: (by: number) =>
        difference(by, '# encounter across departments', '# encounters across departments'),
      repeats: (by: number) =>
        difference(by, '# encounter of people who met before', '# encounters of people who met before'),
    },
    debt: 'people are left out who were left out lately',
    nothing: 'It costs nothing: all figures are those of the round as it was first made.',
    compared: (figures: string[]) => `Compared with the round as it was first made: ${figures.join(', ')}.`,
  },
  /** What an administrator should look at in recent rounds. */
  issues: {
    overdue: (name: string, of: string) =>
      `"${name}" of ${of} is still active. Complete it: until then its people can't be paired again.`,
    unavailable: (name: string, count: number) =>
      `${people(count)} of "${name}" paused, opted out or left since. Partners whose match can't make it are told, and offered someone else while there is time.`,
    leftOut: (name: string, count: number) =>
      `${people(count)} got no partner in "${name}". The pairing says why for each of them.`,
    notOptimal: (name: string) => `"${name}" is valid, but not proved to be the best possible.`,
  },
  smallerDepartments: 'Smaller departments',
}
