import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('it')

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
  mostWebhooks: (most) => `Possono essercene ${digits(most)}. Prima rimuovine uno.`,
  webhookExists: (name) => `Il nome «${name}» è già preso. Scegline un altro.`,
  addressLost:
    'L’indirizzo non si può più aprire, perché la chiave di questa installazione è cambiata. Inseriscilo di nuovo.',
  webhookRemoved: (name) => `«${name}» è stato rimosso. Lì non viene più inviato nulla.`,
  webhookIsOff: (name) => `«${name}» è disattivato. Prima attivalo.`,
  sentAgain: 'L’invio è in corso.',
  channelTested: (name) => `La prova è arrivata in «${name}».`,
  problems: {
    onlyHttps: (host) => `${host} viene chiamato solo tramite https.`,
    notPublic: (host) =>
      `${host} non è su internet pubblica. Chi gestisce il server può permetterlo con l’impostazione WEBHOOK_HOSTS.`,
    packed: (host) => `${host} restituisce contenuti compressi.`,
    noHost: (host) => `Non esiste un server di nome ${host}.`,
    tookTooLong: (host) => `${host} ha impiegato più di 10 secondi.`,
    certificate: (host) => `Il certificato di ${host} non è valido.`,
    unreachable: (host) => `${host} non è raggiungibile.`,
    keyChanged: (host) =>
      `La chiave di questa installazione è cambiata, quindi l’indirizzo di ${host} non si può più aprire. Inseriscilo di nuovo.`,
    refused: (host, status) => `${host} non lo accetta (${status}).`,
  },
  announcement: {
    round: (pairs, count) => {
      const made = plural(pairs, {
        one: '# nuova coppia',
        many: '# di nuove coppie',
        other: '# nuove coppie',
      })
      const fresh = plural(count, { one: '# volto nuovo', many: '# di volti nuovi', other: '# volti nuovi' })
      return count > 0 ? `${made}, ${fresh}.` : `${made}.`
    },
    look: 'Vedi il tuo incontro',
    test: 'Questa è una prova. Qui verranno annunciati i giri di Cup of Joe.',
  },
}
