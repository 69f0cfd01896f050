import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('nl')

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
  mostWebhooks: (most) => `Er kunnen er ${digits(most)} zijn. Verwijder er eerst een.`,
  webhookExists: (name) => `Er is al iets met de naam ‘${name}’. Kies een andere naam.`,
  addressLost:
    'Het adres kan niet meer worden geopend, omdat de sleutel van deze installatie is veranderd. Geef het opnieuw op.',
  webhookRemoved: (name) => `‘${name}’ is verwijderd. Er wordt niets meer naartoe gestuurd.`,
  webhookIsOff: (name) => `‘${name}’ staat uit. Zet het eerst aan.`,
  sentAgain: 'Het wordt opnieuw verstuurd.',
  channelTested: (name) => `De test is aangekomen in ‘${name}’.`,
  problems: {
    onlyHttps: (host) => `${host} wordt alleen via https aangesproken.`,
    notPublic: (host) =>
      `${host} staat niet op het openbare internet. Wie de server beheert kan het toestaan met de instelling WEBHOOK_HOSTS.`,
    packed: (host) => `${host} antwoordt met ingepakte inhoud.`,
    noHost: (host) => `Er is geen server met de naam ${host}.`,
    tookTooLong: (host) => `${host} deed er langer dan 10 seconden over.`,
    certificate: (host) => `Het certificaat van ${host} is niet geldig.`,
    unreachable: (host) => `${host} is niet bereikbaar.`,
    keyChanged: (host) =>
      `De sleutel van deze installatie is veranderd, dus het adres van ${host} kan niet meer worden geopend. Geef het opnieuw op.`,
    refused: (host, status) => `${host} neemt het niet aan (${status}).`,
  },
  announcement: {
    round: (pairs, count) => {
      const made = plural(pairs, { one: '# nieuw paar', other: '# nieuwe paren' })
      const fresh = plural(count, { one: '# nieuw gezicht', other: '# nieuwe gezichten' })
      return count > 0 ? `${made}, ${fresh}.` : `${made}.`
    },
    look: 'Bekijk je match',
    test: 'Dit is een test. Hier worden de rondes van Cup of Joe aangekondigd.',
  },
}
