import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, month, plural } = formatsOf('de')

export const importRows: Responses['importRows'] = {
  file: {
    tooLarge: (most) => `sie ist größer als ${most}`,
    archive: 'sie ist eine Tabelle oder ein Archiv, keine CSV-Datei',
    empty: 'sie ist leer',
    noHeader: (columns) => `ihre erste Zeile muss die Spalten ${columns} nennen`,
  },
  list: 'Eine Liste',
  faults: {
    quote: 'Ein Anführungszeichen schließt nicht',
    width: 'Mehr Zellen als Spalten',
    encoding: 'Diese Datei war schon vor dem Export beschädigt',
    control: 'Ein Zeilenumbruch oder Steuerzeichen',
    long: 'Zu lang',
    address: 'Keine E-Mail-Adresse',
    date: 'Kein Datum',
    order: 'Abwesenheit endet vor ihrem Beginn',
    twice: 'Dieselbe Person zweimal',
    whitelist: 'Nicht auf der Freigabeliste',
    admin: 'Geht, ist aber in der Verwaltung',
    department: 'Unbekannte Abteilung',
    group: 'Unbekannte Gruppe',
    elsewhere: 'Nicht aus deinen Gruppen, und keine Adresse, die du freigeben darfst',
    former: 'Wem die jetzige oder die frühere Adresse gehört, ist unklar',
    homeless: 'Neu, und in keiner deiner Gruppen',
  },
  row: {
    quote: 'nicht lesbar: ein Anführungszeichen schließt nicht',
    width: (cells, columns) =>
      `${digits(cells)} statt ${digits(columns)} Zellen: Text mit Komma braucht Anführungszeichen`,
    encoding: (column) =>
      `${column} hat Zeichen verloren: Diese Datei war schon vor dem Export beschädigt. Exportier sie noch einmal als UTF-8`,
    control: (column) => `${column} enthält einen Zeilenumbruch oder ein Steuerzeichen`,
    long: (column, most) => `${column} ist länger als ${digits(most)} Zeichen`,
    noAddress: 'ohne E-Mail-Adresse',
    address: (cell) => `„${cell}“ ist keine E-Mail-Adresse`,
    date: (column, cell) => `${column} ist „${cell}“: nimm ein Datum wie 2026-12-01`,
    order: 'leave_end liegt vor leave_start',
    twice: (email, line) => `${email} steht schon in Zeile ${digits(line)}`,
    group: (name) => `„${name}“ ist keine Domaingruppe`,
    department: (name, email) => `„${name}“ ist keine Abteilung der Liste von ${email}`,
    person: (email, why) => `${email} ${why}`,
  },
  person: {
    whitelist: 'steht nicht auf der Freigabeliste',
    admin: 'geht, ist aber in der Verwaltung: nimm zuerst diese Rechte weg',
    elsewhere: 'ist nicht aus deinen Gruppen, und keine Adresse, die du freigeben darfst',
    former:
      'kann das Konto der früheren Adresse nicht bekommen: Beide Adressen haben eines, eine andere Zeile betrifft es, oder es gehört zur Verwaltung. Nimm „Adresse ändern“ unter Personen',
    homeless: 'ist neu: wähl eine Gruppe für neue Einträge',
  },
  unknown: {
    attribute: (name) => `${name}: mehr als 500 verschiedene Werte, oder längere als 80 Zeichen`,
    department: (name) => `Unbekannte Abteilung: „${name}“`,
    group: (name) => `Unbekannte Gruppe: „${name}“`,
    status: (name) => `Unbekannter Status: „${name}“`,
    language: (name) => `Unbekannte Sprache: „${name}“`,
    day: (day) => `Erster Arbeitstag nicht lesbar, etwa „${day}“`,
    manager: (name, others) =>
      others === 0
        ? `Unbekannte Vorgesetzte: „${name}“`
        : `Unbekannte Vorgesetzte: „${name}“ und ${plural(others, { one: '# weitere Adresse', other: '# weitere Adressen' })}`,
  },
  formerAccount: (email, until) =>
    `Unter ${email} gab es bis ${month(until.slice(0, 7))} ein Konto. Dieselbe Person?`,
  movedAccount: (email, movedTo) =>
    `Das Konto von ${email} hat jetzt die Adresse ${movedTo}, deshalb entsteht hier ein neues`,
  deletedAccount: (email) => `${email} hat das eigene Konto gelöscht`,
  changes: {
    value: (what, before, after) => `${what}: ${before} → ${after}`,
    none: 'nichts',
    columns: {
      first_name: 'Vorname',
      last_name: 'Nachname',
      department: 'Abteilung',
      manager_id: 'Vorgesetzte',
      directory_language: 'Sprache',
      email: 'Adresse',
      joined_on: 'erster Tag',
      employee_status: 'Status in der Firma',
      leave_start_date: 'Abwesend von',
      leave_end_date: 'Abwesend bis',
      leave_reason: 'Grund der Abwesenheit',
    },
    statuses: { active: 'aktiv', leave: 'abwesend' },
    entry: 'Eintrag der Freigabeliste',
    group: 'Domaingruppe',
  },
  kept: {
    changed: 'wurde seitdem geändert',
    signedIn: 'hat sich seitdem angemeldet',
    directory: 'steht im Verzeichnis der Firma',
    manages: 'verwaltet eine Domaingruppe',
    invited: 'wurde seitdem eingeladen',
    used: 'wird gebraucht',
    entry: 'der Eintrag der Freigabeliste wurde seitdem geändert',
  },
}
