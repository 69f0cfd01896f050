import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('it')

export const web: Worded<typeof en.web> = {
  section: 'Webhook e canali',
  webhooks: {
    title: 'Webhook',
    text: 'Un webhook dice a un programma che cosa succede: a un sistema HR, a un calendario delle sale, a un data warehouse. Gli eventi sono firmati secondo la specifica Standard Webhooks e ritentati per tre giorni.',
    failed: 'Non è stato possibile caricare i webhook.',
    of: (name) => `Il webhook «${name}»`,
    once: 'Si mostra solo questa volta. Con questo il programma verifica che un evento viene da qui.',
    secret: 'Segreto',
    earlier: (end) => `Firma anche il segreto precedente, fino a: ${end}.`,
    told: (events) => `Viene a sapere: ${events}`,
    personal: 'Includi nomi e indirizzi delle persone',
    personalText:
      'Lasciano Cup of Joe con ogni evento. Senza, gli eventi contengono solo identificativi e numeri.',
    hasPersonal: 'Con nomi e indirizzi',
    off: {
      administrator: (since) => `Disattivato, da: ${since}`,
      failing: (since) => `Disattivato (${since}): per tre giorni non è arrivato nulla`,
      gone: (since) => `Disattivato (${since}): il server dice che l’indirizzo non esiste più`,
    },
    turnOff: 'Disattiva',
    turnOn: 'Attiva',
    name: 'Nome di un nuovo webhook',
    address: 'Indirizzo',
    what: 'Che cosa viene a sapere',
    choose: 'Scegli almeno un evento',
    make: 'Aggiungi webhook',
    notMade: 'Non è stato possibile aggiungere il webhook',
    notChanged: 'Non è stato possibile modificare il webhook',
    renew: 'Nuovo segreto',
    renewTitle: (name) => `Un nuovo segreto per «${name}»?`,
    renewEffect:
      'Il programma ha bisogno del nuovo segreto entro una settimana. Fino ad allora firma anche quello precedente.',
    remove: 'Togli',
    removeTitle: (name) => `Togliere «${name}»?`,
    removeEffect: 'Lì non viene più inviato nulla, e il registro viene cancellato.',
    notRemoved: 'Non è stato possibile toglierlo',
    log: 'Registro',
    logOf: (name) => `Che cosa ha saputo «${name}»`,
    logFailed: 'Non è stato possibile caricare il registro.',
    nothing: 'Ancora nulla.',
    again: 'Invia di nuovo',
    notSent: 'Non è stato possibile inviarlo di nuovo',
    tries: (count) => plural(count, { one: '# tentativo', many: '# di tentativi', other: '# tentativi' }),
    next: (when) => `prossimo tentativo: ${when}`,
    states: {
      waiting: 'In attesa',
      delivered: 'Consegnato',
      failed: 'Non consegnato',
    },
    events: {
      'round.made': 'un giro viene creato',
      'round.changed': 'un giro viene modificato',
      'round.published': 'chi partecipa vede i propri incontri',
      'round.completed': 'un giro viene concluso',
      'newsletter.sent': 'una newsletter è inviata',
      'match.met': 'due persone dicono di essersi incontrate',
      'meeting.booked': 'un orario viene prenotato',
      'meeting.moved': 'un orario viene spostato',
      'meeting.cancelled': 'un orario viene annullato',
      'person.joined': 'qualcuno inizia a partecipare',
      'person.left': 'qualcuno smette di partecipare',
    },
  },
  channels: {
    title: 'Canali',
    text: 'Ogni giro viene annunciato in un canale della vostra chat quando chi partecipa vede i propri incontri: quante coppie ci sono e quanti volti nuovi. Nessun incontro viene nominato.',
    failed: 'Non è stato possibile caricare i canali.',
    name: 'Nome di un nuovo canale',
    form: 'Chat',
    forms: {
      slack: 'Slack, Mattermost, Rocket.Chat o Zulip',
      teams: 'Microsoft Teams (Workflows)',
      'google-chat': 'Google Chat',
    },
    make: 'Aggiungi canale',
    notMade: 'Non è stato possibile aggiungere il canale',
    test: 'Invia una prova',
    notTested: 'La prova non è arrivata',
  },
}

export const server: Worded<typeof en.server> = {
  mostWebhooks: (most) => `Possono essercene al massimo ${digits(most)}. Prima togline uno.`,
  webhookExists: (name) => `Il nome «${name}» è già preso. Scegline un altro.`,
  addressLost:
    'La chiave di questa installazione è cambiata, quindi l’indirizzo non si può più leggere. Inseriscilo di nuovo.',
  webhookRemoved: (name) => `«${name}» è stato tolto. Lì non viene più inviato nulla.`,
  webhookIsOff: (name) => `«${name}» è disattivato. Prima attivalo.`,
  sentAgain: 'L’invio è di nuovo in corso.',
  channelTested: (name) => `La prova è arrivata in «${name}».`,
  problems: {
    onlyHttps: (host) => `L’indirizzo di ${host} deve iniziare con https://.`,
    notPublic: (host) =>
      `${host} non è sulla rete internet pubblica. Chi gestisce il server può permetterlo con l’impostazione WEBHOOK_HOSTS.`,
    packed: (host) => `${host} restituisce contenuti compressi, che non si possono leggere.`,
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
    look: 'Guarda chi incontri',
    test: 'Questa è una prova. Qui verranno annunciati i giri di Cup of Joe.',
  },
  turnedOff: {
    subject: (name) => `Disattivato: ${name}`,
    failing: (host) => `Per tre giorni non è stato possibile consegnare nulla a ${host}.`,
    gone: (host) => `${host} dice che l’indirizzo non esiste più.`,
    effect:
      'Lì non viene più inviato nulla finché l’amministrazione non lo riattiva in Strumenti, «Webhook e canali». Ciò che è ancora in attesa viene inviato allora.',
  },
  notFound: {
    webhook: 'Questo webhook non è stato trovato.',
    channel: 'Questo canale non è stato trovato.',
    delivery: 'Questo invio non è stato trovato.',
  },
}
