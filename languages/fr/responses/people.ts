import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { day, digits, plural } = formatsOf('fr')

/** "12 personnes participent." */
const persons = (count: number, one: string, other = one) =>
  `${plural(count, { one: `# personne ${one}`, many: `# de personnes ${other}`, other: `# personnes ${other}` })}.`
const entries = (count: number, one: string, other: string) =>
  `${plural(count, { one: `# entrée ${one}`, many: `# d’entrées ${other}`, other: `# entrées ${other}` })}.`

export const people: Responses['people'] = {
  noUndo: 'C’est définitif.',
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
    removed: (count) => entries(count, 'a quitté la liste d’accès', 'ont quitté la liste d’accès'),
    active: (count) => entries(count, 'est active', 'sont actives'),
    barred: (count) => entries(count, 'est bloquée', 'sont bloquées'),
    unassigned: (count) => entries(count, 'est sans groupe', 'sont sans groupe'),
    moved: (count, group) => entries(count, `est passée dans ${group}`, `sont passées dans ${group}`),
  },
  signedOutByThis: (count) =>
    persons(count, 'a été déconnectée de ce fait', 'ont été déconnectées de ce fait'),
  undoneFor: {
    user: (count) =>
      `C’est annulé pour ${plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })}.`,
    entry: (count) =>
      `C’est annulé pour ${plural(count, { one: '# entrée', many: '# d’entrées', other: '# entrées' })}.`,
  },
  stayAsTheyAre: (count) => `Modifié depuis, et donc laissé tel quel\u202f: ${digits(count)}.`,
  nobodyInvited: (why) => `Personne n’est invité\u202f: ${why.join(', ')}.`,
  tooManyBlocks: (most, minutes) =>
    `Tu as ajouté ${most} adresses en une heure. Réessaie dans ${minutes}\u202f; tu peux toujours en retirer.`,
  yourself: 'De toute façon, tu ne te rencontres jamais toi-même.',
  addressTaken: (email) =>
    `${email} a déjà un compte. S’il est à la même personne, indique-le\u202f; sinon, choisis une autre adresse.`,
  noEntryChanged: 'Il n’y avait aucune entrée à modifier.',
  nobodyChanged: 'Il n’y avait personne à modifier.',
  tooLateToUndo: 'C’est trop tard pour annuler\u202f: c’était il y a dix minutes, ou c’est déjà annulé.',
  wholeDomain: (domain) =>
    `${domain} vaut pour tout un domaine, et personne ne sait qui s’y trouve. Indique les personnes à inviter.`,
  invited: (count) =>
    `${persons(count, 'reçoit une invitation', 'reçoivent une invitation')} Le journal des envois montre la suite.`,
  nameFirst: 'Les invitations partent en ton nom, et tu n’en as pas encore indiqué. Saisis d’abord ton nom.',
  nobodyFound: 'Personne n’est invité\u202f: aucun résultat.',
  backLater: 'Choisis un jour à partir de demain, pour un programme que tu quittes.',
  noRoundToSkip: 'Tu ne participes pas pour le moment, il n’y a donc pas de tour à passer.',
  madeWithoutYou: (month) =>
    `La tournée s’est faite sans toi (${month}). Tu es automatiquement de la prochaine.`,
  pauseLength: 'Une pause dure un ou trois mois à partir d’aujourd’hui. Vérifie la date de ton appareil.',
  photoTooOften: (minutes) =>
    `Tu as souvent changé de photo. La dernière reste\u202f; réessaie dans ${minutes}.`,
  pauseEnd: (months) =>
    `Une pause finit demain au plus tôt, et dans ${months} mois au plus tard. Seules les personnes en pause ont une date de fin.`,
  signedOut: (name) => `Toutes les sessions de ${name} sont fermées.`,
}
