import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('pl')

export const imports: Responses['imports'] = {
  imported: (counts) =>
    `Zaimportowano. Nowe: ${digits(counts.new)}, zmienione: ${digits(counts.changed)}, bez zmian: ${digits(counts.unchanged)}${counts.refused > 0 ? `, odrzucone: ${digits(counts.refused)}` : ''}.`,
  takenOut: (count) => `Osoby usunięte z programu: ${digits(count)}.`,
  takenBack: (people, entries) =>
    `Import jest cofnięty: ${plural(people, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })}, ${plural(entries, { one: '# wpis na liście dostępu', few: '# wpisy na liście dostępu', many: '# wpisów na liście dostępu', other: '# wpisu na liście dostępu' })}.`,
  stay: (count) => `Bez zmian pozostaje: ${digits(count)}.`,
  read: {
    file: (parts) => `Odczytano plik pracowników: ${parts.join(', ')}.`,
    updated: (count) => `zaktualizowane: ${digits(count)}`,
    created: (count) => `utworzone: ${digits(count)}`,
    unknown: (count) => `pominięte, bo bez konta: ${digits(count)}`,
    takenOut: (count) => `usunięte z programu: ${digits(count)}`,
    skipped: (count) => `pominięte wiersze: ${digits(count)}`,
  },
  noEmployeeFile: (path, columns, example) =>
    `Nie ma pliku pracowników: ${path}. Umieść tam plik CSV z kolumnami ${columns}. Przykładowy wiersz: ${example}`,
  badEmployeeFile: (path, why, example) =>
    `Nie można użyć pliku pracowników ${path}: ${why}. Przykładowy wiersz: ${example}`,
  reading: 'Odczyt wierszy',
  tooManyRows: (most) =>
    `Plik ma więcej wierszy niż ${digits(most)}, a to limit jednego importu. Podziel go.`,
  saving: 'Zapisywanie osób',
  notCsv:
    'To jest arkusz albo archiwum, a nie plik CSV. Zapisz go jako CSV (w Excelu: „CSV UTF-8”) i wyślij ten plik.',
  notText: 'To nie jest plik tekstowy. Wyślij plik CSV w UTF-8 albo Windows-1252.',
  noRows: 'Plik nie ma wierszy. Potrzebny jest wiersz z nazwami kolumn, a potem po jednym wierszu na osobę.',
  tooManyColumns: (most) => `Plik ma za dużo kolumn. Limit w jednym imporcie to ${most}.`,
  noEmailColumn: 'Wybierz kolumnę z adresami e-mail.',
  noSuchColumn: 'Plik nie ma takiej kolumny.',
  onlyAdminsMakeGroups: 'Grupy domen może tworzyć tylko administracja.',
  onlyAdminsTakeOut: 'Usuwać osoby z programu może tylko administracja.',
  running: 'Trwa inny import. Spróbuj ponownie, gdy się skończy.',
  importedAlready: 'Ten plik jest już zaimportowany.',
  takenBackAlready: 'Ten import jest już cofnięty.',
  notImported: 'Ten plik nie jest jeszcze zaimportowany.',
}
