import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('pl')

export const system: Words['figures']['system'] = {
  employees: {
    title: 'Pracownicy',
    failed: 'Nie udało się wczytać pracowników.',
    total: 'Wszyscy pracownicy',
    active: 'Aktywni',
    onLeave: 'Na urlopie',
    available: 'Dostępni do doboru',
    synced: (moment) => `Ostatnia synchronizacja: ${moment}`,
    neverSynced: 'Ostatnia synchronizacja: nigdy',
  },
  title: 'Stan systemu',
  checked: (moment) => `Sprawdzono: ${moment}`,
  checking: 'Sprawdzanie…',
  check: 'Sprawdź ponownie',
  failed: 'Nie udało się sprawdzić systemu.',
  lines: {
    database: 'Baza danych',
    email: 'Poczta wychodząca',
    sync: 'Synchronizacja pracowników',
    cycle: 'Automatyczny cykl',
    signIn: 'Logowanie',
    job: (name) => `Zadanie: ${name}`,
    pendingSetups: 'Nieutworzone profile',
  },
  troubles: (count) =>
    count === 0
      ? 'Wszystko działa.'
      : plural(count, {
          one: '# element wymaga uwagi.',
          few: '# elementy wymagają uwagi.',
          many: '# elementów wymaga uwagi.',
          other: '# elementu wymaga uwagi.',
        }),
  behind: 'Wszystkie części i zadania',
  responded: (milliseconds) => `Odpowiedź w ${milliseconds} ms`,
  lastSync: (moment) => `Ostatnia synchronizacja: ${moment}.`,
  lastRead: (moment) => `Ostatni odczyt: ${moment}.`,
  failingSince: (moment) => `Nie działa od: ${moment}.`,
  until: (moment) => `Do: ${moment}.`,
  wrongCodes: (moment) => `Wpisano zbyt wiele błędnych kodów: ${moment}.`,
  nextRun: (moment, rule, zone) => `Następny przebieg: ${moment} (${rule}, ${zone}).`,
  runs: (every, last) => (last === null ? `Działa ${every}` : `Działa ${every}, ostatnio: ${last}`),
  jobFailed: (moment, message) => `Nie udało się (${moment}): ${message}`,
  every: {
    days: (count) =>
      plural(count, { one: 'codziennie', few: 'co # dni', many: 'co # dni', other: 'co # dnia' }),
    hours: (count) =>
      plural(count, {
        one: 'co godzinę',
        few: 'co # godziny',
        many: 'co # godzin',
        other: 'co # godziny',
      }),
    minutes: (count) =>
      plural(count, { one: 'co minutę', few: 'co # minuty', many: 'co # minut', other: 'co # minuty' }),
    seconds: (count) =>
      plural(count, {
        one: 'co sekundę',
        few: 'co # sekundy',
        many: 'co # sekund',
        other: 'co # sekundy',
      }),
  },
}
