import type { Words } from '../words'
import { feedback, matches, meetings } from './member/coffee'
import { inRounds } from './member/in-rounds'
import { participation, privacy, profile, programmes, setUp } from './member/profile'

export const member: Words['member'] = {
  noServer: {
    title: 'Pas de café sans serveur',
    text: 'Il ne répond pas pour le moment. Rien de ce que tu as enregistré n’est perdu.',
  },
  home: {
    recent: 'Rencontres récentes',
    stats: {
      title: 'Tes cafés en chiffres',
      failed: 'Impossible de charger tes chiffres.',
      totalMatches: 'Rencontres en tout',
      coffeeChats: 'Cafés pris',
      newConnections: 'Nouveaux visages',
    },
    next: {
      title: 'Prochaine tournée',
      failed: 'Impossible de charger la date.',
      change: 'Modifier',
    },
    didYouMeet: 'La rencontre a-t-elle eu lieu\u202f?',
    optedOut: {
      title: 'Tu ne participes plus aux pauses café',
      text: 'Les tournées se font sans toi, et tu ne reçois pas de newsletter.',
      again: 'Participer à nouveau',
    },
  },
  meetings,
  matches,
  feedback,
  profile,
  setUp,
  participation,
  privacy,
  programmes,
  inRounds,
}
