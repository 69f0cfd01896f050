import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const web: Worded<typeof en.web> = {
  tellBy: {
    slack: 'Slack',
    both: 'E-Mail und Slack',
  },
  setting: {
    slack: {
      label: 'Slack',
      hint: 'In Slack. Wer dort kein Konto hat, und jede Einladung für den Kalender, bekommt eine E-Mail.',
    },
    both: {
      label: 'Beides',
      hint: 'Per E-Mail und in Slack.',
    },
  },
  notReached: (reason) => `Slack: ${reason}`,
  badge: 'Slack',
}

export const server: Worded<typeof en.server> = {
  coffeeOf: (names) => `Ein Kaffee für ${names}.`,
  booked: (when) => `Euer Kaffee: ${when}.`,
  skip: 'Nächste Runde aussetzen',
  rest: 'Weiterlesen',
  refused: {
    unknown: 'Cup of Joe weiß nicht, wer du bist. Deshalb wurde nichts geändert.',
    stranger: 'Dieses Treffen ist das von anderen. Deshalb wurde nichts geändert.',
    old: 'Dieser Knopf geht nicht mehr. Auf deiner Seite geht dasselbe.',
  },
  home: {
    noMatch: 'Du hast gerade kein offenes Treffen.',
    next: (date) => `Die nächste Runde ist am ${date}.`,
    skipping: 'Du setzt die nächste Runde aus und bist danach von selbst wieder dabei.',
    away: 'Du machst gerade nicht mit.',
    pause: 'Einen Monat Pause',
    back: 'Wieder mitmachen',
    open: 'Deine Seite',
  },
  health: {
    off: 'Aus',
    byMail: (code: string) =>
      `Slack lehnt alles ab (${code}), daher wird per E-Mail benachrichtigt. Prüfe Token und Rechte der App: Jede Minute wird neu gefragt.`,
    away: 'Nicht erreichbar',
    waits: (code: string) =>
      `Slack ist nicht erreichbar (${code}); jede Minute wird neu gefragt. Was dort gesagt werden soll, wartet und geht nach einer Stunde per E-Mail hinaus.`,
    notYet: 'Noch nicht gefragt',
    told: 'Wer möchte, wird in Slack benachrichtigt.',
  },
  slackId: 'Slack-ID',
}
