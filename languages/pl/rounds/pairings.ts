import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')

const people = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })
/** After a verb: "połącz". */
const peopleThen = (count: number) =>
  plural(count, { one: '# osobę', few: '# osoby', many: '# osób', other: '# osoby' })
const matches = (count: number) =>
  plural(count, { one: '# spotkanie', few: '# spotkania', many: '# spotkań', other: '# spotkania' })
const roundsOf = (count: number) =>
  plural(count, { one: '# dobór par', few: '# dobory par', many: '# doborów par', other: '# doboru par' })
const pairsThen = (count: number) =>
  plural(count, { one: '# parę', few: '# pary', many: '# par', other: '# pary' })
const pairedAlready = (count: number, ofWhen = 'tego miesiąca') =>
  plural(count, {
    one: `# z tych osób ma już spotkanie w zakończonym doborze par ${ofWhen}`,
    few: `# z tych osób mają już spotkanie w zakończonym doborze par ${ofWhen}`,
    many: `# z tych osób ma już spotkanie w zakończonym doborze par ${ofWhen}`,
    other: `# z tych osób ma już spotkanie w zakończonym doborze par ${ofWhen}`,
  })

export const pairings: Words['rounds']['pairings'] = {
  companyWide: 'Wszystkie osoby',
  companyWideChoice: 'Wszystkie osoby (cała firma)',
  failed: 'Nie udało się wczytać doboru par',
  matches,
  leftOut: (count) => `Bez pary: ${people(count)}`,
  actions: {
    title: 'Czynności',
    generate: 'Dobierz pary na ten miesiąc',
    view: (count) => `Bieżące dobory par (${digits(count)})`,
    sync: 'Synchronizuj pracowników',
    syncFailed: 'Nie udało się zsynchronizować pracowników',
  },
  announce: {
    ask: {
      action: 'Zapytaj, kto bierze udział',
      title: 'Zapytaj, kto bierze udział',
      text: 'Wszyscy dostają jeden e-mail z przyciskiem „Biorę udział”. W rundzie są tylko osoby, które go nacisną.',
      now: (count) => `Zapytaj teraz (${digits(count)})`,
      all: 'Wszyscy zostali już zapytani.',
      failed: 'Nie udało się nikogo zapytać.',
    },
    action: 'Zapowiedz rundę',
    title: 'Zapowiedź rundy',
    company:
      'Każda osoba, która bierze udział, dostaje jeden e-mail z datą i przyciskiem do opuszczenia tej rundy.',
    group: (name) =>
      `Każda osoba z grupy ${name}, która bierze udział, dostaje jeden e-mail z datą i przyciskiem do opuszczenia tej rundy.`,
    date: 'Data rundy',
    tell: (count) =>
      `Powiadom ${plural(count, { one: '# osobę', few: '# osoby', many: '# osób', other: '# osoby' })}`,
    tellThem: 'Powiadom',
    pending: 'Zapowiadanie…',
    failed: 'Nie udało się zapowiedzieć rundy.',
    countFailed: 'Nie udało się policzyć osób',
    allTold: 'Wszyscy w tej rundzie już o niej wiedzą.',
    tooFew: 'Na rundę jest za mało osób, które biorą udział.',
    told: (count) =>
      plural(count, {
        one: '# osoba już wie i nie dostanie drugiego e-maila.',
        few: '# osoby już wiedzą i nie dostaną drugiego e-maila.',
        many: '# osób już wie i nie dostanie drugiego e-maila.',
        other: '# osoby już wie i nie dostanie drugiego e-maila.',
      }),
  },
  eligibility: {
    asked: (asked, yes, silent) =>
      `Zapytani: ${digits(asked)} · Biorą udział: ${digits(yes)} · Bez odpowiedzi: ${digits(silent)}`,
    title: 'Kto może mieć parę',
    failed: 'Nie udało się sprawdzić, kto może mieć parę',
    total: 'Wszystkie osoby',
    ready: 'Gotowe do doboru',
    excluded: 'Pominięte',
    why: 'Dlaczego?',
    meetsNobody:
      'Pomoże więcej osób w grupie, otwarta preferencja albo mniej miesięcy do ponownego spotkania.',
    noGroup:
      'Osoby bez grupy domen trafiają do par tylko wtedy, gdy dobór obejmuje całą firmę. Dodaj je do grupy, a obejmą je też jej rundy.',
    minimum: 'Minimalna liczba osób',
    met: (required) => `Spełnione (potrzeba: ${digits(required)})`,
    notMet: (required) => `Niespełnione (potrzeba: ${digits(required)})`,
    evenNumbers: 'Liczba parzysta',
    yes: 'Tak',
    no: 'Nie',
    even: (count) => `${digits(count)} to liczba parzysta`,
    odd: (count) => `${digits(count)} to liczba nieparzysta`,
  },
  figures: {
    pairs: 'Pary',
    tables: 'Stoliki',
    across: 'Między działami',
    metBefore: 'Znają się już',
    threes: 'We troje',
    leftOut: 'Bez pary',
    uneasy: {
      withoutTime: (count) =>
        plural(count, {
          one: '# stolik nie ma pół godziny, która pasuje wszystkim.',
          few: '# stoliki nie mają pół godziny, która pasuje wszystkim.',
          many: '# stolików nie ma pół godziny, która pasuje wszystkim.',
          other: '# stolika nie ma pół godziny, która pasuje wszystkim.',
        }),
      otherSizes: (count) =>
        plural(count, {
          one: '# stolik jest większy lub mniejszy, niż wybrano.',
          few: '# stoliki są większe lub mniejsze, niż wybrano.',
          many: '# stolików jest większych lub mniejszych, niż wybrano.',
          other: '# stolika jest większych lub mniejszych, niż wybrano.',
        }),
      mixed: (count) =>
        plural(count, {
          one: 'Przy # stoliku są osoby z kilku grup.',
          few: 'Przy # stolikach są osoby z kilku grup.',
          many: 'Przy # stolikach są osoby z kilku grup.',
          other: 'Przy # stolika są osoby z kilku grup.',
        }),
    },
  },
  round: {
    generate: 'Dobierz pary na tę rundę',
    none: 'W części Czynności wybierz, kogo łączyć, a potem dobierz pary.',
    paired: {
      title: 'Już w parach w tej rundzie',
      text: (count) => `${pairedAlready(count, 'tej rundy')}. Drugi dobór par da im jeszcze jedno.`,
      textTold: (count, day) =>
        `${pairedAlready(count, 'tej rundy')}, a newsletter już o tym powiadomił (${day}). Drugi dobór par da im jeszcze jedno.`,
    },
  },
  generate: {
    title: 'Dobór par na ten miesiąc',
    text: (name) =>
      `Próba: ${name}. Nic się nie zapisuje i nikt nie dostaje wiadomości, dopóki nie potwierdzisz.`,
    looking: 'Szukanie najlepszego doboru par…',
    impossible: 'Teraz nie da się utworzyć doboru par',
    generate: (count) => `Utwórz ${pairsThen(count)}`,
    generateTables: (count) =>
      plural(count, {
        one: 'Utwórz # stolik',
        few: 'Utwórz # stoliki',
        many: 'Utwórz # stolików',
        other: 'Utwórz # stolika',
      }),
    again: (count) => `Połącz ponownie ${peopleThen(count)}`,
    pending: 'Tworzenie…',
    failed: 'Nie udało się utworzyć doboru par',
    done: (count, name) => `${name}: liczba utworzonych par: ${digits(count)}`,
    doneAndLinked: (count, name, newsletter) =>
      `${name}: liczba utworzonych par: ${digits(count)}, połączone z „${newsletter}”`,
    paired: {
      title: 'Już w parach w tym miesiącu',
      text: (count) => `${pairedAlready(count)}. Drugi dobór par da im jeszcze jedno.`,
      textTold: (count, day) =>
        `${pairedAlready(count)}, a newsletter już o tym powiadomił (${day}). Drugi dobór par da im jeszcze jedno.`,
      tick: (count) => `Połącz ponownie ${peopleThen(count)}, z kimś innym`,
    },
    leftOut: 'Tym razem bez pary',
    completes: 'Zakończonego doboru par nie da się otworzyć ponownie.',
    unseen: {
      title: 'Nikt nie widział tych spotkań',
      tick: 'Zakończ je, choć nie zostały wysłane',
    },
    nextByItself: (day) => `Następna runda zacznie się sama ${day}.`,
    shown: {
      'at-once': 'Ludzie od razu widzą swoje spotkanie na swojej stronie.',
      'with-newsletter':
        'Ludzie widzą swoje spotkanie, gdy wychodzi newsletter albo gdy naciśniesz „Pokaż spotkania teraz”.',
    },
  },
  pairGroups: {
    title: 'Utworzyć dobory par dla wszystkich grup?',
    confirm: (label) => `${label}?`,
    text: 'Próba dla każdej grupy domen, która ma dość osób. Nic się nie zapisuje i nikt nie dostaje wiadomości, dopóki nie potwierdzisz.',
    looking: 'Szukanie najlepszych doborów par…',
    create: 'Utwórz dobory par',
    pending: 'Tworzenie…',
    failed: 'Nie udało się utworzyć doborów par',
    warning: 'Ostrzeżenie',
    first: (shown) => `Pierwsze na liście: ${digits(shown)}. Każdy dobór par wymienia osoby bez pary.`,
    skipped: (groups) =>
      plural(groups, {
        one: '# grupa pominięta',
        few: '# grupy pominięte',
        many: '# grup pominiętych',
        other: '# grupy pominiętej',
      }),
  },
  current: {
    title: 'Bieżące dobory par',
    none: 'Brak bieżących doborów par',
    noneText: 'W części Czynności wybierz, kogo łączyć, a potem dobierz pary na ten miesiąc.',
    hidden: 'Jeszcze ukryte',
    complete: 'Zakończ',
    completeThis: (name) => `Zakończ dobór par: ${name}`,
    view: 'Spotkania',
    leftOut: 'Kto jest bez pary i dlaczego',
    removeThis: (name) => `Usunąć „${name}”?`,
    removeSeen: (count) =>
      `Ze stron wszystkich osób zniknie: ${matches(count)}. Potem możesz utworzyć nowy dobór par. Tego nie da się cofnąć.`,
    removeHidden: (count) =>
      `Zanim ktokolwiek to zobaczy, usuniemy: ${matches(count)}. Potem możesz utworzyć nowy dobór par. Tego nie da się cofnąć.`,
    removeConfirm: 'Usuń dobór par',
    removeFailed: 'Nie udało się usunąć doboru par',
  },
  complete: {
    title: (name) => `Zakończyć „${name}”?`,
    effect: () => 'Zamyka rundę. Umówione kawy się odbędą. Rundy nie da się otworzyć ponownie.',
    effectHidden: () =>
      'Zamyka rundę. Nie da się jej otworzyć ponownie. Ludzie zobaczą swoje spotkanie, gdy wyjdzie newsletter.',
    confirm: 'Zakończ dobór par',
    pending: 'Kończenie…',
    failed: 'Nie udało się zakończyć doboru par',
  },
  show: {
    action: 'Pokaż spotkania teraz',
    actionOf: (name) => `Pokaż spotkania teraz: ${name}`,
    title: (name) => `Pokazać spotkania „${name}” teraz?`,
    effect: (count) =>
      `${plural(count, { one: '# osoba od razu widzi', few: '# osoby od razu widzą', many: '# osób od razu widzi', other: '# osoby od razu widzi' })} swoje spotkanie na swojej stronie. Nie wysyłamy e-maili. Tego nie da się cofnąć.`,
    confirm: 'Pokaż spotkania',
    pending: 'Pokazywanie…',
    failed: 'Nie udało się pokazać spotkań',
  },
  completed: {
    title: 'Zakończone dobory par',
    none: 'Brak zakończonych doborów par',
    noneText: 'Zakończ bieżący dobór par, a jego plik pojawi się tutaj do obejrzenia i pobrania.',
    search: 'Szukaj wśród zakończonych doborów par',
    searchHint: 'Miesiąc, grupa albo nazwa pliku',
    found: (count) =>
      plural(count, {
        one: '# plik znaleziony',
        few: '# pliki znalezione',
        many: '# plików znalezionych',
        other: '# pliku znalezionego',
      }),
    view: 'Zobacz',
    viewThis: (name) => `Zobacz: ${name}`,
    download: 'Pobierz',
    sureToRemove: (name) => `Na pewno usunąć plik doboru par „${name}”? Tego nie da się cofnąć.`,
    removeFailed: 'Nie udało się usunąć pliku doboru par',
  },
  list: {
    summary: (rounds, all) => `${roundsOf(rounds)}, ${matches(all)}`,
    pairing: 'Dobór par',
    choice: (name, count) => `${name} (${matches(count)})`,
    noneText: 'Dobierz pary na ten miesiąc, żeby zobaczyć je tutaj.',
    search: 'Szukaj według imienia albo e-maila',
    found: (count) => `Znaleziono: ${matches(count)}`,
    nobody: (search) => `Nikt nie pasuje do „${search}”.`,
    empty: 'W tym doborze par nie ma spotkań.',
    label: (name) => `Spotkania: ${name}`,
    rescued: 'dobrane później',
    statuses: {
      active: 'trwa',
      completed: 'zakończone',
      called_off: 'nieaktualne',
      met: 'odbyło się',
      missed: 'nie odbyło się',
      no_answer: 'brak odpowiedzi',
    },
    host: 'Gospodarz',
    booked: 'umówione',
    answers: {
      pending: 'bez odpowiedzi',
      confirmed: 'mówi, że się odbyło',
      not_confirmed: 'mówi, że się nie odbyło',
    },
    overruled: {
      preference: 'Wbrew preferencji',
      'met-lately': 'Niedawne spotkanie',
      hours: 'Bez wspólnych godzin',
    },
  },
  left: {
    title: 'Kto jest bez pary i dlaczego',
    nobody: 'Nikt nie jest bez pary.',
    search: 'Szukaj wśród osób bez pary',
    label: 'Osoby bez pary i dlaczego',
    bring: 'Połącz',
    bringThis: (name) => `Połącz: ${name}`,
  },
  stranded: {
    nobody: 'Dziś bez nowej pary',
    looking: 'Szukanie…',
    lookFailed: 'Nie udało się poszukać nowych par',
    make: (count) =>
      plural(count, {
        one: 'Utworzyć jeszcze # parę?',
        few: 'Utworzyć jeszcze # pary?',
        many: 'Utworzyć jeszcze # par?',
        other: 'Utworzyć jeszcze # pary?',
      }),
    waiting: (waiting, leftOut) => `Na nową parę czeka: ${people(waiting)}. Bez pary: ${people(leftOut)}.`,
    none: 'Dziś nie ma odpowiedniej pary. Cup of Joe próbuje codziennie.',
    effect:
      'Obie osoby z każdej pary od razu dostają e-mail. Ich poprzednie spotkania są odwołane. Tego nie da się cofnąć.',
    confirm: 'Połącz i powiadom',
    pending: 'Łączenie…',
    failed: 'Nie udało się utworzyć nowych par',
    atTables: {
      make: 'Poszukać stolików dla czekających?',
      none: 'Dziś nie ma odpowiedniego stolika. Cup of Joe próbuje codziennie.',
      more: (tables) =>
        plural(tables, {
          one: '# nowy stolik.',
          few: '# nowe stoliki.',
          many: '# nowych stolików.',
          other: '# nowego stolika.',
        }),
      effect:
        'Wszyscy przy tych stolikach od razu dostają e-mail. Poprzednie spotkania osób, które dostają miejsce, są odwołane. Tego nie da się cofnąć.',
      confirm: 'Daj miejsce i powiadom',
    },
  },
  sync: {
    pending: 'Synchronizacja…',
    title: 'Synchronizacja pracowników',
    summary: (updated, created, unchanged) =>
      `Zaktualizowane: ${digits(updated)}, utworzone: ${digits(created)}, bez zmian: ${digits(unchanged)}.`,
    skipped: (lines) =>
      `Pominięto ${plural(lines, { one: '# wiersz', few: '# wiersze', many: '# wierszy', other: '# wiersza' })}`,
    caption: 'Pominięte wiersze pliku pracowników',
    line: 'Wiersz',
    wrong: 'Co jest nie tak',
  },
}
