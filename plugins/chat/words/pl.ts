import type { Worded } from '../../../languages/words'
import type * as en from './en'

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
    byMail: (chat: string, code: string) =>
      `${chat} odrzuca wszystko (${code}), więc powiadamiamy e-mailem. Popraw token lub uprawnienia aplikacji. Ponowna próba następuje co minutę.`,
    away: 'Nieosiągalny',
    waits: (chat: string, code: string) =>
      `${chat} jest nieosiągalny (${code}). Ponowna próba następuje co minutę. Wiadomości czekają, a po godzinie idą e-mailem.`,
    notYet: 'Jeszcze nie próbowano',
    told: (chat: string) => `Kto wybiera ${chat}, dostaje wiadomości tam.`,
  },
  chatId: (chat: string) => `Identyfikator ${chat}`,
}
