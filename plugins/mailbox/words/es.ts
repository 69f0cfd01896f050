import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Buzón',
    notRead: {
      label: 'Sin leer',
      detail:
        'Las respuestas de los calendarios y los correos devueltos no se leen. Indica en INBOUND_URL el buzón de MAIL_FROM.',
    },
    failing: 'Falla',
    triedAgain:
      'Se reintenta automáticamente. Las respuestas y los correos devueltos esperan allí; nada más se ve afectado.',
    notYet: 'Aún sin leer',
    everyMinute: 'Las respuestas de los calendarios y los correos devueltos se leen cada minuto.',
  },
}
