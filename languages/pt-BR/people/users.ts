import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })

export const users: Words['people']['users'] = {
  counts: (all, active, paused, optedOut) =>
    `${counted(all, 'pessoa', 'pessoas')}: participam ${digits(active)}, em pausa ${digits(paused)}, não participam ${digits(optedOut)}`,
  invite: 'Convidar',
  search: 'Buscar pessoas',
  searchHint: 'Nome, e-mail ou área',
  filters: {
    status: 'Filtrar por situação',
    readiness: 'Filtrar por quem está a postos',
    allReadiness: 'A postos ou não',
    readinessOf: (label, people) => `${label} (${digits(people)})`,
  },
  statuses: { active: 'Participa', paused: 'Em pausa', opted_out: 'Não participa' },
  columns: {
    name: 'Nome',
    email: 'E-mail do trabalho',
    status: 'Situação',
    department: 'Área',
    group: 'Grupo',
    match: 'Encontro atual',
    actions: 'Ações',
  },
  failed: 'Não foi possível carregar as pessoas.',
  noneFound: 'Ninguém corresponde à sua busca',
  none: 'Nenhuma pessoa encontrada',
  caption: 'Pessoas',
  selectAll: 'Selecionar todas as mostradas',
  showing: (shown, all) => `Mostrando ${digits(shown)} de ${counted(all, 'pessoa', 'pessoas')}`,
  unsaved: (count) => counted(count, 'pessoa com mudanças não salvas', 'pessoas com mudanças não salvas'),
  row: {
    admin: 'administração',
    manager: (name) => ['Responsável: ', name],
    status: (name) => `Situação de ${name}`,
    changeEnd: (name) => `Mudar o fim da pausa de ${name}`,
    until: (day) => `até ${day}`,
    openEnd: 'sem data de fim',
    department: (name) => `Área de ${name}`,
    notSet: 'Não definida',
    noMatch: 'Nenhum',
    saveNamed: (name) => `Salvar ${name}`,
    saved: 'A pessoa foi atualizada',
    failed: 'Não foi possível atualizar a pessoa',
    noChanges: { title: 'Sem mudanças', description: 'Não há nada a salvar para esta pessoa' },
  },
  away: {
    pause: (name) => `Pôr ${name} em pausa?`,
    optOut: (name) => `Tirar ${name} dos cafés?`,
    submitPause: 'Pôr em pausa',
    submitOptOut: 'Tirar dos cafés',
  },
  address: {
    action: 'Mudar o endereço',
    question: (name) => `Mudar o endereço de ${name}?`,
    text: 'Histórico, bloqueios, encontro, entrada da lista de acesso e e-mails vão junto. Todas as sessões são encerradas, e os dois endereços recebem um e-mail.',
    newAddress: 'Novo endereço',
    sameAddress: 'Este já é o endereço da pessoa',
    pending: 'Mudando…',
    failed: 'Não foi possível mudar o endereço',
    barred: (email) => `${email} está bloqueado na lista de acesso`,
    staysBarred: 'O bloqueio continua: com este endereço, a pessoa não pode entrar nem ter encontro.',
    taken: (email) => `${email} já tem uma conta`,
    keeps: (email, day) =>
      `Se as duas são da mesma pessoa, fica a conta mais antiga, com histórico, bloqueios e decisão de não participar: ${email}, desde ${day}.`,
    erases: (email, day, matches) =>
      `A outra é excluída: ${email}, desde ${day}, com ${counted(matches, 'encontro', 'encontros')}. No histórico, as outras pessoas veem “Ex-colega”. Isto não pode ser desfeito.`,
    merge: 'A mesma pessoa: excluir a outra conta',
    otherAddress: 'Digite o endereço da conta a excluir',
  },
  signOut: {
    action: 'Encerrar todas as sessões',
    question: (name) => `Encerrar todas as sessões de ${name}?`,
    effect:
      'Para um dispositivo perdido: as sessões em todos os navegadores terminam na hora. A pessoa pode entrar de novo.',
    pending: 'Encerrando…',
    failed: 'Não foi possível encerrar as sessões',
  },
  erase: {
    action: 'Excluir de vez',
    question: (name) => `Excluir ${name} de vez?`,
    text: 'Exclui de vez conta, perfil, foto, acessos, entrada da lista de acesso e e-mails. Os encontros anteriores ficam no histórico das outras pessoas, como “Ex-colega”. Isto não pode ser desfeito. As cópias de segurança e o arquivo de pessoal ficam por sua conta.',
    address: (email) => ['Digite ', email, ' para confirmar'],
    otherAddress: 'Digite o endereço desta pessoa',
    pending: 'Excluindo…',
    failed: 'Não foi possível excluir a pessoa',
  },
}
