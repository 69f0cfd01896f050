import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const web: Worded<typeof en.web> = {
  tellBy: {
    slack: 'Slack',
    both: 'E-mail et Slack',
  },
  setting: {
    slack: {
      label: 'Slack',
      hint: 'Dans Slack. Les personnes sans compte Slack, et toutes les invitations d’agenda, passent par e-mail.',
    },
    both: {
      label: 'Les deux',
      hint: 'Par e-mail et dans Slack.',
    },
  },
  notReached: (reason) => `Slack\u202f: ${reason}`,
  badge: 'Slack',
}

export const server: Worded<typeof en.server> = {
  coffeeOf: (names) => `Un café pour ${names}.`,
  booked: (when) => `Votre café\u202f: ${when}.`,
  skip: 'Passer mon tour la prochaine fois',
  rest: 'Lire la suite',
  refused: {
    unknown: 'Cup of Joe ne sait pas qui tu es. Rien n’a changé.',
    stranger: 'Cette rencontre est celle d’autres personnes. Rien n’a changé.',
    old: 'Ce bouton ne fonctionne plus. Ta page permet de faire la même chose.',
  },
  home: {
    noMatch: 'Tu n’as pas de rencontre en cours.',
    next: (date) => `La prochaine tournée a lieu le ${date}.`,
    skipping: 'Tu passes ton tour à la prochaine tournée, et tu reviens ensuite automatiquement.',
    away: 'Tu ne participes pas en ce moment.',
    pause: 'Faire une pause d’un mois',
    back: 'Participer de nouveau',
    open: 'Ta page',
  },
  health: {
    off: 'Désactivé',
    byMail: (code: string) =>
      `Slack refuse tout (${code}) : les personnes sont prévenues par e-mail. Corrige le jeton ou les droits de l’application : un essai a lieu chaque minute.`,
    away: 'Injoignable',
    waits: (code: string) =>
      `Slack est injoignable (${code}) ; un essai a lieu chaque minute. Les messages qui doivent y partir attendent, et partent par e-mail après une heure.`,
    notYet: 'Pas encore interrogé',
    told: 'Les personnes qui le souhaitent sont prévenues dans Slack.',
  },
  slackId: 'Identifiant Slack',
}
