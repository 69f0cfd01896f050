import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('fr')

export const directory: Responses['directory'] = {
  departmentDeleted: (name, moved, to) =>
    moved === 0
      ? `Le service «\u202f${name}\u202f» est supprimé. Personne n’en faisait partie.`
      : `Le service «\u202f${name}\u202f» est supprimé. ${plural(moved, { one: `# personne est passée dans ${to}.`, many: `# de personnes sont passées dans ${to}.`, other: `# personnes sont passées dans ${to}.` })}`,
  groupDeleted: (name, unassigned) =>
    `Le groupe «\u202f${name}\u202f» est supprimé. Entrées de la liste d’accès désormais sans groupe\u202f: ${digits(unassigned)}.`,
  entryRemoved: (email, signedOut) =>
    signedOut > 0
      ? `${email} n’est plus sur la liste d’accès. Personnes déconnectées de ce fait\u202f: ${digits(signedOut)}.`
      : `${email} n’est plus sur la liste d’accès.`,
  departmentExists: (name) => `Il y a déjà un service nommé «\u202f${name}\u202f». Choisis un autre nom.`,
  defaultDepartment: (name) =>
    `«\u202f${name}\u202f» est le service par défaut, où vont les personnes des services supprimés. Il ne peut pas être supprimé.`,
  chooseDepartment: 'Choisis l’un des services de la liste.',
  groupExists: (name) => `Il y a déjà un groupe nommé «\u202f${name}\u202f». Choisis un autre nom.`,
  groupHasPairing: (name) =>
    `«\u202f${name}\u202f» a un tirage en cours. Termine ou supprime d’abord le tirage, puis le groupe.`,
  onlyAdminsChangeAdmins: 'Seule l’administration peut modifier un compte d’administration.',
  notYoursToLetIn: (email) =>
    `${email} n’est pas une adresse que tu peux autoriser. L’administration dit quels domaines sont les tiens, et déplace les personnes d’un groupe à l’autre.`,
  imageOfCompany:
    'Une newsletter de toute l’entreprise montre cette image. L’administration doit d’abord y choisir une autre image.',
  nobodyOfYourGroups: 'Personne de tes groupes ne reçoit cette newsletter à cette adresse.',
  testCopyTo:
    'Un essai peut partir à toi, aux personnes de tes groupes, ou aux domaines que l’administration leur a donnés.',
  onlyAdminsBar:
    'Seule l’administration bloque des adresses, les autorise à nouveau ou les change de groupe.',
  managersNotLetIn: (addresses) =>
    `Hors liste d’accès, ou désactivé\u202f: ${addresses}. Une personne responsable doit pouvoir entrer\u202f: ajoute-la à la liste d’accès, puis nomme-la.`,
  isAdmin: (email) => `${email} fait partie de l’administration, et gère donc déjà tous les groupes.`,
  departmentNamed: (before, after) => `«\u202f${before}\u202f» s’appelle maintenant «\u202f${after}\u202f».`,
  onWhitelist: (email) => `${email} est déjà sur la liste d’accès.`,
}
