import type { Words } from '../../words'

export const keys: Words['tools']['keys'] = {
  text: 'Mit einem API-Schlüssel macht ein Programm die Aufrufe der Administration: ein Personalsystem, ein Skript, ein Data Warehouse. Ein Schlüssel darf, was du wählst, und sonst nichts.',
  calls: 'Alle Aufrufe',
  failed: 'Die API-Schlüssel konnten nicht gelesen werden.',
  of: (name) => `Der API-Schlüssel „${name}“`,
  once: 'Er wird nur dieses eine Mal gezeigt. Kopier ihn jetzt dorthin, wo er benutzt wird.',
  key: 'API-Schlüssel',
  until: (end) => `bis ${end}`,
  ended: (end) => `Abgelaufen ${end}`,
  may: (scopes) => `Darf: ${scopes}`,
  name: 'Name eines neuen API-Schlüssels',
  what: 'Was er darf',
  lasts: 'Gültig für',
  choose: 'Wähl mindestens eines, was er darf',
  make: 'API-Schlüssel machen',
  notMade: 'Es konnte kein API-Schlüssel gemacht werden',
  effect: 'Aufrufe mit diesem Schlüssel werden sofort abgelehnt. Was er getan hat, bleibt.',
  notRevoked: 'Der API-Schlüssel konnte nicht widerrufen werden',
  example: 'Lohnabrechnung',
  scopes: {
    read: 'lesen, was die Administration sieht',
    people: 'Menschen, Gruppen und die Whitelist ändern',
    rounds: 'Runden und Programme machen und ändern',
    newsletters: 'Newsletter schreiben und senden',
  },
  days: {
    30: '30 Tage',
    90: '90 Tage',
    365: '1 Jahr',
    730: '2 Jahre',
  },
}
