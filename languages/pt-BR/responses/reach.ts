import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('pt-BR')

export const reach: Responses['reach'] = {
  notSent: 'Ninguém sabe ainda: a newsletter desta rodada não foi enviada.',
  notMailed: 'Cada pessoa vê seu encontro na própria página. Ninguém recebeu e-mail ainda.',
  again: (people) =>
    plural(people, {
      one: '# pessoa recebe o e-mail de novo.',
      many: '# de pessoas recebem o e-mail de novo.',
      other: '# pessoas recebem o e-mail de novo.',
    }),
  nobody: 'Ninguém aqui pode receber de novo: o e-mail chegou, ou a pessoa saiu ou tem outro encontro.',
  tellThem: 'Avise essa pessoa diretamente: para ela, este e-mail está desatualizado.',
  troubles: {
    full: { reason: 'A caixa de entrada está cheia.', next: 'Peça para liberar espaço e tente de novo.' },
    unknownAddress: {
      reason: 'O servidor de e-mail não conhece este endereço.',
      next: 'Corrija o endereço e tente de novo: o e-mail vai para o novo.',
    },
    suppressed: {
      reason: 'O serviço de e-mail não entrega mais nada a este endereço.',
      next: 'Tire-o da lista de bloqueio do serviço e tente de novo.',
    },
    refused: {
      reason: 'O servidor de e-mail recusou a mensagem.',
      next: 'Pergunte o motivo a quem cuida desse servidor e tente de novo.',
    },
    busy: { reason: 'O servidor de e-mail estava ocupado em todas as tentativas.', next: 'Tente de novo.' },
    sender: {
      reason: 'O servidor de e-mail não aceita o remetente de vocês.',
      next: 'Corrija o remetente (“Saúde do sistema”) ou peça a quem cuida desse servidor que o aceite e tente de novo.',
    },
    closed: {
      reason: 'O servidor de e-mail não aceita mensagens para este endereço.',
      next: 'Pergunte qual é o endereço certo, corrija e tente de novo.',
    },
    route: {
      reason: 'O e-mail não chegou ao servidor de e-mail deste endereço.',
      next: 'Peça a quem cuida do servidor de e-mail de vocês que verifique a rota e tente de novo.',
    },
    content: {
      reason: 'O servidor de e-mail recusou a mensagem pelo conteúdo ou pelo tamanho.',
      next: 'Pergunte o motivo a quem cuida desse servidor e tente de novo.',
    },
    unmade: {
      reason: 'Não foi possível preparar o e-mail.',
      next: 'Veja “Saúde do sistema” e tente de novo.',
    },
    turnedOff: { reason: 'A conta foi desativada antes do envio.', next: 'Não há nada a fazer.' },
    barred: {
      reason: 'Não estava mais na lista de acesso na hora do envio.',
      next: 'Não há nada a fazer.',
    },
    optedOut: { reason: 'Tinha deixado de participar antes do envio.', next: 'Não há nada a fazer.' },
    paused: { reason: 'Estava em pausa antes do envio.', next: 'Não há nada a fazer.' },
    steppedOut: { reason: 'Tinha desistido do encontro antes do envio.', next: 'Não há nada a fazer.' },
    away: { reason: 'Não participava mais na hora do envio.', next: 'Não há nada a fazer.' },
    joined: { reason: 'Já estava participando antes do envio.', next: 'Não há nada a fazer.' },
    tooLate: {
      reason: 'O horário já tinha passado na hora do envio.',
      next: 'Não há nada a fazer.',
    },
    chatNobody: {
      reason: (chat: string) => `O ${chat} não conhece ninguém com este endereço.`,
      next: 'Tente de novo: vai por e-mail.',
    },
    chatRefused: {
      reason: (chat: string) => `O ${chat} não aceitou a mensagem.`,
      next: 'Tente de novo: vai por e-mail.',
    },
    missed: {
      reason: 'Não participava quando a newsletter saiu.',
      next: 'Avise essa pessoa diretamente; também está na página dela.',
    },
    cancelled: { reason: 'O envio foi cancelado antes da vez dela.', next: 'Tente de novo.' },
    broken: { reason: 'A conexão com o servidor de e-mail caiu.', next: 'Tente de novo.' },
  },
}
