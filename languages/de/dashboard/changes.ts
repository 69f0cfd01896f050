import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('de')

export const access: Words['dashboard']['access'] = {
  visitor: { title: 'Anmeldung nötig', description: 'Bitte melde dich in der Verwaltung an.' },
  employee: { title: 'Kein Zugang', description: 'Das ist der Verwaltung vorbehalten.' },
  unknown: {
    title: 'Gerade ist nicht klar, wer du bist',
    text: 'Der Server antwortet nicht. Du bist nicht abgemeldet.',
  },
  loading: 'Die Verwaltung wird geladen ...',
  checking: 'Deine Rechte werden geprüft ...',
}

export const ending: Words['dashboard']['ending'] = {
  keepsThem: 'Es geht um die nächsten Runden: Ein Treffen, das schon bekannt ist, bleibt.',
  endsThem:
    'Ihr Treffen endet damit jetzt: Ein gebuchter Termin wird abgesagt, und wer allein bleibt, erfährt es per E-Mail.',
  staysAsItIs: 'Ihr Treffen ändert sich dadurch nicht.',
  people: (count) =>
    plural(count, { one: '# Person in einer laufenden Paarung', other: '# Personen in laufenden Paarungen' }),
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
  allFound: (count: number) => `Alles Gefundene: ${counted(count)}`,
  sentence: (count: number) => `${counted(count)} ausgewählt.`,
  changes: (changed: number, count: number) => `Ändert ${digits(changed)} von ${of(count)}.`,
  changesNone: (count: number) => `Von ${of(count)} braucht nichts eine Änderung.`,
})

export const bulk: Words['dashboard']['bulk'] = {
  selectAll: (total) => `Alle ${digits(total)} gefundenen auswählen`,
  clear: 'Aufheben',
  undo: 'Rückgängig',
  notUndone: 'Die Änderung konnte nicht rückgängig gemacht werden',
  counting: 'Es wird gezählt, wen das betrifft.',
  notCounted: 'Wen das betrifft, konnte nicht geladen werden.',
  covers: (people) =>
    plural(people, {
      one: 'Betroffen ist # Person mit Konto.',
      other: 'Betroffen sind # Personen mit Konto.',
    }),
  refused: (people) =>
    plural(people, {
      one: '# Person hat diese Abteilung nicht zur Wahl.',
      other: '# Personen haben diese Abteilung nicht zur Wahl.',
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
