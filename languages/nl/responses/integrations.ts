import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('nl')

export const integrations: Responses['integrations'] = {
  keyExists: (name) => `Er is al een API-sleutel met de naam ‘${name}’. Kies een andere naam.`,
  keyRevoked: (name) => `‘${name}’ is ingetrokken. Aanroepen ermee worden nu geweigerd.`,
  wrongKeys: (wait) =>
    `Vanaf hier zijn te veel verkeerde API-sleutels gestuurd. Probeer het over ${wait} opnieuw.`,
  wrongKey: 'Deze API-sleutel klopt niet, of is ingetrokken.',
  keyEnded: (name) => `De API-sleutel ‘${name}’ is verlopen. Maak een nieuwe.`,
  keyInAddress:
    'Een API-sleutel hoort niet in een adres, waar logboeken hem bewaren. Trek hem in en stuur een nieuwe in de header Authorization.',
  cookieBesideKey: 'Stuur een API-sleutel of een sessiecookie, niet allebei.',
  notForKeys: 'Dit mag geen API-sleutel. Een beheerder moet dit doen.',
  scopeMissing: (scope) => `Deze API-sleutel heeft het bereik ‘${scope}’ niet.`,
  tooManyCalls: (most) =>
    `Met deze API-sleutel zijn in een minuut meer dan ${digits(most)} aanroepen gedaan. Wacht even.`,
  repeatKeyTooLong: (most) => `Idempotency-Key heeft 1 tot ${digits(most)} tekens.`,
  repeatedOtherwise:
    'Deze Idempotency-Key is voor een andere aanroep gebruikt. Neem voor elke aanroep een nieuwe.',
  callUnderWay: 'De eerste aanroep met deze Idempotency-Key loopt nog. Herhaal hem iets later.',
  callCutOff:
    'De server stopte midden in de eerste aanroep met deze Idempotency-Key. Kijk of het gedaan is en roep daarna aan met een andere.',
}
