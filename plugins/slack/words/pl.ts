import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const web: Worded<typeof en.web> = {
  tellBy: {
    slack: 'Slack',
    both: 'E-mail i Slack',
  },
  setting: {
    slack: {
      label: 'Slack',
      hint: 'Na Slacku. Osoby bez konta oraz wszystkie zaproszenia do kalendarza idą e-mailem.',
    },
    both: {
      label: 'Oba sposoby',
      hint: 'E-mailem i na Slacku.',
    },
  },
  notReached: (reason) => `Slack: ${reason}`,
  badge: 'Slack',
}

export const server: Worded<typeof en.server> = {
  coffeeOf: (names) => `Kawa, na którą zapraszamy: ${names}.`,
  booked: (when) => `Termin waszej kawy: ${when}.`,
  skip: 'Opuść następną rundę',
  rest: 'Czytaj dalej',
  refused: {
    unknown: 'Cup of Joe nie wie, kim jesteś. Nic się nie zmieniło.',
    stranger: 'To spotkanie innych osób. Nic się nie zmieniło.',
    old: 'Ten przycisk już nie działa. To samo zrobisz na swojej stronie.',
  },
  home: {
    noMatch: 'Nie masz teraz otwartego spotkania.',
    next: (date) => `Następna runda kawy: ${date}.`,
    skipping: 'Opuszczasz następną rundę, a potem wracasz automatycznie.',
    away: 'Teraz nie bierzesz udziału.',
    pause: 'Miesiąc przerwy',
    back: 'Wróć do udziału',
    open: 'Twoja strona',
  },
  health: {
    off: 'Wyłączony',
    byMail: (code: string) =>
      `Slack odrzuca wszystko (${code}), więc powiadomienia idą e-mailem. Popraw token lub uprawnienia aplikacji: ponowna próba następuje co minutę.`,
    away: 'Nieosiągalny',
    waits: (code: string) =>
      `Nie można połączyć się ze Slackiem (${code}); ponowna próba następuje co minutę. Powiadomienia czekają, a po godzinie idą e-mailem.`,
    notYet: 'Jeszcze nie sprawdzono',
    told: 'Kto chce, dostaje powiadomienia na Slacku.',
  },
  slackId: 'Identyfikator Slack',
}
