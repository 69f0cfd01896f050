import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Sauvegardes',
    size: (megabytes) => `Dernière\u202f: ${megabytes} Mo`,
    notYet: 'Aucune encore',
    failing: 'En échec',
    triedAgain: 'Nouvel essai toutes les heures.',
    sealed: 'Chacune est écrite, relue et chiffrée.',
    open: 'Chacune est écrite et relue. Elles ne sont pas chiffrées.',
  },
  failed: {
    subject: 'Aucune sauvegarde n’a été écrite',
    effect:
      'Cup of Joe n’a pas pu écrire de sauvegarde. Un nouvel essai a lieu toutes les heures, et tu reçois un e-mail par jour tant que cela échoue.',
  },
}
