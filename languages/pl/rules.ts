import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { day, dayInYear, digits, monthName, plural } = formatsOf('pl')
const atMost = (max: number) =>
  plural(max, {
    one: 'Najwyżej # znak',
    few: 'Najwyżej # znaki',
    many: 'Najwyżej # znaków',
    other: 'Najwyżej # znaku',
  })
const entries = (most: number) =>
  plural(most, {
    one: 'Najwyżej # pozycja',
    few: 'Najwyżej # pozycje',
    many: 'Najwyżej # pozycji',
    other: 'Najwyżej # pozycji',
  })
const invalidAddress = 'Wpisz prawidłowy adres e-mail'

export const rules: Words['rules'] = {
  required: 'To pole jest wymagane',
  expected: (kind) => `Oczekiwany typ: ${kind}`,
  least: (least) => `Co najmniej ${least}`,
  most: (most) => `Najwyżej ${digits(most)}`,
  atLeast: (least) => `Minimalna liczba znaków: ${least}`,
  atMost,
  oneOf: (values) => `Jedna z wartości: ${values}`,
  unknownField: (names) => `Nieznane pole: ${names}`,
  noForm: 'Ta wartość nie ma żadnej z dozwolonych tu postaci',
  oneOfLanguages: (codes) => `Wybierz jeden z języków: ${codes}`,
  form: (form) => `Użyj formatu ${form}`,
  iso: 'Użyj formatu ISO 8601 z przesunięciem',
  notBase64: 'To nie jest base64url',
  wholeNumber: 'Wpisz liczbę całkowitą',
  noHosts: 'Podaj, kto jest gospodarzem, albo pomiń to: wtedy wszyscy są równi',
  attribute: {
    reserved: 'Działy już istnieją: wybierz inną nazwę',
    values: (most) => `Najwyżej ${digits(most)} różnych wartości`,
  },
  mixPersonal: 'Tylko działy mogą zależeć od osobistych życzeń',
  notOneLevel: 'Wybierz dwa poziomy lub więcej: jeden wyżej jest bezpośredni przełożony gościa',
  color: (example) => `Użyj koloru szesnastkowego, na przykład ${example}`,
  oneLine: 'Znaki nowego wiersza i znaki sterujące są niedozwolone',
  noControl: 'Znaki sterujące są niedozwolone',
  list: {
    atLeast: (least) => `Za mało pozycji: co najmniej ${least}`,
    atMost: entries,
    each: (max) => `${atMost(max)} w każdej pozycji`,
    atMostOf: (most, max) => `${entries(most)}. ${atMost(max)} w każdej`,
    notJson: 'Oczekiwana jest lista tekstów w formacie JSON',
  },
  email: {
    missing: 'Wpisz swój adres e-mail',
    invalid: invalidAddress,
    toPreview: 'Wpisz adres osoby, dla której ma być podgląd',
    required: 'E-mail jest wymagany',
  },
  code: {
    missing: (digitsOfIt) => `Wpisz kod z ${digitsOfIt} cyfr`,
    invalid: (digitsOfIt) => `Wpisz prawidłowy kod z ${digitsOfIt} cyfr`,
  },
  passkeyName: 'Nadaj mu nazwę, na przykład „Laptop” albo „Niebieski klucz”',
  recoveryCode: {
    missing: 'Wpisz jeden ze swoich kodów odzyskiwania',
    invalid: (letters) => `Liczba liter i cyfr w kodzie odzyskiwania: ${letters}`,
  },
  password: {
    required: 'Hasło jest wymagane',
    current: 'Wpisz obecne hasło',
    next: 'Wpisz nowe hasło',
    short: (least) => `Minimalna liczba znaków w haśle: ${least}.`,
  },
  profile: {
    firstName: 'Imię jest wymagane',
    lastName: 'Nazwisko jest wymagane',
    department: 'Dział jest wymagany',
  },
  inquiry: {
    incomplete: 'Podaj nazwę firmy, e-mail do kontaktu i przewidywaną liczbę osób.',
    invalidAddress: `${invalidAddress}.`,
  },
  programme: {
    name: 'Wpisz nazwę',
    tooPale: 'Wybierz ciemniejszy kolor: ten jest słabo widoczny na jasnej stronie i w jasnej wiadomości',
    tooDark: 'Wybierz jaśniejszy kolor: ten jest słabo widoczny na ciemnej stronie i w ciemnej wiadomości',
  },
  group: { names: 'Nazwa i nazwa wyświetlana są wymagane' },
  department: {
    incomplete: 'Wybierz grupę i wpisz nazwę działu oraz nazwę wyświetlaną.',
    displayName: 'Nazwa wyświetlana jest wymagana',
  },
  domain: 'Wpisz domenę, na przykład example.com',
  https: 'Wpisz adres, który zaczyna się od https://',
  calendar: 'Wpisz adres swojego kalendarza',
  keyName: 'Nadaj mu nazwę, na przykład „Płace”',
  tokenName: 'Nadaj mu nazwę, na przykład „Entra ID”',
  newsletter: { title: 'Tytuł jest wymagany', subject: 'Temat e-maila jest wymagany' },
  picture: 'Wpisz adres obrazu',
  groupOrAll: 'Podaj grupę albo wybierz wszystkie.',
  pairingFile: 'Najpierw wybierz plik doboru par',
  oneTie: 'Grupę można powiązać z grupą domen albo z działem, nie z jednym i drugim',
  beans: 'Od jednego do pięciu ziaren',
  timeZone: 'To nie jest prawidłowa strefa czasowa. Przykład: Europe/Berlin.',
  profileTexts: {
    bio: {
      label: 'O mnie',
      hint: 'Zdanie lub dwa, od których druga osoba może zacząć rozmowę.',
      none: 'Jeszcze nic. Zdanie lub dwa pomogą drugiej osobie zacząć rozmowę.',
      sample: 'Tutaj druga osoba pisze o sobie zdanie lub dwa.',
      inMyData: 'O tobie',
    },
  },
  standing: {
    in: 'Bierzesz udział.',
    atCap: (count) =>
      `Twój limit na ten miesiąc jest wyczerpany: ${plural(count, { one: '# kawa', few: '# kawy', many: '# kaw', other: '# kawy' })}. Możesz go zwiększyć w profilu.`,
    asked: 'Bierzesz udział następnym razem?',
    askedLater: 'Zapytamy przed następną rundą.',
    noGroup:
      'Nie masz jeszcze grupy, a rundy powstają w grupach. Dodać cię mogą ludzie, którzy prowadzą Cup of Joe.',
    optedOut: 'Nie bierzesz udziału, więc rundy toczą się bez ciebie.',
    dormant:
      'Od dawna nie mamy od ciebie wieści, więc rundy toczą się bez ciebie. Naciśnij przycisk w naszym e-mailu albo zaloguj się, a wrócisz.',
    onLeave: 'Urlop.',
    onLeaveUntil: (until, isFar) => `Urlop do ${isFar ? day(until) : dayInYear(until)}.`,
    paused: 'Masz przerwę.',
    pausedUntil: (until, isFar) => `Masz przerwę do ${isFar ? day(until) : dayInYear(until)}.`,
    sitsOut: (round, backIn) =>
      `Opuszczasz ${round ? `rundę (${monthName(round)})` : 'następną rundę'} i wracasz w kolejnej${backIn ? ` (${monthName(backIn)})` : ''}.`,
    sitsOutOn: (round, backOn) =>
      `Opuszczasz rundę z ${dayInYear(round)} i wracasz w kolejnej${backOn ? ` (${dayInYear(backOn)})` : ''}.`,
  },
  notInvited: {
    in: (count) => `już dołączyły: ${digits(count)}`,
    'not-covered': (count) => `poza listą dostępu: ${digits(count)}`,
    refused: (count) => `rezygnacja lub prośba o brak zaproszeń: ${digits(count)}`,
    'too-often': (count) => `3 zaproszenia w ciągu dwunastu miesięcy: ${digits(count)}`,
    'too-soon': (count) => `zaproszenie w ciągu ostatnich 7 dni: ${digits(count)}`,
    away: (count) => `przerwa lub urlop: ${digits(count)}`,
  },
  hours: {
    noDay: 'Wybierz co najmniej jeden dzień',
    quarterHour: 'Wybierz pełny kwadrans',
    tooShort: 'Musi być co najmniej godzinę później',
  },
  nothingToChange: {
    group: 'Nie ma czego zmieniać: podaj displayName, description albo color',
    entry: 'Nie ma czego zmieniać: podaj domainGroupId albo isActive',
    user: 'Bez zmian: dla tej osoby nie ma nic do zapisania',
    tie: 'Nie ma czego zmieniać: podaj domainGroupId albo departmentId',
    blocks: 'Nie ma czego zmieniać: podaj emails albo domains',
  },
}
