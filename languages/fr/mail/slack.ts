import type { MailWords } from '../../words'

export const slack: MailWords['slack'] = {
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
}
