import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed } = formatsOf('fr')

export const meetings: Responses['meetings'] = {
  obstacles: {
    noCommonHours: (others) =>
      `Tes horaires de travail et les horaires de ${listed(others)} n’ont aucune demi-heure en commun`,
    allFull: (people, until) =>
      `${people === 2 ? 'Vos deux' : 'Tous vos'} agendas sont pleins jusqu’au ${until}`,
    yoursIsFull: (until) => `Ton agenda est plein jusqu’au ${until}`,
    isFull: (name, until) => `L’agenda de ${name} est plein jusqu’au ${until}`,
  },
  tooMany:
    'Tu as réservé 20 fois aujourd’hui. Convenez d’une heure directement, ou réserve à nouveau demain.',
  over: 'Cette rencontre est terminée, il n’y a donc rien à réserver.',
  nothingBooked: 'Aucune heure n’est réservée, il n’y a donc rien à annuler.',
  quarterHour: 'Choisis un quart d’heure.',
  past: 'Cette heure est passée. Choisis-en une plus tard.',
  timeTaken: 'À cette heure, l’une des personnes a déjà une autre rencontre. Choisis-en une autre.',
  onLeaveThen: 'Ce jour-là, l’une des personnes est en congé. Choisis-en un autre.',
  tooFar: (days) => `Choisis une heure dans les ${digits(days)} prochains jours.`,
  booked: (when) => `Votre café est déjà réservé\u202f: ${when}.`,
  cancelled: (when) => `L’heure a été annulée entre-temps\u202f: ${when}.`,
  nobodyToInvite:
    'L’autre personne est partie, il n’y a donc personne à inviter. Il y aura toujours le mois prochain.',
  thisCentury: 'Choisis une heure dans ce siècle.',
  lookedAt: (looks, minutes) =>
    `Tu as consulté les heures ${looks} fois en une heure. Réessaie dans ${minutes}.`,
  matchLeft: 'L’autre personne est partie.',
  notTakingPart: 'Tu ne participes pas pour le moment. Reviens d’abord, sur ton profil, puis réserve.',
  cannotMakeIt: (name) => `${name} ne peut pas venir pour le moment.`,
  off: 'Ici, Cup of Joe ne réserve pas d’heure. Écrivez-vous pour en trouver une.',
}
