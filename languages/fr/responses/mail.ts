import type { Responses } from '../../words'

export const mail: Responses['mail'] = {
  purgedMail:
    'Cette newsletter a été envoyée et archivée automatiquement. L’aperçu des e-mails envoyés n’est pas disponible, car ils sont supprimés.',
  notSent: 'Cette newsletter n’a pas été envoyée.',
  noNewsletter: 'Newsletter introuvable',
  noUser: 'Personne introuvable',
  nothingSentThen: 'Aucune newsletter n’est partie ce mois-là.',
  beingSent: 'Cette newsletter est en cours d’envoi. Attends la fin de l’envoi, ou annule-le.',
  runningMonth: 'Ce journal est du mois en cours. Tu pourras le purger le mois prochain, une fois archivé.',
  purgedAlready: 'Ce journal est déjà purgé.',
  purged: (title) => `Le contenu personnel de «\u202f${title}\u202f» est supprimé.`,
  notSigned: (by) => `Cette requête n’est pas signée par ${by}, ou sa signature est trop ancienne.`,
  notEvents: 'Le corps n’est pas une liste d’événements.',
  noMail: 'Cet e-mail n’est pas dans la boîte d’envoi.',
}
