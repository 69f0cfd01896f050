import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, month } = formatsOf('pl')

export const importRows: Responses['importRows'] = {
  file: {
    tooLarge: (most) => `jest większy niż ${most}`,
    archive: 'to arkusz lub archiwum, a nie plik CSV',
    empty: 'jest pusty',
    noHeader: (columns) => `pierwszy wiersz musi zawierać nazwy kolumn ${columns}`,
  },
  list: 'Lista',
  faults: {
    quote: 'Cudzysłów nie jest zamknięty',
    width: 'Więcej komórek niż kolumn',
    encoding: 'Ten plik był uszkodzony jeszcze przed eksportem',
    control: 'Podział wiersza lub znak sterujący',
    long: 'Za długie',
    address: 'To nie adres e-mail',
    date: 'To nie data',
    order: 'Urlop, który kończy się przed początkiem',
    twice: 'Ta sama osoba dwa razy',
    whitelist: 'Brak na liście dostępu',
    admin: 'Odchodząca osoba z administracji',
    department: 'Nieznany dział',
    group: 'Nieznana grupa',
    elsewhere: 'Spoza twoich grup, a dopuścić ten adres może tylko administracja',
    former: 'Nie wiadomo, czyj jest lub był ten adres',
    homeless: 'Nowa osoba, w żadnej z twoich grup',
  },
  row: {
    quote: 'nie da się go odczytać: cudzysłów nie jest zamknięty',
    width: (cells, columns) =>
      `liczba komórek: ${digits(cells)} zamiast ${digits(columns)}; tekst z przecinkiem wymaga cudzysłowu`,
    encoding: (column) =>
      `${column}: znaki przepadły, bo ten plik był uszkodzony jeszcze przed eksportem. Wyeksportuj go ponownie jako UTF-8`,
    control: (column) => `${column} zawiera podział wiersza lub znak sterujący`,
    long: (column, most) => `${column} ma ponad ${digits(most)} znaków`,
    noAddress: 'brak adresu e-mail',
    address: (cell) => `„${cell}” to nie adres e-mail`,
    date: (column, cell) => `${column} to „${cell}”: użyj daty takiej jak 2026-12-01`,
    order: 'leave_end jest przed leave_start',
    twice: (email, line) => `${email} jest już w wierszu ${digits(line)}`,
    group: (name) => `„${name}” to nie grupa domen`,
    department: (name, email) => `„${name}” to nie dział dla ${email}`,
    person: (email, why) => `${email} ${why}`,
  },
  person: {
    whitelist: 'nie jest na liście dostępu',
    admin: 'odchodzi, ale ma konto administracji: najpierw odbierz te uprawnienia',
    elsewhere: 'jest spoza twoich grup, a dopuścić ten adres może tylko administracja',
    former:
      'nie może przejąć konta poprzedniego adresu: oba adresy mają konto, dotyczy go inny wiersz albo to konto administracyjne. Użyj „Zmień adres” na liście osób',
    homeless: 'to nowa osoba: wybierz grupę dla nowych wpisów',
  },
  unknown: {
    attribute: (name) => `${name}: ponad 500 różnych wartości albo dłuższe niż 80 znaków`,
    department: (name) => `Nieznany dział: „${name}”`,
    group: (name) => `Nieznana grupa: „${name}”`,
    status: (name) => `Nieznany status: „${name}”`,
    language: (name) => `Nieznany język: „${name}”`,
    day: (day) => `Nieczytelny pierwszy dzień, na przykład „${day}”`,
    manager: (name, others) =>
      others === 0
        ? `Nieznany przełożony: „${name}”`
        : `Nieznani przełożeni: „${name}” i jeszcze ${digits(others)}`,
  },
  formerAccount: (email, until) =>
    `Pod adresem ${email} było konto do: ${month(until.slice(0, 7))}. Ta sama osoba?`,
  movedAccount: (email, movedTo) => `Konto z adresu ${email} ma teraz adres ${movedTo}, więc powstaje nowe`,
  deletedAccount: (email) => `${email}: konto usunięte przez tę osobę`,
  changes: {
    value: (what, before, after) => `${what}: ${before} → ${after}`,
    none: 'brak',
    columns: {
      first_name: 'imię',
      last_name: 'nazwisko',
      department: 'dział',
      manager_id: 'przełożony',
      directory_language: 'język',
      email: 'adres',
      joined_on: 'pierwszy dzień',
      employee_status: 'status w firmie',
      leave_start_date: 'urlop od',
      leave_end_date: 'urlop do',
      leave_reason: 'powód urlopu',
    },
    statuses: { active: 'w pracy', leave: 'urlop' },
    entry: 'wpis na liście dostępu',
    group: 'grupa domen',
  },
  kept: {
    changed: 'dane zmieniono od tego czasu',
    signedIn: 'zalogowano się od tego czasu',
    directory: 'jest w katalogu firmy',
    manages: 'ma pod opieką grupę domen',
    invited: 'wysłano zaproszenie od tego czasu',
    used: 'jest w użyciu',
    entry: 'wpis na liście dostępu zmieniono od tego czasu',
  },
}
