import type { Words } from '../../words'

export const keys: Words['tools']['keys'] = {
  text: 'Avec une clé d’API, un programme fait les appels des administrateurs\u202f: un système RH, un script, un entrepôt de données. Une clé peut ce que tu choisis, et rien d’autre.',
  calls: 'Tous les appels',
  failed: 'Les clés d’API n’ont pas pu être chargées.',
  of: (name) => `La clé d’API «\u202f${name}\u202f»`,
  once: 'Elle n’est montrée qu’une fois. Copie-la maintenant là où elle sert.',
  key: 'Clé d’API',
  until: (end) => `jusqu’au ${end}`,
  ended: (end) => `Expirée\u202f: ${end}`,
  may: (scopes) => `Peut\u202f: ${scopes}`,
  name: 'Nom d’une nouvelle clé d’API',
  what: 'Ce qu’elle peut',
  lasts: 'Valable',
  choose: 'Choisis au moins une chose qu’elle peut',
  make: 'Créer une clé d’API',
  notMade: 'La clé d’API n’a pas pu être créée',
  effect: 'Les appels avec cette clé sont refusés aussitôt. Ce qu’elle a fait reste.',
  notRevoked: 'La clé d’API n’a pas pu être révoquée',
  example: 'Paie',
  scopes: {
    read: 'lire ce que voient les administrateurs',
    people: 'modifier les personnes, les groupes et la liste d’accès',
    rounds: 'créer et modifier les tours et les programmes',
    newsletters: 'écrire et envoyer des newsletters',
  },
  days: {
    30: '30 jours',
    90: '90 jours',
    365: '1 an',
    730: '2 ans',
  },
}
