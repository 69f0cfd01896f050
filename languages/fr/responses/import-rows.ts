import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, month, plural } = formatsOf('fr')

export const importRows: Responses['importRows'] = {
  file: {
    tooLarge: (most) => `il dépasse ${most}`,
    archive: 'c’est un tableur ou une archive, pas un fichier CSV',
    empty: 'il est vide',
    noHeader: (columns) => `sa première ligne doit nommer les colonnes ${columns}`,
  },
  list: 'Une liste',
  faults: {
    quote: 'Un guillemet n’est pas fermé',
    width: 'Plus de cellules que de colonnes',
    encoding: 'Ce fichier était abîmé avant l’export',
    control: 'Un saut de ligne ou un caractère de contrôle',
    long: 'Trop long',
    address: 'Pas une adresse e-mail',
    date: 'Pas une date',
    order: 'Le congé finit avant de commencer',
    twice: 'La même personne deux fois',
    whitelist: 'Pas sur la liste d’accès',
    admin: 'Départ d’une personne de l’administration',
    department: 'Service inconnu',
    group: 'Groupe inconnu',
    elsewhere: 'Hors de tes groupes, et pas à toi de l’ajouter',
    former: 'On ne sait pas à qui est ou était cette adresse',
    homeless: 'Nouvelle, et dans aucun de tes groupes',
  },
  row: {
    quote: 'illisible\u202f: un guillemet n’est pas fermé',
    width: (cells, columns) =>
      `${digits(cells)} cellules au lieu de ${digits(columns)}\u202f: un texte avec une virgule demande des guillemets`,
    encoding: (column) =>
      `${column} a perdu des caractères\u202f: ce fichier était abîmé avant l’export. Exporte-le à nouveau en UTF-8`,
    control: (column) => `${column} contient un saut de ligne ou un caractère de contrôle`,
    long: (column, most) => `${column} dépasse ${digits(most)} caractères`,
    noAddress: 'sans adresse e-mail',
    address: (cell) => `«\u202f${cell}\u202f» n’est pas une adresse e-mail`,
    date: (column, cell) => `${column} vaut «\u202f${cell}\u202f»\u202f: mets une date comme 2026-12-01`,
    order: 'leave_end est avant leave_start',
    twice: (email, line) => `${email} est déjà à la ligne ${digits(line)}`,
    group: (name) => `«\u202f${name}\u202f» n’est pas un groupe de domaines`,
    department: (name, email) => `«\u202f${name}\u202f» n’est pas un service pour ${email}`,
    person: (email, why) => `${email} ${why}`,
  },
  person: {
    whitelist: 'n’est pas sur la liste d’accès',
    admin: 'part, mais fait partie de l’administration\u202f: retire d’abord ces droits',
    elsewhere: 'est hors de tes groupes, et ce n’est pas à toi de l’ajouter',
    former:
      'ne peut pas reprendre le compte de l’ancienne adresse\u202f: les deux adresses en ont un, une autre ligne le concerne, ou c’est un compte d’administration. Utilise «\u202fChanger l’adresse\u202f» dans la gestion des personnes',
    homeless: 'vient d’arriver\u202f: choisis un groupe pour les nouvelles entrées',
  },
  unknown: {
    attribute: (name) => `${name}\u202f: plus de 500 valeurs différentes, ou plus longues que 80 lettres`,
    department: (name) => `Service inconnu\u202f: «\u202f${name}\u202f»`,
    group: (name) => `Groupe inconnu\u202f: «\u202f${name}\u202f»`,
    status: (name) => `Statut inconnu\u202f: «\u202f${name}\u202f»`,
    language: (name) => `Langue inconnue\u202f: «\u202f${name}\u202f»`,
    day: (day) => `Premier jour illisible, par exemple «\u202f${day}\u202f»`,
    manager: (name, others) =>
      others === 0
        ? `Responsable inconnu\u202f: «\u202f${name}\u202f»`
        : `Responsables inconnus\u202f: «\u202f${name}\u202f» et ${plural(others, { one: '# autre', many: '# d’autres', other: '# autres' })}`,
  },
  formerAccount: (email, until) =>
    `Il y avait un compte à ${email} jusqu’en ${month(until.slice(0, 7))}. La même personne\u202f?`,
  movedAccount: (email, movedTo) =>
    `Le compte de ${email} a maintenant l’adresse ${movedTo}, un nouveau est donc créé`,
  deletedAccount: (email) => `${email} a supprimé son compte`,
  changes: {
    value: (what, before, after) => `${what}\u202f: ${before} → ${after}`,
    none: 'rien',
    columns: {
      first_name: 'prénom',
      last_name: 'nom',
      department: 'service',
      manager_id: 'responsable',
      directory_language: 'langue',
      email: 'adresse',
      joined_on: 'premier jour',
      employee_status: 'statut dans l’entreprise',
      leave_start_date: 'congé à partir du',
      leave_end_date: 'congé jusqu’au',
      leave_reason: 'raison du congé',
    },
    statuses: { active: 'en poste', leave: 'en congé' },
    entry: 'entrée de la liste d’accès',
    group: 'groupe de domaines',
  },
  kept: {
    changed: 'a changé depuis',
    signedIn: 's’est connecté depuis',
    directory: 'figure dans l’annuaire de l’entreprise',
    manages: 'gère un groupe de domaines',
    invited: 'a reçu une invitation depuis',
    used: 'sert déjà',
    entry: 'son entrée de la liste d’accès a changé depuis',
  },
}
