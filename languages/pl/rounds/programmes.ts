import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')

export const programmes: Words['rounds']['programmes'] = {
  title: 'Programy',
  text: 'Każdy ma własnych ludzi, rytm i stoliki. Kto spotkał się w jednym, spotkał się we wszystkich.',
  add: 'Nowy program',
  none: 'Obecnie żaden program nie robi rund dla twoich grup.',
  edit: 'Edytuj',
  editOne: (name) => `Edytuj: ${name}`,
  moreFor: (name) => `Więcej: ${name}`,
  facts: { who: 'Kto', rhythm: 'Rytm', tables: 'Stoliki', people: 'Osoby', next: 'Następna runda' },
  everybody: 'Wszyscy',
  named: (count) => `Osoby z listy: ${digits(count)}`,
  newcomers: (weeks) =>
    plural(weeks, {
      one: 'Od najwyżej # tygodnia',
      few: 'Od najwyżej # tygodni',
      many: 'Od najwyżej # tygodni',
      other: 'Od najwyżej # tygodnia',
    }),
  whoJoins: 'Kto się zapisze',
  byHand: 'Ręcznie',
  monthly: 'Co miesiąc',
  everyWeeks: (every) =>
    plural(every, { one: 'Co tydzień', few: 'Co # tygodnie', many: 'Co # tygodni', other: 'Co # tygodnia' }),
  pairs: 'Pary',
  tablesOf: (size) => `Stoliki po ${digits(size)}`,
  notKnown: 'Do ustalenia',
  reach: {
    title: 'Osoby dzisiaj',
    ready: (count) => `W rundzie utworzonej dziś: ${digits(count)}`,
    nobody: 'Dziś nikogo w nim nie ma',
    tooFew: (size) => `Za mało osób na stolik dla ${digits(size)}`,
    failed: 'Nie udało się wczytać liczby osób.',
  },
  start: {
    title: 'Zacznij od',
    coffee: { label: 'Kawa miesiąca', hint: 'Wszyscy, w parach, raz w miesiącu' },
    pairs: { label: 'Pary tygodnia', hint: 'Wszyscy, w parach, raz w tygodniu' },
    lunch: { label: 'Obiad we czworo', hint: 'Cztery osoby przy stoliku, wszyscy razem, co sześć tygodni' },
    newcomers: { label: 'Nowe osoby', hint: 'Z ostatnich 13 tygodni, trzy osoby przy stoliku' },
    sites: { label: 'Między oddziałami', hint: 'Pary z różnych grup, raz w miesiącu' },
    leadership: { label: 'Stolik kierownictwa', hint: 'Osoby, które wskażesz, pięć przy stoliku' },
  },
  steps: { who: 'Kto', rhythm: 'Rytm i wielkość', name: 'Nazwa' },
  stepOf: (step, steps) => `Krok ${digits(step)} z ${digits(steps)}`,
  next: 'Dalej',
  previous: 'Wstecz',
  create: 'Utwórz program',
  creating: 'Tworzenie…',
  created: (name) => `Program „${name}” jest utworzony.`,
  notCreated: 'Nie udało się utworzyć programu',
  rest: 'Więcej ustawień',
  who: {
    text: 'Należy do niego każdy, kto pasuje do jednej pozycji z każdej listy. Bez pozycji jest dla wszystkich z listy dostępu.',
    domainGroups: 'Grupy domen',
    departments: 'Działy',
    directoryGroups: 'Grupy z katalogu',
    choose: 'Dodaj…',
    addresses: { label: 'Osoby z listy', hint: 'Jeden adres w wierszu' },
    newcomersWeeks: {
      label: 'Nowe osoby',
      hint: 'Najwyżej tyle tygodni od dołączenia. Puste pole: bez znaczenia, od kiedy.',
    },
    join: {
      label: 'Jak się do niego trafia',
      choices: {
        everyone: { label: 'Należą od razu', hint: 'Dopóki nie odejdą.' },
        'opt-in': { label: 'Zapisują się', hint: 'Nikt nie należy, zanim się nie zapisze w profilu.' },
      },
    },
  },
  weeks: 'Automatycznie, co kilka tygodni',
  every: 'Jak często',
  from: {
    label: 'Od dnia',
    hint: 'Pierwsza runda wypada w najbliższy taki dzień tygodnia albo w tym samym dniu.',
  },
  size: 'Przy stoliku',
  scope: {
    label: 'Kto kogo spotyka',
    choices: {
      'per-group': { label: 'Każda grupa domen osobno', hint: 'Runda dla każdej grupy.' },
      across: { label: 'Wszyscy razem', hint: 'Jedna runda dla wszystkich.' },
      between: { label: 'Tylko osoby z różnych grup', hint: 'Jedna runda dla wszystkich.' },
    },
  },
  noRepeatMonths: { label: 'Miesiące do ponownego spotkania', hint: 'Liczone we wszystkich programach' },
  name: 'Nazwa',
  description: { label: 'Opis', hint: 'Co czytają o nim jego uczestnicy' },
  colour: { label: 'Kolor', hint: 'Oznacza nazwę na stronach i w wiadomościach' },
  archive: {
    action: 'Archiwizuj',
    title: (name) => `Zarchiwizować „${name}”?`,
    effect:
      'Nie tworzy już rund i nikt do niego nie należy. Dotychczasowe rundy i wiadomości w drodze zostają. Nazwa jest znów wolna.',
    pending: 'Archiwizowanie…',
    failed: 'Nie udało się zarchiwizować programu',
  },
}
