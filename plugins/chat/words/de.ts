import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  coffeeOf: (names) => `Ein Kaffee für ${names}.`,
  booked: (when) => `Euer Kaffee ist am ${when}.`,
  skip: 'Nächste Runde aussetzen',
  rest: 'Weiterlesen',
  refused: {
    unknown: 'Cup of Joe weiß nicht, wer du bist. Deshalb wurde nichts geändert.',
    stranger: 'Das ist nicht dein Treffen. Deshalb wurde nichts geändert.',
    old: 'Dieser Knopf funktioniert nicht mehr. Auf deiner Seite geht dasselbe.',
  },
  home: {
    noMatch: 'Du hast gerade kein offenes Treffen.',
    next: (date) => `Die nächste Runde ist am ${date}.`,
    skipping: 'Du setzt die nächste Runde aus. Danach bist du von selbst wieder dabei.',
    away: 'Du machst gerade nicht mit.',
    pause: 'Einen Monat Pause',
    back: 'Wieder mitmachen',
    open: 'Deine Seite',
  },
  health: {
    off: 'Aus',
    byMail: (chat: string, code: string) =>
      `${chat} lehnt alles ab (${code}), daher gehen Nachrichten per E-Mail hinaus. Korrigier Token oder Rechte der App. Jede Minute wird es neu versucht.`,
    away: 'Nicht erreichbar',
    waits: (chat: string, code: string) =>
      `${chat} ist nicht erreichbar (${code}). Jede Minute wird es neu versucht. Nachrichten warten und gehen nach einer Stunde per E-Mail hinaus.`,
    notYet: 'Noch nicht versucht',
    told: (chat: string) => `Wer ${chat} gewählt hat, wird dort benachrichtigt.`,
  },
  chatId: (chat: string) => `${chat}-ID`,
}
