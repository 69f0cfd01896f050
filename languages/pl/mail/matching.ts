import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('pl')

interface Department {
  department: string
}
const colleagues = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })

const places = (say: (where: string) => string) => ({
  anywhere: say('w firmie'),
  inside: ({ department }: Department) => say(`w dziale ${department}`),
  outside: ({ department }: Department) => say(`poza działem ${department}`),
})
const more = (say: (colleague: string) => string) => ({
  anywhere: say('jeszcze jednej pasującej osoby'),
  inside: ({ department }: Department) =>
    say(`jeszcze jednej osoby z działu ${department}, otwartej na własny dział`),
  outside: ({ department }: Department) =>
    say(`jeszcze jednej osoby spoza działu ${department}, otwartej na inne działy`),
})
const all = (count: number, where: string) =>
  `W ostatnich trzech miesiącach było już spotkanie z każdą możliwą osobą ${where} (${digits(count)}).`

export const matching: MailWords['matching'] = {
  noPartner: places((where) => `Nie ma pasującej osoby ${where}.`),
  metOnlyOne: places(
    (where) => `W ostatnich trzech miesiącach było już spotkanie z jedyną możliwą osobą ${where}.`,
  ),
  metAll: {
    anywhere: ({ count }) => all(count, 'w firmie'),
    inside: ({ count, department }) => all(count, `w dziale ${department}`),
    outside: ({ count, department }) => all(count, `poza działem ${department}`),
  },
  nobodyLeft: 'Nie ma już nikogo, z kim spotkanie jest możliwe.',
  fair: 'Wśród osób, które mogły zostać bez pary zamiast tego, nikt nie był bez pary rzadziej.',
  oddOf: ({ people, department }) =>
    `Liczba osób z działu ${department}, które można ze sobą połączyć, jest nieparzysta (${digits(people)}), więc jedna zostaje bez pary.`,
  odd: ({ people }) =>
    `Liczba osób, które można ze sobą połączyć, jest nieparzysta (${digits(people)}), więc jedna zostaje bez pary.`,
  teamAcross: ({ people, departments }) =>
    `Niektóre osoby (${digits(people)}; ${departments}) mogą spotkać tylko siebie nawzajem, a w ostatnich trzech miesiącach spotkały się już wszystkie, które mogły.`,
  teamOf: ({ people, department }) =>
    `Niektóre osoby z działu ${department} (${digits(people)}) mogą spotkać tylko siebie nawzajem, a w ostatnich trzech miesiącach spotkały się już wszystkie, które mogły.`,
  team: ({ people }) =>
    `Niektóre osoby (${digits(people)}) mogą spotkać tylko siebie nawzajem, a w ostatnich trzech miesiącach spotkały się już wszystkie, które mogły.`,
  teamFrom: ({ month }) => `Kiedy dwie z nich mogą się znów spotkać: ${month}.`,
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `Tylko inne działy (${department}): ${colleagues(people)}; kto tu pasuje: ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `Tylko własny dział (${department}), a w tym miesiącu spotkanie we własnym gronie nie jest możliwe: ${colleagues(people)}; kto tu pasuje: ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `Otwarci na wszystkich (${department}), a w tym miesiącu spotkanie we własnym gronie nie jest możliwe: ${colleagues(people)}; kto tu pasuje: ${some}.`,
  },
  depend: {
    these: ({ people, colleagues: some, who }) =>
      `Ile osób potrzebuje tu spotkania: ${digits(people)} (${who}); kto pasuje: ${some}.`,
    all: ({ people, colleagues: some }) =>
      `Ile osób potrzebuje tu spotkania: ${digits(people)}; kto pasuje: ${some}.`,
    more: 'Zbyt wiele osób potrzebuje tych samych osób do spotkania.',
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    oneIn: ({ department }) => `1 osoba w dziale ${department}`,
    someIn: ({ count, department }) => `${colleagues(count)} w dziale ${department}`,
    one: '1 osoba',
    some: ({ count }) => colleagues(count),
  },
  part: {
    groupIn: ({ size, department }) => `1 z nieparzystej grupy (${digits(size)}) w dziale ${department}`,
    group: ({ size }) => `1 z nieparzystej grupy (${digits(size)})`,
    oneAcross: ({ department }) => `1 z działu ${department} (tylko inne działy)`,
    oneWithin: ({ department }) => `1 z działu ${department} (tylko własny dział)`,
    oneOpen: ({ department }) => `1 z działu ${department} (wszyscy)`,
    across: ({ count, department }) => `${digits(count)} z działu ${department} (tylko inne działy)`,
    within: ({ count, department }) => `${digits(count)} z działu ${department} (tylko własny dział)`,
    open: ({ count, department }) => `${digits(count)} z działu ${department} (wszyscy)`,
    at: ({ count, department }) => `${digits(count)} w dziale ${department}`,
  },
  takenByWishes: 'Każda możliwa osoba opuszcza rundę, ma inną parę albo ma pozostać osobno.',
  leftOutByWish: 'Tak zdecydowała administracja w tej rundzie.',
  cannotBePaired: 'Dobór pary nie jest już możliwy.',
  oneMore: more((colleague) => `Spotkanie byłoby możliwe dzięki udziałowi ${colleague}.`),
  oneMoreAllowed: places(
    (where) => `Spotkanie byłoby możliwe dzięki udziałowi jeszcze jednej odpowiedniej osoby ${where}.`,
  ),
  togetherOrOneMore: more(
    (colleague) =>
      `Spotkanie byłoby możliwe, gdyby mimo to połączyć dwie z tych osób, albo dzięki udziałowi ${colleague}.`,
  ),
  noRule: 'Bez zasady trzech miesięcy spotkanie byłoby możliwe.',
  ruleOfTwoMonths: 'Przy zasadzie dwóch miesięcy zamiast trzech spotkanie byłoby możliwe.',
  ruleOfOneMonth: 'Przy zasadzie jednego miesiąca zamiast trzech spotkanie byłoby możliwe.',
  withoutWish: 'Bez jednego z tych życzeń spotkanie byłoby może możliwe.',
  refused: {
    notHere: ({ name }) => `Poza tą rundą: ${name}.`,
    onePerson: ({ name }) => `Para to dwie osoby, a ta jest podana dwa razy: ${name}.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} może spotkać tylko jedną osobę. Wybierz jedną: ${other} albo ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} ma opuścić rundę, a zarazem mieć spotkanie (${other}): wybierz jedno.`,
    togetherAndApart: ({ name, other }) => `${name} i ${other} mają być razem i osobno: wybierz jedno.`,
    barred: 'Tych dwóch osób nie można połączyć w tym miesiącu.',
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
