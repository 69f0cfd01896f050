import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, listed, plural } = formatsOf('es')

interface Department {
  department: string
}
interface Count {
  count: number
}
type Some = Department & Count
const colleagues = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })
const months = (count: number) => plural(count, { one: '# mes', many: '# de meses', other: '# meses' })
const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1 ? `una persona más${other}` : `${digits(count)} personas más${other}`,
  inside: ({ count, department }: Some) =>
    count === 1
      ? `una persona adecuada más${other} en ${department}`
      : `${digits(count)} personas adecuadas más${other} en ${department}`,
  outside: ({ count, department }: Some) =>
    count === 1
      ? `una persona adecuada más${other} fuera de ${department}`
      : `${digits(count)} personas adecuadas más${other} fuera de ${department}`,
})

export const matching: MailWords['matching'] = {
  where: {
    anywhere: 'en esta ronda',
    group: ({ group }) => `en ${group}`,
    inside: ({ department }) => `en ${department}`,
    outside: ({ department }) => `fuera de ${department}`,
  },
  lately: ({ months: some }) => (some === 1 ? 'en el último mes' : `en los últimos ${months(some)}`),
  more: { here: more(), elsewhere: more(' de otro grupo') },
  meetsNobody: ({ where }) => `No hay nadie posible entre quienes participan ${where}.`,
  meetsNobodyHelp: 'Ayudarían más gente, una preferencia abierta o menos meses antes de volver a verse.',
  onlyBetweenGroups: 'Los encuentros son solo entre grupos distintos.',
  nobodyLeft: 'No quedaba nadie adecuado.',
  hostLeft: 'El anfitrión no puede, y ningún otro tenía sitio.',
  moreGuests: 'Había más invitados que sitios con anfitrión.',
  moreHosts: 'Ayudaría tener más anfitriones.',
  odd: 'Esta vez el número era impar.',
  fair: 'Nadie más se ha quedado menos veces sin encuentro.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} de ${department} solo quieren otros departamentos; para ellas solo hay ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} de ${department} solo quieren su propio departamento y no se pueden ver entre sí este mes; para ellas solo hay ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} de ${department} no se pueden ver entre sí este mes; para ellas solo hay ${some}.`,
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    someIn: ({ department, count }) =>
      count === 1 ? `1 persona en ${department}` : `${colleagues(count)} en ${department}`,
    some: ({ count }) => colleagues(count),
  },
  part: {
    at: ({ count, department }) => `${digits(count)} en ${department}`,
  },
  table: {
    fewPartners: ({ where, count }) =>
      count === 1
        ? `Solo participa una persona adecuada ${where}.`
        : `Solo participan ${digits(count)} personas adecuadas ${where}.`,
    metMost: ({ lately, count, people, where }) =>
      `Ya hubo un encuentro ${lately} con ${digits(count)} de las ${digits(people)} personas posibles ${where}.`,
    takes: ({ size }) => `En una mesa se sientan al menos ${digits(size)} personas.`,
    across: ({ people, department }) =>
      `${colleagues(people)} de ${department} solo quieren otros departamentos, y no hay mesas suficientes.`,
    oneGroup: ({ people, group }) =>
      `${colleagues(people)} son del mismo grupo (${group}), y no hay mesas suficientes.`,
    sizes: ({ people, size, most }) =>
      `${colleagues(people)} no se pueden repartir en mesas de ${digits(size)} a ${digits(most)}.`,
    more: ({ more: some }) => `Con ${some} podría haber una mesa.`,
    noRule: ({ months: some }) => `Sin la regla de ${months(some)} podría haber una mesa.`,
  },
  takenByWishes: 'Los deseos para esta ronda no dejan a nadie adecuado.',
  leftOutByWish: 'La administración lo decidió así para esta ronda.',
  cannotBePaired: 'Ya no es posible un encuentro.',
  oneMore: ({ more: one }) => `Con ${one} habría bastado.`,
  withoutWish: 'Sin alguno de estos deseos quizá habría un encuentro.',
  refused: {
    notHere: 'Una de estas personas no está en esta ronda.',
    onePerson: ({ name }) => `Una pareja son dos personas, y ${name} aparece dos veces.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} solo puede ver a una persona: elige a ${other} o a ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} no puede saltarse la ronda y ver a ${other} a la vez: elige una cosa.`,
    togetherAndApart: ({ name, other }) =>
      `No se puede reunir y separar a la vez a ${listed([name, other])}: elige una cosa.`,
    noRoom: ({ most, people }) =>
      `En una mesa caben como máximo ${most} personas, y hay que reunir a ${people}.`,
    noTable: ({ name, other }) =>
      `No queda ninguna mesa en la que puedan coincidir ${listed([name, other])}.`,
    barred: 'Estas dos personas no se pueden emparejar este mes.',
    oneGroup: ({ name, other }) =>
      `${listed([name, other])} son del mismo grupo, y los encuentros son solo entre grupos distintos.`,
    twoHosts: ({ name, other }) =>
      `${listed([name, other])} son anfitriones, y en cada encuentro hay solo uno.`,
    metLately: ({ name, other, month }) => `${listed([name, other])} se vieron en ${month}.`,
    bothAcross: ({ name, other, department }) =>
      `${listed([name, other])} solo querían otro departamento, y las dos personas están en ${department}.`,
    oneAcross: ({ name, department }) =>
      `${name} solo quería otro departamento, y las dos personas están en ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `${listed([name, other])} solo querían su propio departamento, pero ${name} está en ${department}; ${other}, en ${elsewhere}.`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `${name} solo quería su propio departamento, pero ${one} está en ${department}; ${other}, en ${elsewhere}.`,
  },
}
