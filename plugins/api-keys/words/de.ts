import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits } = formatsOf('de')

export const web: Worded<typeof en.web> = {
  section: 'API-Schlüssel',
  text: 'Mit einem API-Schlüssel kann ein Programm, was die Administration kann: ein Personalsystem, ein Skript, ein Data Warehouse. Es darf, was du auswählst, und sonst nichts.',
  calls: 'Alle Aufrufe',
  failed: 'Die API-Schlüssel konnten nicht geladen werden.',
  of: (name) => `Der API-Schlüssel „${name}“`,
  once: 'Du siehst ihn nur dieses eine Mal. Kopier ihn jetzt.',
  key: 'API-Schlüssel',
  until: (end) => `bis ${end}`,
  ended: (end) => `Abgelaufen ${end}`,
  may: (scopes) => `Darf: ${scopes}`,
  name: 'Name eines neuen API-Schlüssels',
  what: 'Was er darf',
  lasts: 'Gültigkeit',
  choose: 'Wähl mindestens eine Sache, die er darf',
  make: 'API-Schlüssel erstellen',
  notMade: 'Der API-Schlüssel konnte nicht erstellt werden',
  effect: 'Aufrufe mit diesem Schlüssel werden sofort abgelehnt. Was er getan hat, bleibt.',
  notRevoked: 'Der API-Schlüssel konnte nicht widerrufen werden',
  example: 'Lohnabrechnung',
  scopes: {
    read: 'alles lesen, was die Administration sieht',
    people: 'Personen, Gruppen und die Freigabeliste ändern',
    rounds: 'Runden und Programme anlegen und ändern',
    newsletters: 'Newsletter schreiben und verschicken',
    integrations: 'Webhooks und Kanäle verwalten',
  },
  days: {
    30: '30 Tage',
    90: '90 Tage',
    365: '1 Jahr',
    730: '2 Jahre',
  },
}

export const server: Worded<typeof en.server> = {
  keyExists: (name) => `Es gibt schon einen API-Schlüssel namens „${name}“. Wähl einen anderen Namen.`,
  keyRevoked: (name) => `„${name}“ ist widerrufen. Aufrufe damit werden jetzt abgelehnt.`,
  wrongKeys: (wait) =>
    `Von hier kamen zu viele falsche API-Schlüssel. Bitte versuch es in ${wait} noch einmal.`,
  wrongKey: 'Dieser API-Schlüssel ist falsch oder wurde widerrufen.',
  keyEnded: (name) => `Der API-Schlüssel „${name}“ ist abgelaufen. Erstell einen neuen.`,
  keyInAddress:
    'Ein API-Schlüssel gehört nicht in eine Adresse, denn die steht in Protokollen. Widerruf ihn, und schick einen neuen im Header Authorization.',
  cookieBesideKey: 'Schick einen API-Schlüssel oder ein Sitzungs-Cookie, nicht beides.',
  tooManyCalls: (most) =>
    `Mit diesem API-Schlüssel kamen in einer Minute mehr als ${digits(most)} Aufrufe. Bitte warte ein wenig.`,
  repeatKeyTooLong: (most) => `Idempotency-Key braucht 1 bis ${digits(most)} Zeichen.`,
  repeatedOtherwise:
    'Dieser Idempotency-Key wurde für einen anderen Aufruf benutzt. Nimm für jeden Aufruf einen neuen.',
  callUnderWay:
    'Der erste Aufruf mit diesem Idempotency-Key läuft noch. Versuch es etwas später noch einmal.',
  callCutOff:
    'Der Server wurde mitten im ersten Aufruf mit diesem Idempotency-Key beendet. Sieh nach, ob er ausgeführt ist, und wiederhol ihn sonst mit einem neuen.',
  notFound: 'Dieser API-Schlüssel wurde nicht gefunden.',
}
