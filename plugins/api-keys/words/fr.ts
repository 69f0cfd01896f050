import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits } = formatsOf('fr')

export const web: Worded<typeof en.web> = {
  section: 'Clés d’API',
  text: 'Une clé d’API permet à un programme de faire les appels de l’administration\u202f: un système RH, un script, un entrepôt de données. Elle peut ce que tu choisis, et rien d’autre.',
  calls: 'Tous les appels',
  failed: 'Impossible de charger les clés d’API.',
  of: (name) => `La clé d’API «\u202f${name}\u202f»`,
  once: 'Tu ne la vois que cette fois. Copie-la maintenant.',
  key: 'Clé d’API',
  until: (end) => `jusqu’au ${end}`,
  ended: (end) => `Expirée\u202f: ${end}`,
  may: (scopes) => `Peut\u202f: ${scopes}`,
  name: 'Nom d’une nouvelle clé d’API',
  what: 'Ce qu’elle peut',
  lasts: 'Valable',
  choose: 'Choisis au moins une chose qu’elle peut',
  make: 'Créer une clé d’API',
  notMade: 'Impossible de créer la clé d’API',
  effect: 'Les appels avec cette clé sont refusés aussitôt. Ce qu’elle a fait reste.',
  notRevoked: 'Impossible de révoquer la clé d’API',
  example: 'Paie',
  scopes: {
    read: 'lire tout ce que voit l’administration',
    people: 'modifier les personnes, les groupes et la liste d’accès',
    rounds: 'créer et modifier les tournées et les programmes',
    newsletters: 'écrire et envoyer des newsletters',
    integrations: 'gérer les webhooks et les canaux',
  },
  days: {
    30: '30 jours',
    90: '90 jours',
    365: '1 an',
    730: '2 ans',
  },
}

export const server: Worded<typeof en.server> = {
  keyExists: (name) => `Il y a déjà une clé d’API nommée «\u202f${name}\u202f». Choisis un autre nom.`,
  keyRevoked: (name) => `«\u202f${name}\u202f» est révoquée. Ses appels sont désormais refusés.`,
  wrongKeys: (wait) => `Trop de fausses clés d’API sont venues d’ici. Réessaie dans ${wait}.`,
  wrongKey: 'Cette clé d’API est fausse, ou a été révoquée.',
  keyEnded: (name) => `La clé d’API «\u202f${name}\u202f» a expiré. Crées-en une nouvelle.`,
  keyInAddress:
    'Une clé d’API n’a rien à faire dans une adresse, que les journaux gardent. Révoque-la, et envoies-en une nouvelle dans l’en-tête Authorization.',
  cookieBesideKey: 'Envoie une clé d’API ou un cookie de session, pas les deux.',
  tooManyCalls: (most) =>
    `Plus de ${digits(most)} appels ont été faits avec cette clé d’API en une minute. Attends un peu.`,
  repeatKeyTooLong: (most) => `Idempotency-Key doit compter de 1 à ${digits(most)} caractères.`,
  repeatedOtherwise: 'Cet Idempotency-Key a servi à un autre appel. Prends-en un nouveau pour chaque appel.',
  callUnderWay: 'Le premier appel avec cet Idempotency-Key est encore en cours. Réessaie un peu plus tard.',
  callCutOff:
    'Le serveur s’est arrêté au milieu du premier appel avec cet Idempotency-Key. Vérifie s’il a été fait, puis recommence avec un nouveau.',
  notFound: 'Cette clé d’API est introuvable.',
}
