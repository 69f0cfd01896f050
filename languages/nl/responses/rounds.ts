import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { month } from '../month'

const { digits, plural } = formatsOf('nl')

const people = (count: number) => plural(count, { one: '# persoon', other: '# personen' })
const difference = (by: number, one: string, other: string) =>
  `${plural(Math.abs(by), { one, other })} ${by > 0 ? 'meer' : 'minder'}`
const atMost = (pairs: number, crossPairs: number, changed: string) =>
  `Hoogstens ${plural(pairs, { one: '# paar is', other: '# paren zijn' })}${changed} mogelijk, en hoogstens ${digits(crossPairs)} tussen afdelingen; of dat haalbaar is, is niet bewezen.`
const WHY = { stranded: 'van wie de match niet meer kan', left_out: 'nog zonder match' }

export const rounds: Responses['rounds'] = {
  certificate: {
    made: ({ pairs, trios, crossPairs, leftOut, repeats }) => {
      const left = leftOut === 0 ? 'niemand zonder match' : `${people(leftOut)} zonder match`
      const before =
        repeats === 0
          ? 'niemand ontmoet iemand opnieuw'
          : `${plural(repeats, { one: '# paar heeft', other: '# paren hebben' })} elkaar al eens ontmoet, meer dan drie maanden geleden`
      return `${month.pairing.pairs(pairs, trios)}, ${digits(crossPairs)} tussen afdelingen, ${left}, ${before}.`
    },
    best: 'Geen andere koppeling brengt meer mensen samen, of meer uit verschillende afdelingen.',
    bestChanged:
      'Met deze wijzigingen brengt geen andere koppeling meer mensen samen, of meer uit verschillende afdelingen.',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, ' met deze wijzigingen'),
    nobodyFits: 'Verder past niemand bij allebei van een paar dat nog met zijn tweeën is.',
    mayJoin: (most) =>
      `Hoogstens ${plural(most, { one: '# persoon zou', other: '# personen zouden' })} bij een paar kunnen komen.`,
    tables: {
      made: ({ tables, people: seated, edges, crossEdges, repeats, leftOut }) => {
        const left = leftOut === 0 ? 'niemand zonder match' : `${people(leftOut)} zonder match`
        const before =
          repeats === 0
            ? 'niemand ontmoet iemand opnieuw'
            : `${digits(repeats)} niet voor het eerst, langer geleden dan het programma vraagt`
        return `${month.pairing.tables(tables)} voor ${people(seated)}, ${left}. Van ${plural(edges, { one: '# ontmoeting', other: '# ontmoetingen' })} aan tafel ${plural(crossEdges, { one: 'is # tussen afdelingen', other: 'zijn # tussen afdelingen' })}, ${before}.`
      },
      best: 'Geen andere indeling geeft meer mensen een plaats, herhaalt minder of mengt afdelingen meer.',
      since: (tables) =>
        `Sindsdien ${plural(tables, { one: 'kwam er nog # tafel', other: 'kwamen er nog # tafels' })} bij, voor wie zonder match zat.`,
      bestChanged:
        'Met deze wijzigingen geeft geen andere indeling meer mensen een plaats, herhaalt minder of mengt afdelingen meer.',
      atMost: (seated, crossEdges) =>
        `Hoogstens ${plural(seated, { one: '# persoon kan', other: '# personen kunnen' })} een plaats krijgen, en hoogstens ${digits(crossEdges)} ontmoetingen kunnen tussen afdelingen zijn; of dat alles haalbaar is, is niet bewezen.`,
    },
    since: (pairs) =>
      `Sindsdien ${plural(pairs, { one: 'kwam er nog # paar', other: 'kwamen er nog # paren' })} bij, voor wie zonder match zat.`,
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
      seated: (by) => difference(by, '# persoon aan tafel', '# personen aan tafel'),
      otherSizes: (by) => difference(by, '# tafel van een andere grootte', '# tafels van een andere grootte'),
      crossPairs: (by) =>
        difference(by, '# ontmoeting tussen afdelingen', '# ontmoetingen tussen afdelingen'),
      repeats: (by) => difference(by, '# herhaalde ontmoeting', '# herhaalde ontmoetingen'),
    },
    debt: 'er blijven mensen zonder match die dat onlangs ook al waren',
    nothing: 'Het kost niets: alle cijfers zijn die van de ronde zoals die eerst was.',
    compared: (figures) => `Vergeleken met de ronde zoals die eerst was: ${figures.join(', ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `‘${name}’ van ${of} loopt nog. Rond ze af: tot dan kunnen haar mensen niet opnieuw worden gekoppeld.`,
    unavailable: (name, count) =>
      `${people(count)} uit ‘${name}’ met pauze of niet meer mee sindsdien. Wie daardoor zonder match zit, krijgt bericht en een andere match aangeboden zolang er tijd is.`,
    leftOut: (name, count) =>
      `${people(count)} zonder match in ‘${name}’. De koppeling zegt bij ieder waarom.`,
    notOptimal: (name) => `‘${name}’ is geldig, maar niet bewezen de best mogelijke.`,
  },
  smallerDepartments: 'Kleinere afdelingen',
}
