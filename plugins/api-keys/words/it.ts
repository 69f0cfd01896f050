import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits } = formatsOf('it')

export const web: Worded<typeof en.web> = {
  section: 'Chiavi API',
  text: 'Con una chiave API un programma fa le chiamate dell’amministrazione: un sistema HR, uno script, un data warehouse. Una chiave può ciò che scegli, e nient’altro.',
  calls: 'Tutte le chiamate',
  failed: 'Non è stato possibile caricare le chiavi API.',
  of: (name) => `La chiave API «${name}»`,
  once: 'Si mostra solo questa volta. Copiala ora.',
  key: 'Chiave API',
  until: (end) => `fino a: ${end}`,
  ended: (end) => `Scaduta: ${end}`,
  may: (scopes) => `Può: ${scopes}`,
  name: 'Nome di una nuova chiave API',
  what: 'Che cosa può fare',
  lasts: 'Valida per',
  choose: 'Scegli almeno una cosa che può fare',
  make: 'Crea chiave API',
  notMade: 'Non è stato possibile creare la chiave API',
  effect: 'Le chiamate con questa chiave sono rifiutate subito. Ciò che ha fatto resta.',
  notRevoked: 'Non è stato possibile revocare la chiave API',
  example: 'Paghe',
  scopes: {
    read: 'leggere tutto ciò che vede l’amministrazione',
    people: 'modificare persone, gruppi e la lista di accesso',
    rounds: 'creare e modificare giri e programmi',
    newsletters: 'scrivere e inviare newsletter',
    integrations: 'gestire webhook e canali',
  },
  days: {
    30: '30 giorni',
    90: '90 giorni',
    365: '1 anno',
    730: '2 anni',
  },
}

export const server: Worded<typeof en.server> = {
  keyExists: (name) => `C’è già una chiave API di nome «${name}». Scegli un altro nome.`,
  keyRevoked: (name) => `«${name}» è revocata. Le chiamate con questa chiave ora sono rifiutate.`,
  wrongKeys: (wait) => `Da qui sono arrivate troppe chiavi API sbagliate. Riprova tra ${wait}.`,
  wrongKey: 'Questa chiave API è sbagliata, o è stata revocata.',
  keyEnded: (name) => `La chiave API «${name}» è scaduta. Creane una nuova.`,
  keyInAddress:
    'Una chiave API non va messa in un indirizzo, dove i registri la conservano. Revocala e invia una nuova nell’intestazione Authorization.',
  cookieBesideKey: 'Invia una chiave API o un cookie di sessione, non entrambi.',
  tooManyCalls: (most) =>
    `Con questa chiave API sono state fatte più di ${digits(most)} chiamate in un minuto. Aspetta un po’.`,
  repeatKeyTooLong: (most) => `Idempotency-Key ha da 1 a ${digits(most)} caratteri.`,
  repeatedOtherwise:
    'Questo Idempotency-Key è stato usato per un’altra chiamata. Usane uno nuovo per ogni chiamata.',
  callUnderWay: 'La prima chiamata con questo Idempotency-Key è ancora in corso. Ripetila un po’ più tardi.',
  callCutOff:
    'Il server si è fermato a metà della prima chiamata con questo Idempotency-Key. Guarda se è stata fatta, poi richiama con un altro.',
  notFound: 'Questa chiave API non è stata trovata.',
}
