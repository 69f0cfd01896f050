import type { Words } from '../../words'

export const keys: Words['tools']['keys'] = {
  text: 'Com uma chave de API, um programa faz as chamadas dos administradores: um sistema de RH, um script, um data warehouse. Uma chave pode o que você escolher, e nada mais.',
  calls: 'Todas as chamadas',
  failed: 'Não foi possível ler as chaves de API.',
  of: (name) => `A chave de API “${name}”`,
  once: 'Ela só é mostrada desta vez. Copie-a agora para onde é usada.',
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
    read: 'ler o que os administradores veem',
    people: 'alterar pessoas, grupos e a lista de acesso',
    rounds: 'criar e alterar rodadas e programas',
    newsletters: 'escrever e enviar newsletters',
  },
  days: {
    30: '30 dias',
    90: '90 dias',
    365: '1 ano',
    730: '2 anos',
  },
}
