import type { Responses } from '../../words'

export const replies: Responses['replies'] = {
  pausedFor: {
    1: 'Je hebt één maand pauze. Daarna doe je automatisch weer mee.',
    3: 'Je hebt drie maanden pauze. Daarna doe je automatisch weer mee.',
  },
  invalid: 'Deze link is niet meer geldig. Log in om hetzelfde op je eigen pagina te doen.',
  expired: 'Deze link is verlopen. Log in om hetzelfde op je eigen pagina te doen.',
  met: 'Mooi. We hebben genoteerd dat jullie elkaar hebben ontmoet.',
  notMet: 'Genoteerd. Volgende maand is er weer een kans.',
  staysPaused: 'Je hebt nog pauze tot die voorbij is. Er is niets gewijzigd.',
  staysOut: 'Je bent gestopt, tot je weer meedoet. Er is niets gewijzigd.',
  in: 'Mooi. Je doet mee aan de volgende ronde.',
  saidIn: 'Je doet mee. Je match komt zodra de ronde gemaakt is.',
  saidNotIn: 'Teruggenomen. Deze ronde gaat zonder jou door.',
  skipped: 'Genoteerd. Je slaat de volgende ronde over, en doet daarna automatisch weer mee.',
  noMoreInvitations: 'Genoteerd. We vragen het niet meer. Je bent welkom zodra je inlogt.',
  optedOut: 'Je bent gestopt: geen matches en geen nieuwsbrieven meer, tot je weer meedoet.',
  optedOutAlready: 'Je bent al gestopt, tot je weer meedoet.',
  pausedLonger: 'Je hebt al langer pauze. Dat blijft zo.',
  otherLink: 'Deze link is voor iets anders.',
  matchGone: 'De ronde is gewijzigd sinds deze mail. Op je pagina zie je wie nu je match is.',
}
