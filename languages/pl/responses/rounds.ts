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
  `Żaden podział${changed} nie daje więcej niż ${plural(pairs, { one: '# parę', few: '# pary', many: '# par', other: '# pary' })} ani więcej niż ${digits(crossPairs)} między działami.`
const WHY = { stranded: 'para się rozpadła', left_out: 'bez pary' }

export const rounds: Responses['rounds'] = {
  certificate: {
    made: ({ pairs, trios, crossPairs, leftOut, repeats }) => {
      const left = leftOut === 0 ? 'nikt nie jest bez pary' : `bez pary: ${people(leftOut)}`
      const before =
        repeats === 0
          ? 'żadna para jeszcze się nie spotkała'
          : `pary, które spotkały się ponad trzy miesiące temu: ${digits(repeats)}`
      return `${month.pairing.pairs(pairs, trios)}, ${digits(crossPairs)} między działami, ${left}, ${before}.`
    },
    best: 'Żaden podział nie łączy więcej osób ani więcej osób z różnych działów.',
    bestChanged: 'Żaden podział z tymi zmianami nie łączy więcej osób ani więcej osób z różnych działów.',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, ' z tymi zmianami'),
    nobodyFits: 'Żadna para nie mogła przyjąć trzeciej osoby.',
    mayJoin: (most) => `Do par mogłoby dołączyć najwyżej tyle osób: ${digits(most)}.`,
    tables: {
      made: ({ tables, people: seated, edges, crossEdges, repeats, leftOut }) => {
        const left = leftOut === 0 ? 'nikt nie jest bez miejsca' : `bez miejsca: ${people(leftOut)}`
        const before =
          repeats === 0
            ? 'Nikt nikogo jeszcze nie spotkał.'
            : `Powtórzenia, dawniejsze, niż wymaga program: ${digits(repeats)}.`
        return `${month.pairing.tables(tables)} (${people(seated)}), ${left}. Spotkania między działami: ${digits(crossEdges)} z ${digits(edges)}. ${before}`
      },
      best: 'Żadne inne stoliki nie dają miejsca większej liczbie osób, mniej powtórzeń ani więcej spotkań między działami.',
      since: (tables) => `Dodane później, dla osób bez pary: ${month.pairing.tables(tables)}.`,
      bestChanged:
        'Żadne inne stoliki z tymi zmianami nie dają miejsca większej liczbie osób, mniej powtórzeń ani więcej spotkań między działami.',
      atMost: (seated, crossEdges) =>
        `Żadne stoliki nie dają miejsca większej liczbie osób niż ${digits(seated)} ani więcej spotkań między działami niż ${digits(crossEdges)}.`,
    },
    since: (pairs) => `Dodane później, dla osób bez pary: ${pairsOf(pairs)}.`,
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
    debt: 'niektóre osoby zbyt szybko znów są bez pary',
    nothing: 'Nic nie kosztuje.',
    compared: (figures) => `W porównaniu z pierwotną rundą: ${figures.join(', ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `„${name}” (${of}) nadal trwa. Zakończ go: do tego czasu nie można ponownie łączyć tych osób w pary.`,
    unavailable: (name, count) =>
      `Osoby z „${name}”, które od tego czasu mają przerwę, zrezygnowały lub odeszły: ${digits(count)}. Ich pary dostają wiadomość i propozycję kogoś innego, póki jest czas.`,
    leftOut: (name, count) => `Bez pary w „${name}”: ${people(count)}. Powód jest w doborze par.`,
    notOptimal: (name) => `„${name}” jest poprawny, ale może nie być najlepszy z możliwych.`,
  },
  otherValues: 'Pozostałe',
  smallerDepartments: 'Mniejsze działy',
}
