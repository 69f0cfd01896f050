import type { Responses } from '../../words'

export const replies: Responses['replies'] = {
  pausedFor: {
    1: 'Tu fais une pause d’un mois. Tu reviens ensuite automatiquement.',
    3: 'Tu fais une pause de trois mois. Tu reviens ensuite automatiquement.',
  },
  invalid: 'Ce lien n’est plus valable. Connecte-toi pour faire la même chose sur ta page.',
  expired: 'Ce lien a expiré. Connecte-toi pour faire la même chose sur ta page.',
  met: 'Très bien. C’est noté\u202f: la rencontre a eu lieu.',
  notMet: 'C’est noté. Il y aura toujours le mois prochain.',
  staysPaused: 'Tu es en pause, et le restes jusqu’à la fin de ta pause. Rien n’a changé.',
  staysOut: 'Tu ne participes plus, jusqu’à ton retour. Rien n’a changé.',
  in: 'Très bien. Tu participes à la prochaine tournée.',
  skipped: 'C’est noté. Tu passes ton tour à la prochaine tournée, et tu reviens ensuite automatiquement.',
  noMoreInvitations: 'C’est noté. Nous ne te le demandons plus. Connecte-toi quand tu veux pour participer.',
  optedOut:
    'Tu ne participes plus\u202f: plus de rencontres et plus de newsletters tant que tu ne reviens pas.',
  optedOutAlready: 'Tu ne participes déjà plus, jusqu’à ton retour.',
  pausedLonger: 'Ta pause dure déjà plus longtemps. Rien n’a changé.',
  otherLink: 'Ce lien sert à autre chose.',
  matchGone: 'Cette rencontre n’existe plus\u202f: la tournée a changé. Ta page montre la dernière version.',
}
