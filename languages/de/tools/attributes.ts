import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('de')

export const attributes: Words['tools']['attributes'] = {
  text: 'Sie unterteilen neben den Abteilungen. Programme können sich danach richten. Es gibt höchstens fünf.',
  language: 'Namen auf',
  name: 'Name',
  source: 'Woher die Werte kommen',
  sources: {
    import: 'Eine Spalte der Importe',
    scim: 'Das Verzeichnis (SCIM)',
    own: 'Alle wählen selbst',
  },
  column: 'Spalte',
  path: 'Pfad',
  pathHint: 'Zum Beispiel: addresses[type eq "work"].locality',
  shown: 'Wer einander trifft, sieht es',
  values: 'Werte',
  valuesHint: 'Einer je Zeile',
  found: 'Sie kommen mit dem nächsten Import oder aus dem Verzeichnis.',
  count: (count) => plural(count, { one: '# Wert', other: '# Werte' }),
  ready: { location: 'Standort', level: 'Ebene' },
  add: 'Merkmal hinzufügen',
  addReady: (name) => `${name} hinzufügen`,
  remove: (name) => `${name} löschen`,
  question: (name) => `${name} löschen?`,
  effect: 'Die Werte aller Personen dazu werden auch gelöscht.',
  none: 'Noch keine Merkmale.',
  failed: 'Die Merkmale konnten nicht geladen werden.',
  saved: 'Das Merkmal ist gespeichert.',
  notSaved: 'Das Merkmal konnte nicht gespeichert werden.',
  notDeleted: 'Das Merkmal konnte nicht gelöscht werden.',
}
