import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')

const people = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })
const without = (count: number, why: string) => `Bez e-maila: ${digits(count)} (${why})`

export const invite: Words['people']['invite'] = {
  title: 'Zaproś osoby',
  text: 'Każda dostaje osobisty e-mail w twoim imieniu: o co chodzi i jeden przycisk, żeby dołączyć. Najwyżej trzy e-maile na osobę, co siedem dni, i żadnego po „Nie pytajcie mnie więcej”.',
  submit: (count) =>
    count === 0
      ? 'Zaproś'
      : plural(count, {
          one: 'Zaproś # osobę',
          few: 'Zaproś # osoby',
          many: 'Zaproś # osób',
          other: 'Zaproś # osoby',
        }),
  inviting: 'Zapraszanie…',
  failed: 'Nikogo nie udało się zaprosić.',
  noName: 'Zaproszenia są podpisane twoim imieniem, a jeszcze go tu nie ma.',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  whom: 'Kogo',
  all: 'Wszystkich, którzy jeszcze nie biorą udziału',
  allHint: 'Także adresy z listy dostępu, które nie mają konta.',
  selected: (count) => `Zaznaczone: ${people(count)}`,
  list: (count) => `Lista tak, jak jest przefiltrowana: ${people(count)}`,
  named: 'Adresy, które wpiszę',
  addresses: 'Adresy',
  addressesHint: 'Po jednym w wierszu albo oddzielone przecinkami.',
  words: 'Kilka słów od ciebie',
  mail: 'E-mail',
  subject: (text) => `Temat: ${text}`,
  inLanguage: (language, people) => `${language}: ${digits(people)}`,
  notCounted: 'Nie udało się odczytać liczby osób.',
  nobody: 'Nikt nie dostaje e-maila.',
  people: (count) =>
    plural(count, {
      one: '# osoba dostaje e-mail.',
      few: '# osoby dostają e-mail.',
      many: '# osób dostaje e-mail.',
      other: '# osoby dostaje e-mail.',
    }),
  reminded: (count) => `W tym osoby już wcześniej zaproszone: ${digits(count)}.`,
  skipped: {
    in: (count) => without(count, 'już biorą udział'),
    'not-covered': (count) => without(count, 'poza listą dostępu'),
    refused: (count) => without(count, 'rezygnacja lub prośba o brak zaproszeń'),
    'too-often': (count, most) =>
      without(count, `zaproszenia w ciągu dwunastu miesięcy: już ${digits(most)}`),
    'too-soon': (count, last) =>
      without(
        count,
        plural(last, {
          one: 'zaproszenie w ciągu ostatniego dnia',
          few: 'zaproszenie w ciągu ostatnich # dni',
          many: 'zaproszenie w ciągu ostatnich # dni',
          other: 'zaproszenie w ciągu ostatnich # dnia',
        }),
      ),
    away: (count) => without(count, 'przerwa lub urlop'),
  },
}

export const readiness: Words['people']['readiness'] = {
  labels: {
    ready: 'Gotowe do doboru',
    'meets-nobody': 'Bez bez nikogo do spotkania w swojej grupie',
    'no-group': 'Bez grupy domen',
    'never-invited': 'Bez zaproszenia',
    invited: 'Z zaproszeniem',
    'not-set-up': 'Bez profilu',
    'at-cap': 'Tyle kaw, ile chcą',
    'not-joined': 'Poza tym programem',
    paused: 'Przerwa',
    skipped: 'Opuszcza tę rundę',
    dormant: 'Uśpienie',
    'opted-out': 'Nie bierze udziału',
    'on-leave': 'Na urlopie',
    'not-covered': 'Poza listą dostępu',
  },
  badges: {
    'meets-nobody': 'bez nikogo do spotkania w swojej grupie',
    'no-group': 'bez grupy domen',
    'never-invited': 'bez zaproszenia',
    invited: 'z zaproszeniem',
    'not-set-up': 'bez profilu',
    'at-cap': 'tyle kaw, ile chcą',
    'not-joined': 'poza tym programem',
    paused: 'przerwa',
    skipped: 'opuszcza tę rundę',
    dormant: 'uśpienie',
    'opted-out': 'nie bierze udziału',
    'on-leave': 'na urlopie',
    'not-covered': 'poza listą dostępu',
  },
  invitedOn: (day) => `zaproszenie: ${day}`,
  until: (badge, day) => `${badge} do ${day}`,
}
