import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { editor, linking, validation } from './newsletters/editor'
import { send } from './newsletters/send'
import { ofMonth } from './counted/months'

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
    title: (round, people) =>
      `La newsletter ${/^\d/.test(round) ? `du ${round}` : ofMonth(round)} est partie à ${plural(people, { one: '# personne', many: '# de personnes', other: '# personnes' })}`,
    text: 'Les e-mails sont sous «\u202fJournal des envois\u202f».',
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
    unsent: 'Aucun e-mail n’en est parti. Ses textes sont supprimés pour toujours.',
    sent: (sent) => `${have(sent)} déjà reçue. Ses textes sont supprimés pour toujours.`,
    sentAndUncertain: (sent, uncertain) =>
      `${have(sent)} déjà reçue, et ${digits(uncertain)} peut-être. Ses textes sont supprimés pour toujours.`,
  },
  editor,
  linking,
  validation,
  send,
}
