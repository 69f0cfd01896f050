import type { Words } from '../words'
import { feedback, matches, meetings } from './member/coffee'
import { inRounds } from './member/in-rounds'
import { participation, privacy, profile, programmes, setUp } from './member/profile'

export const member: Words['member'] = {
  noServer: {
    title: 'Sin servidor no hay café',
    text: 'Ahora mismo no hay conexión con él. Nada de lo que guardaste se ha perdido.',
  },
  home: {
    recent: 'Últimos encuentros',
    stats: {
      title: 'Tus cafés en cifras',
      failed: 'No se han podido cargar tus cifras.',
      totalMatches: 'Encuentros en total',
      coffeeChats: 'Cafés tomados',
      newConnections: 'Caras nuevas',
    },
    next: {
      title: 'Próxima ronda',
      failed: 'No se ha podido cargar la fecha.',
      change: 'Cambiar',
    },
    didYouMeet: '¿Hubo café?',
    optedOut: {
      title: 'Ya no participas en los cafés',
      text: 'Las rondas siguen sin ti, y no recibes el boletín.',
      again: 'Volver a participar',
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
