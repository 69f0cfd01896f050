import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('de')

export const access: Words['dashboard']['access'] = {
  visitor: { title: 'Anmeldung nötig', description: 'Bitte melde dich in der Verwaltung an.' },
  employee: { title: 'Kein Zugang', description: 'Das ist der Verwaltung vorbehalten.' },
  unknown: {
    title: 'Gerade ist nicht klar, wer du bist',
    text: 'Der Server antwortet nicht. Du bist weiterhin angemeldet.',
  },
  loading: 'Die Verwaltung wird geladen ...',
  checking: 'Deine Rechte werden geprüft ...',
}

export const ending: Words['dashboard']['ending'] = {
  keepsThem: 'Das gilt ab der nächsten Runde. Ein schon bekanntes Treffen bleibt.',
  endsThem:
    'Das beendet ihr Treffen sofort: Ein gebuchter Termin wird abgesagt, und wer allein bleibt, erfährt es per E-Mail.',
  staysAsItIs: 'Ihr Treffen bleibt.',
  people: (count) =>
    plural(count, { one: '# Person in einer laufenden Runde', other: '# Personen in einer laufenden Runde' }),
  pair: (pair) =>
    `${pair.name} trifft ${pair.other} (${pair.pairing}${pair.isAnnounced ? '' : ', noch nicht bekannt'})${pair.coffee === null ? '' : `; der Termin: ${pair.coffee}`}.`,
  more: (matches, booked) => {
    const others = plural(matches, { one: 'Dazu # weiteres Treffen', other: 'Dazu # weitere Treffen' })
    return booked === 0
      ? `${others}.`
      : `${others}; ${plural(booked, { one: '# davon hat einen gebuchten Termin', other: '# davon haben einen gebuchten Termin' })}.`
  },
}

const users = (count: number) => plural(count, { one: '# Person', other: '# Personen' })
const entries = (count: number) => plural(count, { one: '# Eintrag', other: '# Einträge' })
const ofEntries = (count: number) => plural(count, { one: '# Eintrag', other: '# Einträgen' })
const ofMany = (counted: (count: number) => string, of: (count: number) => string) => ({
  selected: (count: number) => `${counted(count)} ausgewählt`,
  allFound: (count: number) => `Alle Treffer: ${counted(count)}`,
  sentence: (count: number) => `${counted(count)} ausgewählt.`,
  changes: (changed: number, count: number) => `Ändert ${digits(changed)} von ${of(count)}.`,
  changesNone: (count: number) => `Für ${counted(count)} gibt es nichts zu ändern.`,
})

export const bulk: Words['dashboard']['bulk'] = {
  selectAll: (total) => `Alle ${digits(total)} Treffer auswählen`,
  clear: 'Aufheben',
  undo: 'Rückgängig',
  notUndone: 'Die Änderung konnte nicht rückgängig gemacht werden',
  counting: 'Die Betroffenen werden gezählt.',
  notCounted: 'Die Betroffenen konnten nicht geladen werden.',
  covers: (people) =>
    plural(people, {
      one: 'Betroffen ist # Person mit Konto.',
      other: 'Betroffen sind # Personen mit Konto.',
    }),
  refused: (people) =>
    plural(people, {
      one: 'Für # Person gibt es diese Abteilung nicht.',
      other: 'Für # Personen gibt es diese Abteilung nicht.',
    }),
  users: {
    label: 'Ausgewählte Personen',
    failed: 'Die Personen konnten nicht geändert werden',
    ...ofMany(users, users),
  },
  entries: {
    label: 'Ausgewählte Einträge',
    failed: 'Die Einträge konnten nicht geändert werden',
    ...ofMany(entries, ofEntries),
  },
}
