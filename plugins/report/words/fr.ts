import { formatsOf } from '../../../shared/languages/formats'
import type { Worded } from '../../../languages/words'
import type * as en from './en'

const { digits, plural } = formatsOf('fr')

/** What the browser shows. */
export const web: Worded<typeof en.web> = {
  open: 'Rapport',
  title: 'Rapport pour la direction',
  text: 'Une page à imprimer ou à envoyer : qui a participé, qui s’est rencontré, les nouveaux liens, les avis. Personne n’est nommé, et rien ne concerne moins de cinq personnes.',
  last: 'Dernier mois',
  months: 'Mois',
  language: 'Langue',
  make: 'Créer un lien',
  making: 'Création…',
  notMade: 'Impossible de créer le lien',
  ready: 'Le lien est prêt',
  once: 'Toute personne qui l’a peut ouvrir le rapport pendant 30 jours, sans compte. Il ne s’affiche que cette fois.',
  link: 'Lien',
  show: 'Ouvrir le rapport',
  links: 'Liens encore valables',
  failed: 'Impossible de charger les liens.',
  none: 'Aucun lien pour l’instant.',
  allProgrammes: 'Tous les programmes',
  of: (programme, months, last) => `${programme}, ${digits(months)} mois jusqu’à ${last}`,
  until: (day) => `jusqu’au ${day}`,
  revoke: 'Révoquer',
  effect: 'Plus personne ne pourra ouvrir le rapport avec ce lien.',
  notRevoked: 'Impossible de révoquer le lien',
}

/** What the server says: the page itself, and its answers. */
export const server: Worded<typeof en.server> = {
  title: (programme) => `Ce que « ${programme} » a apporté`,
  allProgrammes: 'tous les programmes',
  span: (first, last) => `De ${first} à ${last}`,
  people: 'Personnes ayant eu un match',
  matches: 'Matchs',
  met: 'Rencontres',
  ofAnswered: (met, answered, low, high) =>
    `${digits(met)} paires sur les ${digits(answered)} qui ont répondu ; avec 95 % de confiance, ${low} à ${high}`,
  tooFew: 'trop peu de réponses',
  beans: 'Grains, sur cinq',
  given: (count) =>
    plural(count, { one: 'de # personne', many: 'de # de personnes', other: 'de # personnes' }),
  byMonth: 'Mois par mois',
  month: 'Mois',
  ties: 'Nouveaux liens entre départements',
  tiesNote: 'Deux personnes de ces départements se sont rencontrées pour la première fois.',
  between: (one, other) => `${one} et ${other}`,
  others: 'Les autres, ensemble',
  quotes: 'Avec leurs mots',
  quotesNote: 'De tous les programmes, sans nom. Chaque personne a donné son accord.',
  nothing: 'Moins de cinq personnes ont eu un match pendant cette période : il n’y a rien à montrer.',
  five: 'Rien ici ne concerne moins de cinq personnes ; ces mois et départements sont omis. Les avis viennent de tous les programmes.',
  until: (day) => `Ce lien est valable jusqu’au ${day}.`,
  noLink: 'Ce lien est faux, a été révoqué ou a expiré. Demandes-en un nouveau.',
  revoked: 'Le lien est révoqué. Il n’ouvre plus rien.',
}
