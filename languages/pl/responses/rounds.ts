import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { month } from '../month'

const { digits, plural } = formatsOf('pl')

const people = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })
const pairsOf = (count: number) =>
  plural(count, { one: '# para', few: '# pary', many: '# par', other: '# pary' })
const meetings = (count: number) =>
  plural(count, { one: '# spotkanie', few: '# spotkania', many: '# spotkań', other: '# spotkania' })
const difference = (by: number, counted: (count: number) => string, more = '') =>
  `${counted(Math.abs(by))}${more} ${by > 0 ? 'więcej' : 'mniej'}`
const atMost = (pairs: number, crossPairs: number, changed: string) =>
  `Najwięcej, ile jest możliwe${changed}: ${pairsOf(pairs)}, a między działami ${digits(crossPairs)}; nie jest dowiedzione, że da się to osiągnąć.`
const WHY = { stranded: 'druga osoba nie może', left_out: 'dotąd bez pary' }

export const rounds: Responses['rounds'] = {
  certificate: {
    made: ({ pairs, trios, crossPairs, leftOut, repeats }) => {
      const left = leftOut === 0 ? 'nikt nie zostaje bez pary' : `bez pary: ${people(leftOut)}`
      const before =
        repeats === 0
          ? 'nikt nie spotyka nikogo ponownie'
          : `spotkanie ponownie, po ponad trzech miesiącach: ${pairsOf(repeats)}`
      return `${month.pairing.pairs(pairs, trios)}, ${digits(crossPairs)} między działami, ${left}, ${before}.`
    },
    best: 'Żaden inny dobór nie łączy więcej osób ani więcej osób z różnych działów.',
    bestChanged:
      'Przy tych zmianach żaden inny dobór nie łączy więcej osób ani więcej osób z różnych działów.',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, ' przy tych zmianach'),
    nobodyFits: 'Nikt więcej nie pasuje do obu osób z pary, która jest wciąż we dwoje.',
    mayJoin: (most) => `Do par mogłoby dołączyć najwyżej tyle osób: ${digits(most)}.`,
    tables: {
      made: ({ tables, people: seated, edges, crossEdges, repeats, leftOut }) => {
        const left = leftOut === 0 ? 'nikt nie zostaje bez miejsca' : `bez miejsca: ${people(leftOut)}`
        const before =
          repeats === 0
            ? 'nikt nie spotyka nikogo ponownie'
            : `ponownie, po czasie wymaganym przez program: ${digits(repeats)}`
        return `${month.pairing.tables(tables)} (${people(seated)}), ${left}. Spotkania przy stolikach: ${digits(edges)}, w tym między działami: ${digits(crossEdges)}; ${before}.`
      },
      best: 'Żaden inny podział nie daje miejsca większej liczbie osób, mniej powtórzeń ani więcej spotkań między działami.',
      since: (tables) =>
        `Dodane później, dla osób, które zostały bez spotkania: ${month.pairing.tables(tables)}.`,
      bestChanged:
        'Przy tych zmianach żaden inny podział nie daje miejsca większej liczbie osób, mniej powtórzeń ani więcej spotkań między działami.',
      atMost: (seated, crossEdges) =>
        `Najwięcej, ile jest możliwe: ${people(seated)} przy stolikach i tyle spotkań między działami: ${digits(crossEdges)}; nie jest dowiedzione, że da się to osiągnąć.`,
    },
    since: (pairs) => `Dodane później, dla osób, które zostały bez spotkania: ${pairsOf(pairs)}.`,
  },
  madeFor: (those) => `Dla kogo: ${those.map(({ name, why }) => `${name} (${WHY[why]})`).join(', ')}.`,
  wishes: {
    together: (one, other) => `${one} i ${other} są razem.`,
    apart: (one, other) => `${one} i ${other} są osobno.`,
    out: (name) => `${name} opuszcza rundę.`,
  },
  price: {
    pairs: (by) => difference(by, pairsOf),
    crossPairs: (by) => difference(by, pairsOf, ' między działami'),
    repeats: (by) => difference(by, pairsOf, ' po wcześniejszym spotkaniu'),
    threes: (by) => difference(by, meetings, ' we troje'),
    tables: {
      seated: (by) => difference(by, people, ' przy stolikach'),
      otherSizes: (by) => difference(by, month.pairing.tables, ' innej wielkości'),
      crossPairs: (by) => difference(by, meetings, ' między działami'),
      repeats: (by) => difference(by, meetings, ' osób, które już się spotkały,'),
    },
    debt: 'bez pary zostają osoby, które niedawno też były bez pary',
    nothing: 'To nic nie kosztuje: wszystkie liczby są takie jak w pierwotnej rundzie.',
    compared: (figures) => `W porównaniu z pierwotną rundą: ${figures.join(', ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `„${name}” (${of}) nadal trwa. Zakończ go: do tego czasu tych osób nie można ponownie łączyć w pary.`,
    unavailable: (name, count) =>
      `Osoby z „${name}”, które od tego czasu mają przerwę lub nie biorą udziału: ${digits(count)}. Kto przez to zostaje bez spotkania, dostaje wiadomość i propozycję innego, póki jest czas.`,
    leftOut: (name, count) => `Bez pary w „${name}”: ${people(count)}. Przy każdej osobie podany jest powód.`,
    notOptimal: (name) => `„${name}” jest poprawny, ale nie jest dowiedzione, że najlepszy z możliwych.`,
  },
  smallerDepartments: 'Mniejsze działy',
}
