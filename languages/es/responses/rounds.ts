import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { month } from '../month'

const { digits, listed, plural } = formatsOf('es')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const people = (count: number) => counted(count, 'persona', 'personas')
const difference = (by: number, one: string, other: string) =>
  `${counted(Math.abs(by), one, other)} ${by > 0 ? 'más' : 'menos'}`
const atMost = (pairs: number, crossPairs: number, changed: string) =>
  `Ninguna distribución${changed} tiene más de ${counted(pairs, 'pareja', 'parejas')}, ni más de ${digits(crossPairs)} entre departamentos.`
const WHY = { stranded: 'perdió su encuentro', left_out: 'se quedó sin encuentro' }

export const rounds: Responses['rounds'] = {
  certificate: {
    made: ({ pairs, trios, crossPairs, leftOut, repeats }) => {
      const left =
        leftOut === 0
          ? 'nadie sin encuentro'
          : counted(leftOut, 'persona sin encuentro', 'personas sin encuentro')
      const before =
        repeats === 0
          ? 'ninguna pareja se había visto antes'
          : `${counted(repeats, 'pareja ya se vio', 'parejas ya se vieron')}, hace más de tres meses`
      return `${month.pairing.pairs(pairs, trios)}, ${digits(crossPairs)} entre departamentos, ${left}, ${before}.`
    },
    best: 'Ningún otro emparejamiento reúne a más personas, ni a más de departamentos distintos.',
    bestChanged:
      'Con estos cambios, ningún otro emparejamiento reúne a más personas, ni a más de departamentos distintos.',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, ' con estos cambios'),
    nobodyFits: 'Ninguna pareja podía admitir a una tercera persona.',
    mayJoin: (most) =>
      `Como máximo ${counted(most, 'persona podría', 'personas podrían')} unirse a una pareja.`,
    tables: {
      made: ({ tables, people: seated, edges, crossEdges, repeats, leftOut }) => {
        const left =
          leftOut === 0
            ? 'nadie sin encuentro'
            : counted(leftOut, 'persona sin encuentro', 'personas sin encuentro')
        const before =
          repeats === 0
            ? 'Nadie se conocía de antes.'
            : `${plural(repeats, { one: '# se repite', many: '# se repiten', other: '# se repiten' })}, tras más tiempo del que pide el programa.`
        return `${month.pairing.tables(tables)}, ${people(seated)}, ${left}. ${digits(crossEdges)} de ${counted(edges, 'presentación', 'presentaciones')} entre departamentos. ${before}`
      },
      best: 'Ninguna otra distribución sienta a más personas, repite menos ni mezcla más los departamentos.',
      since: (tables) =>
        `Desde entonces se ${plural(tables, { one: 'ha formado # mesa más', many: 'han formado # de mesas más', other: 'han formado # mesas más' })}, para quienes se habían quedado sin encuentro.`,
      bestChanged:
        'Con estos cambios, ninguna otra distribución sienta a más personas, repite menos ni mezcla más los departamentos.',
      atMost: (seated, crossEdges) =>
        `Ninguna distribución sienta a más de ${people(seated)}, ni tiene más de ${counted(crossEdges, 'presentación', 'presentaciones')} entre departamentos.`,
    },
    since: (pairs) =>
      `Desde entonces se ${plural(pairs, { one: 'ha formado # pareja más', many: 'han formado # de parejas más', other: 'han formado # parejas más' })}, para quienes se habían quedado sin encuentro.`,
  },
  madeFor: (those) => `Para ${listed(those.map(({ name, why }) => `${name} (${WHY[why]})`))}.`,
  wishes: {
    together: (one, other) => `${listed([one, other])} coinciden.`,
    apart: (one, other) => `${listed([one, other])} no coinciden.`,
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
      crossPairs: (by) =>
        difference(by, 'presentación entre departamentos', 'presentaciones entre departamentos'),
      repeats: (by) => difference(by, 'presentación repetida', 'presentaciones repetidas'),
    },
    debt: 'hay quien vuelve a quedarse sin encuentro demasiado pronto',
    nothing: 'No cuesta nada.',
    compared: (figures) => `En comparación con la ronda original: ${figures.join(', ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `«${name}» de ${of} sigue activo. Termínalo: hasta entonces, sus personas no se pueden volver a emparejar.`,
    unavailable: (name, count) =>
      `${people(count)} de «${name}» en pausa, de baja o fuera de la empresa desde entonces. Se avisa a quienes se quedan sin encuentro, y se les ofrece otro mientras haya tiempo.`,
    leftOut: (name, count) => `${people(count)} sin encuentro en «${name}». El emparejamiento dice por qué.`,
    notOptimal: (name) => `«${name}» es válido, pero quizá no sea el mejor posible.`,
  },
  otherValues: 'Otros',
  smallerDepartments: 'Departamentos más pequeños',
}
