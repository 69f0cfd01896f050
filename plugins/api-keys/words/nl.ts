import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits } = formatsOf('nl')

export const web: Worded<typeof en.web> = {
  section: 'API-sleutels',
  text: 'Met een API-sleutel doet een programma de aanroepen van beheerders: een HR-systeem, een script, een datawarehouse. Een sleutel mag wat je kiest, en verder niets.',
  calls: 'Alle aanroepen',
  failed: 'De API-sleutels konden niet worden geladen.',
  of: (name) => `De API-sleutel ‘${name}’`,
  once: 'Je ziet hem alleen deze keer. Kopieer hem nu.',
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
  effect: 'Aanroepen met deze sleutel worden meteen geweigerd. Wat hij heeft gedaan, blijft.',
  notRevoked: 'De API-sleutel kon niet worden ingetrokken',
  example: 'Salarissen',
  scopes: {
    read: 'alles lezen wat beheerders zien',
    people: 'mensen, groepen en de toegangslijst wijzigen',
    rounds: 'rondes en programma’s maken en wijzigen',
    newsletters: 'nieuwsbrieven schrijven en versturen',
    integrations: 'webhooks en kanalen beheren',
  },
  days: {
    30: '30 dagen',
    90: '90 dagen',
    365: '1 jaar',
    730: '2 jaar',
  },
}

export const server: Worded<typeof en.server> = {
  keyExists: (name) => `Er is al een API-sleutel met de naam ‘${name}’. Kies een andere naam.`,
  keyRevoked: (name) => `‘${name}’ is ingetrokken. Aanroepen ermee worden nu geweigerd.`,
  wrongKeys: (wait) =>
    `Vanaf hier zijn te veel verkeerde API-sleutels gestuurd. Probeer het over ${wait} opnieuw.`,
  wrongKey: 'Deze API-sleutel klopt niet, of is ingetrokken.',
  keyEnded: (name) => `De API-sleutel ‘${name}’ is verlopen. Maak een nieuwe.`,
  keyInAddress:
    'Een API-sleutel hoort niet in een adres, waar logboeken hem bewaren. Trek hem in en stuur een nieuwe in de header Authorization.',
  cookieBesideKey: 'Stuur een API-sleutel of een sessiecookie, niet allebei.',
  tooManyCalls: (most) =>
    `Met deze API-sleutel zijn in een minuut meer dan ${digits(most)} aanroepen gedaan. Wacht even.`,
  repeatKeyTooLong: (most) => `Idempotency-Key heeft 1 tot ${digits(most)} tekens.`,
  repeatedOtherwise:
    'Deze Idempotency-Key is voor een andere aanroep gebruikt. Neem voor elke aanroep een nieuwe.',
  callUnderWay: 'De eerste aanroep met deze Idempotency-Key loopt nog. Probeer het iets later opnieuw.',
  callCutOff:
    'De server stopte midden in de eerste aanroep met deze Idempotency-Key. Kijk of het gedaan is en roep daarna aan met een andere.',
  notFound: 'Deze API-sleutel is niet gevonden.',
}
