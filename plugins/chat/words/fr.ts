import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  coffeeOf: (names) => `Un café pour ${names}.`,
  booked: (when) => `Votre café\u202f: ${when}.`,
  skip: 'Passer mon tour la prochaine fois',
  rest: 'Lire la suite',
  refused: {
    unknown: 'Cup of Joe ne sait pas qui tu es. Rien n’a changé.',
    stranger: 'Ce n’est pas ta rencontre. Rien n’a changé.',
    old: 'Ce bouton ne fonctionne plus. Tu peux faire la même chose sur ta page.',
  },
  home: {
    noMatch: 'Tu n’as pas de rencontre en cours.',
    next: (date) => `La prochaine tournée a lieu le ${date}.`,
    skipping: 'Tu passes ton tour à la prochaine tournée. Ensuite, tu reviens automatiquement.',
    away: 'Tu ne participes pas en ce moment.',
    pause: 'Faire une pause d’un mois',
    back: 'Participer à nouveau',
    open: 'Ta page',
  },
  health: {
    off: 'Désactivé',
    byMail: (chat: string, code: string) =>
      `${chat} refuse tout (${code}), les personnes sont donc prévenues par e-mail. Corrige le jeton ou les droits de l’application. Un essai a lieu chaque minute.`,
    away: 'Injoignable',
    waits: (chat: string, code: string) =>
      `${chat} est injoignable (${code}). Un essai a lieu chaque minute. Les messages attendent, et partent par e-mail après une heure.`,
    notYet: 'Pas encore essayé',
    told: (chat: string) => `Les personnes qui ont choisi ${chat} y sont prévenues.`,
  },
  chatId: (chat: string) => `Identifiant ${chat}`,
}
