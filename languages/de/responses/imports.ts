import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('de')

export const imports: Responses['imports'] = {
  imported: (counts) =>
    `Importiert: ${digits(counts.new)} neu, ${digits(counts.changed)} geändert, ${digits(counts.unchanged)} unverändert${counts.refused > 0 ? `, ${digits(counts.refused)} abgelehnt` : ''}.`,
  takenOut: (count) =>
    plural(count, { one: '# Person ist herausgenommen.', other: '# Personen sind herausgenommen.' }),
  takenBack: (people, entries) =>
    `Der Import ist rückgängig gemacht: ${plural(people, { one: '# Person', other: '# Personen' })}, ${plural(entries, { one: '# Eintrag', other: '# Einträge' })} der Freigabeliste.`,
  stay: (count) => plural(count, { one: '# bleibt, wie es ist.', other: '# bleiben, wie sie sind.' }),
  read: {
    file: (parts) => `Die Personalliste ist gelesen: ${parts.join(', ')}.`,
    updated: (count) => `${digits(count)} geändert`,
    created: (count) => `${digits(count)} angelegt`,
    unknown: (count) => `${digits(count)} ohne Konto ausgelassen`,
    takenOut: (count) => `${digits(count)} herausgenommen`,
    skipped: (count) => `${plural(count, { one: '# Zeile', other: '# Zeilen' })} ausgelassen`,
  },
  noEmployeeFile: (path, columns, example) =>
    `Unter ${path} gibt es keine Personalliste. Leg dort eine CSV-Datei mit den Spalten ${columns} ab. Eine Beispielzeile: ${example}`,
  badEmployeeFile: (path, why, example) =>
    `Die Personalliste ${path} lässt sich nicht verwenden: ${why}. Eine Beispielzeile: ${example}`,
  reading: 'Zeilen werden gelesen',
  tooManyRows: (most) =>
    `Die Datei hat mehr als ${digits(most)} Zeilen, das Limit für einen Import. Bitte teil sie auf.`,
  saving: 'Personen werden gespeichert',
  notCsv:
    'Das ist eine Tabelle oder ein Archiv, keine CSV-Datei. Speichere sie als CSV (in Excel: „CSV UTF-8“) und schick diese.',
  notText: 'Das ist keine Textdatei. Schick eine CSV-Datei in UTF-8 oder Windows-1252.',
  noRows:
    'Die Datei hat keine Zeilen. Sie braucht eine Zeile mit den Spaltennamen, dann eine Zeile je Person.',
  tooManyColumns: (most) => `Die Datei hat zu viele Spalten: In einen Import passen höchstens ${most}.`,
  noEmailColumn: 'Wähl die Spalte mit den E-Mail-Adressen.',
  noSuchColumn: 'Diese Spalte hat die Datei nicht.',
  onlyAdminsMakeGroups: 'Domaingruppen anlegen darf nur die Verwaltung.',
  onlyAdminsTakeOut: 'Personen herausnehmen darf nur die Verwaltung.',
  running: 'Ein anderer Import läuft. Versuch es noch einmal, wenn er fertig ist.',
  importedAlready: 'Diese Datei ist schon importiert.',
  takenBackAlready: 'Dieser Import ist schon rückgängig gemacht.',
  notImported: 'Diese Datei ist noch nicht importiert.',
}
