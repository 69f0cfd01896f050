import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('de')
const mails = (count: number) => plural(count, { one: '# E-Mail', other: '# E-Mails' })

export const logs: Words['tools']['logs'] = {
  title: 'Versandprotokolle und Archiv der Newsletter',
  tabs: {
    label: 'Protokolle',
    current: (count) => `Aktuelle (${count})`,
    archived: (count) => `Archivierte (${count})`,
  },
  search: 'Protokolle durchsuchen',
  failed: 'Die Versandprotokolle konnten nicht geladen werden',
  archivedFailed: 'Die archivierten Protokolle konnten nicht geladen werden',
  none: {
    title: 'Diesen Monat wurde nichts verschickt',
    text: 'Wenn ein Newsletter verschickt wird, erscheint hier sein Protokoll, Adresse für Adresse.',
  },
  noneArchived: {
    title: 'Keine archivierten Protokolle',
    text: 'Hier erscheinen die Protokolle früherer Monate.',
  },
  when: { sent: 'Verschickt', cancelled: 'Abgebrochen', started: 'Begonnen' },
  at: {
    sent: (at) => `Verschickt ${at}`,
    cancelled: (at) => `Abgebrochen ${at}`,
    started: (at) => `Begonnen ${at}`,
  },
  notStarted: 'Noch nicht begonnen',
  states: {
    queued: 'wartet',
    sending: 'läuft',
    paused: 'angehalten',
    sent: 'verschickt',
    cancelled: 'abgebrochen',
  },
  archived: 'Archiviert',
  purged: 'Bereinigt',
  to: (title, group) => `${title}, an ${group}`,
  details: 'Details',
  detailsOf: (title) => `Details zu ${title}`,
  csvOf: (title) => `Als CSV laden: ${title}`,
  csvOfMonth: (month) => `Alle Sendungen als CSV laden: ${month}`,
  counts: {
    recipients: 'Adressen',
    successful: 'Erfolgreich',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
    unknown: 'Unklar',
  },
  statuses: {
    success: 'Erfolgreich',
    sendgrid_limit: 'SendGrid: Limit erreicht',
    sendgrid_forbidden: 'SendGrid: nicht erlaubt',
    sendgrid_error: 'SendGrid: Fehler',
    failed: 'Fehlgeschlagen',
    unknown: 'Unklar',
    pending: 'Steht aus',
    cancelled: 'Abgebrochen',
  },
  dialog: {
    label: 'Protokoll',
    overview: 'Überblick',
    entries: 'Sendungen',
    validation: 'Prüfung',
    preview: 'E-Mail ansehen',
  },
  facts: {
    state: 'Stand',
    pairing: 'Runde',
    noPairing: 'Keine',
    file: 'Archivdatei',
  },
  again: {
    action: 'Daraus einen neuen Newsletter anlegen',
    done: (title) =>
      `„${title}“ ist ein Entwurf mit diesen Texten für diesen Monat. Du findest ihn unter Betrieb.`,
    failed: 'Daraus konnte kein Newsletter angelegt werden',
  },
  uncertain: {
    title: (count) =>
      plural(count, {
        one: 'Unklar, ob # E-Mail ankam',
        other: 'Unklar, ob # E-Mails ankamen',
      }),
    text: 'Der Server brach ab, während er sie verschickte.',
    action: 'Noch einmal schicken',
    question: (count) =>
      plural(count, {
        one: '# unklare E-Mail noch einmal schicken?',
        other: '# unklare E-Mails noch einmal schicken?',
      }),
    effect: 'Sie behalten ihre Message-ID, daher zeigen die meisten E-Mail-Programme jede nur einmal.',
    confirm: 'Noch einmal schicken',
    failed: 'Die unklaren E-Mails konnten nicht noch einmal geschickt werden',
  },
  purge: {
    title: 'Persönlicher Inhalt',
    deleted: (day) => `Gelöscht am ${day}. Zahlen, Adressen und Ergebnisse sind noch da.`,
    held: (count) =>
      plural(count, {
        one: 'Die E-Mail, wie sie verschickt wurde: Namen, Treffen, Abteilungen, Bilder.',
        other: 'Die # E-Mails, wie sie verschickt wurden: Namen, Treffen, Abteilungen, Bilder.',
      }),
    action: 'Persönlichen Inhalt löschen',
    question: (title) => `Den persönlichen Inhalt von „${title}“ löschen?`,
    effect: (count, month) =>
      `Gelöscht ${count === 1 ? 'wird' : 'werden'} ${mails(count)} (${month}), die Namen darin und die Antworten der Mailserver. Eine Vorschau gibt es dann nicht mehr. Zahlen, Adressen und Ergebnisse bleiben. Das lässt sich nicht rückgängig machen.`,
    confirm: 'Löschen',
    purging: 'Wird gelöscht ...',
    failed: 'Das Protokoll konnte nicht bereinigt werden',
  },
  matches: {
    total: 'Treffen insgesamt',
    validated: 'Geprüft',
    mismatches: 'Nicht mehr gültig',
    nobody: 'Von diesen Treffen machte niemand mehr mit, deshalb bekam dazu niemand eine E-Mail.',
    none: 'Die Runde hatte keine Treffen.',
    valid: 'Alle Treffen der Runde waren noch gültig.',
    failed: 'Die ungültigen Treffen konnten nicht geladen werden.',
    purged: 'Die Notiz wurde gelöscht.',
    matched: (email) => `Trifft ${email}`,
    noMatch: 'Kein Treffen',
  },
  entries: {
    search: 'Adressen durchsuchen',
    status: 'Versandstatus',
    count: (count) => plural(count, { one: '# Person', other: '# Personen' }),
    failed: 'Die Adressen konnten nicht geladen werden.',
    none: 'Niemand gefunden.',
    matched: (email) => `trifft ${email}`,
    noMatch: 'kein Treffen',
    valid: 'Gültig',
    issues: 'Mit Problemen',
  },
  preview: {
    purged:
      'Dieser Newsletter wurde verschickt und automatisch archiviert. Von verschickten Newslettern gibt es keine Vorschau, denn ihre E-Mails werden gelöscht, um das System sauber zu halten.',
    nobody: 'Diese E-Mail hat niemanden erreicht, es gibt also nichts zu zeigen.',
    find: 'Nach Adresse suchen',
    recipient: 'An',
    notTheirs: 'An diese Adresse ging diese E-Mail nicht.',
    choose: 'Adresse wählen',
    none: 'Niemand gefunden',
    mailTo: (email) => `E-Mail an ${email}`,
    loading: 'Die E-Mail wird geladen ...',
    unknownUser: 'Die gewählte Person wurde nicht gefunden.',
    signIn: 'Anmeldung nötig. Bitte lade die Seite neu und versuch es noch einmal.',
    error: (message) => `Fehler: ${message}`,
  },
}

export const inquiries: Words['tools']['inquiries'] = {
  search: 'Anfragen durchsuchen',
  failed: 'Die Anfragen konnten nicht geladen werden.',
  none: {
    title: 'Noch keine Anfragen',
    text: 'Was über das Formular „Anfrage für Firmen“ kommt, erscheint hier und geht an deine Kontaktadresse.',
  },
  users: (howMany) => `${howMany} Personen`,
}

export const audit: Words['tools']['audit'] = {
  search: 'Änderungsprotokoll durchsuchen',
  searchExample: 'Person, Sache oder Wert',
  action: 'Vorgang',
  allActions: 'Alle Vorgänge',
  from: 'Von',
  to: 'Bis',
  order: 'Reihenfolge',
  byPerson: 'Nach Person',
  byAction: 'Nach Vorgang',
  failed: 'Das Änderungsprotokoll konnte nicht geladen werden.',
  none: 'Nichts gefunden.',
  changes: (count) => plural(count, { one: '# Änderung', other: '# Änderungen' }),
  nothing: 'nichts',
}

export const topics: Words['tools']['topics'] = {
  text: 'Alle wählen bis zu fünf in ihrem Profil. Wer zusammengebracht wird, liest, was gemeinsam ist. Sonst liest es niemand, auch du nicht.',
  language: 'Namen und Fragen auf',
  name: 'Thema',
  question: 'Frage zum Anfangen',
  questionHint: 'Ohne Frage entsteht eine aus dem Namen.',
  add: 'Thema hinzufügen',
  remove: (name) => `${name} löschen`,
  failed: 'Die Themen konnten nicht geladen werden.',
  saved: 'Die Themen sind gespeichert.',
  notSaved: 'Die Themen konnten nicht gespeichert werden.',
}
