import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')

const rows = (count: number) =>
  plural(count, { one: '# wiersz', few: '# wiersze', many: '# wierszy', other: '# wiersza' })

export const importing: Words['people']['import'] = {
  title: 'Importuj osoby',
  text: 'Z pliku CSV z jedną osobą w wierszu: adres, imię i nazwisko, dział, grupa, przełożony, język, status, urlop.',
  nothingSaved: (count) => `Odczytano ${rows(count)}. Nic się nie zapisze, dopóki nie naciśniesz „Importuj”.`,
  pasted: 'Wklejona lista',
  notRead: 'Nie udało się odczytać pliku',
  failed: 'Import się nie udał',
  back: 'Wstecz',
  importing: 'Importowanie…',
  submit: (people) =>
    plural(people, {
      one: 'Importuj # osobę',
      few: 'Importuj # osoby',
      many: 'Importuj # osób',
      other: 'Importuj # osoby',
    }),
  submitOut: (people, out) => `Importuj: ${digits(people)}, usuń z programu: ${digits(out)}`,
  reading: 'Odczyt…',
  preview: 'Podgląd',
  choose: {
    file: 'Wybierz plik CSV albo upuść go tutaj',
    fileHint: (size, most) =>
      `Najwyżej ${size} i ${rows(most)}; UTF-8 lub Windows-1252; przecinek, średnik lub tabulator`,
    paste: 'Albo wklej listę',
    pasteHint: 'Wiersze arkusza albo po jednym adresie lub *@domena w wierszu',
    last: 'Ostatni import',
    lastState: (file, moment, figures, undone) =>
      undone === null
        ? `${file}, ${moment}: ${figures}`
        : `${file}, ${moment}: ${figures}. Cofnięto: ${undone}`,
  },
  figures: {
    new: (count) => `nowe: ${digits(count)}`,
    changed: (count) => `zmienione: ${digits(count)}`,
    unchanged: (count) => `bez zmian: ${digits(count)}`,
    refused: (count) => `odrzucone: ${digits(count)}`,
  },
  done: {
    whitelisted: (count) =>
      plural(count, {
        one: 'Do listy dostępu dodano # wpis.',
        few: 'Do listy dostępu dodano # wpisy.',
        many: 'Do listy dostępu dodano # wpisów.',
        other: 'Do listy dostępu dodano # wpisu.',
      }),
    newPeople: 'Nowe osoby biorą udział, gdy się zalogują i utworzą profil.',
    invite: 'Zaproś je',
    refusedRows: 'Pobierz odrzucone wiersze',
    kept: 'Nie cofnięto',
  },
  undo: {
    action: 'Cofnij import',
    undoing: 'Cofanie…',
    failed: 'Nie udało się cofnąć importu',
    question: 'Cofnąć import?',
    effect: (people) =>
      `${plural(people, { one: '# osoba wraca', few: '# osoby wracają', many: '# osób wraca', other: '# osoby wraca' })} do wcześniejszego stanu. Utworzone konta są usuwane, chyba że są w użyciu albo przejął je katalog firmy. Zobaczysz, co zostaje i dlaczego.`,
    confirm: 'Cofnij',
  },
  names: {
    open: 'Wybierz, co z nimi zrobić',
    chosen: 'Wybrane',
    createAll: (count) => `Utwórz wszystkie (${digits(count)})`,
    notWithAll: (names) => `Sprawdź te: wyglądają na literówki. ${names}`,
    near: (name, other) => `${name} (${other}?)`,
    department: (name, count, near) => [
      name,
      near === null ? `: ${rows(count)}` : `: ${rows(count)}. A może ${near}?`,
    ],
    group: (name, count, near) => [
      'Grupa ',
      name,
      near === null ? `: ${rows(count)}` : `: ${rows(count)}. A może ${near}?`,
    ],
    lines: (count, lines) =>
      plural(count, {
        one: `wiersz ${lines}`,
        few: `wiersze ${lines}`,
        many: `wiersze ${lines}`,
        other: `wiersze ${lines}`,
      }),
    linesAndMore: (lines) => `wiersze ${lines} i więcej`,
    people: (name) => `Co zrobić: ${name}`,
    status: (name, count) => ['Nieznany status: „', name, `”, ${rows(count)}`],
    noStatus: 'Importuj bez statusu',
    statuses: { active: 'Pracują tutaj', leave: 'Są na urlopie', leaves: 'Odchodzą z firmy' },
    leaveOut: 'Pomiń te wiersze',
    create: 'Utwórz',
    into: (name) => `Umieść w: ${name}`,
    intoOther: 'Umieść w',
  },
  found: {
    instead: (field, taken, other) => `${field}: z kolumny „${taken}”, nie „${other}”.`,
    headerLine: 'Nazwy kolumn są w',
    lineOf: (line, text) => `Wiersz ${line}: ${text}`,
    noHeader: 'Żadnym wierszu',
    leavers: {
      title: 'Kto odchodzi',
      leaving: (count) => `Według pliku odchodzą osoby: ${digits(count)}`,
      missing: (count) => `Osoby, które są tutaj, a nie ma ich w pliku: ${digits(count)}`,
      keep: 'Zostaw',
      out: 'Usuń z programu',
      press: 'Usuń z programu',
      effect:
        'Te osoby nie mogą się już zalogować, nie dostają spotkań ani e-maili. Cofnięcie importu je przywraca.',
      more: (names, count) => `${names} i jeszcze ${digits(count)}`,
    },
    noAddress: {
      title: 'W której kolumnie są adresy?',
      text: 'Nie mówi tego żadna nazwa kolumny. Wybierz E-mail nad właściwą.',
    },
    onLeave: 'Osoby na urlopie',
    group: 'Grupa domen dla nowych wpisów na liście dostępu',
    groupsFrom: (column, meets) => `Kolumna „${column}” wyznacza grupę domen. ${meets}`,
    toMix: (choice, place) => `Aby je wymieszać, wybierz „${choice}” w sekcji „${place}”.`,
    groupHint: 'Gdy plik nie podaje grupy',
    languageHint: 'Gdy plik żadnego nie podaje. Każda osoba może go zmienić.',
    noLanguage: 'Język grupy, a jeśli go brak, firmy',
    chooseGroup: 'Wybierz',
    waiting: {
      title: (count) =>
        plural(count, {
          one: '# wiersz czeka na twój wybór',
          few: '# wiersze czekają na twój wybór',
          many: '# wierszy czeka na twój wybór',
          other: '# wiersza czeka na twój wybór',
        }),
      text: 'Ich dział albo grupa są nieznane. Wiersze bez wyboru są pomijane.',
    },
    outcomes: { new: 'nowe', changed: 'zmienione', unchanged: 'bez zmian', refused: 'odrzucone' },
    rows: {
      new: 'Nowe wiersze',
      changed: 'Zmienione wiersze',
      unchanged: 'Wiersze bez zmian',
      refused: 'Odrzucone wiersze',
    },
    first: (shown, all) => `Pierwsze ${digits(shown)} z ${digits(all)}`,
    whitelisted: (count) =>
      plural(count, {
        one: 'Do listy dostępu dojdzie # wpis.',
        few: 'Do listy dostępu dojdą # wpisy.',
        many: 'Do listy dostępu dojdzie # wpisów.',
        other: 'Do listy dostępu dojdzie # wpisu.',
      }),
    neverHere: (count) =>
      `${plural(count, { one: 'W pliku # osoba odeszła i nigdy tu nie była', few: 'W pliku # osoby odeszły i nigdy tu nie były', many: 'W pliku # osób odeszło i nigdy tu nie było', other: 'W pliku # osoby odeszło i nigdy tu nie było' })}. Nic się nie zmienia.`,
    withoutGroup: (count) =>
      `${plural(count, { one: '# osoba nie będzie', few: '# osoby nie będą', many: '# osób nie będzie', other: '# osoby nie będzie' })} w żadnej grupie domen ani w rundach grup. Wybierz grupę dla nowych wpisów albo kolumnę, która ją podaje.`,
    problem: (text, count) => `${text}: ${rows(count)}`,
    newPerson: 'Nie, to nowa osoba. Usuń poprzednie konto na zawsze.',
    unread: (text, count) => `${text} (${rows(count)}), pole pozostanie puste`,
    again: (text, count) => `${text} (${rows(count)}), ponowny import`,
  },
  sheet: {
    label: 'Plik',
    caption: 'Pierwsze wiersze pliku',
    holds: (column) => `Co zawiera „${column}”`,
    leftOut: 'Bez importu',
    now: (field, column) => `${field} (teraz „${column}”)`,
    fields: {
      email: 'E-mail',
      former_email: 'Poprzedni adres',
      first_name: 'Imię',
      last_name: 'Nazwisko',
      full_name: 'Imię i nazwisko',
      department: 'Dział',
      group: 'Grupa domen',
      manager: 'Przełożony (adres)',
      language: 'Język',
      status: 'Status',
      account: 'Konto (aktywne, zablokowane)',
      start_date: 'Pierwszy dzień',
      leave_start: 'Urlop od',
      leave_end: 'Urlop do',
      leave_reason: 'Powód urlopu',
    },
  },
}
