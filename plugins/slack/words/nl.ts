import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const web: Worded<typeof en.web> = {
  tellBy: {
    slack: 'Slack',
    both: 'E-mail en Slack',
  },
  setting: {
    slack: {
      label: 'Slack',
      hint: 'In Slack. Wie daar geen account heeft, en elke uitnodiging voor de agenda, krijgt een e-mail.',
    },
    both: {
      label: 'Beide',
      hint: 'Via e-mail en in Slack.',
    },
  },
  notReached: (reason) => `Slack: ${reason}`,
  badge: 'Slack',
}

export const server: Worded<typeof en.server> = {
  coffeeOf: (names) => `Koffie voor ${names}.`,
  booked: (when) => `Jullie koffie: ${when}.`,
  skip: 'Volgende ronde overslaan',
  rest: 'Verder lezen',
  refused: {
    unknown: 'Cup of Joe weet niet wie je bent. Er is niets gewijzigd.',
    stranger: 'Deze match is van anderen. Er is niets gewijzigd.',
    old: 'Deze knop werkt niet meer. Op je eigen pagina kan hetzelfde.',
  },
  home: {
    noMatch: 'Je hebt nu geen open match.',
    next: (date) => `De volgende ronde is op ${date}.`,
    skipping: 'Je slaat de volgende ronde over, en doet daarna automatisch weer mee.',
    away: 'Je doet nu niet mee.',
    pause: 'Een maand pauze',
    back: 'Weer meedoen',
    open: 'Je eigen pagina',
  },
  health: {
    off: 'Uit',
    byMail: (code: string) =>
      `Slack weigert alles (${code}), dus iedereen krijgt e-mail. Herstel de token of de rechten van de app: elke minuut wordt het opnieuw geprobeerd.`,
    away: 'Onbereikbaar',
    waits: (code: string) =>
      `Slack is niet bereikbaar (${code}); elke minuut wordt het opnieuw geprobeerd. Wat daar verteld moet worden, wacht en gaat na een uur per e-mail.`,
    notYet: 'Nog niet gevraagd',
    told: 'Wie wil, krijgt bericht in Slack.',
  },
  slackId: 'Slack-ID',
}
