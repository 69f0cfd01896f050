import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')

export const programmes: Words['rounds']['programmes'] = {
  title: 'Programy',
  text: 'Każdy ma własnych ludzi, rytm i stoliki. Spotkanie liczy się w każdym programie.',
  add: 'Nowy program',
  none: 'Obecnie żaden program nie tworzy rund dla twoich grup.',
  edit: 'Edytuj',
  editOne: (name) => `Edytuj: ${name}`,
  moreFor: (name) => `Więcej: ${name}`,
  facts: {
    who: 'Kto',
    hosts: 'Gospodarze',
    rhythm: 'Rytm',
    tables: 'Stoliki',
    people: 'Osoby',
    next: 'Następna runda',
  },
  everybody: 'Wszyscy',
  named: (count) => `Osoby z listy: ${digits(count)}`,
  newcomers: (weeks) =>
    plural(weeks, {
      one: 'Nowi w ostatnim tygodniu',
      few: 'Nowi w ostatnich # tygodniach',
      many: 'Nowi w ostatnich # tygodniach',
      other: 'Nowi w ostatnich # tygodnia',
    }),
  whoJoins: 'Z zapisami',
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
    hosts: (count) => `Gospodarze: ${digits(count)}`,
    guests: (count) => `Goście: ${digits(count)}`,
    nobody: 'Dziś nikogo w nim nie ma',
    tooFew: (size) => `Za mało osób na stolik dla ${digits(size)}`,
    failed: 'Nie udało się wczytać liczby osób.',
  },
  start: {
    title: 'Zacznij od',
    coffee: { label: 'Kawa miesiąca', hint: 'Wszyscy, w parach, raz w miesiącu' },
    pairs: { label: 'Pary tygodnia', hint: 'Wszyscy, w parach, raz w tygodniu' },
    lunch: {
      label: 'Obiad we czworo',
      hint: 'Stoliki po cztery osoby, wszystkie grupy razem, co sześć tygodni',
    },
    newcomers: {
      label: 'Nowe osoby i gospodarz',
      hint: 'Z ostatnich 12 tygodni; stoliki po trzy osoby, z gospodarzem, którego wskażesz',
    },
    sites: { label: 'Kawa między oddziałami', hint: 'Pary z różnych oddziałów, raz w miesiącu' },
    leader: {
      label: 'Spotkanie z kierownictwem',
      hint: 'Wszyscy po kolei; stoliki po pięć osób, z kimś z kierownictwa, kogo wskażesz',
    },
    skipLevel: {
      label: 'Ponad poziomem',
      hint: 'Pary z kimś o dwa poziomy wyżej lub więcej, raz w miesiącu',
    },
    lottery: {
      label: 'Losowanie miesiąca',
      hint: 'Gospodarz, którego wskażesz, i co miesiąc jeden wylosowany gość',
    },
  },
  steps: { who: 'Kto', hosts: 'Gospodarze', rhythm: 'Rytm i wielkość', name: 'Nazwa' },
  stepOf: (step, steps) => `Krok ${digits(step)} z ${digits(steps)}`,
  next: 'Dalej',
  previous: 'Wstecz',
  create: 'Utwórz program',
  creating: 'Tworzenie…',
  created: (name) => `Program „${name}” jest utworzony.`,
  notCreated: 'Nie udało się utworzyć programu',
  rest: 'Więcej ustawień',
  hosts: {
    has: {
      label: 'Ten program ma gospodarzy',
      hint: 'Przy każdym stoliku siedzi jeden gospodarz z gośćmi z pierwszego kroku. Kto czeka najdłużej, ma pierwszeństwo, a gospodarze się zmieniają.',
    },
    sayWho: 'Podaj, kto jest gospodarzem',
    levelsAbove: {
      label: 'Jak wysoko nad gośćmi',
      hint: 'Według linii przełożonych gościa, jeśli jest znana',
    },
    anywhere: 'Bez znaczenia',
    levels: (levels) =>
      plural(levels, {
        one: '# poziom lub więcej',
        few: '# poziomy lub więcej',
        many: '# poziomów lub więcej',
        other: '# poziomu lub więcej',
      }),
  },
  who: {
    text: 'Osoby, które pasują do każdej wypełnionej listy. Same puste listy oznaczają wszystkich z listy dostępu.',
    domainGroups: 'Grupy domen',
    departments: 'Działy',
    directoryGroups: 'Grupy z katalogu',
    choose: 'Dodaj…',
    addresses: { label: 'Osoby z listy', hint: 'Jeden adres w wierszu' },
    newcomersWeeks: {
      label: 'Nowe osoby',
      hint: 'Najwyżej tyle tygodni od dołączenia. Puste pole oznacza wszystkich.',
    },
    join: {
      label: 'Jak bierze się udział',
      choices: {
        everyone: { label: 'Automatycznie', hint: 'Dopóki ktoś nie zrezygnuje.' },
        'opt-in': { label: 'Po zapisaniu się', hint: 'Ludzie zapisują się w profilu.' },
        ask: {
          label: 'Przez „tak” za każdym razem',
          hint: 'Przed każdą rundą wszyscy dostają e-mail z przyciskiem „Biorę udział”. W rundzie są tylko osoby, które go nacisną.',
        },
      },
    },
  },
  weeks: 'Automatycznie, co tydzień albo co kilka tygodni',
  every: 'Jak często',
  from: {
    label: 'Od dnia',
    hint: 'Pierwsza runda wypada w pierwszy taki dzień tygodnia, licząc od tej daty.',
  },
  mix: {
    label: 'Kto się spotyka',
    personal: 'Jak kto woli',
    different: (name) => `Różne: ${name}`,
    same: (name) => `Takie same: ${name}`,
    department: 'dział',
    preferences: 'Uwzględniaj też życzenia dotyczące działów',
  },
  size: 'Ile osób się spotyka',
  noRepeatMonths: { label: 'Miesiące do ponownego spotkania', hint: 'Liczone we wszystkich programach' },
  name: 'Nazwa',
  description: { label: 'Opis', hint: 'Dla osób, które biorą udział' },
  colour: { label: 'Kolor', hint: 'Oznacza nazwę na stronach i w wiadomościach' },
  archive: {
    action: 'Archiwizuj',
    title: (name) => `Zarchiwizować „${name}”?`,
    effect:
      'Nie tworzy już rund i nikt nie bierze w nim udziału. Dotychczasowe rundy zostają, a e-maile w drodze jeszcze dotrą. Nazwa jest znów wolna.',
    pending: 'Archiwizowanie…',
    failed: 'Nie udało się zarchiwizować programu',
  },
}
