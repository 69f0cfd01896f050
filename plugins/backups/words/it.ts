import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Backup',
    size: (megabytes) => `Ultimo: ${megabytes} MB`,
    notYet: 'Ancora nessuno',
    failing: 'Non riuscito',
    triedAgain: 'Si riprova ogni ora.',
    sealed: 'Ognuno viene scritto, riletto e cifrato.',
    open: 'Ognuno viene scritto e riletto. Non sono cifrati.',
  },
  failed: {
    subject: 'Nessun backup è stato scritto',
    effect:
      'Cup of Joe non è riuscito a scrivere un backup. Riprova ogni ora e avvisa una volta al giorno finché non riesce.',
  },
}
