import type { Responses } from '../../words'

export const mail: Responses['mail'] = {
  purgedMail:
    'Esta newsletter foi enviada e arquivada automaticamente. Não há prévia dos e-mails de newsletters enviadas, porque eles são excluídos para manter o sistema limpo.',
  notSent: 'Esta newsletter não foi enviada.',
  noNewsletter: 'A newsletter não foi encontrada',
  noUser: 'A pessoa não foi encontrada',
  nothingSentThen: 'Nenhuma newsletter foi enviada nesse mês.',
  beingSent: 'Esta newsletter está sendo enviada. Espere o envio terminar, ou cancele-o.',
  runningMonth:
    'Este registro é do mês em curso. Ele pode ser limpo quando estiver arquivado, no mês que vem.',
  purgedAlready: 'Este registro já foi limpo.',
  purged: (title) => `O conteúdo pessoal de “${title}” foi excluído.`,
  notSigned: (by) => `Este pedido não tem a assinatura do ${by}, ou ela é antiga demais.`,
  notEvents: 'O corpo não é uma lista de eventos.',
  noMail: 'Não há esse e-mail na caixa de saída.',
}
