import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('es')

interface Department {
  department: string
}
const colleagues = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })

const places = (say: (where: string) => string) => ({
  anywhere: say('en la empresa'),
  inside: ({ department }: Department) => say(`en ${department}`),
  outside: ({ department }: Department) => say(`fuera de ${department}`),
})
const more = (say: (colleague: string) => string) => ({
  anywhere: say('una persona compatible más'),
  inside: ({ department }: Department) =>
    say(`una persona más de ${department}, abierta a su propio departamento,`),
  outside: ({ department }: Department) =>
    say(`una persona más de fuera de ${department}, abierta a otros departamentos,`),
})
const all = (count: number, where: string) =>
  `En los últimos tres meses ya hubo un encuentro con cada una de las ${digits(count)} personas posibles ${where}.`

export const matching: MailWords['matching'] = {
  noPartner: places((where) => `No hay nadie compatible ${where}.`),
  metOnlyOne: places(
    (where) => `En los últimos tres meses ya hubo un encuentro con la única persona posible ${where}.`,
  ),
  metAll: {
    anywhere: ({ count }) => all(count, 'en la empresa'),
    inside: ({ count, department }) => all(count, `en ${department}`),
    outside: ({ count, department }) => all(count, `fuera de ${department}`),
  },
  nobodyLeft: 'No quedaba nadie con quien sea posible un encuentro.',
  fair: 'Entre quienes podían quedarse fuera en su lugar, nadie se ha quedado fuera menos veces hasta ahora.',
  oddOf: ({ people, department }) =>
    `Las ${colleagues(people)} de ${department} que se pueden emparejar son un número impar, así que una se queda fuera.`,
  odd: ({ people }) =>
    `Las ${colleagues(people)} que se pueden emparejar son un número impar, así que una se queda fuera.`,
  teamAcross: ({ people, departments }) =>
    `${colleagues(people)} (${departments}) solo se pueden ver entre sí, y en los últimos tres meses ya se han visto todas las que podían.`,
  teamOf: ({ people, department }) =>
    `${colleagues(people)} de ${department} solo se pueden ver entre sí, y en los últimos tres meses ya se han visto todas las que podían.`,
  team: ({ people }) =>
    `${colleagues(people)} solo se pueden ver entre sí, y en los últimos tres meses ya se han visto todas las que podían.`,
  teamFrom: ({ month }) => `A partir de ${month}, dos de ellas se pueden volver a ver.`,
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} de ${department} solo quieren otros departamentos; para ellas solo hay ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} de ${department} solo quieren su propio departamento y no se pueden ver entre sí este mes; para ellas solo hay ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} de ${department} están abiertas a cualquiera y no se pueden ver entre sí este mes; para ellas solo hay ${some}.`,
  },
  depend: {
    these: ({ people, colleagues: some, who }) =>
      `Para ${colleagues(people)} en total solo hay ${some}: ${who}.`,
    all: ({ people, colleagues: some }) => `Para ${colleagues(people)} en total solo hay ${some}.`,
    more: 'Demasiadas personas dependen de los mismos colegas para un encuentro.',
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    oneIn: ({ department }) => `1 persona en ${department}`,
    someIn: ({ count, department }) => `${colleagues(count)} en ${department}`,
    one: '1 persona',
    some: ({ count }) => colleagues(count),
  },
  part: {
    groupIn: ({ size, department }) => `1 de un grupo impar de ${digits(size)} en ${department}`,
    group: ({ size }) => `1 de un grupo impar de ${digits(size)}`,
    oneAcross: ({ department }) => `1 de ${department} (solo otros departamentos)`,
    oneWithin: ({ department }) => `1 de ${department} (solo su propio departamento)`,
    oneOpen: ({ department }) => `1 de ${department} (cualquiera)`,
    across: ({ count, department }) => `${digits(count)} de ${department} (solo otros departamentos)`,
    within: ({ count, department }) => `${digits(count)} de ${department} (solo su propio departamento)`,
    open: ({ count, department }) => `${digits(count)} de ${department} (cualquiera)`,
    at: ({ count, department }) => `${digits(count)} en ${department}`,
  },
  takenByWishes: 'Quienes encajan se saltan la ronda, van con otra persona o se mantienen aparte.',
  leftOutByWish: 'La administración decidió no incluir a esta persona en la ronda.',
  cannotBePaired: 'Ya no es posible un emparejamiento.',
  oneMore: more((colleague) => `Habría un encuentro si ${colleague} participara.`),
  oneMoreAllowed: places(
    (where) => `Habría un encuentro si participara ${where} una persona más con quien sea posible.`,
  ),
  togetherOrOneMore: more(
    (colleague) =>
      `Podría haber un encuentro si dos de ellas se reunieran a pesar de eso, o si ${colleague} participara.`,
  ),
  noRule: 'Sin la regla de los tres meses, podría haber un encuentro.',
  ruleOfTwoMonths: 'Con una regla de dos meses en vez de tres, podría haber un encuentro.',
  ruleOfOneMonth: 'Con una regla de un mes en vez de tres, podría haber un encuentro.',
  withoutWish: 'Sin uno de estos deseos, quizá habría un encuentro.',
  refused: {
    notHere: ({ name }) => `${name} no está en esta ronda.`,
    onePerson: ({ name }) => `Una pareja son dos personas, y ${name} aparece dos veces.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} solo puede ver a una persona: elige a ${other} o a ${third}.`,
    togetherAndOut: ({ name, other }) => `${name} debe saltarse la ronda y ver a ${other}: elige una cosa.`,
    togetherAndApart: ({ name, other }) =>
      `${name} y ${other} deben reunirse y mantenerse aparte: elige una cosa.`,
    barred: 'Estas dos personas no se pueden emparejar este mes.',
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
