import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('pt-BR')
const were = (count: number) =>
  plural(count, {
    one: '# destas pessoas estava',
    many: '# destas pessoas estavam',
    other: '# destas pessoas estavam',
  })

export const notMonthly: Words['rounds']['notMonthly'] = {
  thisMonth: {
    title: 'Esta rodada',
    failed: 'Não foi possível carregar esta rodada.',
    allDone: 'Todas as etapas da rodada estão feitas.',
    allFull: 'Todas as xícaras estão cheias: a rodada está feita.',
  },
  wholeMonth: {
    title: 'Fazer a rodada inteira',
    made: 'Ver o que a rodada trouxe',
    text: (scope = 'todas as pessoas') =>
      `O que a administração faz em cada rodada, com ${scope}: sortear quem está a postos, escrever a newsletter, aprovar e enviar. Todos os e-mails vão para a caixa de saída; nenhum sai desta máquina.`,
  },
  generate: 'Gerar o sorteio',
  paired: {
    title: 'Já houve sorteio nesta rodada',
    text: (count) =>
      `${were(count)} em um sorteio concluído desta rodada. Um segundo sorteio traz outra pessoa.`,
    textTold: (count, day) =>
      `${were(count)} em um sorteio concluído desta rodada, e uma newsletter avisou em ${day}. Um segundo sorteio traz outra pessoa.`,
  },
  noneCurrent: 'Escolha em Ações quem sortear, e gere o sorteio da rodada.',
  noneToSee: 'Gere o sorteio da rodada para vê-lo aqui.',
}
