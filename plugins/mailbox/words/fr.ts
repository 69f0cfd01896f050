import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Boîte mail',
    notRead: {
      label: 'Pas lue',
      detail:
        'Les réponses des agendas et les e-mails revenus ne sont pas lus. Indique dans INBOUND_URL la boîte mail de MAIL_FROM.',
    },
    failing: 'En échec',
    triedAgain:
      'Un nouvel essai se fait automatiquement. Les réponses et les e-mails revenus y attendent\u202f; le reste fonctionne.',
    notYet: 'Pas encore lue',
    everyMinute: 'Les réponses des agendas et les e-mails revenus sont lus chaque minute.',
  },
}
