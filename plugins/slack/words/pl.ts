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
      hint: 'Na Slacku. Zaproszenia do kalendarza idą e-mailem, tak jak wszystko do osób bez konta na Slacku.',
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
  coffeeOf: (names) => `Kawa: ${names}.`,
  booked: (when) => `Termin waszej kawy: ${when}.`,
  skip: 'Opuść następną rundę',
  rest: 'Czytaj dalej',
  refused: {
    unknown: 'Cup of Joe nie wie, kim jesteś, więc nic się nie zmieniło.',
    stranger: 'To nie jest twoje spotkanie, więc nic się nie zmieniło.',
    old: 'Ten przycisk już nie działa. To samo zrobisz na swojej stronie.',
  },
  home: {
    noMatch: 'Nie masz teraz otwartego spotkania.',
    next: (date) => `Następna runda: ${date}.`,
    skipping: 'Opuszczasz następną rundę. Potem wracasz automatycznie.',
    away: 'Teraz nie bierzesz udziału.',
    pause: 'Miesiąc przerwy',
    back: 'Dołącz ponownie',
    open: 'Twoja strona',
  },
  health: {
    off: 'Wyłączony',
    byMail: (code: string) =>
      `Slack odrzuca wszystko (${code}), więc powiadamiamy e-mailem. Popraw token lub uprawnienia aplikacji. Ponowna próba następuje co minutę.`,
    away: 'Nieosiągalny',
    waits: (code: string) =>
      `Slack jest nieosiągalny (${code}). Ponowna próba następuje co minutę. Wiadomości czekają, a po godzinie idą e-mailem.`,
    notYet: 'Jeszcze nie próbowano',
    told: 'Kto wybiera Slack, dostaje wiadomości tam.',
  },
  slackId: 'Identyfikator Slack',
}
