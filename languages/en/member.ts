import { feedback, matches, meetings } from './member/coffee'
import { inRounds } from './member/in-rounds'
import { participation, privacy, profile, programmes, setUp } from './member/profile'

export const member = {
  noServer: {
    title: 'No coffee without a server',
    text: "We can't reach it right now. Nothing you saved is lost.",
  },
  home: {
    recent: 'Recent Matches',
    stats: {
      title: 'Your Coffee Stats',
      failed: "We couldn't load your figures.",
      totalMatches: 'Total Matches',
      coffeeChats: 'Coffee Chats',
      newConnections: 'New Connections',
    },
    next: {
      title: 'Next Pairing',
      failed: "We couldn't load the date.",
      change: 'Change',
    },
    didYouMeet: 'Did you meet?',
    optedOut: {
      title: "You've opted out of coffee chats",
      text: 'Rounds go on without you, and you get no newsletter.',
      again: 'Take Part Again',
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
