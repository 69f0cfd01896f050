import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { ofMonth } from '../counted/months'

const { plural } = formatsOf('fr')

const mails = (count: number) => plural(count, { one: '# e-mail', many: '# d’e-mails', other: '# e-mails' })

export const logs: Words['tools']['logs'] = {
  title: 'Journal des envois et archives des newsletters',
  tabs: {
    label: 'Journaux',
    current: (count) => `En cours (${count})`,
    archived: (count) => `Archivés (${count})`,
  },
  search: 'Chercher dans les journaux',
  failed: 'Impossible de charger les journaux d’envoi',
  archivedFailed: 'Impossible de charger les journaux archivés',
  none: {
    title: 'Aucun envoi ce mois-ci',
    text: 'Quand une newsletter est envoyée, son journal apparaît ici, personne par personne.',
  },
  noneArchived: {
    title: 'Aucun journal archivé',
    text: 'Les journaux des mois précédents apparaissent ici.',
  },
  when: { sent: 'Envoyée', cancelled: 'Annulée', started: 'Commencée' },
  at: {
    sent: (at) => `Envoyée\u202f: ${at}`,
    cancelled: (at) => `Annulée\u202f: ${at}`,
    started: (at) => `Commencée\u202f: ${at}`,
  },
  notStarted: 'Pas encore commencé',
  states: {
    queued: 'en attente',
    sending: 'en cours',
    paused: 'en pause',
    sent: 'terminé',
    cancelled: 'annulé',
  },
  archived: 'Archivé',
  purged: 'Purgé',
  to: (title, group) => `${title}, à ${group}`,
  details: 'Voir le détail',
  detailsOf: (title) => `Voir le détail de ${title}`,
  csvOf: (title) => `Télécharger le CSV de ${title}`,
  csvOfMonth: (month) => `Télécharger le CSV de tous les envois ${ofMonth(month)}`,
  counts: {
    recipients: 'Personnes',
    successful: 'Réussis',
    failed: 'Échoués',
    cancelled: 'Annulés',
    unknown: 'Incertains',
  },
  statuses: {
    success: 'Réussi',
    sendgrid_limit: 'Limite SendGrid',
    sendgrid_forbidden: 'Refus SendGrid',
    sendgrid_error: 'Erreur SendGrid',
    failed: 'Échoué',
    unknown: 'Incertain',
    pending: 'En attente',
    cancelled: 'Annulé',
  },
  dialog: {
    label: 'Journal',
    overview: 'Vue d’ensemble',
    entries: 'Envois',
    validation: 'Vérification',
    preview: 'Aperçu',
  },
  facts: {
    state: 'État',
    pairing: 'Tirage',
    noPairing: 'Aucun',
    file: 'Fichier d’archive',
  },
  again: {
    action: 'Commencer une newsletter à partir de celle-ci',
    done: (title) =>
      `«\u202f${title}\u202f» est un brouillon avec ces textes pour ce mois-ci. Tu le trouveras sous «\u202fGestion\u202f».`,
    failed: 'Impossible de commencer la newsletter',
  },
  uncertain: {
    title: (count) =>
      plural(count, {
        one: '# e-mail est peut-être arrivé, ou non',
        many: '# d’e-mails sont peut-être arrivés, ou non',
        other: '# e-mails sont peut-être arrivés, ou non',
      }),
    text: 'Le serveur s’est arrêté pendant leur envoi.',
    action: 'Les renvoyer',
    question: (count) =>
      plural(count, {
        one: 'Renvoyer # e-mail incertain\u202f?',
        many: 'Renvoyer # d’e-mails incertains\u202f?',
        other: 'Renvoyer # e-mails incertains\u202f?',
      }),
    effect:
      'Leur Message-ID reste le même\u202f: la plupart des logiciels de messagerie n’affichent chacun qu’une fois.',
    confirm: 'Renvoyer',
    failed: 'Impossible de renvoyer les e-mails incertains',
  },
  purge: {
    title: 'Contenu personnel',
    deleted: (day) => `Supprimé le ${day}. Les décomptes, les destinataires et les résultats sont encore là.`,
    held: (count) =>
      plural(count, {
        one: 'L’e-mail tel qu’envoyé\u202f: noms, rencontres, services, photos.',
        many: 'Les # d’e-mails tels qu’envoyés\u202f: noms, rencontres, services, photos.',
        other: 'Les # e-mails tels qu’envoyés\u202f: noms, rencontres, services, photos.',
      }),
    action: 'Purger le contenu personnel',
    question: (title) => `Purger «\u202f${title}\u202f»\u202f?`,
    effect: (count, month) =>
      `Supprime ${mails(count)} ${ofMonth(month)}, les noms qui y figurent et les réponses des serveurs de messagerie. Les aperçus ne fonctionneront plus. Les décomptes, les destinataires et les résultats restent. C’est irréversible.`,
    confirm: 'Purger',
    purging: 'Purge…',
    failed: 'Impossible de purger le journal',
  },
  matches: {
    total: 'Rencontres en tout',
    validated: 'Vérifiées',
    mismatches: 'Non valables',
    nobody: 'Plus personne ne participait dans ces rencontres, donc personne n’a reçu d’e-mail à leur sujet.',
    none: 'Le tirage n’avait aucune rencontre.',
    valid: 'Toutes les rencontres du tirage étaient encore valables.',
    failed: 'Impossible de charger les rencontres non valables.',
    purged: 'La note a été purgée.',
    matched: (email) => `Rencontre ${email}`,
    noMatch: 'Sans rencontre',
  },
  entries: {
    search: 'Chercher une personne',
    status: 'Statut de l’envoi',
    count: (count) => plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' }),
    failed: 'Impossible de charger les personnes.',
    none: 'Aucun résultat.',
    matched: (email) => `rencontre ${email}`,
    noMatch: 'sans rencontre',
    valid: 'Valable',
    issues: 'À vérifier',
  },
  preview: {
    purged:
      'Cette newsletter a été envoyée et archivée automatiquement. L’aperçu des e-mails envoyés n’est pas disponible, car ils sont supprimés.',
    nobody: 'Cet e-mail n’est arrivé à personne, il n’y a donc rien à montrer.',
    find: 'Chercher par adresse',
    recipient: 'À',
    notTheirs: 'Personne n’a reçu cet e-mail à cette adresse.',
    choose: 'Choisis une personne',
    none: 'Aucun résultat',
    mailTo: (email) => `E-mail à ${email}`,
    loading: 'Chargement de l’e-mail…',
    unknownUser: 'La personne choisie est introuvable.',
    signIn: 'Connexion nécessaire. Recharge la page et réessaie.',
    error: (message) => `Erreur\u202f: ${message}`,
  },
}

export const inquiries: Words['tools']['inquiries'] = {
  search: 'Chercher une demande',
  failed: 'Impossible de charger les demandes.',
  none: {
    title: 'Aucune demande pour l’instant',
    text: 'Les messages du formulaire pour entreprises apparaissent ici, et arrivent à ton adresse de contact.',
  },
  users: (howMany) => `${howMany} personnes`,
}

export const audit: Words['tools']['audit'] = {
  search: 'Chercher dans le journal d’audit',
  searchExample: 'Personne, objet ou valeur',
  action: 'Action',
  allActions: 'Toutes les actions',
  from: 'Du',
  to: 'Au',
  order: 'Ordre',
  byPerson: 'Par personne',
  byAction: 'Par action',
  failed: 'Impossible de charger le journal d’audit.',
  none: 'Aucun résultat.',
  changes: (count) =>
    plural(count, { one: '# modification', many: '# de modifications', other: '# modifications' }),
  nothing: 'rien',
}

export const topics: Words['tools']['topics'] = {
  text: 'Chaque personne en choisit cinq au plus dans son profil. Les personnes réunies lisent ce qu’elles ont en commun. Personne d’autre ne le lit, pas même toi.',
  language: 'Noms et questions en',
  name: 'Sujet',
  question: 'Question pour commencer',
  questionHint: 'Sans question, elle est faite à partir du nom.',
  add: 'Ajouter un sujet',
  remove: (name) => `Supprimer ${name}`,
  failed: 'Les sujets n’ont pas pu être chargés.',
  saved: 'Les sujets sont enregistrés.',
  notSaved: 'Les sujets n’ont pas pu être enregistrés.',
}
