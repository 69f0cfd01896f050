import type { Words } from '../words'
import { feedback, matches, meetings } from './member/coffee'
import { inRounds } from './member/in-rounds'
import { participation, privacy, profile, programmes, setUp } from './member/profile'

export const member: Words['member'] = {
  noServer: {
    title: 'Sem servidor não há café',
    text: 'Não conseguimos falar com ele agora. Nada do que você salvou se perdeu.',
  },
  home: {
    recent: 'Últimos encontros',
    stats: {
      title: 'Seus cafés em números',
      failed: 'Não foi possível carregar seus números.',
      totalMatches: 'Encontros no total',
      coffeeChats: 'Cafés tomados',
      newConnections: 'Rostos novos',
    },
    next: {
      title: 'Próxima rodada',
      failed: 'Não foi possível carregar a data.',
      change: 'Mudar',
    },
    didYouMeet: 'Vocês se encontraram?',
    optedOut: {
      title: 'Você não participa mais dos cafés',
      text: 'As rodadas seguem sem você, e você não recebe a newsletter.',
      again: 'Voltar a participar',
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
