import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')

export const access: Words['dashboard']['access'] = {
  visitor: { title: 'Potrzebne logowanie', description: 'Zaloguj się, żeby wejść do administracji.' },
  employee: { title: 'Brak dostępu', description: 'Nie masz uprawnień administracji.' },
  unknown: {
    title: 'Nie możemy teraz sprawdzić, kim jesteś',
    text: 'Serwer nie odpowiada. Twoja sesja trwa.',
  },
  loading: 'Wczytywanie administracji…',
  checking: 'Sprawdzanie uprawnień…',
}

export const ending: Words['dashboard']['ending'] = {
  keepsThem: 'To dotyczy następnych rund. Zapowiedziane spotkanie pozostaje aktualne.',
  endsThem:
    'To od razu kończy ich spotkanie: zarezerwowany termin przepada, a kto zostaje bez pary, dostaje e-mail.',
  staysAsItIs: 'Ich spotkanie zostaje.',
  people: (count) =>
    plural(count, {
      one: '# osoba w bieżącym doborze par',
      few: '# osoby w bieżącym doborze par',
      many: '# osób w bieżącym doborze par',
      other: '# osoby w bieżącym doborze par',
    }),
  pair: (pair) =>
    `${pair.name} i ${pair.other}: para w ${pair.pairing}${pair.isAnnounced ? '' : ' (jeszcze nie ogłoszona)'}${pair.coffee === null ? '' : `; termin: ${pair.coffee}`}.`,
  more: (matches, booked) => {
    const others = plural(matches, {
      one: 'Także # inne spotkanie',
      few: 'Także # inne spotkania',
      many: 'Także # innych spotkań',
      other: 'Także # innego spotkania',
    })
    return booked === 0 ? `${others}.` : `${others}; z zarezerwowanym terminem: ${digits(booked)}.`
  },
}

const users = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })
const entries = (count: number) =>
  plural(count, { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' })
const ofMany = (counted: (count: number) => string) => ({
  selected: (count: number) => `Zaznaczono: ${counted(count)}`,
  allFound: (count: number) => `Wszystkie znalezione: ${counted(count)}`,
  sentence: (count: number) => `Zaznaczono: ${counted(count)}.`,
  changes: (changed: number, count: number) => `Zmiana dotyczy ${digits(changed)} z ${digits(count)}.`,
  changesNone: (count: number) => `Nic nie wymaga zmiany (${counted(count)}).`,
})

export const bulk: Words['dashboard']['bulk'] = {
  selectAll: (total) => `Zaznacz wszystkie znalezione (${digits(total)})`,
  clear: 'Wyczyść',
  undo: 'Cofnij',
  notUndone: 'Nie udało się cofnąć zmiany',
  counting: 'Liczenie osób, których to dotyczy.',
  notCounted: 'Nie udało się wczytać osób, których to dotyczy.',
  covers: (people) =>
    plural(people, {
      one: 'Obejmują # osobę z kontem.',
      few: 'Obejmują # osoby z kontem.',
      many: 'Obejmują # osób z kontem.',
      other: 'Obejmują # osoby z kontem.',
    }),
  refused: (people) =>
    plural(people, {
      one: '# osoba nie ma takiego działu na swojej liście.',
      few: '# osoby nie mają takiego działu na swojej liście.',
      many: '# osób nie ma takiego działu na swojej liście.',
      other: '# osoby nie ma takiego działu na swojej liście.',
    }),
  users: {
    label: 'Zaznaczone osoby',
    failed: 'Nie udało się zmienić osób',
    ...ofMany(users),
  },
  entries: {
    label: 'Zaznaczone wpisy',
    failed: 'Nie udało się zmienić wpisów',
    ...ofMany(entries),
  },
}
