import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { listed, plural } = formatsOf('fr')

const people = (count: number) =>
  plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })
const entries = (count: number) => plural(count, { one: '# entrée', many: '# d’entrées', other: '# entrées' })

export const departments: Words['tools']['departments'] = {
  domainGroup: 'Groupe de domaines',
  common: 'Liste commune',
  commonText: 'Personnes sans groupe de domaines',
  choose: { label: 'Services de', nothing: 'Choisis un groupe' },
  of: (group) => `Services de ${group}`,
  ofCommon: 'Services de la liste commune',
  search: 'Chercher un service',
  failed: 'Impossible de charger les services.',
  none: {
    title: 'Aucun service pour ce groupe',
    text: 'Ajoute le premier. Les personnes sans service sont dans Other.',
  },
  default: 'Par défaut',
  people,
  peopleIn: (count, department) => `${people(count)} dans ${department}`,
  peopleOf: (department) => `Personnes de ${department}`,
  peopleFailed: 'Impossible de charger les personnes.',
  add: 'Ajouter un service',
  added: (name) => `Le service ${name} est ajouté`,
  notAdded: 'Impossible d’ajouter le service',
  notCreated: 'Impossible de créer le service',
  notRenamed: 'Impossible de renommer le service',
  fields: {
    name: 'Nom du service',
    nameExample: 'p. ex. ingenierie',
    displayName: 'Nom affiché',
    displayNameExample: 'p. ex. Ingénierie',
  },
  remove: {
    title: (name) => `Supprimer «\u202f${name}\u202f»\u202f?`,
    effect: (count) =>
      count === 0
        ? 'Personne n’en fait partie. C’est irréversible.'
        : plural(count, {
            one: '# personne passe dans Other. C’est irréversible.',
            many: '# de personnes passent dans Other. C’est irréversible.',
            other: '# personnes passent dans Other. C’est irréversible.',
          }),
    confirm: 'Supprimer le service',
    failed: 'Impossible de supprimer le service',
  },
}

export const groups: Words['tools']['groups'] = {
  title: 'Groupes de domaines',
  search: 'Chercher un groupe de domaines',
  failed: 'Impossible de charger les groupes.',
  none: {
    title: 'Aucun groupe pour l’instant',
    text: 'Un groupe a ses propres services et ses propres tirages. Une entreprise seule n’en a pas besoin.',
  },
  add: 'Ajouter un groupe',
  addText: 'Les personnes d’un groupe partagent ses services et se rencontrent entre elles.',
  renameText: 'Les tirages déjà faits gardent leur nom et leur lettre.',
  created: (name) => `Le groupe ${name} est créé`,
  changed: (name) => `Le groupe ${name} est modifié`,
  notCreated: 'Impossible de créer le groupe de domaines',
  notChanged: 'Impossible de modifier le groupe de domaines',
  fields: {
    name: 'Nom',
    nameHint: 'Court, pour les noms de fichiers\u202f: design',
    displayName: 'Nom affiché',
    displayNameExample: 'Studio de design',
    languageHint: 'Pour les personnes dont nous ne connaissons pas la langue.',
    companyLanguage: 'La langue de l’entreprise',
    description: 'Description',
    color: 'Couleur',
  },
  manage: 'Gérer',
  manageOne: (group) => `Gérer ${group}`,
  done: 'Terminé',
  remove: {
    action: 'Supprimer le groupe',
    title: (group) => `Supprimer «\u202f${group}\u202f»\u202f?`,
    effect: (concerned) =>
      `Toutes les adresses de ce groupe se retrouvent sans groupe.${concerned} Ses services sont supprimés, et ses personnes utilisent la liste commune. Les tirages terminés restent.`,
    unassigned: (count, total, names) => {
      const more = total - names.length
      const others = more > 0 ? [plural(more, { one: '# autre', many: '# d’autres', other: '# autres' })] : []
      const who = total > 0 ? `\u202f: ${listed([...names, ...others])}` : ''
      return `Sans groupe désormais\u202f: ${entries(count)} et ${people(total)}${who}.`
    },
    failed: 'Impossible de supprimer le groupe de domaines',
  },
  emails: {
    of: (group) => `Adresses de ${group}`,
    title: 'Adresses de ce groupe',
    search: 'Chercher une adresse de ce groupe',
    none: 'Aucune adresse dans ce groupe pour l’instant.',
    add: 'Ajouter une adresse',
    addExample: 'Adresse ou *@entreprise.fr',
    addAction: 'Ajouter',
    notAdded: 'Impossible d’ajouter l’adresse au groupe',
    unassign: 'Sortir du groupe',
    unassignOne: (email) => `Sortir ${email} du groupe`,
  },
}

export const managers: Words['tools']['managers'] = {
  title: 'Responsables',
  text: 'Les responsables voient et animent le programme de ce groupe seulement. Un e-mail les prévient. Leurs droits cessent dès que tu les retires ici.',
  failed: 'Impossible de charger les responsables.',
  notChanged: 'Impossible de modifier les responsables',
  people: {
    add: 'Ajouter une personne responsable',
    example: 'Son adresse',
    action: 'Ajouter',
    none: 'Ce groupe n’a pas encore de responsable.',
    added: (email, group) => `${email} est responsable de ${group}`,
    removed: (email, group) => `${email} n’est plus responsable de ${group}`,
  },
  domains: {
    add: 'Domaines à leur permettre',
    example: 'entreprise.fr',
    action: 'Permettre',
    none: 'Aucun\u202f: les responsables ne peuvent pas modifier la liste d’accès.',
    added: (domain) => `Les responsables peuvent autoriser des adresses de ${domain}`,
    removed: (domain) => `Les responsables ne peuvent plus autoriser d’adresses de ${domain}`,
  },
}

export const whitelist: Words['tools']['whitelist'] = {
  import: 'Importer des personnes',
  text: '*@entreprise.fr laisse entrer tout le monde\u202f; ou ajoute des adresses une à une. Sans aucune entrée, personne ne peut s’inscrire.',
  list: 'Adresses de la liste d’accès',
  search: 'Chercher dans la liste d’accès',
  searchExample: 'Adresse, raison ou groupe',
  sort: {
    label: 'Trier la liste d’accès',
    email: 'Adresse de A à Z',
    backwards: 'Adresse de Z à A',
  },
  found: (count) =>
    plural(count, { one: '# entrée trouvée', many: '# d’entrées trouvées', other: '# entrées trouvées' }),
  failed: 'Impossible de charger la liste d’accès.',
  noneHere: 'Aucune entrée ici pour l’instant.',
  none: {
    title: 'Personne ne peut encore s’inscrire',
    text: 'Ajoute le domaine de ton entreprise, par exemple *@entreprise.fr, pour laisser entrer toutes les personnes qui y ont une adresse.',
  },
  selectAll: 'Sélectionner toutes les entrées affichées',
  add: {
    title: 'Ajouter à la liste d’accès',
    email: 'E-mail',
    group: 'Groupe de domaines',
    reason: 'Raison',
    action: 'Ajouter',
    done: (email) => `${email} est sur la liste d’accès`,
    failed: 'Impossible d’ajouter l’adresse',
  },
  barred: 'bloquée',
  added: (by, day) => `ajout par ${by} le ${day}`,
  addedFor: (reason, by, day) => `${reason} · ajout par ${by} le ${day}`,
  groupOf: (email) => `Groupe de domaines de ${email}`,
  belongs: (email, group) => `${email} fait partie de ${group}`,
  isUnassigned: (email) => `${email} est sans groupe`,
  isActive: (email) => `${email} est active`,
  isBarred: (email) => `${email} est bloquée`,
  notChanged: 'Impossible de modifier le groupe de l’adresse',
  activate: 'Activer',
  bar: {
    action: 'Bloquer',
    title: (email) => `Bloquer «\u202f${email}\u202f»\u202f?`,
    nobody: 'Aucun compte ne dépend de cette entrée. Elle ne permettra plus de s’inscrire.',
    effect: (count, signedIn) => {
      const barred = plural(count, {
        one: '# personne ne peut plus se connecter ni avoir de rencontre.',
        many: '# de personnes ne peuvent plus se connecter ni avoir de rencontre.',
        other: '# personnes ne peuvent plus se connecter ni avoir de rencontre.',
      })
      const out = plural(signedIn, {
        one: '# personne est déconnectée.',
        many: '# de personnes sont déconnectées.',
        other: '# personnes sont déconnectées.',
      })
      return signedIn > 0 ? `${barred} ${out}` : barred
    },
  },
  remove: {
    action: 'Retirer',
    removing: 'Retrait…',
    title: (email) => `Retirer «\u202f${email}\u202f»\u202f?`,
    effect: (email) =>
      `Retirer «\u202f${email}\u202f» de la liste d’accès\u202f? Les personnes que seule cette entrée couvre ne pourront plus se connecter ni avoir de rencontre.`,
    failed: 'Impossible de retirer l’adresse',
  },
  group: {
    action: 'Changer de groupe',
    title: (email) => `Changer le groupe de «\u202f${email}\u202f»\u202f?`,
    effect: 'Le nouveau groupe compte dès la prochaine tournée.',
  },
}

export const secrets: Words['tools']['secrets'] = {
  copy: (what) => `Copier\u202f: ${what}`,
  tokens: {
    copied: 'Je l’ai copié',
    used: (made, used) => `Créé\u202f: ${made}, dernière utilisation\u202f: ${used}`,
    unused: (made) => `Créé\u202f: ${made}, pas encore utilisé`,
    making: 'Création…',
  },
  revoke: {
    action: 'Révoquer',
    one: (name) => `Révoquer ${name}`,
    title: (name) => `Révoquer «\u202f${name}\u202f»\u202f?`,
  },
}
