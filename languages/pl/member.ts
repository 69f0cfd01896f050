import type { Words } from '../words'
import { feedback, matches, meetings } from './member/coffee'
import { inRounds } from './member/in-rounds'
import { participation, privacy, profile, programmes, setUp } from './member/profile'

export const member: Words['member'] = {
  noServer: {
    title: 'Bez serwera nie ma kawy',
    text: 'Serwer jest teraz nieosiągalny. Nic z tego, co jest zapisane, nie przepadło.',
  },
  home: {
    recent: 'Ostatnie spotkania',
    stats: {
      title: 'Twoje kawy w liczbach',
      failed: 'Nie udało się wczytać twoich danych.',
      totalMatches: 'Spotkania razem',
      coffeeChats: 'Wypite kawy',
      newConnections: 'Nowe twarze',
    },
    next: {
      title: 'Następna runda',
      failed: 'Nie udało się wczytać daty.',
      change: 'Zmień',
    },
    didYouMeet: 'Czy spotkanie się odbyło?',
    optedOut: {
      title: 'Nie bierzesz już udziału w spotkaniach przy kawie',
      text: 'Rundy toczą się bez ciebie i nie dostajesz newslettera.',
      again: 'Dołącz ponownie',
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
