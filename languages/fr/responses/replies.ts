import type { Responses } from '../../words'

export const replies: Responses['replies'] = {
  pausedFor: {
    1: 'Tu fais une pause d’un mois, puis tu reviens automatiquement.',
    3: 'Tu fais une pause de trois mois, puis tu reviens automatiquement.',
  },
  invalid: 'Ce lien n’est plus valable. Connecte-toi pour faire la même chose sur ta page.',
  expired: 'Ce lien a expiré. Connecte-toi pour faire la même chose sur ta page.',
  met: 'Très bien. C’est noté\u202f: la rencontre a eu lieu.',
  notMet: 'C’est noté. Il y aura toujours le mois prochain.',
  staysPaused: 'Tu restes en pause jusqu’à la date prévue. Rien n’a changé.',
  staysOut: 'Tu ne participes plus, jusqu’à ton retour. Rien n’a changé.',
  in: 'Très bien. Tu participes à la prochaine tournée.',
  saidIn: 'C’est noté, tu en es. Le nom de la personne arrive dès le tirage.',
  saidNotIn: 'C’est annulé. Cette tournée se fait sans toi.',
  skipped: 'C’est noté. Tu passes ton tour à la prochaine tournée, puis tu reviens automatiquement.',
  noMoreInvitations:
    'C’est noté. Nous ne te le demanderons plus. Connecte-toi quand tu veux pour participer.',
  optedOut: 'Tu ne participes plus\u202f: plus de rencontres ni de newsletters jusqu’à ton retour.',
  optedOutAlready: 'Tu ne participes déjà plus, jusqu’à ton retour.',
  pausedLonger: 'Ta pause dure déjà plus longtemps. Rien n’a changé.',
  otherLink: 'Ce lien sert à autre chose.',
  matchGone: 'La tournée a changé depuis cet e-mail. Ta page montre qui tu rencontres maintenant.',
}
