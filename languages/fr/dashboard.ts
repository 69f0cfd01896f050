import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { access, bulk, ending } from './dashboard/changes'

const { plural } = formatsOf('fr')

export const dashboard: Words['dashboard'] = {
  tabs: {
    operations: 'Gestion',
    'admin-tools': 'Outils',
    departments: 'Services',
    metrics: 'Analyses et chiffres',
    'email-whitelist': 'Liste d’accès',
    'email-logs': 'Journal des envois',
    images: 'Galerie d’images',
  },
  groups: { people: 'Personnes', programme: 'Programme', it: 'Pour l’informatique' },
  sections: {
    users: 'Gestion des personnes',
    programme: 'Programme',
    tools: 'Outils du programme',
    departments: 'Gestion des services',
    topics: 'Sujets',
    attributes: 'Attributs',
    inquiries: 'Demandes',
    'audit-log': 'Journal d’audit',
  },
  buttons: {
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    adding: 'Ajout…',
    delete: 'Supprimer',
    deleting: 'Suppression…',
    rename: 'Renommer',
    csv: 'Télécharger en CSV',
    of: {
      delete: (name) => `Supprimer ${name}`,
      rename: (name) => `Renommer ${name}`,
      remove: (name) => `Retirer ${name}`,
      select: (name) => `Sélectionner ${name}`,
      more: (name) => `Plus d’actions pour ${name}`,
    },
  },
  choices: {
    allGroups: 'Tous les groupes',
    allProgrammes: 'Tous les programmes',
    allStatuses: 'Tous les statuts',
    byGroup: 'Filtrer par groupe de domaines',
    unassigned: 'Sans groupe',
    newestFirst: 'Du plus récent au plus ancien',
    oldestFirst: 'Du plus ancien au plus récent',
    wholeCompany: 'Toute l’entreprise',
    yourGroups: 'Tes groupes',
  },
  domainGroup: 'Groupe de domaines',
  entries: (count) => plural(count, { one: '# entrée', many: '# d’entrées', other: '# entrées' }),
  commands: {
    title: 'Commandes',
    field: 'Commande, onglet ou personne',
    placeholder: 'Chercher un onglet, une action, une personne',
    goTo: 'Aller à',
    action: 'Action',
    newsletter: 'Créer une newsletter',
    created: (title) => `«\u202f${title}\u202f» est un brouillon avec un contenu de départ.`,
    notCreated: 'Impossible de créer la newsletter',
    generate: 'Faire le tirage du mois',
    generateFor: (group) => `Faire le tirage de ${group}`,
    looking: 'Recherche des personnes…',
    nothing: 'Aucun résultat.',
    also: {
      section: 'aller à',
      generate: 'tout le monde, toute l’entreprise',
      tabs: {
        operations:
          'ce mois, tournée, tirage, binômes, réponses, sans rencontre, de côté, preuve, newsletter, envoyer, terminer',
        'admin-tools': 'personnes, inviter, exporter, programme, journal',
        departments: 'équipes, groupes',
        metrics: 'chiffres, statistiques, qui s’est rencontré, exporter, état du système',
        'email-whitelist': 'importer des personnes, ajouter, domaines, groupes',
        'email-logs': 'e-mails, reçus, rejetés, exporter',
        images: 'photos',
      },
    },
  },
  tools: {
    pairAll: 'Faire le tirage de tous les groupes',
    sync: 'Synchroniser les données des collègues',
    notSynced: 'Impossible de synchroniser les données',
    sample: {
      action: 'Ajouter des personnes d’exemple',
      title: 'Ajouter 100 personnes d’exemple\u202f?',
      effect: 'Ajoute à tes collègues une entreprise d’exemple et son historique, pour essayer.',
      confirm: 'Ajouter les personnes',
      failed: 'Impossible d’ajouter les personnes d’exemple',
    },
  },
  unreachable: {
    title: (count) =>
      plural(count, {
        one: 'Les e-mails n’arrivent pas à # personne',
        many: 'Les e-mails n’arrivent pas à # de personnes',
        other: 'Les e-mails n’arrivent pas à # personnes',
      }),
    who: 'Voir qui',
    text: 'Les adresses refusées sont réessayées chaque mois, jusqu’à ce qu’un e-mail arrive. Demande à ces personnes leur bonne adresse, ou mets-les en pause.',
    refused: (months, said) => `Refusé\u202f: ${months}. ${said}`.trim(),
    complained: (day) => `A signalé une newsletter comme spam le ${day}, et ne participe plus depuis.`,
    show: (name) => `Montrer ${name} dans la gestion des personnes`,
  },
  demo: {
    title: 'Ceci est une démo.',
    text: 'Une entreprise d’exemple dans ton navigateur\u202f: fais un tour, rien n’est modifié ni envoyé.',
    leave: 'Quitter la démo',
    changesNothing: 'Ceci est une démo\u202f: elle ne change rien. Le produit, si.',
    lacksThis: 'Ceci est une démo\u202f: cela n’y est pas. Dans le produit, si.',
    noFiles: {
      title: 'Ceci est une démo',
      text: 'Elle n’a pas de fichier à télécharger. Le produit, si.',
    },
  },
  access,
  ending,
  bulk,
}
