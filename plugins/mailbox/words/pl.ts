import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Skrzynka odbiorcza',
    notRead: {
      label: 'Bez odczytu',
      detail:
        'Odpowiedzi kalendarzy i zwrócone e-maile nie są czytane. Ustaw INBOUND_URL na skrzynkę MAIL_FROM.',
    },
    failing: 'Nie działa',
    triedAgain:
      'Próbujemy ponownie automatycznie. Odpowiedzi i zwrócone e-maile tam czekają; nic innego na tym nie cierpi.',
    notYet: 'Jeszcze bez odczytu',
    everyMinute: 'Odpowiedzi kalendarzy i zwrócone e-maile są czytane co minutę.',
  },
}
