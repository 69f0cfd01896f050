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
const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1
      ? `jeszcze jednej pasującej osoby${other}`
      : `jeszcze ${digits(count)} pasujących osób${other}`,
  inside: ({ count, department }: Some) =>
    count === 1
      ? `jeszcze jednej osoby z działu ${department}${other}, otwartej na własny dział`
      : `jeszcze ${digits(count)} osób z działu ${department}${other}, otwartych na własny dział`,
  outside: ({ count, department }: Some) =>
    count === 1
      ? `jeszcze jednej osoby spoza działu ${department}${other}, otwartej na inne działy`
      : `jeszcze ${digits(count)} osób spoza działu ${department}${other}, otwartych na inne działy`,
})

export const matching: MailWords['matching'] = {
  where: {
    anywhere: 'w tej rundzie',
    group: ({ group }) => `w grupie ${group}`,
    inside: ({ department }) => `w dziale ${department}`,
    outside: ({ department }) => `poza działem ${department}`,
  },
  lately: ({ months }) => (months === 1 ? 'w ostatnim miesiącu' : `w ostatnich ${digits(months)} miesiącach`),
  more: { here: more(), elsewhere: more(', z innej grupy') },
  meetsNobody: ({ where }) => `Nikogo do spotkania wśród gotowych ${where}.`,
  meetsNobodyHelp: 'Pomoże więcej osób, otwarta preferencja albo mniej miesięcy do ponownego spotkania.',
  onlyBetweenGroups: 'Spotkania są tylko między różnymi grupami.',
  nobodyLeft: 'Nie było już nikogo odpowiedniego.',
  odd: 'Tym razem liczba osób była nieparzysta.',
  fair: 'Wśród osób, które mogły zostać bez pary zamiast tego, nikt nie był bez pary rzadziej.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `Tylko inne działy (${department}): ${colleagues(people)}; kto tu pasuje: ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `Tylko własny dział (${department}), a w tym miesiącu spotkanie we własnym gronie nie jest możliwe: ${colleagues(people)}; kto tu pasuje: ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `Otwarci na wszystkich (${department}), a w tym miesiącu spotkanie we własnym gronie nie jest możliwe: ${colleagues(people)}; kto tu pasuje: ${some}.`,
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    someIn: ({ department, count }) =>
      count === 1 ? `1 osoba w dziale ${department}` : `${colleagues(count)} w dziale ${department}`,
    some: ({ count }) => colleagues(count),
  },
  part: {
    at: ({ count, department }) => `${digits(count)} w dziale ${department}`,
  },
  table: {
    fewPartners: ({ where, count }) =>
      count === 1
        ? `Jest tylko jedna pasująca osoba ${where}.`
        : `Liczba pasujących osób ${where}: tylko ${digits(count)}.`,
    metMost: ({ lately, count, people, where }) =>
      `Spotkania z możliwymi osobami ${where} (${digits(count)} z ${digits(people)}) były już ${lately}.`,
    takes: ({ size }) => `Najmniejsza liczba osób przy stoliku: ${digits(size)}.`,
    across: ({ people, department }) =>
      `Tylko inne działy (${department}): ${colleagues(people)}, a tylu stolików być nie może.`,
    oneGroup: ({ people, group }) =>
      `Z jednej grupy (${group}): ${colleagues(people)}, a tylu stolików być nie może.`,
    sizes: ({ people, size, most }) =>
      `Liczba osób (${digits(people)}) nie pozwala na miejsce dla każdej przy stolikach od ${digits(size)} do ${digits(most)} osób.`,
    more: ({ more: some }) => `Miejsce przy stoliku byłoby może możliwe dzięki udziałowi ${some}.`,
    noRule: ({ months }) => `Bez zasady ${rule(months)} miejsce przy stoliku byłoby możliwe.`,
  },
  takenByWishes: 'Każda możliwa osoba opuszcza rundę, ma inną parę albo ma pozostać osobno.',
  leftOutByWish: 'Tak zdecydowała administracja w tej rundzie.',
  cannotBePaired: 'Dobór pary nie jest już możliwy.',
  oneMore: ({ more: one }) => `Spotkanie byłoby możliwe dzięki udziałowi ${one}.`,
  withoutWish: 'Bez jednego z tych życzeń spotkanie byłoby może możliwe.',
  refused: {
    notHere: 'Ktoś jest poza tą rundą.',
    onePerson: ({ name }) => `Para to dwie osoby, a ta jest podana dwa razy: ${name}.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} może spotkać tylko jedną osobę. Wybierz jedną: ${other} albo ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} ma opuścić rundę, a zarazem mieć spotkanie (${other}): wybierz jedno.`,
    togetherAndApart: ({ name, other }) => `${name} i ${other} mają być razem i osobno: wybierz jedno.`,
    noRoom: ({ most, people }) =>
      `Przy stoliku mieści się najwyżej tyle osób: ${most}, a razem ma siedzieć tyle: ${people}.`,
    noTable: ({ name, other }) =>
      `Nie ma stolika, przy którym te osoby mogłyby siedzieć razem: ${name} i ${other}.`,
    barred: 'Tych dwóch osób nie można połączyć w tym miesiącu.',
    oneGroup: ({ name, other }) =>
      `${name} i ${other} są z jednej grupy, a spotkania są tylko między różnymi grupami.`,
    metLately: ({ name, other, month }) => `Ostatnie spotkanie ${name} i ${other}: ${month}.`,
    bothAcross: ({ name, other, department }) =>
      `${name} i ${other}: życzenie to tylko inny dział, a dział jest ten sam (${department}).`,
    oneAcross: ({ name, department }) =>
      `${name}: życzenie to tylko inny dział, a dział jest ten sam (${department}).`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `${name} i ${other}: życzenie to tylko własny dział, a działy są różne (${name}: ${department}, ${other}: ${elsewhere}).`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `${name}: życzenie to tylko własny dział, a działy są różne (${one}: ${department}, ${other}: ${elsewhere}).`,
  },
}
