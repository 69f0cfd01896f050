import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('it')

export const reach: Responses['reach'] = {
  notSent: 'Nessuno lo sa ancora: la newsletter di questo giro non è stata inviata.',
  notMailed: 'Ogni persona trova il suo incontro sulla sua pagina. Nessuna ha ancora ricevuto un’e-mail.',
  again: (people) =>
    plural(people, {
      one: '# persona riceve di nuovo l’e-mail.',
      many: '# di persone ricevono di nuovo l’e-mail.',
      other: '# persone ricevono di nuovo l’e-mail.',
    }),
  nobody:
    'Qui non si può riscrivere a nessuno: l’e-mail è arrivata, o la persona è andata via o ha un altro incontro.',
  tellThem: 'Avvisa direttamente questa persona: per lei l’e-mail non è più attuale.',
  troubles: {
    full: { reason: 'La casella è piena.', next: 'Chiedi di fare spazio, poi riprova.' },
    unknownAddress: {
      reason: 'Il server di posta non conosce questo indirizzo.',
      next: 'Correggi l’indirizzo, poi riprova: l’e-mail andrà a quello nuovo.',
    },
    suppressed: {
      reason: 'Il servizio di posta non consegna più a questo indirizzo.',
      next: 'Toglilo dalla lista di blocco del servizio, poi riprova.',
    },
    refused: {
      reason: 'Il server di posta ha rifiutato l’e-mail.',
      next: 'Chiedi il motivo a chi gestisce quel server, poi riprova.',
    },
    busy: { reason: 'Il server di posta era occupato a ogni tentativo.', next: 'Riprova.' },
    sender: {
      reason: 'Il server di posta non accetta il vostro mittente.',
      next: 'Correggi il mittente («Stato del sistema») o chiedi a chi gestisce quel server di accettarlo, poi riprova.',
    },
    closed: {
      reason: 'Il server di posta non accetta e-mail per questo indirizzo.',
      next: 'Chiedi qual è l’indirizzo giusto, correggilo, poi riprova.',
    },
    route: {
      reason: 'L’e-mail non è arrivata al server di posta di questo indirizzo.',
      next: 'Chiedi a chi gestisce il vostro server di posta di controllare il percorso, poi riprova.',
    },
    content: {
      reason: 'Il server di posta ha rifiutato l’e-mail per il contenuto o la dimensione.',
      next: 'Chiedi il motivo a chi gestisce quel server, poi riprova.',
    },
    unmade: {
      reason: 'Non è stato possibile preparare l’e-mail.',
      next: 'Guarda «Stato del sistema», poi riprova.',
    },
    turnedOff: { reason: 'L’account è stato disattivato prima dell’invio.', next: 'Non c’è nulla da fare.' },
    barred: {
      reason: 'Non era più nella lista di accesso al momento dell’invio.',
      next: 'Non c’è nulla da fare.',
    },
    optedOut: { reason: 'Aveva smesso di partecipare prima dell’invio.', next: 'Non c’è nulla da fare.' },
    paused: { reason: 'Era in pausa prima dell’invio.', next: 'Non c’è nulla da fare.' },
    steppedOut: { reason: 'Aveva rinunciato all’incontro prima dell’invio.', next: 'Non c’è nulla da fare.' },
    away: { reason: 'Non partecipava più al momento dell’invio.', next: 'Non c’è nulla da fare.' },
    joined: { reason: 'Si era già iscritta prima dell’invio.', next: 'Non c’è nulla da fare.' },
    tooLate: {
      reason: 'L’appuntamento era già passato al momento dell’invio.',
      next: 'Non c’è nulla da fare.',
    },
    chatNobody: {
      reason: (chat: string) => `${chat} non conosce nessuno con questo indirizzo.`,
      next: 'Riprova: partirà via e-mail.',
    },
    chatRefused: {
      reason: (chat: string) => `${chat} non ha accettato il messaggio.`,
      next: 'Riprova: partirà via e-mail.',
    },
    missed: {
      reason: 'Non partecipava quando è partita la newsletter.',
      next: 'Avvisa direttamente questa persona; è anche sulla sua pagina.',
    },
    cancelled: { reason: 'L’invio è stato annullato prima del suo turno.', next: 'Riprova.' },
    broken: { reason: 'La connessione al server di posta si è interrotta.', next: 'Riprova.' },
  },
}
