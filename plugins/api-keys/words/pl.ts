import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits } = formatsOf('pl')

export const web: Worded<typeof en.web> = {
  section: 'Klucze API',
  text: 'Klucz API pozwala programowi na wywołania administratorów: systemowi kadrowemu, skryptowi, hurtowni danych. Może to, co wybierzesz, i nic więcej.',
  calls: 'Wszystkie wywołania',
  failed: 'Nie udało się wczytać kluczy API.',
  of: (name) => `Klucz API „${name}”`,
  once: 'Widać go tylko ten jeden raz. Skopiuj go teraz.',
  key: 'Klucz API',
  until: (end) => `do ${end}`,
  ended: (end) => `Wygasł ${end}`,
  may: (scopes) => `Może: ${scopes}`,
  name: 'Nazwa nowego klucza API',
  what: 'Co może',
  lasts: 'Ważny przez',
  choose: 'Wybierz co najmniej jedną rzecz, którą może',
  make: 'Utwórz klucz API',
  notMade: 'Nie udało się utworzyć klucza API',
  effect: 'Wywołania z tym kluczem są od razu odrzucane. To, co zrobił, zostaje.',
  notRevoked: 'Nie udało się unieważnić klucza API',
  example: 'Płace',
  scopes: {
    read: 'czytać wszystko, co widzą administratorzy',
    people: 'zmieniać osoby, grupy i listę dostępu',
    rounds: 'tworzyć i zmieniać rundy i programy',
    newsletters: 'pisać i wysyłać newslettery',
    integrations: 'zarządzać webhookami i kanałami',
  },
  days: {
    30: '30 dni',
    90: '90 dni',
    365: '1 rok',
    730: '2 lata',
  },
}

export const server: Worded<typeof en.server> = {
  keyExists: (name) => `Klucz API o nazwie „${name}” już istnieje. Wybierz inną nazwę.`,
  keyRevoked: (name) => `Klucz „${name}” jest unieważniony. Wywołania z nim są teraz odrzucane.`,
  wrongKeys: (wait) => `Wysłano stąd zbyt wiele błędnych kluczy API. Spróbuj ponownie za ${wait}.`,
  wrongKey: 'Ten klucz API jest błędny albo unieważniony.',
  keyEnded: (name) => `Klucz API „${name}” wygasł. Utwórz nowy.`,
  keyInAddress:
    'Klucz API nie może być w adresie, bo zostaje w dziennikach. Unieważnij go i wyślij nowy w nagłówku Authorization.',
  cookieBesideKey: 'Wyślij klucz API albo ciasteczko sesji, nie oba naraz.',
  tooManyCalls: (most) =>
    `W ciągu minuty było z tym kluczem API więcej niż ${digits(most)} wywołań. Poczekaj chwilę.`,
  repeatKeyTooLong: (most) => `Idempotency-Key ma od 1 do ${digits(most)} znaków.`,
  repeatedOtherwise: 'Tego Idempotency-Key użyto do innego wywołania. Dla każdego wywołania użyj nowego.',
  callUnderWay: 'Pierwsze wywołanie z tym Idempotency-Key jeszcze trwa. Spróbuj ponownie nieco później.',
  callCutOff:
    'Serwer zatrzymał się w trakcie pierwszego wywołania z tym Idempotency-Key. Sprawdź, czy zostało wykonane, i wywołaj z innym.',
  notFound: 'Nie znaleziono tego klucza API.',
}
