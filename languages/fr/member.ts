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
    hello: (name) => ['Bonjour ', name, '. Ça fait plaisir de te voir.'],
    recent: 'Rencontres récentes',
    all: 'Toutes les rencontres',
    stats: {
      title: 'Tes cafés en chiffres',
      failed: 'Tes chiffres n’ont pas pu être chargés.',
      totalMatches: 'Rencontres en tout',
      coffeeChats: 'Cafés pris',
      newConnections: 'Nouveaux visages',
    },
    next: {
      title: 'Prochaine tournée',
      failed: 'La date n’a pas pu être chargée.',
      change: 'Modifier ma participation',
    },
    didYouMeet: 'La rencontre a-t-elle eu lieu\u202f?',
    optedOut: {
      title: 'Tu ne participes plus aux pauses café',
      text: 'Les tournées continuent sans toi, et tu ne reçois pas de newsletter.',
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
