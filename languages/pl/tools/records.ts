import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('pl')

const mails = (count: number) =>
  plural(count, { one: '# e-mail', few: '# e-maile', many: '# e-maili', other: '# e-maila' })
const uncertainMails = (count: number) =>
  plural(count, {
    one: '# niepewny e-mail',
    few: '# niepewne e-maile',
    many: '# niepewnych e-maili',
    other: '# niepewnego e-maila',
  })

export const logs: Words['tools']['logs'] = {
  title: 'Dzienniki wysyłki i archiwum newsletterów',
  tabs: {
    label: 'Dzienniki',
    current: (count) => `Bieżące (${count})`,
    archived: (count) => `Archiwalne (${count})`,
  },
  search: 'Szukaj w dziennikach',
  failed: 'Nie udało się pobrać dzienników wysyłki',
  archivedFailed: 'Nie udało się pobrać dzienników archiwalnych',
  none: {
    title: 'W tym miesiącu nic nie wysłano',
    text: 'Gdy newsletter wyjdzie, jego dziennik pojawi się tutaj, osoba po osobie.',
  },
  noneArchived: {
    title: 'Nie ma dzienników archiwalnych',
    text: 'Tutaj pojawiają się dzienniki wcześniejszych miesięcy.',
  },
  when: { sent: 'Wysłano', cancelled: 'Anulowano', started: 'Rozpoczęto' },
  at: {
    sent: (at) => `Wysłano: ${at}`,
    cancelled: (at) => `Anulowano: ${at}`,
    started: (at) => `Rozpoczęto: ${at}`,
  },
  notStarted: 'Jeszcze nie rozpoczęto',
  states: {
    queued: 'w kolejce',
    sending: 'w toku',
    paused: 'wstrzymana',
    sent: 'wysłana',
    cancelled: 'anulowana',
  },
  archived: 'Archiwum',
  purged: 'Wyczyszczony',
  to: (title, group) => `${title}: ${group}`,
  details: 'Szczegóły',
  detailsOf: (title) => `Szczegóły: ${title}`,
  csvOf: (title) => `Pobierz CSV: ${title}`,
  csvOfMonth: (month) => `Pobierz CSV wszystkich wysyłek: ${month}`,
  counts: {
    recipients: 'Adresaci',
    successful: 'Udane',
    failed: 'Nieudane',
    cancelled: 'Anulowane',
    unknown: 'Niepewne',
  },
  statuses: {
    success: 'Udane',
    sendgrid_limit: 'SendGrid: limit',
    sendgrid_forbidden: 'SendGrid: zakaz',
    sendgrid_error: 'SendGrid: błąd',
    failed: 'Nieudane',
    unknown: 'Niepewne',
    pending: 'Czeka',
    cancelled: 'Anulowane',
  },
  dialog: {
    label: 'Dziennik',
    overview: 'Przegląd',
    entries: 'Adresaci',
    validation: 'Sprawdzenie',
    preview: 'Podgląd',
  },
  facts: {
    state: 'Stan',
    pairing: 'Dobór par',
    noPairing: 'Brak',
    file: 'Plik archiwum',
  },
  again: {
    action: 'Zacznij z niego nowy newsletter',
    done: (title) => `„${title}” to szkic z tymi tekstami na ten miesiąc. Jest w karcie Działania.`,
    failed: 'Nie udało się zacząć z niego newslettera',
  },
  uncertain: {
    title: (count) => `Nie wiadomo, czy dotarły: ${mails(count)}`,
    text: 'Serwer zatrzymał się podczas ich wysyłki.',
    action: 'Wyślij je ponownie',
    question: (count) => `Wysłać ponownie ${uncertainMails(count)}?`,
    effect: 'Mają ten sam Message-ID, więc większość programów pocztowych pokazuje każdy z nich tylko raz.',
    confirm: 'Wyślij ponownie',
    failed: 'Nie udało się ponownie wysłać niepewnych e-maili',
  },
  purge: {
    title: 'Treści osobiste',
    deleted: (day) => `Usunięto: ${day}. Liczby, adresaci i wyniki są nadal tutaj.`,
    held: (count) =>
      plural(count, {
        one: 'Wysłany e-mail: imiona, spotkania, działy, zdjęcia.',
        few: '# wysłane e-maile: imiona, spotkania, działy, zdjęcia.',
        many: '# wysłanych e-maili: imiona, spotkania, działy, zdjęcia.',
        other: '# wysłanego e-maila: imiona, spotkania, działy, zdjęcia.',
      }),
    action: 'Wyczyść treści osobiste',
    question: (title) => `Wyczyścić „${title}”?`,
    effect: (count, month) =>
      `Usuniemy ${mails(count)} (${month}), nazwiska w nich i odpowiedzi serwerów pocztowych. Podgląd przestanie działać. Liczby, adresaci i wyniki zostają. Tego nie da się cofnąć.`,
    confirm: 'Wyczyść',
    purging: 'Czyszczenie…',
    failed: 'Nie udało się wyczyścić dziennika',
  },
  matches: {
    total: 'Wszystkie spotkania',
    validated: 'Sprawdzone',
    mismatches: 'Niezgodności',
    nobody: 'Nikt z tych spotkań nie brał już udziału, więc nikt nie dostał o nich e-maila.',
    none: 'Ten dobór par nie miał spotkań.',
    valid: 'Każde spotkanie z doboru par było nadal ważne.',
    failed: 'Nie udało się wczytać niezgodności.',
    purged: 'Notatka została wyczyszczona.',
    matched: (email) => `W parze z: ${email}`,
    noMatch: 'Bez spotkania',
  },
  entries: {
    search: 'Szukaj adresatów',
    status: 'Status wysyłki',
    count: (count) =>
      plural(count, { one: '# adresat', few: '# adresaci', many: '# adresatów', other: '# adresata' }),
    failed: 'Nie udało się wczytać adresatów.',
    none: 'Nikogo nie znaleziono.',
    matched: (email) => `w parze z: ${email}`,
    noMatch: 'bez spotkania',
    valid: 'W porządku',
    issues: 'Uwagi',
  },
  preview: {
    purged:
      'Ten newsletter został wysłany i automatycznie zarchiwizowany. Podgląd wysłanych newsletterów nie jest dostępny, bo dla porządku są usuwane.',
    nobody: 'Ten e-mail do nikogo nie dotarł, więc nie ma czego pokazać.',
    find: 'Znajdź według adresu',
    recipient: 'Adresat',
    notTheirs: 'Nikt z tym adresem nie dostał tego e-maila.',
    choose: 'Wybierz adresata',
    none: 'Nikogo nie znaleziono',
    mailTo: (email) => `E-mail na adres ${email}`,
    loading: 'Wczytywanie e-maila…',
    unknownUser: 'Wybranej osoby nie ma w systemie.',
    signIn: 'Potrzebne logowanie. Odśwież stronę i spróbuj ponownie.',
    error: (message) => `Błąd: ${message}`,
  },
}

export const inquiries: Words['tools']['inquiries'] = {
  search: 'Szukaj zapytań',
  failed: 'Nie udało się wczytać zapytań.',
  none: {
    title: 'Nie ma jeszcze zapytań',
    text: 'Wiadomości z formularza „Zapytanie dla firm” pojawiają się tutaj i przychodzą na twój adres kontaktowy.',
  },
  users: (howMany) => `Liczba osób: ${howMany}`,
}

export const audit: Words['tools']['audit'] = {
  search: 'Szukaj w dzienniku audytu',
  searchExample: 'Osoba, rzecz albo wartość',
  action: 'Czynność',
  allActions: 'Wszystkie czynności',
  from: 'Od',
  to: 'Do',
  order: 'Kolejność',
  byPerson: 'Według osoby',
  byAction: 'Według czynności',
  failed: 'Nie udało się wczytać dziennika audytu.',
  none: 'Nic nie znaleziono.',
  changes: (count) => plural(count, { one: '# zmiana', few: '# zmiany', many: '# zmian', other: '# zmiany' }),
  nothing: 'nic',
}

export const topics: Words['tools']['topics'] = {
  text: 'Każda osoba wybiera do pięciu w swoim profilu. Kto się spotyka, czyta, co ma wspólnego. Nikt inny tego nie czyta, ty też nie.',
  language: 'Nazwy i pytania w języku',
  name: 'Temat',
  question: 'Pytanie na początek',
  questionHint: 'Bez pytania powstaje ono z nazwy.',
  add: 'Dodaj temat',
  remove: (name) => `Usuń: ${name}`,
  failed: 'Nie udało się wczytać tematów.',
  saved: 'Tematy są zapisane.',
  notSaved: 'Nie udało się zapisać tematów.',
}
