import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { plural } = formatsOf('fr')

export const web: Worded<typeof en.web> = {
  section: 'Accès annuaire',
  text: 'L’annuaire de l’entreprise (Entra ID, Okta …) ajoute, modifie et retire ici des personnes automatiquement, par SCIM 2.0.',
  address: 'Adresse pour l’annuaire',
  tokens: {
    failed: 'Impossible de charger les jetons.',
    most: 'Deux jetons au plus\u202f: celui qui sert, et celui qui le remplacera.',
    of: (name) => `Le jeton de «\u202f${name}\u202f»`,
    once: 'Tu ne le vois que cette fois. Copie-le maintenant dans l’annuaire.',
    token: 'Jeton',
    lastChange: (action, what, at) => ['Dernière modification\u202f: ', action, ', ', what, `, ${at}`],
    name: 'Nom d’un nouveau jeton',
    example: 'Entra ID',
    make: 'Créer un jeton',
    notMade: 'Impossible de créer le jeton',
  },
  revoke: {
    effect: 'Les requêtes avec ce jeton sont refusées aussitôt. Les personnes qu’il a ajoutées restent.',
    failed: 'Impossible de révoquer le jeton',
  },
  groups: {
    title: 'Groupes de l’annuaire',
    text: 'Rattache un groupe de l’annuaire à un groupe de domaines ou à un service\u202f: ses membres en feront partie.',
    search: 'Chercher un groupe de l’annuaire',
    failed: 'Impossible de charger les groupes de l’annuaire.',
    notTied: 'Impossible de rattacher le groupe',
    members: (count) => plural(count, { one: '# membre', many: '# de membres', other: '# membres' }),
    where: (group) => `De quoi font partie les membres de ${group}`,
    nothing: 'Rattaché à rien',
    newGroup: (name) => `Un nouveau groupe de domaines «\u202f${name}\u202f»`,
    domainGroups: 'Groupes de domaines',
    departments: 'Services',
    department: (group, department) => `${group}\u202f: ${department}`,
    conflicts: (count) =>
      plural(count, {
        one: '# personne est dans des groupes rattachés à des endroits différents',
        many: '# de personnes sont dans des groupes rattachés à des endroits différents',
        other: '# personnes sont dans des groupes rattachés à des endroits différents',
      }),
    conflict: (email, theirs, counts) =>
      `${email}\u202f: ${theirs}. «\u202f${counts}\u202f», rattaché en premier, l’emporte.`,
    others: (count) => plural(count, { one: 'Et # autre.', many: 'Et # d’autres.', other: 'Et # autres.' }),
  },
}

export const server: Worded<typeof en.server> = {
  wrongTokens: (wait) => `Trop de jetons erronés sont venus d’ici. Réessaie dans ${wait}.`,
  tooMuchAtOnce: 'L’annuaire a envoyé trop de choses à la fois. Envoie-en moins à chaque fois.',
  twoTokens:
    'L’annuaire a déjà deux jetons\u202f: celui qui sert et son remplaçant. Révoque d’abord l’un des deux.',
  tokenRevoked: (name) => `«\u202f${name}\u202f» est révoqué. L’annuaire ne peut plus l’utiliser.`,
  untied: (name) => `«\u202f${name}\u202f» n’est plus rattaché à rien.`,
  tied: (name, target) =>
    `Les membres de «\u202f${name}\u202f» font maintenant partie de «\u202f${target}\u202f».`,
  notFound: 'Ce jeton est introuvable.',
  myData: 'Ce que l’annuaire de l’entreprise dit de toi',
}
