import type { Words } from '../../words'

export const keys: Words['tools']['keys'] = {
  text: 'Con una chiave API un programma fa le chiamate degli amministratori: un sistema HR, uno script, un data warehouse. Una chiave può ciò che scegli, e nient’altro.',
  calls: 'Tutte le chiamate',
  failed: 'Non è stato possibile leggere le chiavi API.',
  of: (name) => `La chiave API «${name}»`,
  once: 'Viene mostrata solo questa volta. Copiala ora dove serve.',
  key: 'Chiave API',
  until: (end) => `fino al ${end}`,
  ended: (end) => `Scaduta il ${end}`,
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
    read: 'leggere ciò che vedono gli amministratori',
    people: 'modificare persone, gruppi e la lista di accesso',
    rounds: 'creare e modificare turni e programmi',
    newsletters: 'scrivere e inviare newsletter',
  },
  days: {
    30: '30 giorni',
    90: '90 giorni',
    365: '1 anno',
    730: '2 anni',
  },
}
