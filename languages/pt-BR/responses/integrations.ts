import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

export const integrations: Responses['integrations'] = {
  keyExists: (name) => `Já existe uma chave de API chamada “${name}”. Escolha outro nome.`,
  keyRevoked: (name) => `“${name}” foi revogada. As chamadas com ela são recusadas a partir de agora.`,
  wrongKeys: (wait) => `Chaves de API erradas demais foram enviadas daqui. Tente de novo em ${wait}.`,
  wrongKey: 'Esta chave de API está errada ou foi revogada.',
  keyEnded: (name) => `A chave de API “${name}” expirou. Crie uma nova.`,
  keyInAddress:
    'Uma chave de API não deve ir em um endereço, onde os registros a guardam. Revogue-a e envie uma nova no cabeçalho Authorization.',
  cookieBesideKey: 'Envie uma chave de API ou um cookie de sessão, não os dois.',
  notForKeys: 'Nenhuma chave de API pode fazer isso. Um administrador precisa fazê-lo.',
  scopeMissing: (scope) => `Esta chave de API não tem o escopo “${scope}”.`,
  tooManyCalls: (most) =>
    `Mais de ${digits(most)} chamadas foram feitas com esta chave de API em um minuto. Espere um pouco.`,
  repeatKeyTooLong: (most) => `Idempotency-Key tem de 1 a ${digits(most)} caracteres.`,
  repeatedOtherwise: 'Este Idempotency-Key foi usado em outra chamada. Use um novo para cada chamada.',
  callUnderWay:
    'A primeira chamada com este Idempotency-Key ainda está em andamento. Repita-a um pouco mais tarde.',
  callCutOff:
    'O servidor parou no meio da primeira chamada com este Idempotency-Key. Veja se ela foi feita e depois chame com outro.',
  mostWebhooks: (most) => `Pode haver ${digits(most)}. Remova um primeiro.`,
  webhookExists: (name) => `Já existe algo chamado “${name}”. Escolha outro nome.`,
  addressLost:
    'O endereço não pode mais ser aberto, porque a chave desta instalação mudou. Informe-o de novo.',
  webhookRemoved: (name) => `“${name}” foi removido. Nada mais é enviado para lá.`,
  webhookIsOff: (name) => `“${name}” está desligado. Ligue-o primeiro.`,
  sentAgain: 'Está sendo enviado de novo.',
  channelTested: (name) => `O teste chegou em “${name}”.`,
  problems: {
    onlyHttps: (host) => `${host} só é chamado por https.`,
    notPublic: (host) =>
      `${host} não está na internet pública. Quem opera o servidor pode permitir isso com a configuração WEBHOOK_HOSTS.`,
    packed: (host) => `${host} devolve conteúdo compactado.`,
    noHost: (host) => `Não existe um servidor chamado ${host}.`,
    tookTooLong: (host) => `${host} levou mais de 10 segundos.`,
    certificate: (host) => `O certificado de ${host} não é válido.`,
    unreachable: (host) => `Não foi possível alcançar ${host}.`,
    keyChanged: (host) =>
      `A chave desta instalação mudou, por isso o endereço de ${host} não pode mais ser aberto. Informe-o de novo.`,
    refused: (host, status) => `${host} não aceita (${status}).`,
  },
  announcement: {
    round: (pairs, count) => {
      const made = plural(pairs, { one: '# nova dupla', many: '# de novas duplas', other: '# novas duplas' })
      const fresh = plural(count, { one: '# cara nova', many: '# de caras novas', other: '# caras novas' })
      return count > 0 ? `${made}, ${fresh}.` : `${made}.`
    },
    look: 'Ver seu encontro',
    test: 'Este é um teste. As rodadas do Cup of Joe serão anunciadas aqui.',
  },
}
