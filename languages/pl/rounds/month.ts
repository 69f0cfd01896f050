import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')

export const thisMonth: Words['rounds']['thisMonth'] = {
  restored: {
    title: (at, made) => `Przywrócono ${at} z kopii zapasowej z ${made}`,
    text: 'Tego, co wydarzyło się pomiędzy, tu brakuje.',
    held: {
      mails: 'E-maile przypadające pomiędzy są wstrzymane: mogły już zostać wysłane',
      round: 'Pomiędzy mogła powstać runda',
      administrators: 'Inni administratorzy są wyłączeni',
      second_factors: 'Klucze dostępu, aplikacje i kody odzyskiwania innych administratorów są wyłączone',
      managers: 'Opiekunowie grup są wyłączeni',
      api_keys: 'Klucze API są wyłączone',
      directory_tokens: 'Synchronizacja z katalogiem jest wyłączona od przywrócenia',
      webhooks: 'Webhooki i kanały są wyłączone',
    },
    send: 'Wyślij',
    noRound: 'Runda nie powstała',
    turnOn: 'Włącz ponownie',
    leave: 'Zostaw tak',
    done: 'Decyzja jest zapisana.',
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
  round: {
    title: 'Ta runda',
    allDone: 'Wszystkie kroki tej rundy są gotowe.',
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
      plural(people, {
        one: '# osoba wróciła z nowym identyfikatorem. Ta sama czy nowa?',
        few: '# osoby wróciły z nowymi identyfikatorami. Te same czy nowe?',
        many: '# osób wróciło z nowymi identyfikatorami. Te same czy nowe?',
        other: '# osoby wróciło z nowymi identyfikatorami. Te same czy nowe?',
      }),
    text: (day) =>
      `Katalog firmy usunął te osoby i dodał osoby z tymi samymi adresami (od: ${day}). Zdarza się to, gdy zmienia się katalog albo gdy adres przechodzi na kogoś innego. Dopóki nie odpowiesz, te konta nie są w żadnej rundzie i nie dostają e-maili.`,
    same: {
      action: 'Te same osoby',
      title: (people) => `Te same osoby: ${digits(people)}?`,
      effect: (people) =>
        `Wcześniejsze konta (${digits(people)}) działają dalej tak jak przedtem, z historią, blokadami i rezygnacją. Nowsze konta zostaną usunięte; utworzony w nich profil zastąpi wcześniejszy.`,
    },
    other: {
      action: 'Nowe osoby',
      title: (people) => `Nowe osoby: ${digits(people)}?`,
      effect: (people) =>
        `Wcześniejsze konta (${digits(people)}) zostaną trwale usunięte: profil, blokady, rezygnacja i e-maile. Inni zobaczą w historii „Ktoś, kto już tu nie pracuje”. Nowe osoby zaczynają od zera. Tego nie da się cofnąć.`,
    },
    number: (people) => `Wpisz ${people}, żeby potwierdzić`,
    otherNumber: 'Wpisz liczbę osób',
    pending: 'Zapisywanie…',
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
  made: 'Pokaż wynik',
  run: 'Uruchom',
  goOn: 'Dalej',
  pending: 'W toku…',
  text: (scope = 'wszyscy') =>
    `To, co administracja robi raz w miesiącu (${scope}): łączy w pary wszystkich, którzy są gotowi, pisze newsletter, zatwierdza go i wysyła. Każdy e-mail trafia do skrzynki nadawczej; żaden nie opuszcza tej maszyny.`,
  round: {
    title: 'Przejdź całą rundę',
    made: 'Pokaż wynik',
    text: (scope = 'wszyscy') =>
      `To, co administracja robi raz na rundę (${scope}): łączy w pary wszystkich, którzy są gotowi, pisze newsletter, zatwierdza go i wysyła. Każdy e-mail trafia do skrzynki nadawczej; żaden nie opuszcza tej maszyny.`,
  },
  noChange: 'Ten krok niczego nie zmienił.',
  failed: 'Ten krok się nie udał.',
  sent: 'Wszystkie e-maile są w skrzynce nadawczej.',
  result: {
    failed: 'Nie udało się wczytać doboru par.',
    somebody: 'jedna osoba',
    proof: 'Dowód',
    proofFailed: 'Nie udało się wczytać dowodu.',
    mailTo: (name) => `E-mail (${name})`,
    mail: (name) => `E-mail, ${name}`,
    mailFailed: 'Nie udało się wczytać e-maila.',
    outbox: 'Otwórz skrzynkę nadawczą',
    pageOf: (name) => `Strona osoby: ${name}`,
    pageFailed: 'Nie udało się wczytać strony.',
    be: (name, path, email) => [
      `Żeby zalogować się jako ${name ?? 'ta osoba'}, otwórz `,
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
  look: 'Odśwież',
  looking: 'Odświeżanie…',
  failed: 'Nie udało się wczytać przebiegów.',
  none: 'Nie było jeszcze żadnego przebiegu.',
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
  month: 'Miesiąc',
  people: 'Osoby',
  failed: 'Nie udało się wczytać opinii.',
  tooFew: {
    title: 'Widoczne od pięciu odpowiedzi',
    group:
      'Ta grupa nie ma jeszcze pięciu odpowiedzi, które można pokazać razem. Pierwsze pięć w miesiącu może się liczyć tylko dla całej firmy.',
    company: 'Nie ma jeszcze pięciu odpowiedzi, które można pokazać razem.',
  },
  given: (mean, small, answers) => [mean, ' ', small(`z 5 ziaren, liczba odpowiedzi: ${digits(answers)}`)],
  lines: 'Co ludzie napisali',
}

export const counters: Words['rounds']['counters'] = {
  title: 'Udział',
  failed: 'Nie udało się wczytać liczb.',
  total: 'Wszystkie osoby',
  active: 'Biorą udział',
  paused: 'Przerwa',
  optedOut: 'Nie biorą udziału',
}
