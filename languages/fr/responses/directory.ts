import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('fr')

export const directory: Responses['directory'] = {
  departmentDeleted: (name, moved, to) =>
    moved === 0
      ? `Le service «\u202f${name}\u202f» est supprimé. Personne n’en faisait partie.`
      : `Le service «\u202f${name}\u202f» est supprimé. ${plural(moved, { one: `# personne est passée dans ${to}.`, many: `# de personnes sont passées dans ${to}.`, other: `# personnes sont passées dans ${to}.` })}`,
  groupDeleted: (name, unassigned) =>
    `Le groupe «\u202f${name}\u202f» est supprimé. ${plural(unassigned, { one: '# entrée de la liste d’accès est désormais sans groupe.', many: '# d’entrées de la liste d’accès sont désormais sans groupe.', other: '# entrées de la liste d’accès sont désormais sans groupe.' })}`,
  entryRemoved: (email, signedOut) =>
    signedOut > 0
      ? `${email} n’est plus sur la liste d’accès. Cela a déconnecté ${plural(signedOut, { one: '# personne', many: '# de personnes', other: '# personnes' })}.`
      : `${email} n’est plus sur la liste d’accès.`,
  departmentExists: (name) => `Il y a déjà un service nommé «\u202f${name}\u202f». Choisis un autre nom.`,
  defaultDepartment: (name) =>
    `«\u202f${name}\u202f» ne peut pas être supprimé\u202f: les personnes des services supprimés y passent.`,
  chooseDepartment: 'Choisis un service de la liste.',
  groupExists: (name) => `Il y a déjà un groupe nommé «\u202f${name}\u202f». Choisis un autre nom.`,
  groupHasPairing: (name) => `«\u202f${name}\u202f» a un tirage en cours. Termine-le ou supprime-le d’abord.`,
  onlyAdminsChangeAdmins: 'Seule l’administration peut modifier un compte d’administration.',
  notYoursToLetIn: (email) =>
    `Tu ne peux pas autoriser ${email}. Adresse-toi à l’administration\u202f: elle choisit tes domaines et déplace les personnes d’un groupe à l’autre.`,
  imageOfCompany:
    'Une newsletter de toute l’entreprise montre cette image. Demande à l’administration d’y choisir une autre image.',
  nobodyOfYourGroups: 'Personne de tes groupes ne reçoit cette newsletter à cette adresse.',
  testCopyTo:
    'Un essai peut partir à ton adresse, aux personnes de tes groupes ou aux domaines de tes groupes.',
  onlyAdminsBar:
    'Seule l’administration peut bloquer des adresses, les autoriser à nouveau ou les changer de groupe.',
  managersNotLetIn: (addresses) =>
    `Hors liste d’accès, ou désactivé\u202f: ${addresses}. Ajoute d’abord ces adresses à la liste d’accès, puis fais-en des responsables.`,
  isAdmin: (email) => `${email} fait partie de l’administration, et gère donc déjà tous les groupes.`,
  departmentNamed: (before, after) => `«\u202f${before}\u202f» s’appelle maintenant «\u202f${after}\u202f».`,
  onWhitelist: (email) => `${email} est déjà sur la liste d’accès.`,
}
