import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('fr')

export const summary: MailWords['summary'] = {
  because: 'Tu reçois cet e-mail parce que tu administres Cup of Joe.',
  troubles: 'À regarder de près',
  notPaired: 'Sans rencontre',
  beforehand: 'Avant la tournée',
  leftOut: 'Sans personne cette fois',
  andMore: (count) => `Et ${digits(count)} de plus\u202f; le tableau de bord a la liste complète.`,
}
