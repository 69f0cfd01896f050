import type { Words } from '../words'
import { feedback, matches, meetings } from './member/coffee'
import { inRounds } from './member/in-rounds'
import { participation, privacy, profile, programmes, setUp } from './member/profile'

export const member: Words['member'] = {
  noServer: {
    title: 'Zonder server geen koffie',
    text: 'We kunnen hem nu niet bereiken. Wat je hebt opgeslagen, is niet verloren.',
  },
  home: {
    recent: 'Laatste matches',
    stats: {
      title: 'Jouw koffie in cijfers',
      failed: 'Je cijfers konden niet worden geladen.',
      totalMatches: 'Matches in totaal',
      coffeeChats: 'Gedronken koffies',
      newConnections: 'Nieuwe gezichten',
    },
    next: {
      title: 'Volgende ronde',
      failed: 'De datum kon niet worden geladen.',
      change: 'Wijzigen',
    },
    didYouMeet: 'Hebben jullie elkaar ontmoet?',
    optedOut: {
      title: 'Je doet niet meer mee aan de koffierondes',
      text: 'De rondes gaan zonder jou door en je krijgt geen nieuwsbrief.',
      again: 'Weer meedoen',
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
