import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Casella di posta',
    notRead: {
      label: 'Non letta',
      detail:
        'Le risposte dei calendari e le e-mail che tornano indietro non si leggono. Imposta INBOUND_URL sulla casella di MAIL_FROM.',
    },
    failing: 'Non funziona',
    triedAgain:
      'Si riprova automaticamente. Risposte ed e-mail tornate indietro aspettano lì; il resto funziona.',
    notYet: 'Non ancora letta',
    everyMinute: 'Le risposte dei calendari e le e-mail che tornano indietro si leggono ogni minuto.',
  },
}
