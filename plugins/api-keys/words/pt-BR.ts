import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits } = formatsOf('pt-BR')

export const web: Worded<typeof en.web> = {
  section: 'Chaves de API',
  text: 'Com uma chave de API, um programa faz as chamadas da administração: um sistema de RH, um script, um data warehouse. Uma chave pode o que você escolher, e nada mais.',
  calls: 'Todas as chamadas',
  failed: 'Não foi possível carregar as chaves de API.',
  of: (name) => `A chave de API “${name}”`,
  once: 'Ela só aparece desta vez. Copie-a agora.',
  key: 'Chave de API',
  until: (end) => `até ${end}`,
  ended: (end) => `Expirou em ${end}`,
  may: (scopes) => `Pode: ${scopes}`,
  name: 'Nome de uma nova chave de API',
  what: 'O que ela pode',
  lasts: 'Válida por',
  choose: 'Escolha pelo menos uma coisa que ela pode',
  make: 'Criar chave de API',
  notMade: 'Não foi possível criar a chave de API',
  effect: 'As chamadas com esta chave são recusadas na hora. O que ela fez fica.',
  notRevoked: 'Não foi possível revogar a chave de API',
  example: 'Folha de pagamento',
  scopes: {
    read: 'ler tudo o que a administração vê',
    people: 'alterar pessoas, grupos e a lista de acesso',
    rounds: 'criar e alterar rodadas e programas',
    newsletters: 'escrever e enviar newsletters',
    integrations: 'gerenciar webhooks e canais',
  },
  days: {
    30: '30 dias',
    90: '90 dias',
    365: '1 ano',
    730: '2 anos',
  },
}

export const server: Worded<typeof en.server> = {
  keyExists: (name) => `Já existe uma chave de API chamada “${name}”. Escolha outro nome.`,
  keyRevoked: (name) => `“${name}” foi revogada. As chamadas com ela são recusadas a partir de agora.`,
  wrongKeys: (wait) => `Muitas chaves de API erradas foram enviadas daqui. Tente de novo em ${wait}.`,
  wrongKey: 'Esta chave de API está errada ou foi revogada.',
  keyEnded: (name) => `A chave de API “${name}” expirou. Crie uma nova.`,
  keyInAddress:
    'Uma chave de API não deve ir em um endereço, onde os registros a guardam. Revogue-a e envie uma nova no cabeçalho Authorization.',
  cookieBesideKey: 'Envie uma chave de API ou um cookie de sessão, não os dois.',
  tooManyCalls: (most) =>
    `Mais de ${digits(most)} chamadas foram feitas com esta chave de API em um minuto. Espere um pouco.`,
  repeatKeyTooLong: (most) => `Idempotency-Key tem de 1 a ${digits(most)} caracteres.`,
  repeatedOtherwise: 'Este Idempotency-Key foi usado em outra chamada. Use um novo para cada chamada.',
  callUnderWay:
    'A primeira chamada com este Idempotency-Key ainda está em andamento. Repita-a um pouco mais tarde.',
  callCutOff:
    'O servidor parou no meio da primeira chamada com este Idempotency-Key. Veja se ela foi feita e depois chame com outro.',
  notFound: 'Esta chave de API não foi encontrada.',
}
