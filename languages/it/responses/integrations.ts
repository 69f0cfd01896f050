import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('it')

export const integrations: Responses['integrations'] = {
  keyExists: (name) => `C’è già una chiave API di nome «${name}». Scegli un altro nome.`,
  keyRevoked: (name) => `«${name}» è revocata. Le chiamate con questa chiave ora sono rifiutate.`,
  wrongKeys: (wait) => `Da qui sono arrivate troppe chiavi API sbagliate. Riprova tra ${wait}.`,
  wrongKey: 'Questa chiave API è sbagliata, o è stata revocata.',
  keyEnded: (name) => `La chiave API «${name}» è scaduta. Creane una nuova.`,
  keyInAddress:
    'Una chiave API non va messa in un indirizzo, dove i registri la conservano. Revocala e invia una nuova nell’intestazione Authorization.',
  cookieBesideKey: 'Invia una chiave API o un cookie di sessione, non entrambi.',
  notForKeys: 'Nessuna chiave API può farlo. Deve farlo un amministratore.',
  scopeMissing: (scope) => `Questa chiave API non ha l’ambito «${scope}».`,
  tooManyCalls: (most) =>
    `Con questa chiave API sono state fatte più di ${digits(most)} chiamate in un minuto. Aspetta un po’.`,
  repeatKeyTooLong: (most) => `Idempotency-Key ha da 1 a ${digits(most)} caratteri.`,
  repeatedOtherwise:
    'Questo Idempotency-Key è stato usato per un’altra chiamata. Usane uno nuovo per ogni chiamata.',
  callUnderWay: 'La prima chiamata con questo Idempotency-Key è ancora in corso. Ripetila un po’ più tardi.',
  callCutOff:
    'Il server si è fermato a metà della prima chiamata con questo Idempotency-Key. Guarda se è stata fatta, poi richiama con un altro.',
}
