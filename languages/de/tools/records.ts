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
    text: 'Wenn ein Newsletter verschickt wird, steht sein Protokoll hier, Adresse für Adresse.',
  },
  noneArchived: {
    title: 'Keine archivierten Protokolle',
    text: 'Die Protokolle früherer Monate stehen hier.',
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
  details: 'Einzelheiten',
  detailsOf: (title) => `Einzelheiten zu ${title}`,
  csvOf: (title) => `Als CSV laden: ${title}`,
  csvOfMonth: (month) => `Alle Sendungen als CSV laden: ${month}`,
  counts: {
    recipients: 'Empfangende',
    successful: 'Erfolgreich',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
    unknown: 'Unklar',
  },
  statuses: {
    success: 'Erfolgreich',
    sendgrid_limit: 'SendGrid: Grenze erreicht',
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
    pairing: 'Paarung',
    noPairing: 'Keine',
    file: 'Archivdatei',
  },
  again: {
    action: 'Neuen Newsletter daraus machen',
    done: (title) =>
      `„${title}“ ist ein Entwurf mit diesen Texten, für diesen Monat. Er steht unter Betrieb.`,
    failed: 'Daraus konnte kein Newsletter gemacht werden',
  },
  uncertain: {
    title: (count) =>
      plural(count, {
        one: '# E-Mail kam vielleicht an, vielleicht nicht',
        other: '# E-Mails kamen vielleicht an, vielleicht nicht',
      }),
    text: 'Der Server hielt an, während er sie verschickte.',
    action: 'Noch einmal schicken',
    question: (count) =>
      plural(count, {
        one: '# unklare E-Mail noch einmal schicken?',
        other: '# unklare E-Mails noch einmal schicken?',
      }),
    effect: 'Sie haben dieselbe Message-ID, daher zeigen die meisten E-Mail-Programme jede nur einmal.',
    confirm: 'Noch einmal schicken',
    failed: 'Die unklaren E-Mails konnten nicht noch einmal geschickt werden',
  },
  purge: {
    title: 'Persönlicher Inhalt',
    deleted: (day) =>
      `Gelöscht am ${day}. Die Zahlen, und wem mit welchem Ergebnis geschrieben wurde, sind noch da.`,
    held: (count) =>
      plural(count, {
        one: 'Die E-Mail, wie sie verschickt wurde: Namen, Treffen, Abteilungen, Bilder.',
        other: 'Die # E-Mails, wie sie verschickt wurden: Namen, Treffen, Abteilungen, Bilder.',
      }),
    action: 'Persönlichen Inhalt löschen',
    question: (title) => `Den persönlichen Inhalt von „${title}“ löschen?`,
    effect: (count, month) =>
      `Gelöscht ${count === 1 ? 'wird' : 'werden'} ${mails(count)} (${month}), wer darin genannt ist, und was die Mailserver geantwortet haben. Ansehen lassen sie sich dann nicht mehr. Die Zahlen, und wem mit welchem Ergebnis geschrieben wurde, bleiben. Das lässt sich nicht rückgängig machen.`,
    confirm: 'Löschen',
    purging: 'Wird gelöscht ...',
    failed: 'Das Protokoll konnte nicht bereinigt werden',
  },
  matches: {
    total: 'Treffen insgesamt',
    validated: 'Geprüft',
    mismatches: 'Unstimmig',
    nobody: 'Von diesen Treffen machte niemand mehr mit, also hat niemand ihretwegen eine E-Mail bekommen.',
    none: 'Die Paarung hatte keine Treffen.',
    valid: 'Alle Treffen der Paarung waren noch gültig.',
    failed: 'Was nicht stimmt, konnte nicht geladen werden.',
    purged: 'Die Notiz wurde gelöscht.',
    matched: (email) => `Trifft ${email}`,
    noMatch: 'Kein Treffen',
  },
  entries: {
    search: 'Adressen durchsuchen',
    status: 'Stand des Versands',
    count: (count) => plural(count, { one: '# Person', other: '# Personen' }),
    failed: 'Die Adressen konnten nicht geladen werden.',
    none: 'Niemand gefunden.',
    matched: (email) => `trifft ${email}`,
    noMatch: 'kein Treffen',
    valid: 'Gültig',
    issues: 'Beanstandet',
  },
  preview: {
    purged:
      'Dieser Newsletter wurde verschickt und von selbst archiviert. Die E-Mails eines verschickten Newsletters lassen sich nicht mehr ansehen, denn sie werden gelöscht, um das System sauber zu halten.',
    nobody: 'Diese E-Mail hat niemanden erreicht, es gibt also nichts zu zeigen.',
    find: 'Nach Adresse suchen',
    recipient: 'An',
    notTheirs: 'Unter dieser Adresse hat niemand diese E-Mail bekommen.',
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
  failed: 'Die Anfragen konnten nicht gelesen werden.',
  none: {
    title: 'Noch keine Anfragen',
    text: 'Was über das Formular „Anfrage für Firmen“ kommt, steht hier und geht an deine Kontaktadresse.',
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
  failed: 'Das Änderungsprotokoll konnte nicht gelesen werden.',
  none: 'Nichts gefunden.',
  changes: (count) => plural(count, { one: '# Änderung', other: '# Änderungen' }),
  nothing: 'nichts',
}
