import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')

export const thisMonth: Words['rounds']['thisMonth'] = {
  restored: {
    title: (at, made) => `Przywrócono ${at} z kopii zapasowej z ${made}`,
    text: 'Nie wiadomo tu, co wydarzyło się pomiędzy.',
    held: {
      mails: 'E-maile przypadające pomiędzy są wstrzymane: mogły już zostać wysłane',
      round: 'Pomiędzy mogła odbyć się runda',
      administrators: 'Inni administratorzy są wyłączeni',
      second_factors: 'Klucze dostępu, aplikacje i kody odzyskiwania innych administratorów są wyłączone',
      managers: 'Opiekunowie grup są wyłączeni',
      api_keys: 'Klucze API są wyłączone',
      directory_tokens: 'Synchronizacja z katalogiem jest wyłączona od przywrócenia',
      webhooks: 'Webhooki i kanały są wyłączone',
    },
    send: 'Wyślij',
    noRound: 'Nie było rundy',
    turnOn: 'Włącz ponownie',
    leave: 'Zostaw tak',
    done: 'Zdecydowano.',
    failed: 'Nie udało się zapisać decyzji.',
  },
  title: 'Ten miesiąc',
  scope: (month, group) => `${month}, ${group}`,
  failed: 'Nie udało się wczytać tego miesiąca.',
  steps: {
    people: 'Osoby',
    pairing: 'Dobór par',
    newsletter: 'Newsletter',
    sending: 'Wysyłka',
    meetings: 'Kawa',
    completed: 'Koniec',
  },
  states: {
    todo: 'później',
    due: 'następne',
    running: 'w toku',
    done: 'gotowe',
    problem: 'wymaga uwagi',
  },
  details: {
    todo: 'Przyjdzie na to kolej, gdy wcześniejsze filiżanki będą pełne.',
    due: 'To jest następne.',
    running: 'To jest w toku.',
    done: 'Gotowe.',
    problem: 'To wymaga uwagi.',
  },
  afterStep: (state) => `: ${state}`,
  stepAndState: (step, state) => `${step}: ${state}`,
  allDone: 'Wszystkie kroki tego miesiąca są gotowe.',
  allFull: 'Wszystkie filiżanki są pełne: ten miesiąc jest gotowy.',
  round: {
    title: 'Ta runda',
    allDone: 'Wszystkie kroki tej rundy są gotowe.',
    allFull: 'Wszystkie filiżanki są pełne: ta runda jest gotowa.',
  },
  mails: 'E-maile',
  behind: {
    mails: 'Zobacz e-maile',
    people: 'Zobacz osoby',
    pairs: 'Zobacz pary',
    answers: 'Zobacz odpowiedzi',
    open: (newsletter) => `Otwórz „${newsletter}”`,
  },
  /** People whom the directory brought back under new ids. */
  returns: {
    question: (people) =>
      `Osoby, które wróciły z nowymi identyfikatorami: ${digits(people)}. Te same czy nowe?`,
    text: (day) =>
      `Katalog firmy usunął je i od ${day} tworzy osoby z ich adresami. Zdarza się to, gdy zmienia się dostawca albo adresy dostają inni. Dopóki nie odpowiesz, te konta nie są w żadnej rundzie i nie dostają wiadomości.`,
    same: {
      action: 'Te same',
      title: (people) => `Te same osoby: ${digits(people)}?`,
      effect: (people) =>
        `Każde konto działa dalej tak jak przedtem, z historią, blokadami i rezygnacją. Liczba kont: ${digits(people)}. Konto utworzone od tego czasu zostanie usunięte; jego dane mają pierwszeństwo, jeśli profil jest wypełniony.`,
    },
    other: {
      action: 'Nowe',
      title: (people) => `Nowe osoby: ${digits(people)}?`,
      effect: (people) =>
        `Wcześniejsze konta zostaną trwale usunięte: profil, blokady, rezygnacja i wiadomości. Liczba kont: ${digits(people)}. W historii innych będzie tam osoba, która już nie pracuje w firmie. Nowe osoby zaczynają od zera. Tego nie można cofnąć.`,
    },
    number: (people) => `Wpisz ${people}, aby potwierdzić`,
    otherNumber: 'Wpisz liczbę osób',
    pending: 'Zapisywanie...',
    failed: 'Nie udało się zapisać odpowiedzi',
  },
  create: {
    pending: 'Tworzenie…',
    linked: (title, pairings) => `„${title}” to szkic, połączony z: ${pairings.join(', ')}.`,
    draft: (title) => `„${title}” to szkic z treścią na początek.`,
    failed: 'Nie udało się utworzyć newslettera',
  },
  resume: {
    pending: 'Wznawianie…',
    done: 'Wysyłka jest wznowiona.',
    failed: 'Nie udało się wznowić wysyłki',
  },
  sending: 'Wysyłanie…',
}

export const wholeMonth: Words['rounds']['wholeMonth'] = {
  title: 'Przejdź cały miesiąc',
  made: 'Zobacz, co przyniósł miesiąc',
  run: 'Uruchom',
  goOn: 'Dalej',
  pending: 'W toku…',
  text: (scope = 'wszyscy') =>
    `To, co administracja robi raz w miesiącu (${scope}): łączy w pary wszystkich, którzy są gotowi, pisze newsletter, zatwierdza go i wysyła. Każdy e-mail trafia do skrzynki nadawczej; żaden nie opuszcza tej maszyny.`,
  round: {
    title: 'Przejdź całą rundę',
    made: 'Zobacz, co przyniosła runda',
    text: (scope = 'wszyscy') =>
      `To, co administracja robi raz na rundę (${scope}): łączy w pary wszystkich, którzy są gotowi, pisze newsletter, zatwierdza go i wysyła. Każdy e-mail trafia do skrzynki nadawczej; żaden nie opuszcza tej maszyny.`,
  },
  noChange: 'Ten krok niczego nie zmienił.',
  failed: 'Ten krok się nie udał.',
  sent: 'Wszystkie e-maile są w skrzynce nadawczej.',
  result: {
    failed: 'Nie udało się odczytać doboru par.',
    somebody: 'jedna osoba',
    proof: 'Dowód',
    proofFailed: 'Nie udało się odczytać dowodu.',
    mailTo: (name) => `E-mail (${name})`,
    mail: (name) => `E-mail, ${name}`,
    mailFailed: 'Nie udało się odczytać e-maila.',
    outbox: 'Otwórz skrzynkę nadawczą',
    pageOf: (name) => `Strona osoby: ${name}`,
    pageFailed: 'Nie udało się odczytać strony.',
    be: (name, path, email) => [
      name === undefined ? 'Żeby zobaczyć to jak ta osoba, otwórz ' : `Żeby zobaczyć to jak ${name}, otwórz `,
      path,
      ' w prywatnym oknie i wpisz ',
      email,
      '.',
    ],
  },
}

const steps = (count: number) =>
  plural(count, { one: '# krok', few: '# kroki', many: '# kroków', other: '# kroku' })
const stepsOf = (count: number) =>
  plural(count, { one: '# kroku', few: '# kroków', many: '# kroków', other: '# kroku' })

export const cycle: Words['rounds']['cycle'] = {
  title: 'Automatyczny cykl',
  next: (moment) => `Następny przebieg: ${moment}`,
  off: 'Wyłączony: każdy miesiąc prowadzisz ręcznie. Włączysz go w karcie Narzędzia, Program.',
  look: 'Sprawdź ponownie',
  looking: 'Sprawdzanie…',
  failed: 'Nie udało się wczytać przebiegów.',
  none: 'Jeszcze nie działał.',
  attention: 'Wymaga uwagi',
  running: 'W toku',
  steps: (run) => `Kroki przebiegu: ${run}`,
  columns: { step: 'Krok', state: 'Stan', when: 'Kiedy', tries: 'Próby', result: 'Wynik' },
  states: {
    waiting: 'Czeka',
    committing: 'W wysyłce',
    done: 'Gotowe',
    skipped: 'Pominięte',
    failed: 'Nieudane',
    unknown: 'Nieznane',
    again: 'Ponowna próba',
  },
  nextTry: (moment) => `Następna próba: ${moment}`,
  isNext: 'Następny',
  afterOthers: 'Po innych',
  now: 'Teraz',
  inAll: steps,
  finished: (done, all) => `Ukończono ${digits(done)} z ${stepsOf(all)}`,
  someFailed: (run, failed) => `${run}, nie udało się: ${steps(failed)}`,
}

export const feedback: Words['rounds']['feedback'] = {
  title: 'Opinie',
  text: 'Co ludzie mówią po spotkaniu: od jednego do pięciu ziaren i jedno zdanie. To anonimowe. Odpowiedzi pokazujemy po pięć lub więcej naraz, więc najnowszych może brakować.',
  month: 'Miesiąc',
  people: 'Osoby',
  failed: 'Nie udało się wczytać opinii.',
  tooFew: {
    title: 'Widoczne od pięciu odpowiedzi',
    group:
      'Na razie można pokazać razem mniej niż pięć odpowiedzi tej grupy. Pierwsze pięć w miesiącu może się liczyć tylko dla całej firmy.',
    company: 'Na razie można pokazać razem mniej niż pięć odpowiedzi.',
  },
  given: (mean, small, answers) => [mean, ' ', small(`z 5 ziaren, liczba odpowiedzi: ${digits(answers)}`)],
  lines: 'Zdania',
}

export const counters: Words['rounds']['counters'] = {
  title: 'Udział',
  failed: 'Nie udało się wczytać liczb.',
  total: 'Wszystkie osoby',
  active: 'Biorą udział',
  paused: 'Przerwa',
  optedOut: 'Nie biorą udziału',
}
