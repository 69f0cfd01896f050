import type { Words } from '../words'
import { feedback, matches, meetings } from './member/coffee'
import { inRounds } from './member/in-rounds'
import { participation, privacy, profile, programmes, setUp } from './member/profile'

export const member: Words['member'] = {
  noServer: {
    title: 'Senza server niente caffè',
    text: 'In questo momento non è raggiungibile. Quello che hai salvato è al sicuro.',
  },
  home: {
    recent: 'Ultimi incontri',
    stats: {
      title: 'I tuoi caffè in cifre',
      failed: 'Non è stato possibile caricare le tue cifre.',
      totalMatches: 'Incontri in tutto',
      coffeeChats: 'Caffè presi',
      newConnections: 'Volti nuovi',
    },
    next: {
      title: 'Prossimo giro',
      failed: 'Non è stato possibile caricare la data.',
      change: 'Cambia',
    },
    didYouMeet: 'Vi siete visti?',
    optedOut: {
      title: 'Non partecipi più ai caffè',
      text: 'I giri vanno avanti senza di te, e non ricevi la newsletter.',
      again: 'Partecipa di nuovo',
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
