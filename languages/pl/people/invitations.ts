import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')

const people = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })
const without = (count: number, why: string) => `Bez e-maila: ${digits(count)} (${why})`

export const invite: Words['people']['invite'] = {
  title: 'Zaproś osoby',
  text: 'Każda osoba dostaje od ciebie e-mail, który mówi, o co chodzi, z jednym przyciskiem, żeby dołączyć. Najwyżej trzy e-maile, co siedem dni, i żadnego po „Nie pytajcie mnie więcej”.',
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
  failed: 'Nie udało się wysłać zaproszeń.',
  noName: 'Podaj imię i nazwisko: będą w podpisie e-maila.',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  invitees: 'Kogo zaprosić',
  all: 'Wszystkich, którzy jeszcze nie dołączyli',
  allHint: 'Także adresy z listy dostępu bez konta.',
  selected: (count) => `Zaznaczone: ${people(count)}`,
  list: (count) =>
    plural(count, { one: 'Tę # osobę', few: 'Te # osoby', many: 'Te # osób', other: 'Te # osoby' }),
  named: 'Adresy, które wpiszę',
  addresses: 'Adresy',
  addressesHint: 'Po jednym w wierszu albo oddzielone przecinkami.',
  words: 'Kilka słów od ciebie',
  mail: 'E-mail',
  subject: (text) => `Temat: ${text}`,
  inLanguage: (language, count) => `${language}: ${digits(count)}`,
  notCounted: 'Nie udało się policzyć osób.',
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
    in: (count) => without(count, 'już dołączyły'),
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
    'meets-nobody': 'Bez możliwego spotkania w swojej grupie',
    'not-answered': 'Jeszcze bez odpowiedzi',
    'no-group': 'Bez grupy domen',
    'never-invited': 'Bez zaproszenia',
    invited: 'Z zaproszeniem',
    'not-set-up': 'Po zalogowaniu, bez profilu',
    'at-cap': 'Limit na miesiąc wyczerpany',
    'not-joined': 'Poza tym programem',
    paused: 'Przerwa',
    skipped: 'Opuszcza tę rundę',
    dormant: 'Uśpienie',
    'opted-out': 'Nie bierze udziału',
    'on-leave': 'Na urlopie',
    'not-covered': 'Poza listą dostępu',
  },
  badges: {
    'meets-nobody': 'bez możliwego spotkania w swojej grupie',
    'not-answered': 'jeszcze bez odpowiedzi',
    'no-group': 'bez grupy domen',
    'never-invited': 'bez zaproszenia',
    invited: 'z zaproszeniem',
    'not-set-up': 'po zalogowaniu, bez profilu',
    'at-cap': 'limit na miesiąc wyczerpany',
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
