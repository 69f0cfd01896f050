import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  coffeeOf: (names) => `Een koffie voor ${names}.`,
  booked: (when) => `Je koffie is op ${when}.`,
  skip: 'Volgende ronde overslaan',
  rest: 'Verder lezen',
  refused: {
    unknown: 'Cup of Joe weet niet wie je bent, dus er is niets gewijzigd.',
    stranger: 'Dit is niet jouw match, dus er is niets gewijzigd.',
    old: 'Deze knop werkt niet meer. Hetzelfde kan op je eigen pagina.',
  },
  home: {
    noMatch: 'Je hebt nu geen open match.',
    next: (date) => `De volgende ronde is op ${date}.`,
    skipping: 'Je slaat de volgende ronde over. Daarna doe je automatisch weer mee.',
    away: 'Je doet nu niet mee.',
    pause: 'Een maand pauze',
    back: 'Weer meedoen',
    open: 'Je pagina',
  },
  health: {
    off: 'Uit',
    byMail: (chat: string, code: string) =>
      `${chat} weigert alles (${code}), dus mensen krijgen e-mail. Herstel het token of de scopes van de app. Het wordt elke minuut opnieuw geprobeerd.`,
    away: 'Niet te bereiken',
    waits: (chat: string, code: string) =>
      `${chat} is niet te bereiken (${code}). Het wordt elke minuut opnieuw geprobeerd. Berichten wachten, en gaan na een uur per e-mail.`,
    notYet: 'Nog niet geprobeerd',
    told: (chat: string) => `Wie voor ${chat} heeft gekozen, krijgt daar bericht.`,
  },
  chatId: (chat: string) => `${chat}-ID`,
}
