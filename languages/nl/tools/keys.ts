import type { Words } from '../../words'

export const keys: Words['tools']['keys'] = {
  text: 'Met een API-sleutel doet een programma de aanroepen van beheerders: een HR-systeem, een script, een datawarehouse. Een sleutel mag wat je kiest, en verder niets.',
  calls: 'Alle aanroepen',
  failed: 'De API-sleutels konden niet worden gelezen.',
  of: (name) => `De API-sleutel ‘${name}’`,
  once: 'Hij wordt alleen deze keer getoond. Kopieer hem nu naar waar hij wordt gebruikt.',
  key: 'API-sleutel',
  until: (end) => `tot ${end}`,
  ended: (end) => `Verlopen op ${end}`,
  may: (scopes) => `Mag: ${scopes}`,
  name: 'Naam van een nieuwe API-sleutel',
  what: 'Wat hij mag',
  lasts: 'Geldig voor',
  choose: 'Kies minstens één ding dat hij mag',
  make: 'API-sleutel maken',
  notMade: 'De API-sleutel kon niet worden gemaakt',
  effect: 'Aanroepen met deze sleutel worden meteen geweigerd. Wat hij heeft gedaan blijft.',
  notRevoked: 'De API-sleutel kon niet worden ingetrokken',
  example: 'Salarissen',
  scopes: {
    read: 'lezen wat beheerders zien',
    people: 'mensen, groepen en de toegangslijst wijzigen',
    rounds: 'rondes en programma’s maken en wijzigen',
    newsletters: 'nieuwsbrieven schrijven en versturen',
  },
  days: {
    30: '30 dagen',
    90: '90 dagen',
    365: '1 jaar',
    730: '2 jaar',
  },
}
