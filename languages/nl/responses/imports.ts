import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('nl')

export const imports: Responses['imports'] = {
  imported: (counts) =>
    `Geïmporteerd: ${digits(counts.new)} nieuw, ${digits(counts.changed)} gewijzigd, ${digits(counts.unchanged)} ongewijzigd${counts.refused > 0 ? `, ${digits(counts.refused)} geweigerd` : ''}.`,
  takenOut: (count) =>
    plural(count, { one: '# persoon is eruit gehaald.', other: '# mensen zijn eruit gehaald.' }),
  takenBack: (people, entries) =>
    `De import is ongedaan gemaakt: ${plural(people, { one: '# persoon', other: '# mensen' })}, ${plural(entries, { one: '# regel van de toegangslijst', other: '# regels van de toegangslijst' })}.`,
  stay: (count) => plural(count, { one: '# blijft zoals het is.', other: '# blijven zoals ze zijn.' }),
  read: {
    file: (parts) => `Personeelslijst gelezen: ${parts.join(', ')}.`,
    updated: (count) => `${digits(count)} gewijzigd`,
    created: (count) => `${digits(count)} nieuw`,
    unknown: (count) => `${digits(count)} zonder account weggelaten`,
    takenOut: (count) => `${digits(count)} eruit gehaald`,
    skipped: (count) => plural(count, { one: '# regel overgeslagen', other: '# regels overgeslagen' }),
  },
  noEmployeeFile: (path, columns, example) =>
    `Er is geen personeelslijst op ${path}. Zet daar een CSV-bestand neer met de kolommen ${columns}. Een voorbeeld van een regel: ${example}`,
  badEmployeeFile: (path, why, example) =>
    `De personeelslijst ${path} kan niet worden gebruikt: ${why}. Een voorbeeld van een regel: ${example}`,
  reading: 'Rijen lezen',
  tooManyRows: (most) =>
    `Het bestand heeft meer dan ${digits(most)} rijen, de grens voor één import. Splits het op.`,
  saving: 'Mensen opslaan',
  notCsv:
    'Dit is een spreadsheet of een archief, geen CSV-bestand. Sla het op als CSV (in Excel: ‘CSV UTF-8’) en stuur dat.',
  notText: 'Dit is geen tekstbestand. Stuur een CSV-bestand in UTF-8 of Windows-1252.',
  noRows: 'Het bestand heeft geen rijen. Nodig is een regel met de kolomnamen, en dan één regel per persoon.',
  tooManyColumns: (most) => `Het bestand heeft te veel kolommen: in één import passen er hooguit ${most}.`,
  noEmailColumn: 'Kies de kolom met de e-mailadressen.',
  noSuchColumn: 'Het bestand heeft die kolom niet.',
  onlyAdminsMakeGroups: 'Alleen beheerders kunnen domeingroepen maken.',
  onlyAdminsTakeOut: 'Alleen beheerders kunnen mensen eruit halen.',
  running: 'Er loopt een andere import. Probeer het opnieuw als die klaar is.',
  importedAlready: 'Dit bestand is al geïmporteerd.',
  takenBackAlready: 'Deze import is al ongedaan gemaakt.',
  notImported: 'Dit bestand is nog niet geïmporteerd.',
}
