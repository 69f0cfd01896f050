import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { day, digits, plural } = formatsOf('fr')

/** "12 personnes participent." */
const persons = (count: number, one: string, other = one) =>
  `${plural(count, { one: `# personne ${one}`, many: `# de personnes ${other}`, other: `# personnes ${other}` })}.`
const entries = (count: number, one: string, other: string) =>
  `${plural(count, { one: `# entrée ${one}`, many: `# d’entrées ${other}`, other: `# entrées ${other}` })}.`

export const people: Responses['people'] = {
  attributes: {
    tooMany: (most) => `Il y a déjà ${digits(most)} attributs. Supprimes-en un d’abord.`,
    inUse: (name, programmes) => `${name} sert à ${programmes.join(', ')}. Change cela d’abord.`,
    deleted: (name) => `${name} est supprimé.`,
    exists: (name) => `Il y a déjà un attribut ${name}.`,
    chooseOne: 'Choisis une des valeurs.',
    from: {
      import: 'Indique la colonne des valeurs.',
      scim: 'Indique le chemin, par exemple addresses[type eq "work"].locality.',
    },
  },
  noUndo: 'C’est irréversible.',
  areSignedOut: (count) => persons(count, 'est déconnectée partout', 'sont déconnectées partout'),
  belongTo: (count, group) =>
    persons(count, `fait maintenant partie de ${group}`, `font maintenant partie de ${group}`),
  lackDepartment: (count) =>
    persons(count, 'n’a pas ce service dans sa liste', 'n’ont pas ce service dans leur liste'),
  areNow: {
    in: (count, department) => persons(count, `est dans ${department}`, `sont dans ${department}`),
    active: (count) => persons(count, 'participe', 'participent'),
    paused: (count) => persons(count, 'est en pause', 'sont en pause'),
    pausedUntil: (count, until) =>
      persons(count, `est en pause jusqu’au ${day(until)}`, `sont en pause jusqu’au ${day(until)}`),
    opted_out: (count) => persons(count, 'ne participe plus', 'ne participent plus'),
  },
  entriesNow: {
    removed: (count) =>
      entries(count, 'n’est plus sur la liste d’accès', 'ne sont plus sur la liste d’accès'),
    active: (count) => entries(count, 'est active', 'sont actives'),
    barred: (count) => entries(count, 'est bloquée', 'sont bloquées'),
    unassigned: (count) => entries(count, 'est sans groupe', 'sont sans groupe'),
    moved: (count, group) => entries(count, `est passée dans ${group}`, `sont passées dans ${group}`),
  },
  signedOutByThis: (count) =>
    `Cela a déconnecté ${plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })}.`,
  undoneFor: {
    user: (count) =>
      `C’est annulé pour ${plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })}.`,
    entry: (count) =>
      `C’est annulé pour ${plural(count, { one: '# entrée', many: '# d’entrées', other: '# entrées' })}.`,
  },
  stayAsTheyAre: (count) =>
    plural(count, {
      one: '# a changé depuis et reste telle quelle.',
      many: '# ont changé depuis et restent telles quelles.',
      other: '# ont changé depuis et restent telles quelles.',
    }),
  nobodyInvited: (why) => `Personne n’a été invité\u202f: ${why.join(', ')}.`,
  tooManyBlocks: (most, minutes) =>
    `Tu as ajouté ${most} adresses en une heure. Réessaie dans ${minutes}. Tu peux toujours en retirer.`,
  yourself: 'De toute façon, tu ne te rencontres jamais toi-même.',
  addressTaken: (email) =>
    `${email} a déjà un compte. S’il est à la même personne, indique-le. Sinon, choisis une autre adresse.`,
  noEntryChanged: 'Aucune entrée n’était à modifier.',
  nobodyChanged: 'Il n’y avait rien à modifier.',
  tooLateToUndo: 'C’est trop tard pour annuler\u202f: plus de dix minutes ont passé, ou c’est déjà annulé.',
  wholeDomain: (domain) =>
    `${domain} est un domaine entier et ne nomme personne. Saisis les adresses des personnes à inviter.`,
  invited: (count) =>
    `${persons(count, 'reçoit une invitation', 'reçoivent une invitation')} Le journal des envois montre l’avancement.`,
  nameFirst: 'Ajoute d’abord ton nom\u202f: il signe l’e-mail.',
  nobodyFound: 'Il n’y a personne à inviter.',
  backLater: 'Choisis un jour à partir de demain, et seulement pour quitter.',
  notAskedNow: 'Cette tournée est déjà tirée. Nous te demanderons avant la prochaine.',
  noRoundToSkip: 'Tu ne participes pas pour le moment, il n’y a donc pas de tour à passer.',
  madeWithoutYou: (month) =>
    `La tournée pour ${month} s’est faite sans toi. Tu participes automatiquement à la prochaine.`,
  pauseLength: 'Une pause dure un ou trois mois à partir d’aujourd’hui. Vérifie la date de ton appareil.',
  photoTooOften: (minutes) => `Tu as souvent changé de photo. La dernière reste. Réessaie dans ${minutes}.`,
  pauseEnd: (months) =>
    `Une pause finit demain au plus tôt, et dans ${months} mois au plus tard. Seules les personnes en pause ont une date de fin.`,
  signedOut: (name) => `Toutes les sessions de ${name} sont fermées.`,
}
