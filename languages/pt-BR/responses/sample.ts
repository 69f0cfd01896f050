import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('pt-BR')

export const sample: Responses['sample'] = {
  evaluationOnly: 'Os dados de exemplo são só para avaliação e são recusados em modo de produção.',
  there: 'As 100 pessoas de exemplo já existem.',
  added: (users, matches) =>
    `Pessoas de exemplo adicionadas: ${digits(users)}; encontros: ${digits(matches)}.`,
}
