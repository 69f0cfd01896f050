import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { month } from '../month'

const { digits, plural } = formatsOf('es')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const people = (count: number) => counted(count, 'persona', 'personas')
const difference = (by: number, one: string, other: string) =>
  `${counted(Math.abs(by), one, other)} ${by > 0 ? 'más' : 'menos'}`
const atMost = (pairs: number, crossPairs: number, changed: string) =>
  `Como máximo ${counted(pairs, 'pareja es posible', 'parejas son posibles')}${changed}, y como máximo ${digits(crossPairs)} entre departamentos; no está demostrado que se pueda llegar a eso.`
const WHY = { stranded: 'su pareja no puede', left_out: 'se había quedado fuera' }

export const rounds: Responses['rounds'] = {
  certificate: {
    made: ({ pairs, trios, crossPairs, leftOut, repeats }) => {
      const left =
        leftOut === 0
          ? 'nadie se queda fuera'
          : counted(leftOut, 'persona se queda fuera', 'personas se quedan fuera')
      const before =
        repeats === 0
          ? 'nadie repite con alguien'
          : `${counted(repeats, 'pareja ya se vio', 'parejas ya se vieron')}, hace más de tres meses`
      return `${month.pairing.pairs(pairs, trios)}, ${digits(crossPairs)} entre departamentos, ${left}, ${before}.`
    },
    best: 'Ningún otro emparejamiento reúne a más personas, ni a más de departamentos distintos.',
    bestChanged:
      'Con estos cambios, ningún otro emparejamiento reúne a más personas, ni a más de departamentos distintos.',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, ' con estos cambios'),
    nobodyFits: 'Nadie más encaja con las dos personas de una pareja que siga siendo de dos.',
    mayJoin: (most) =>
      `Como máximo ${counted(most, 'persona podría', 'personas podrían')} unirse a una pareja.`,
    tables: {
      made: ({ tables, people: seated, edges, crossEdges, repeats, leftOut }) => {
        const left =
          leftOut === 0
            ? 'nadie se queda fuera'
            : counted(leftOut, 'persona se queda fuera', 'personas se quedan fuera')
        const before =
          repeats === 0
            ? 'nadie repite con alguien'
            : `${digits(repeats)} se repiten, tras el tiempo que pide el programa`
        return `${month.pairing.tables(tables)} con ${people(seated)}, ${left}. De ${counted(edges, 'encuentro', 'encuentros')} en las mesas, ${digits(crossEdges)} entre departamentos; ${before}.`
      },
      best: 'Ninguna otra distribución sienta a más personas, repite menos ni mezcla más los departamentos.',
      since: (tables) =>
        `Desde entonces se ${plural(tables, { one: 'ha formado # mesa más', many: 'han formado # de mesas más', other: 'han formado # mesas más' })}, para quienes se habían quedado sin encuentro.`,
      bestChanged:
        'Con estos cambios, ninguna otra distribución sienta a más personas, repite menos ni mezcla más los departamentos.',
      atMost: (seated, crossEdges) =>
        `Como máximo pueden sentarse ${people(seated)}, y como máximo ${counted(crossEdges, 'encuentro puede ser', 'encuentros pueden ser')} entre departamentos; no está demostrado que se pueda llegar a todo eso.`,
    },
    since: (pairs) =>
      `Desde entonces se ${plural(pairs, { one: 'ha formado # pareja más', many: 'han formado # de parejas más', other: 'han formado # parejas más' })}, para quienes se habían quedado sin encuentro.`,
  },
  madeFor: (those) => `Para ${those.map(({ name, why }) => `${name} (${WHY[why]})`).join(' y ')}.`,
  wishes: {
    together: (one, other) => `${one} y ${other} forman pareja.`,
    apart: (one, other) => `${one} y ${other} no forman pareja.`,
    out: (name) => `${name} se salta la ronda.`,
  },
  price: {
    pairs: (by) => difference(by, 'pareja', 'parejas'),
    crossPairs: (by) => difference(by, 'pareja entre departamentos', 'parejas entre departamentos'),
    repeats: (by) => difference(by, 'pareja que ya se vio', 'parejas que ya se vieron'),
    threes: (by) => difference(by, 'encuentro de tres', 'encuentros de tres'),
    tables: {
      seated: (by) => difference(by, 'persona en una mesa', 'personas en mesas'),
      otherSizes: (by) => difference(by, 'mesa de otro tamaño', 'mesas de otro tamaño'),
      crossPairs: (by) => difference(by, 'encuentro entre departamentos', 'encuentros entre departamentos'),
      repeats: (by) => difference(by, 'encuentro repetido', 'encuentros repetidos'),
    },
    debt: 'se quedan fuera personas que ya se quedaron fuera hace poco',
    nothing: 'No cuesta nada: todas las cifras son las de la ronda tal como se hizo al principio.',
    compared: (figures) => `Comparado con la ronda tal como se hizo al principio: ${figures.join(', ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `«${name}» de ${of} sigue en curso. Termínalo: hasta entonces, sus personas no se pueden volver a emparejar.`,
    unavailable: (name, count) =>
      `${people(count)} de «${name}» en pausa o sin participar desde entonces. Se avisa a quien se queda sin encuentro, y se le ofrece otro mientras haya tiempo.`,
    leftOut: (name, count) =>
      `${people(count)} sin pareja en «${name}». El emparejamiento dice por qué en cada caso.`,
    notOptimal: (name) => `«${name}» es válido, pero no está demostrado que sea el mejor posible.`,
  },
  smallerDepartments: 'Departamentos más pequeños',
}
