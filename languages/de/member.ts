import type { Words } from '../words'
import { feedback, matches, meetings } from './member/coffee'
import { inRounds } from './member/in-rounds'
import { participation, privacy, profile, programmes, setUp } from './member/profile'

export const member: Words['member'] = {
  noServer: {
    title: 'Ohne Server kein Kaffee',
    text: 'Er ist gerade nicht zu erreichen. Was du gespeichert hast, ist sicher.',
  },
  home: {
    recent: 'Letzte Treffen',
    stats: {
      title: 'Deine Kaffeezahlen',
      failed: 'Deine Zahlen konnten nicht geladen werden.',
      totalMatches: 'Treffen insgesamt',
      coffeeChats: 'Getrunkene Kaffees',
      newConnections: 'Neue Gesichter',
    },
    next: {
      title: 'Nächste Runde',
      failed: 'Das Datum konnte nicht geladen werden.',
      change: 'Ändern',
    },
    didYouMeet: 'Habt ihr euch getroffen?',
    optedOut: {
      title: 'Du bist bei den Kaffeerunden ausgestiegen',
      text: 'Die Runden gehen ohne dich weiter, und du bekommst keinen Newsletter.',
      again: 'Wieder mitmachen',
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
