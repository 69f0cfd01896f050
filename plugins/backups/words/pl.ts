import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Kopie zapasowe',
    size: (megabytes) => `Ostatnia: ${megabytes} MB`,
    notYet: 'Jeszcze żadnej',
    failing: 'Niepowodzenie',
    triedAgain: 'Kolejna próba co godzinę.',
    sealed: 'Każda jest zapisywana, odczytywana i szyfrowana.',
    open: 'Każda jest zapisywana i odczytywana. Nie są szyfrowane.',
  },
  failed: {
    subject: 'Nie zapisano kopii zapasowej',
    effect:
      'Cup of Joe nie może zapisać kopii zapasowej. Próbuje co godzinę i raz dziennie daje znać, dopóki się nie uda.',
  },
}
