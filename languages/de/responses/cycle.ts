import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('de')

export const cycle: Responses['cycle'] = {
  completed: (pairings) =>
    plural(pairings, { one: '# Runde abgeschlossen.', other: '# Runden abgeschlossen.' }),
  resumed: (pauses) => plural(pauses, { one: '# Pause beendet.', other: '# Pausen beendet.' }),
  line: (line, why) => `Zeile ${digits(line)}: ${why}.`,
  moreLines: (count) => `Und ${digits(count)} weitere.`,
  noEmployeeFile: 'Es gibt keine Personalliste zu lesen.',
  companyWide: 'Ganze Firma.',
  groups: (count) => plural(count, { one: '# Domaingruppe.', other: '# Domaingruppen.' }),
  madeByCycle: (pairing) => `Vom automatischen Ablauf für „${pairing}“ angelegt.`,
  drafted: (title, people) =>
    `Entwurf „${title}“ für ${plural(people, { one: '# Person', other: '# Personen' })}.`,
  sending: 'Freigegeben; der Versand hat begonnen.',
  readers: (count) =>
    plural(count, { one: 'Für # Person der Verwaltung.', other: 'Für # Personen der Verwaltung.' }),
  noReaders: 'In der Verwaltung gibt es niemanden, der eine E-Mail bekommen kann.',
  readerGone: 'Dieses Konto der Verwaltung gibt es nicht mehr.',
  mailed: 'Verschickt.',
  failed: (code) => `Fehlgeschlagen (${code}). Den Grund nennt das Log.`,
  ended: 'Der Server endete bei jedem Versuch.',
  unknown: 'Der Server brach bei der Übergabe der E-Mail ab; unklar, ob sie ankam.',
  late: 'Nicht innerhalb von sieben Tagen nach dem Termin des Ablaufs erledigt.',
  handedOverBefore: (moment) => `Das wurde gerade übergeben, als die Sicherung von ${moment} entstand.`,
  openBefore: (moment) =>
    `Das war noch offen, als die Sicherung von ${moment} entstand. Es entfällt, weil es seitdem erledigt worden sein kann.`,
}
