import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('de')

export const cycle: Responses['cycle'] = {
  completed: (pairings) =>
    plural(pairings, { one: '# Paarung abgeschlossen.', other: '# Paarungen abgeschlossen.' }),
  resumed: (pauses) =>
    plural(pauses, { one: '# beendete Pause aufgeräumt.', other: '# beendete Pausen aufgeräumt.' }),
  line: (line, why) => `Zeile ${digits(line)}: ${why}.`,
  moreLines: (count) => `Und ${digits(count)} weitere.`,
  noEmployeeFile: 'Es gibt keine Personalliste zu lesen.',
  companyWide: 'Firmenweit.',
  groups: (count) => plural(count, { one: '# Domaingruppe.', other: '# Domaingruppen.' }),
  madeByCycle: (pairing) => `Vom automatischen Ablauf für „${pairing}“ angelegt.`,
  drafted: (title, people) =>
    `Entwurf „${title}“ für ${plural(people, { one: '# Person', other: '# Menschen' })}.`,
  sending: 'Freigegeben; der Versand hat begonnen.',
  readers: (count) =>
    plural(count, { one: 'Für # Person der Verwaltung.', other: 'Für # Personen der Verwaltung.' }),
  noReaders: 'Es gibt niemanden in der Verwaltung, der eine E-Mail bekommen kann.',
  readerGone: 'Dieses Konto der Verwaltung gibt es nicht mehr.',
  mailed: 'Verschickt.',
  failed: (code) => `Das ist fehlgeschlagen (${code}); warum, steht im Log.`,
  ended: 'Der Prozess endete bei jedem Versuch.',
  unknown: 'Der Prozess brach im Moment der Übergabe ab; es ist nicht bekannt, ob die E-Mail ankam.',
  late: 'Nicht innerhalb von sieben Tagen nach dem Termin des Ablaufs erledigt.',
  handedOverBefore: (moment) => `Das wurde gerade übergeben, als das Backup von ${moment} entstand.`,
  openBefore: (moment) =>
    `Das war noch nicht erledigt, als das Backup von ${moment} entstand. Es entfällt, weil es später erledigt worden sein kann.`,
}
