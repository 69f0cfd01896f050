import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { month } from '../month'

const { digits, plural } = formatsOf('nl')

const people = (count: number) => plural(count, { one: '# persoon', other: '# mensen' })
const difference = (by: number, one: string, other: string) =>
  `${plural(Math.abs(by), { one, other })} ${by > 0 ? 'meer' : 'minder'}`
const atMost = (pairs: number, crossPairs: number, changed: string) =>
  `Geen indeling${changed} heeft meer dan ${plural(pairs, { one: '# paar', other: '# paren' })}, of meer dan ${digits(crossPairs)} tussen afdelingen.`
const WHY = { stranded: 'match kwijt', left_out: 'zonder match' }

export const rounds: Responses['rounds'] = {
  certificate: {
    made: ({ pairs, trios, crossPairs, leftOut, repeats }) => {
      const left = leftOut === 0 ? 'niemand zonder match' : `${people(leftOut)} zonder match`
      const before =
        repeats === 0
          ? 'geen paar heeft elkaar eerder ontmoet'
          : `${plural(repeats, { one: '# paar heeft', other: '# paren hebben' })} elkaar al eens ontmoet, meer dan drie maanden geleden`
      return `${month.pairing.pairs(pairs, trios)}, ${digits(crossPairs)} tussen afdelingen, ${left}, ${before}.`
    },
    best: 'Geen indeling brengt meer mensen bij elkaar, of meer uit verschillende afdelingen.',
    bestChanged:
      'Geen indeling met deze wijzigingen brengt meer mensen bij elkaar, of meer uit verschillende afdelingen.',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, ' met deze wijzigingen'),
    nobodyFits: 'Bij geen paar kon een derde aanschuiven.',
    mayJoin: (most) =>
      `Hooguit ${plural(most, { one: '# persoon zou', other: '# mensen zouden' })} bij een paar kunnen aanschuiven.`,
    tables: {
      made: ({ tables, people: seated, edges, crossEdges, repeats, leftOut }) => {
        const left = leftOut === 0 ? 'niemand zonder match' : `${people(leftOut)} zonder match`
        const before =
          repeats === 0
            ? 'Geen twee hebben elkaar eerder ontmoet.'
            : `${plural(repeats, { one: '# herhaalt een eerdere', other: '# herhalen een eerdere' })}, langer geleden dan het programma vraagt.`
        return `${month.pairing.tables(tables)} voor ${people(seated)}, ${left}. Van de ${plural(edges, { one: '# ontmoeting', other: '# ontmoetingen' })} ${plural(crossEdges, { one: 'is er # tussen afdelingen', other: 'zijn er # tussen afdelingen' })}. ${before}`
      },
      best: 'Geen andere tafels geven meer mensen een plaats, herhalen minder of mengen afdelingen meer.',
      since: (tables) =>
        `Sindsdien ${plural(tables, { one: 'is er nog # tafel', other: 'zijn er nog # tafels' })} gemaakt, voor mensen zonder match.`,
      bestChanged:
        'Geen andere tafels met deze wijzigingen geven meer mensen een plaats, herhalen minder of mengen afdelingen meer.',
      atMost: (seated, crossEdges) =>
        `Geen tafels geven meer dan ${people(seated)} een plaats, of hebben meer dan ${plural(crossEdges, { one: '# ontmoeting', other: '# ontmoetingen' })} tussen afdelingen.`,
    },
    since: (pairs) =>
      `Sindsdien ${plural(pairs, { one: 'is er nog # paar', other: 'zijn er nog # paren' })} gemaakt, voor mensen zonder match.`,
  },
  madeFor: (those) => `Voor ${those.map(({ name, why }) => `${name} (${WHY[why]})`).join(' en ')}.`,
  wishes: {
    together: (one, other) => `${one} en ${other} komen samen.`,
    apart: (one, other) => `${one} en ${other} blijven apart.`,
    out: (name) => `${name} slaat over.`,
  },
  price: {
    pairs: (by) => difference(by, '# paar', '# paren'),
    crossPairs: (by) => difference(by, '# paar tussen afdelingen', '# paren tussen afdelingen'),
    repeats: (by) => difference(by, '# paar dat elkaar al ontmoette', '# paren die elkaar al ontmoetten'),
    threes: (by) => difference(by, '# match met zijn drieën', '# matches met zijn drieën'),
    tables: {
      seated: (by) => difference(by, '# persoon aan tafel', '# mensen aan tafel'),
      otherSizes: (by) => difference(by, '# tafel van een andere grootte', '# tafels van een andere grootte'),
      crossPairs: (by) =>
        difference(by, '# ontmoeting tussen afdelingen', '# ontmoetingen tussen afdelingen'),
      repeats: (by) => difference(by, '# herhaalde ontmoeting', '# herhaalde ontmoetingen'),
    },
    debt: 'mensen blijven te snel weer zonder match',
    nothing: 'Kost niets.',
    compared: (figures) => `Vergeleken met de oorspronkelijke ronde: ${figures.join(', ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `‘${name}’ van ${of} loopt nog. Rond die af: tot dan kunnen de mensen erin niet opnieuw worden gekoppeld.`,
    unavailable: (name, count) =>
      `Uit ‘${name}’ ${plural(count, { one: 'is # persoon', other: 'zijn # mensen' })} sindsdien op pauze, gestopt of vertrokken. Hun matches horen het, en krijgen iemand anders aangeboden zolang er tijd is.`,
    leftOut: (name, count) =>
      `${plural(count, { one: '# persoon bleef', other: '# mensen bleven' })} zonder match in ‘${name}’. De koppeling zegt waarom.`,
    notOptimal: (name) => `‘${name}’ is geldig, maar misschien niet de best mogelijke.`,
  },
  otherValues: 'Overige',
  smallerDepartments: 'Kleinere afdelingen',
}
