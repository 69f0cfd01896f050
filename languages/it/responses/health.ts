import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('it')

export const health: Responses['health'] = {
  database: { slow: 'Lento', fine: 'Funziona' },
  email: {
    outbox: {
      label: 'Modalità di prova',
      detail: 'Le e-mail vanno nella posta in uscita; nessuno le riceve. Imposta MAIL_URL per inviarle.',
    },
    unreachable: (transport) => `${transport} non raggiungibile`,
    cannotReach: (why) => `Il server di posta non è raggiungibile: ${why}`,
    silent: 'Il server di posta non risponde.',
    paused: (transport) => `${transport}, invio in pausa`,
    pausedBy: 'L’amministrazione ha messo in pausa una newsletter.',
    nothingWaits: 'Niente in attesa di invio.',
    waiting: (count) =>
      plural(count, {
        one: '# messaggio in attesa di invio.',
        many: '# di messaggi in attesa di invio.',
        other: '# messaggi in attesa di invio.',
      }),
  },
  jobs: { failing: 'Non riesce', notYet: 'Non ancora avviato', late: 'In ritardo', onTime: 'Puntuale' },
  employeeFile: {
    label: 'Da file',
    reads: (file) => `Legge ${file}.`,
    gone: (file) => `Dall’ultima sincronizzazione, ${file} non c’è più.`,
    notThere: (file) => `${file} non c’è ancora.`,
  },
  cycle: {
    manual: {
      label: 'A mano',
      detail: 'Ogni mese si fa a mano. In Strumenti, Programma, si può rendere automatico.',
    },
    sends: 'Abbina e invia le newsletter.',
    drafts: 'Abbina; le newsletter aspettano l’approvazione.',
    needsAttention: 'Serve attenzione',
    tryingAgain: 'Nuovo tentativo',
    notDone: (step, run, why) => `${step}: non fatto nell’avvio di ${run}: ${why}.`,
    failing: (step, run, why) => `${step}: finora non riuscito nell’avvio di ${run}: ${why}.`,
    noReason: 'nessun motivo noto',
    running: 'In corso',
    scheduled: 'Programmato',
  },
  signIn: {
    slowed: {
      label: 'Codici rallentati',
      detail: (codes) =>
        `In dieci minuti sono stati inseriti più di ${codes} codici errati: forse qualcuno prova a indovinare. I browser senza accessi precedenti hanno un tentativo al minuto; i link funzionano ancora.`,
    },
    fine: { label: 'Funziona', detail: 'Link e codici funzionano.' },
  },
}
