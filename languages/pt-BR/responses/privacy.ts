import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('pt-BR')

export const privacy: Responses['privacy'] = {
  erased: 'A pessoa foi excluída.',
  erasedButOpen: (domain) =>
    `A pessoa foi excluída. ${domain} continua na lista de acesso, então este endereço pode voltar.`,
  notTheirAddress: 'Este não é o endereço da pessoa, então ninguém foi excluído.',
  typeAddress: 'Digite o endereço da pessoa',
  readdressed: (from, to) => `A partir de agora, ${from} é ${to}. Escrevemos para os dois endereços.`,
  readdressedBarred: (from, to) =>
    `A partir de agora, ${from} é ${to}. A lista de acesso bloqueia este endereço, então nenhum e-mail é enviado.`,
  merged: (email) => `As duas contas agora são uma só, com o endereço ${email}.`,
  returnsStale: (people) =>
    `Agora se trata de ${plural(people, { one: '# pessoa', many: '# pessoas', other: '# pessoas' })}. Veja de novo.`,
  theSame: (people) =>
    `${plural(people, { one: '# conta continua', many: '# de contas continuam', other: '# contas continuam' })} com o histórico. Leva alguns minutos.`,
  newOnes: (people) =>
    `${plural(people, { one: '# pessoa começa', many: '# pessoas começam', other: '# pessoas começam' })} do zero. As contas anteriores são excluídas em alguns minutos.`,
  addressStale: (email) => `O endereço mudou nesse meio-tempo: é ${email}. Veja de novo.`,
  erasedAlready: 'Esta pessoa já foi excluída.',
  adminsStay: (email) =>
    `Quem faz parte da administração não pode ser excluído. Antes é preciso tirar os direitos: npm run admin -- remove ${email}`,
  beingSent: (newsletter) =>
    `“${newsletter}” está sendo enviada, para esta pessoa ou com o nome dela. Espere o envio terminar, ou cancele-o.`,
  youAreAdmin:
    'A administração não pode excluir as próprias contas. Peça a quem cuida do servidor que tire os seus direitos (npm run admin -- remove); depois exclua a conta aqui.',
  sendingToYou:
    'Uma newsletter para você, ou com o seu nome, está sendo enviada agora. Nada foi excluído. Tente de novo quando o envio terminar.',
  accountDeletedMail: 'Sua conta foi excluída. Um último e-mail confirma isso.',
  accountDeleted: 'Sua conta foi excluída.',
}
