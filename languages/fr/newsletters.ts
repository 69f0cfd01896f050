import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { editor, linking, validation } from './newsletters/editor'
import { send } from './newsletters/send'

const { digits, plural } = formatsOf('fr')

const have = (count: number) =>
  plural(count, { one: '# personne l’a', many: '# de personnes l’ont', other: '# personnes l’ont' })

export const newsletters: Words['newsletters'] = {
  title: 'Gestion des newsletters',
  loadFailed: 'Impossible de charger les newsletters.',
  none: {
    title: 'Aucune newsletter pour l’instant',
    text: 'Crées-en une. Elle commence avec une humeur, une citation, un casse-tête et des conseils, que tu peux tous modifier.',
  },
  wasSent: {
    title: (round) => `La newsletter de ${round} est partie`,
    text: (figure) => `Elle est allée à ${figure} personnes. Les e-mails sont dans le Journal des envois.`,
  },
  search: 'Chercher une newsletter',
  status: { draft: 'brouillon', approved: 'approuvée', sent: 'envoyée' },
  created: (day) => `Créée le ${day}`,
  noPairing: 'Aucun tirage lié',
  edit: { action: 'Modifier', of: (title) => `Modifier ${title}` },
  sendOf: (label, title) => `${label}\u202f: ${title}`,
  more: (title) => `Plus d’actions pour ${title}`,
  create: {
    month: 'Mois de la nouvelle newsletter',
    action: 'Créer une newsletter',
    pending: 'Création…',
    done: 'Newsletter créée',
    text: (title) => `«\u202f${title}\u202f» est un brouillon avec un contenu de départ.`,
    textLinked: (title, pairings) =>
      `«\u202f${title}\u202f» est un brouillon avec un contenu de départ, ${pairings.map((name) => `lié à ${name}`).join(', ')}.`,
    edit: 'La modifier maintenant',
    failed: 'Impossible de créer la newsletter',
  },
  approve: {
    action: 'Approuver',
    of: (title) => `Approuver ${title}`,
    pending: 'Un instant…',
    done: (title) => `«\u202f${title}\u202f» est approuvée. Elle peut être envoyée.`,
    failed: 'Impossible d’approuver la newsletter',
  },
  duplicate: {
    action: 'Dupliquer',
    done: (title) =>
      `«\u202f${title}\u202f» est un brouillon avec les mêmes textes. Lie-le au tirage d’un autre groupe.`,
    failed: 'Impossible de dupliquer la newsletter',
  },
  delete: {
    action: 'Supprimer',
    title: (title) => `Supprimer «\u202f${title}\u202f»\u202f?`,
    confirm: 'Supprimer la newsletter',
    pending: 'Suppression…',
    failed: 'Impossible de supprimer la newsletter',
    failedTitle: 'Suppression impossible',
    unsent: 'Ses textes sont supprimés\u202f; aucun e-mail n’est parti. C’est définitif.',
    sent: (sent) => `Ses textes sont supprimés\u202f; ${have(sent)} reçue. C’est définitif.`,
    sentAndUncertain: (sent, uncertain) =>
      `Ses textes sont supprimés\u202f; ${have(sent)} reçue, et ${digits(uncertain)} peut-être. C’est définitif.`,
  },
  editor,
  linking,
  validation,
  send,
}
