import type { Responses } from '../../words'

export const replies: Responses['replies'] = {
  pausedFor: {
    1: 'Sei in pausa per un mese. Poi torni automaticamente.',
    3: 'Sei in pausa per tre mesi. Poi torni automaticamente.',
  },
  invalid: 'Questo link non è più valido. Accedi e fai la stessa cosa dalla tua pagina.',
  expired: 'Questo link è scaduto. Accedi e fai la stessa cosa dalla tua pagina.',
  met: 'Che bello. Abbiamo segnato che vi siete visti.',
  notMet: 'Segnato. Il mese prossimo arriva un’altra occasione.',
  staysPaused: 'Sei in pausa, e ci resti fino alla fine della pausa. Non è cambiato niente.',
  staysOut: 'Non partecipi, e resta così finché non torni. Non è cambiato niente.',
  in: 'Che bello. Ci sei anche tu nel prossimo giro.',
  saidIn: 'Ci sei. Chi incontri te lo diciamo appena il giro è fatto.',
  saidNotIn: 'Annullato. Questo giro va avanti senza di te.',
  skipped: 'Segnato. Salti il prossimo giro, e poi torni automaticamente.',
  noMoreInvitations: 'Segnato. Non te lo chiediamo più. Se accedi, la porta è sempre aperta.',
  optedOut: 'Non partecipi più: nessun incontro e nessuna newsletter finché non torni.',
  optedOutAlready: 'Avevi già smesso di partecipare, e resta così finché non torni.',
  pausedLonger: 'La tua pausa dura già di più. Resta così.',
  otherLink: 'Questo link serve a un’altra cosa.',
  matchGone: 'Il giro è cambiato dopo questa e-mail. Sulla tua pagina vedi chi incontri ora.',
}
