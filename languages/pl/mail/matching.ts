import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('pl')

interface Department {
  department: string
}
interface Count {
  count: number
}
type Some = Department & Count
const colleagues = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })
const rule = (months: number) => (months === 1 ? 'jednego miesiąca' : `${digits(months)} miesięcy`)
const suitable = (count: number) =>
  count === 1 ? 'jeszcze jednej pasującej osoby' : `jeszcze ${digits(count)} pasujących osób`
/** Those whom somebody meets, in the accusative. */
const met = (count: number) =>
  plural(count, { one: '# osobę', few: '# osoby', many: '# osób', other: '# osoby' })
/** The verb of so many people. */
export const can = (people: number) =>
  plural(people, { one: 'może', few: 'mogą', many: 'może', other: 'może' })
/** "4 osoby z działu Sales chcą" */
export const wanting = (people: number, department: string) =>
  `${colleagues(people)} z działu ${department} ${plural(people, { one: 'chce', few: 'chcą', many: 'chce', other: 'chce' })}`

const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1 ? `jeszcze jednej osoby${other}` : `jeszcze ${digits(count)} osób${other}`,
  inside: ({ count, department }: Some) => `${suitable(count)}${other} z działu ${department}`,
  outside: ({ count, department }: Some) => `${suitable(count)}${other} spoza działu ${department}`,
})

export const matching: MailWords['matching'] = {
  where: {
    anywhere: 'w tej rundzie',
    group: ({ group }) => `w grupie ${group}`,
    inside: ({ department }) => `w dziale ${department}`,
    outside: ({ department }) => `poza działem ${department}`,
  },
  lately: ({ months }) => (months === 1 ? 'w ostatnim miesiącu' : `w ostatnich ${digits(months)} miesiącach`),
  more: { here: more(), elsewhere: more(' z innej grupy') },
  meetsNobody: ({ where }) => `Wśród gotowych osób ${where} nie ma nikogo do spotkania.`,
  meetsNobodyHelp: 'Pomoże więcej osób, otwarta preferencja albo krótszy czas do ponownego spotkania.',
  onlyBetweenGroups: 'Spotkania są tylko między różnymi grupami.',
  nobodyLeft: 'Nie został już nikt odpowiedni.',
  hostLeft: 'Gospodarz nie może, a żaden inny nie miał miejsca.',
  moreGuests: 'Gości było więcej niż miejsc u gospodarzy.',
  moreHosts: 'Pomogłoby więcej gospodarzy.',
  odd: 'Tym razem liczba osób była nieparzysta.',
  fair: 'Nikt inny nie zostawał bez pary rzadziej.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${wanting(people, department)} tylko innych działów, a ${can(people)} spotkać tylko ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${wanting(people, department)} tylko własnego działu, a w tym miesiącu ${can(people)} spotkać tylko ${some}, nie siebie nawzajem.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} z działu ${department} ${can(people)} w tym miesiącu spotkać tylko ${some}, nie siebie nawzajem.`,
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${met(count)} (${where})`,
    someIn: ({ department, count }) => `${met(count)} z działu ${department}`,
    some: ({ count }) => met(count),
  },
  part: {
    at: ({ count, department }) => `${digits(count)} z działu ${department}`,
  },
  table: {
    fewPartners: ({ where, count }) =>
      `${plural(count, { one: 'Bierze udział tylko # pasująca osoba', few: 'Biorą udział tylko # pasujące osoby', many: 'Bierze udział tylko # pasujących osób', other: 'Bierze udział tylko # pasującej osoby' })} ${where}.`,
    metMost: ({ lately, count, people, where }) =>
      `${digits(count)} z ${digits(people)} możliwych spotkań ${where} odbyło się już ${lately}.`,
    takes: ({ size }) => `Stolik to co najmniej ${colleagues(size)}.`,
    across: ({ people, department }) =>
      `${wanting(people, department)} tylko innych działów, a stolików jest na to za mało.`,
    oneGroup: ({ people, group }) =>
      `Z jednej grupy (${group}): ${colleagues(people)}, a stolików jest na to za mało.`,
    sizes: ({ people, size, most }) =>
      `Nie da się podzielić tylu osób (${digits(people)}) na stoliki od ${digits(size)} do ${digits(most)} osób.`,
    more: ({ more: some }) => `Z udziałem ${some} mógłby powstać stolik.`,
    noRule: ({ months }) => `Bez zasady ${rule(months)} mógłby powstać stolik.`,
  },
  takenByWishes: 'Przy życzeniach na tę rundę nie zostaje nikt odpowiedni.',
  leftOutByWish: 'Tak zdecydowała administracja dla tej rundy.',
  cannotBePaired: 'Spotkanie nie jest już możliwe.',
  oneMore: ({ more: one }) => `Wystarczyłby udział ${one}.`,
  withoutWish: 'Bez jednego z tych życzeń może byłoby spotkanie.',
  refused: {
    notHere: 'Ktoś z tych osób nie bierze udziału w tej rundzie.',
    onePerson: ({ name }) => `Para to dwie osoby, a ${name} jest tu dwa razy.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} może spotkać tylko jedną osobę. Wybierz jedną: ${other} albo ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} nie może naraz opuścić rundy i mieć spotkania (${other}): wybierz jedno.`,
    togetherAndApart: ({ name, other }) =>
      `${name} i ${other} nie mogą być naraz razem i osobno: wybierz jedno.`,
    noRoom: ({ most, people }) =>
      `Przy stoliku mieści się najwyżej ${colleagues(most)}, a razem ma ich siedzieć ${digits(people)}.`,
    noTable: ({ name, other }) =>
      `Nie ma już stolika, przy którym ${name} i ${other} mogliby siedzieć razem.`,
    barred: 'Tych dwóch osób nie można połączyć w tym miesiącu.',
    oneGroup: ({ name, other }) =>
      `${name} i ${other} są z jednej grupy, a spotkania są tylko między różnymi grupami.`,
    twoHosts: ({ name, other }) => `${name} i ${other} to gospodarze, a na spotkaniu gospodarz jest jeden.`,
    metLately: ({ name, other, month }) => `Ostatnie spotkanie (${name} i ${other}): ${month}.`,
    bothAcross: ({ name, other, department }) =>
      `${name} i ${other} chcą tylko innego działu, a obie osoby są w dziale ${department}.`,
    oneAcross: ({ name, department }) =>
      `${name} chce tylko innego działu, a obie osoby są w dziale ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `${name} i ${other} chcą tylko własnego działu, ale ${name} jest w dziale ${department}, a ${other} w dziale ${elsewhere}.`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `${name} chce tylko własnego działu, ale ${one} jest w dziale ${department}, a ${other} w dziale ${elsewhere}.`,
  },
}
