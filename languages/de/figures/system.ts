import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('de')

export const system: Words['figures']['system'] = {
  employees: {
    title: 'Personalliste',
    failed: 'Die Personalliste konnte nicht geladen werden.',
    total: 'Insgesamt',
    active: 'Aktiv',
    onLeave: 'Abwesend',
    available: 'Für Treffen verfügbar',
    synced: (moment) => `Zuletzt abgeglichen: ${moment}`,
    neverSynced: 'Zuletzt abgeglichen: nie',
  },
  title: 'Zustand des Systems',
  checked: (moment) => `Geprüft ${moment}`,
  checking: 'Wird geprüft ...',
  check: 'Noch einmal prüfen',
  failed: 'Der Zustand des Systems konnte nicht geprüft werden.',
  lines: {
    database: 'Datenbank',
    email: 'E-Mail-Dienst',
    sync: 'Abgleich der Personalliste',
    cycle: 'Automatischer Ablauf',
    signIn: 'Anmeldung',
    job: (name) => `Aufgabe: ${name}`,
    pendingSetups: 'Noch ohne Profil',
  },
  troubles: (count) =>
    count === 0
      ? 'Alles funktioniert.'
      : plural(count, { one: '# Teil braucht dich.', other: '# Teile brauchen dich.' }),
  behind: 'Alle Teile und Aufgaben',
  responded: (milliseconds) => `Antwort in ${milliseconds} ms`,
  lastSync: (moment) => `Zuletzt abgeglichen: ${moment}.`,
  lastRead: (moment) => `Zuletzt gelesen: ${moment}.`,
  failingSince: (moment) => `Gestört seit ${moment}.`,
  until: (moment) => `Bis ${moment}.`,
  wrongCodes: (moment) => `Zu viele falsche Codes eingegeben: ${moment}.`,
  nextRun: (moment, rule, zone) => `Nächster Lauf: ${moment} (${rule}, ${zone}).`,
  runs: (every, last) => (last === null ? `Läuft ${every}` : `Läuft ${every}, zuletzt ${last}`),
  jobFailed: (moment, message) => `Fehlgeschlagen ${moment}: ${message}`,
  every: {
    days: (count) => plural(count, { one: 'jeden Tag', other: 'alle # Tage' }),
    hours: (count) => plural(count, { one: 'jede Stunde', other: 'alle # Stunden' }),
    minutes: (count) => plural(count, { one: 'jede Minute', other: 'alle # Minuten' }),
    seconds: (count) => plural(count, { one: 'jede Sekunde', other: 'alle # Sekunden' }),
  },
}
