import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('pl')

export const cycle: Responses['cycle'] = {
  completed: (pairings) => `Zakończone dobory par: ${digits(pairings)}.`,
  resumed: (pauses) => `Zakończone przerwy: ${digits(pauses)}.`,
  line: (line, why) => `Wiersz ${digits(line)}: ${why}.`,
  moreLines: (count) => `I jeszcze ${digits(count)}.`,
  noEmployeeFile: 'Nie ma pliku pracowników do odczytu.',
  companyWide: 'Cała firma.',
  groups: (count) =>
    plural(count, {
      one: '# grupa domen.',
      few: '# grupy domen.',
      many: '# grup domen.',
      other: '# grupy domen.',
    }),
  madeByCycle: (pairing) => `Utworzone przez automatyczny cykl dla „${pairing}”.`,
  drafted: (title, people) =>
    `Szkic „${title}” dla ${plural(people, { one: '# osoby', few: '# osób', many: '# osób', other: '# osoby' })}.`,
  sending: 'Zatwierdzono; wysyłka się zaczęła.',
  readers: (count) =>
    plural(count, {
      one: 'Dla # osoby z administracji.',
      few: 'Dla # osób z administracji.',
      many: 'Dla # osób z administracji.',
      other: 'Dla # osoby z administracji.',
    }),
  noReaders: 'W administracji nie ma nikogo, do kogo można napisać.',
  readerGone: 'Tego konta administracji już nie ma.',
  mailed: 'Wysłano.',
  failed: (code) => `Nie udało się (${code}). Przyczyna jest w logu.`,
  ended: 'Serwer zatrzymywał się przy każdej próbie.',
  unknown: 'Serwer zatrzymał się podczas przekazywania e-maila, więc nie wiadomo, czy dotarł.',
  late: 'Nie zrobiono w ciągu siedmiu dni od terminu cyklu.',
  handedOverBefore: (moment) => `Trwało przekazywanie, gdy powstawała kopia zapasowa z ${moment}.`,
  openBefore: (moment) =>
    `To nie było jeszcze zrobione, gdy powstawała kopia zapasowa z ${moment}. Ten krok jest pominięty, bo mógł już zostać wykonany.`,
}
