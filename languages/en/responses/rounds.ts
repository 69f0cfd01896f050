import { formatsOf } from '../../../shared/languages/formats'
import type { RescueReason } from '../../../shared/limits'
import { month } from '../month'

const { digits, plural } = formatsOf('en')

const people = (count: number) => plural(count, { one: '# person', other: '# people' })
const sitOut = (count: number) =>
  count === 0 ? 'nobody sits out' : plural(count, { one: '# person sits out', other: '# people sit out' })
/** "2 more pairs" */
const difference = (by: number, one: string, other: string) => {
  const said = (pairs: string) => pairs.replace('#', `# ${by > 0 ? 'more' : 'fewer'}`)
  return plural(Math.abs(by), { one: said(one), other: said(other) })
}
const atMost = (pairs: number, crossPairs: number, changed: string) =>
  `No arrangement${changed} has more than ${plural(pairs, { one: '# pair', other: '# pairs' })}, or more than ${digits(crossPairs)} across departments.`
const WHY: Record<RescueReason, string> = { stranded: 'lost their match', left_out: 'sat out' }

/** What a round proves of itself, what a change of it costs, and for whom a match was made later. */
export const rounds = {
  certificate: {
    /** @param trios how many of the pairs are three */
    made: (made: Record<'pairs' | 'trios' | 'crossPairs' | 'leftOut' | 'repeats', number>) => {
      const left = sitOut(made.leftOut)
      const before =
        made.repeats === 0
          ? 'no pair has met before'
          : `${plural(made.repeats, { one: '# pair has', other: '# pairs have' })} met before, more than three months ago`
      return `${month.pairing.pairs(made.pairs, made.trios)}, ${digits(made.crossPairs)} across departments, ${left}, ${before}.`
    },
    best: 'No arrangement pairs more people, or more across departments.',
    bestChanged: 'No arrangement with these changes pairs more people, or more across departments.',
    atMost: (pairs: number, crossPairs: number) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs: number, crossPairs: number) => atMost(pairs, crossPairs, ' with these changes'),
    nobodyFits: 'No pair could take a third person.',
    mayJoin: (most: number) => `At most ${people(most)} could join a pair.`,
    /** Of tables of three to five. */
    tables: {
      /** @param edges any two at a table */
      made: (made: Record<'tables' | 'people' | 'edges' | 'crossEdges' | 'repeats' | 'leftOut', number>) => {
        const before =
          made.repeats === 0
            ? 'Nobody has met before.'
            : `${plural(made.repeats, { one: '# repeats an earlier one', other: '# repeat earlier ones' })}, longer ago than the programme asks.`
        return `${month.pairing.tables(made.tables)}, ${people(made.people)}, ${sitOut(made.leftOut)}. ${digits(made.crossEdges)} of ${plural(made.edges, { one: '# introduction crosses', other: '# introductions cross' })} departments. ${before}`
      },
      best: 'No other tables seat more people, repeat less or cross more departments.',
      since: (tables: number) =>
        `${plural(tables, { one: '# more table was', other: '# more tables were' })} made since, for people without a match.`,
      bestChanged:
        'No other tables with these changes seat more people, repeat less or cross more departments.',
      atMost: (seated: number, crossEdges: number) =>
        `No tables seat more than ${people(seated)}, or have more than ${plural(crossEdges, { one: '# introduction', other: '# introductions' })} across departments.`,
    },
    since: (pairs: number) =>
      `${plural(pairs, { one: '# more pair was', other: '# more pairs were' })} made since, for people without a match.`,
  },
  /** For whom a match was made later, and why. */
  madeFor: (those: { name: string; why: RescueReason }[]) =>
    `For ${those.map(({ name, why }) => `${name} (${WHY[why]})`).join(' and ')}.`,
  wishes: {
    together: (one: string, other: string) => `${one} and ${other} are brought together.`,
    apart: (one: string, other: string) => `${one} and ${other} are kept apart.`,
    out: (name: string) => `${name} sits out.`,
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
        difference(by, '# introduction across departments', '# introductions across departments'),
      repeats: (by: number) => difference(by, '# repeat introduction', '# repeat introductions'),
    },
    debt: 'people sit out again too soon',
    nothing: 'Costs nothing.',
    compared: (figures: string[]) => `Compared with the original round: ${figures.join(', ')}.`,
  },
  /** What an administrator should look at in recent rounds. */
  issues: {
    overdue: (name: string, of: string) =>
      `"${name}" of ${of} is still active. Complete it: until then its people can't be paired again.`,
    unavailable: (name: string, count: number) =>
      `${people(count)} of "${name}" paused, opted out or left since. Their matches are told, and offered someone else while there is time.`,
    leftOut: (name: string, count: number) => `${people(count)} sat out "${name}". The pairing says why.`,
    notOptimal: (name: string) => `"${name}" is valid, but may not be the best possible.`,
  },
  otherValues: 'Others',
  smallerDepartments: 'Smaller departments',
}
