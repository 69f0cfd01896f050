import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('fr')

export const users: Words['people']['users'] = {
  counts: (all, active, paused, optedOut) =>
    `${plural(all, { one: '# personne', many: '# de personnes', other: '# personnes' })}. Participent\u202f: ${digits(active)}, en pause\u202f: ${digits(paused)}, ont arrêté\u202f: ${digits(optedOut)}`,
  invite: 'Inviter',
  search: 'Chercher une personne',
  searchHint: 'Nom, e-mail ou service',
  filters: {
    status: 'Filtrer par statut',
    readiness: 'Filtrer les personnes prêtes ou non',
    allReadiness: 'Prêtes ou non',
    readinessOf: (label, people) => `${label} (${digits(people)})`,
  },
  statuses: { active: 'Participe', paused: 'En pause', opted_out: 'Ne participe plus' },
  columns: {
    name: 'Nom',
    email: 'E-mail professionnel',
    status: 'Statut',
    department: 'Service',
    group: 'Groupe',
    match: 'Rencontre en cours',
    actions: 'Actions',
  },
  failed: 'Impossible de charger les personnes.',
  noneFound: 'Personne ne correspond à ta recherche',
  none: 'Personne pour l’instant',
  caption: 'Personnes',
  selectAll: 'Sélectionner toutes les personnes affichées',
  showing: (shown, all) =>
    `${digits(shown)} sur ${plural(all, { one: '# personne', many: '# de personnes', other: '# personnes' })}`,
  unsaved: (count) =>
    plural(count, {
      one: '# personne avec des modifications non enregistrées',
      many: '# de personnes avec des modifications non enregistrées',
      other: '# personnes avec des modifications non enregistrées',
    }),
  row: {
    admin: 'admin',
    manager: (name) => ['Responsable\u202f: ', name],
    status: (name) => `Statut de ${name}`,
    changeEnd: (name) => `Changer la fin de la pause de ${name}`,
    until: (day) => `jusqu’au ${day}`,
    openEnd: 'sans date de fin',
    department: (name) => `Service de ${name}`,
    notSet: 'Sans service',
    noMatch: 'Aucune',
    saveNamed: (name) => `Enregistrer ${name}`,
    saved: 'La personne est mise à jour',
    failed: 'Impossible de mettre à jour la personne',
    noChanges: { title: 'Rien à enregistrer', description: 'Rien n’a changé pour cette personne' },
  },
  away: {
    pause: (name) => `Mettre ${name} en pause\u202f?`,
    optOut: (name) => `Faire sortir ${name} du programme\u202f?`,
    submitPause: 'Mettre en pause',
    submitOptOut: 'Faire sortir',
  },
  address: {
    action: 'Changer l’adresse',
    question: (name) => `Changer l’adresse de ${name}\u202f?`,
    text: 'L’historique, les exclusions, la rencontre, l’entrée de la liste d’accès et les e-mails suivent. Toutes les sessions sont fermées, et les deux adresses reçoivent un e-mail.',
    newAddress: 'Nouvelle adresse',
    sameAddress: 'C’est déjà l’adresse de cette personne',
    pending: 'Modification…',
    failed: 'Impossible de changer l’adresse',
    barred: (email) => `${email} est bloquée sur la liste d’accès`,
    staysBarred: 'Le blocage reste\u202f: avec cette adresse, ni connexion ni rencontre.',
    taken: (email) => `${email} a déjà un compte`,
    keeps: (email, day) =>
      `Si les deux sont à la même personne, le compte le plus ancien reste, avec son historique, ses exclusions et son arrêt\u202f: ${email}, depuis le ${day}.`,
    erases: (email, day, matches) =>
      `L’autre est effacé\u202f: ${email}, depuis le ${day}, avec ${plural(matches, { one: '# rencontre', many: '# rencontres', other: '# rencontres' })}. L’historique des autres montre alors «\u202fEx-collègue\u202f». C’est irréversible.`,
    merge: 'Même personne\u202f: effacer l’autre compte',
    otherAddress: 'Saisis l’adresse du compte à effacer',
  },
  signOut: {
    action: 'Déconnecter partout',
    question: (name) => `Déconnecter ${name} partout\u202f?`,
    effect:
      'Pour un appareil perdu\u202f: ferme aussitôt toutes les sessions de cette personne. Elle peut se reconnecter.',
    pending: 'Déconnexion…',
    failed: 'Impossible de déconnecter la personne',
  },
  erase: {
    action: 'Effacer',
    question: (name) => `Effacer ${name}\u202f?`,
    text: 'Supprime pour toujours son compte, son profil, sa photo, ses connexions, son entrée de la liste d’accès et ses e-mails. Les rencontres passées restent dans l’historique des autres, sous «\u202fEx-collègue\u202f». C’est irréversible. Nettoie toi-même les sauvegardes et le fichier du personnel.',
    address: (email) => ['Saisis ', email, ' pour confirmer'],
    otherAddress: 'Saisis l’adresse de cette personne',
    pending: 'Effacement…',
    failed: 'Impossible d’effacer la personne',
  },
}
