import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('pt-BR')

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
}
