import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Boîte mail',
    notRead: {
      label: 'Pas lue',
      detail:
        'Les réponses des agendas et les e-mails qui reviennent ne sont pas lus. Définis INBOUND_URL avec la boîte mail de MAIL_FROM.',
    },
    failing: 'En échec',
    triedAgain:
      'Un nouvel essai se fait automatiquement\u202f; les réponses et les e-mails revenus y attendent, et le reste n’en souffre pas.',
    notYet: 'Pas encore lue',
    everyMinute: 'Les réponses des agendas et les e-mails qui reviennent sont lus chaque minute.',
  },
}
