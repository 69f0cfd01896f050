import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { plural } = formatsOf('it')
const times = (added: string, used: string | null) =>
  used === null ? `aggiunta: ${added}, mai usata` : `aggiunta: ${added}, ultimo uso: ${used}`

export const account: Words['account'] = {
  description: 'Come accedi, e dove il tuo accesso è attivo.',
  checking: 'Verifica…',
  waitingForDevice: 'In attesa del tuo dispositivo…',
  codes: {
    title: 'I tuoi codici di recupero',
    save: 'Conservali dove li trovi anche senza questo dispositivo. Ognuno ti fa entrare una volta, se perdi il secondo fattore. Li vedi solo adesso.',
    copied: 'Codici copiati',
    download: 'Scarica',
    file: (codes) => `Codici di recupero per Cup of Joe\n\n${codes}\n`,
    saved: 'Li ho conservati',
  },
  add: {
    passkey: {
      action: 'Aggiungi una passkey',
      title: 'Aggiungi una passkey',
      description:
        'Con l’impronta, il volto, il blocco dello schermo o una chiave di sicurezza. Puoi anche usarla da sola per accedere.',
      name: 'Nome',
      nameHint: 'Un nome che riconosci, come «Portatile» o «Chiave blu».',
      submit: 'Aggiungi la passkey',
      failed: 'Non è stato possibile aggiungere la passkey',
    },
    app: {
      action: 'Configura un’app di autenticazione',
      replace: 'Sostituisci l’app di autenticazione',
      title: 'Configura un’app di autenticazione',
      description:
        'Inquadra il codice con l’app del telefono, o scrivi la chiave. Poi inserisci il codice che l’app mostra.',
      submit: 'Attiva',
      failed: 'Non è stato possibile configurare l’app',
      noKey: 'Non è stato possibile creare una chiave. Riprova.',
      copyKey: 'Copia la chiave',
      keyCopied: 'Chiave copiata',
      image: 'Codice QR della chiave',
    },
  },
  proof: {
    setUp: {
      title: 'Configura un secondo fattore',
      text: 'Qui, a chi amministra o è responsabile di un gruppo, un link o una password non bastano. Ci vuole un minuto.',
    },
    title: 'Conferma la tua identità',
    text: 'Qui serve il tuo secondo fattore. Poi continui da dove eri.',
    ways: {
      passkey: 'Usa una passkey',
      app: 'Usa l’app di autenticazione',
      'recovery-code': 'Usa un codice di recupero',
    },
    hints: {
      app: 'Dalla tua app di autenticazione.',
      'recovery-code': 'Ognuno funziona una volta sola.',
    },
    recoveryCode: 'Codice di recupero',
    waiting: 'In attesa della tua passkey…',
    failed: 'Non è stato possibile verificare il codice. Riprova.',
    submit: 'Conferma',
  },
  secondFactor: {
    title: 'Secondo fattore',
    description: 'Ti serve dopo l’accesso, e di nuovo prima di tutto ciò che non si può annullare.',
    failed: 'Non è stato possibile caricare il tuo secondo fattore.',
    passkey: {
      state: (added, used) => `Passkey, ${times(added, used)}`,
      question: (name) => `Togliere la passkey «${name}»?`,
    },
    app: {
      name: 'App di autenticazione',
      state: (added, used) => `Sei cifre, ${times(added, used)}`,
      question: 'Togliere l’app di autenticazione?',
    },
    remove: {
      action: 'Togli',
      named: (name) => `Togli ${name}`,
      effect:
        'Non può più confermare la tua identità. Se è l’ultimo fattore, si tolgono anche i codici di recupero.',
      failed: 'Non è stato possibile toglierlo',
    },
    codes: {
      title: 'Codici di recupero',
      left: (count) => plural(count, { one: 'Ne resta #', many: 'Ne restano #', other: 'Ne restano #' }),
      renew: 'Creane di nuovi',
      question: 'Creare nuovi codici di recupero?',
      effect: 'I codici che hai ora non funzioneranno più.',
      confirm: 'Crea nuovi codici',
      done: 'I codici di prima non funzionano più.',
      failed: 'Non è stato possibile creare nuovi codici',
    },
  },
}
