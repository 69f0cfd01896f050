import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { access, bulk, ending } from './dashboard/changes'

const { plural } = formatsOf('pl')

export const dashboard: Words['dashboard'] = {
  tabs: {
    operations: 'Działania',
    'admin-tools': 'Narzędzia',
    departments: 'Działy',
    metrics: 'Analizy i dane',
    'email-whitelist': 'Lista dostępu',
    'email-logs': 'Dzienniki wysyłki',
    images: 'Galeria obrazów',
  },
  groups: { people: 'Osoby', programme: 'Program', it: 'Dla IT' },
  sections: {
    users: 'Osoby',
    programme: 'Program',
    tools: 'Narzędzia programu',
    departments: 'Działy i grupy',
    topics: 'Tematy',
    inquiries: 'Zapytania firm',
    'audit-log': 'Dziennik audytu',
  },
  buttons: {
    save: 'Zapisz',
    saving: 'Zapisywanie…',
    adding: 'Dodawanie…',
    delete: 'Usuń',
    deleting: 'Usuwanie…',
    rename: 'Zmień nazwę',
    csv: 'Pobierz CSV',
    of: {
      delete: (name) => `Usuń: ${name}`,
      rename: (name) => `Zmień nazwę: ${name}`,
      remove: (name) => `Usuń: ${name}`,
      select: (name) => `Zaznacz: ${name}`,
      more: (name) => `Więcej: ${name}`,
    },
  },
  choices: {
    allGroups: 'Wszystkie grupy',
    allProgrammes: 'Wszystkie programy',
    allStatuses: 'Wszystkie statusy',
    byGroup: 'Filtruj według grupy domen',
    unassigned: 'Bez grupy',
    newestFirst: 'Od najnowszych',
    oldestFirst: 'Od najstarszych',
    wholeCompany: 'Cała firma',
    yourGroups: 'Twoje grupy',
  },
  domainGroup: 'Grupa domen',
  entries: (count) => plural(count, { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' }),
  commands: {
    title: 'Polecenia',
    field: 'Polecenie, karta albo osoba',
    placeholder: 'Znajdź kartę, czynność albo osobę',
    goTo: 'Przejdź do',
    action: 'Czynność',
    newsletter: 'Utwórz newsletter',
    created: (title) => `„${title}” to szkic z treścią na początek.`,
    notCreated: 'Nie udało się utworzyć newslettera',
    generate: 'Dobierz pary na ten miesiąc',
    generateFor: (group) => `Dobierz pary: ${group}`,
    looking: 'Szukanie osób…',
    nothing: 'Nic nie znaleziono.',
    also: {
      section: 'przejdź do',
      generate: 'wszystkie osoby cała firma',
      tabs: {
        operations:
          'ten miesiąc, runda, losowanie, pary, odpowiedzi, bez pary, dowód, newsletter, wysłać, zakończyć',
        'admin-tools': 'osoby, zaprosić, eksport, program, dziennik',
        departments: 'zespoły, grupy',
        metrics: 'liczby, statystyki, kto się spotkał, eksport, stan systemu',
        'email-whitelist': 'import osób, dodać, domeny, grupy',
        'email-logs': 'maile, dostarczone, zwrócone, eksport',
        images: 'zdjęcia',
      },
    },
  },
  tools: {
    pairAll: 'Dobierz pary dla wszystkich grup',
    sync: 'Synchronizuj dane pracowników',
    notSynced: 'Nie udało się zsynchronizować danych pracowników',
    sample: {
      action: 'Dodaj przykładowe osoby',
      title: 'Dodać 100 przykładowych osób?',
      effect: 'Do twoich osób dojdzie przykładowa firma z historią, do wypróbowania.',
      confirm: 'Dodaj przykładowe osoby',
      failed: 'Nie udało się dodać osób',
    },
  },
  unreachable: {
    title: (count) =>
      `E-maile nie docierają do ${plural(count, { one: '# osoby', few: '# osób', many: '# osób', other: '# osoby' })}`,
    who: 'Zobacz, do kogo',
    text: 'Na odrzucone adresy próbujemy wysyłać co miesiąc, aż e-mail dotrze. Zapytaj te osoby o właściwy adres albo daj im przerwę.',
    refused: (months, said) => `Odrzucone: ${months}. ${said}`.trim(),
    complained: (day) => `Newsletter oznaczony jako spam: ${day}. Od tego czasu bez udziału.`,
    show: (name) => `Pokaż na liście osób: ${name}`,
  },
  demo: {
    title: 'To jest demo.',
    text: 'Przykładowa firma w twojej przeglądarce: rozejrzyj się, nic się nie zmienia ani nie wysyła.',
    leave: 'Wyjdź z demo',
    changesNothing: 'To jest demo: niczego nie zmienia. W produkcie to działa.',
    lacksThis: 'To jest demo: tego tu nie ma. W produkcie jest.',
    noFiles: {
      title: 'To jest demo',
      text: 'Nie ma tu plików do pobrania. W produkcie są.',
    },
  },
  access,
  ending,
  bulk,
}
