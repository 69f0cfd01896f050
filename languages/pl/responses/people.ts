import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { day, digits, plural } = formatsOf('pl')

const persons = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })
const entries = (count: number) =>
  plural(count, { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' })

export const people: Responses['people'] = {
  attributes: {
    tooMany: (most) => `Liczba cech to już ${digits(most)}. Najpierw usuń jedną.`,
    inUse: (name, programmes) => `Cechy ${name} używa: ${programmes.join(', ')}. Najpierw to zmień.`,
    deleted: (name) => `Cecha ${name} jest usunięta.`,
    exists: (name) => `Cecha ${name} już istnieje.`,
    chooseOne: 'Wybierz jedną z wartości.',
    from: {
      import: 'Podaj kolumnę z wartościami.',
      scim: 'Podaj ścieżkę, na przykład addresses[type eq "work"].locality.',
    },
  },
  noUndo: 'Tego nie da się cofnąć.',
  areSignedOut: (count) => `Wylogowano wszędzie: ${persons(count)}.`,
  belongTo: (count, group) => `Teraz w grupie ${group}: ${persons(count)}.`,
  lackDepartment: (count) => `Bez takiego działu na liście: ${persons(count)}.`,
  areNow: {
    in: (count, department) => `Teraz w dziale ${department}: ${persons(count)}.`,
    active: (count) => `Teraz biorą udział: ${persons(count)}.`,
    paused: (count) => `Teraz z przerwą: ${persons(count)}.`,
    pausedUntil: (count, until) => `Teraz z przerwą do ${day(until)}: ${persons(count)}.`,
    opted_out: (count) => `Teraz poza udziałem: ${persons(count)}.`,
  },
  entriesNow: {
    removed: (count, _) => `Usunięte z listy dostępu: ${entries(count)}.`,
    active: (count, _) => `Teraz aktywne: ${entries(count)}.`,
    barred: (count, _) => `Teraz zablokowane: ${entries(count)}.`,
    unassigned: (count, _) => `Teraz bez grupy: ${entries(count)}.`,
    moved: (count, group) => `Przeniesione do grupy ${group}: ${entries(count)}.`,
  },
  signedOutByThis: (count) => `Wylogowane przez tę zmianę: ${persons(count)}.`,
  undoneFor: {
    user: (count) => `Cofnięto: ${persons(count)}.`,
    entry: (count) => `Cofnięto: ${entries(count)}.`,
  },
  stayAsTheyAre: (count) => `Zmienione w międzyczasie, więc pozostawione bez zmian: ${digits(count)}.`,
  nobodyInvited: (why) => `Nikt nie dostaje zaproszenia: ${why.join(', ')}.`,
  tooManyBlocks: (most, minutes) =>
    `Limit dodawanych adresów to ${most} na godzinę. Spróbuj ponownie za ${minutes}. Usuwać nadal możesz.`,
  yourself: 'I tak nigdy nie trafisz na siebie.',
  addressTaken: (email) =>
    `${email} ma już konto. Jeśli należy do tej samej osoby, zaznacz to. W przeciwnym razie wybierz inny adres.`,
  noEntryChanged: 'Żaden wpis nie wymagał zmiany.',
  nobodyChanged: 'Nic nie wymagało zmiany.',
  tooLateToUndo: 'Tego nie da się już cofnąć: minęło ponad dziesięć minut albo zmiana jest już cofnięta.',
  wholeDomain: (domain) =>
    `${domain} to cała domena i nikogo nie wskazuje. Wpisz adresy osób do zaproszenia.`,
  invited: (count) => `Zaproszono: ${persons(count)}. Przebieg pokazują dzienniki wysyłki.`,
  nameFirst: 'Najpierw podaj imię i nazwisko: będą w podpisie e-maila.',
  nobodyFound: 'Nie ma kogo zaprosić.',
  backLater: 'Wybierz dzień od jutra, i tylko przy rezygnacji.',
  notAskedNow: 'Ta runda już powstała. Zapytamy przed następną.',
  noRoundToSkip: 'Nie bierzesz teraz udziału, więc nie ma rundy do opuszczenia.',
  madeWithoutYou: (month) =>
    `Runda (${month}) powstała bez ciebie. W następnej bierzesz udział automatycznie.`,
  pauseLength: 'Przerwa trwa jeden albo trzy miesiące od dziś. Sprawdź datę na swoim urządzeniu.',
  photoTooOften: (minutes) => `Zbyt wiele zmian zdjęcia. Ostatnie zostaje. Spróbuj ponownie za ${minutes}.`,
  pauseEnd: (months) =>
    `Przerwa kończy się najwcześniej jutro, a najpóźniej za ${plural(months, { one: '# miesiąc', few: '# miesiące', many: '# miesięcy', other: '# miesiąca' })}. Datę końca mają tylko osoby z przerwą.`,
  signedOut: (name) => `Wylogowano wszędzie: ${name}.`,
}
