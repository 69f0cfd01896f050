import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('es')

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
    count === 1
      ? `participara una persona compatible más${other}`
      : `participaran ${digits(count)} personas compatibles más${other}`,
  inside: ({ count, department }: Some) =>
    count === 1
      ? `participara una persona más de ${department}${other}, abierta a su propio departamento`
      : `participaran ${digits(count)} personas más de ${department}${other}, abiertas a su propio departamento`,
  outside: ({ count, department }: Some) =>
    count === 1
      ? `participara una persona más de fuera de ${department}${other}, abierta a otros departamentos`
      : `participaran ${digits(count)} personas más de fuera de ${department}${other}, abiertas a otros departamentos`,
})

export const matching: MailWords['matching'] = {
  where: {
    anywhere: 'en esta ronda',
    group: ({ group }) => `en ${group}`,
    inside: ({ department }) => `en ${department}`,
    outside: ({ department }) => `fuera de ${department}`,
  },
  lately: ({ months: some }) => (some === 1 ? 'en el último mes' : `en los últimos ${months(some)}`),
  more: { here: more(), elsewhere: more(', de otro grupo') },
  meetsNobody: ({ where }) => `No puede encontrarse con nadie que participe ${where}.`,
  meetsNobodyHelp: 'Ayudaría más gente, una preferencia abierta o menos meses hasta poder repetir.',
  onlyBetweenGroups: 'Los encuentros son solo entre grupos distintos.',
  nobodyLeft: 'No quedaba nadie adecuado.',
  odd: 'Esta vez el número era impar.',
  fair: 'Entre quienes podían quedarse fuera en su lugar, nadie se ha quedado fuera menos veces hasta ahora.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} de ${department} solo quieren otros departamentos; para ellas solo hay ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} de ${department} solo quieren su propio departamento y no se pueden ver entre sí este mes; para ellas solo hay ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} de ${department} están abiertas a cualquiera y no se pueden ver entre sí este mes; para ellas solo hay ${some}.`,
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
        ? `Solo hay una persona compatible ${where}.`
        : `Solo hay ${digits(count)} personas compatibles ${where}.`,
    metMost: ({ lately, count, people, where }) =>
      `Ya hubo un encuentro ${lately} con ${digits(count)} de las ${digits(people)} personas posibles ${where}.`,
    takes: ({ size }) => `En una mesa hay al menos ${digits(size)} personas.`,
    across: ({ people, department }) =>
      `${colleagues(people)} de ${department} solo quieren otros departamentos, y no puede haber tantas mesas.`,
    oneGroup: ({ people, group }) =>
      `${colleagues(people)} son del mismo grupo (${group}), y no puede haber tantas mesas.`,
    sizes: ({ people, size, most }) =>
      `${colleagues(people)} no caben todas en mesas de ${digits(size)} a ${digits(most)}.`,
    more: ({ more: some }) => `Podría haber un lugar en una mesa si ${some}.`,
    noRule: ({ months: some }) => `Sin la regla de ${months(some)}, podría haber un lugar en una mesa.`,
  },
  takenByWishes: 'Quienes encajan se saltan la ronda, van con otra persona o se mantienen aparte.',
  leftOutByWish: 'La administración decidió no incluir a esta persona en la ronda.',
  cannotBePaired: 'Ya no es posible un emparejamiento.',
  oneMore: ({ more: one }) => `Habría un encuentro si ${one}.`,
  withoutWish: 'Sin uno de estos deseos, quizá habría un encuentro.',
  refused: {
    notHere: 'Alguien no está en esta ronda.',
    onePerson: ({ name }) => `Una pareja son dos personas, y ${name} aparece dos veces.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} solo puede ver a una persona: elige a ${other} o a ${third}.`,
    togetherAndOut: ({ name, other }) => `${name} debe saltarse la ronda y ver a ${other}: elige una cosa.`,
    togetherAndApart: ({ name, other }) =>
      `${name} y ${other} deben reunirse y mantenerse aparte: elige una cosa.`,
    noRoom: ({ most, people }) =>
      `En una mesa caben como máximo ${most} personas, y ${people} deben sentarse juntas.`,
    noTable: ({ name, other }) => `No queda ninguna mesa en la que puedan coincidir ${name} y ${other}.`,
    barred: 'Estas dos personas no se pueden emparejar este mes.',
    oneGroup: ({ name, other }) =>
      `${name} y ${other} son del mismo grupo, y los encuentros son solo entre grupos distintos.`,
    metLately: ({ name, other, month }) => `${name} y ${other} se vieron en ${month}.`,
    bothAcross: ({ name, other, department }) =>
      `${name} y ${other} solo querían otro departamento, y ambas personas están en ${department}.`,
    oneAcross: ({ name, department }) =>
      `${name} solo quería otro departamento, y ambas personas están en ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `${name} y ${other} solo querían su propio departamento, y ${name} está en ${department} y ${other} en ${elsewhere}.`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `${name} solo quería su propio departamento, y ${one} está en ${department} y ${other} en ${elsewhere}.`,
  },
}
