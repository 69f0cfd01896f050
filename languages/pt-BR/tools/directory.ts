import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { listed, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const people = (count: number) => counted(count, 'pessoa', 'pessoas')

export const departments: Words['tools']['departments'] = {
  domainGroup: 'Grupo de domínios',
  common: 'Lista comum',
  commonText: 'Pessoas sem grupo de domínios',
  choose: { label: 'Áreas de', nothing: 'Escolha um grupo' },
  of: (group) => `Áreas de ${group}`,
  ofCommon: 'Áreas da lista comum',
  search: 'Buscar áreas',
  failed: 'Não foi possível carregar as áreas.',
  none: {
    title: 'Nenhuma área neste grupo',
    text: 'Adicione a primeira; quem não tem área está em Other.',
  },
  default: 'Padrão',
  people,
  peopleIn: (count, department) => `${people(count)} em ${department}`,
  peopleOf: (department) => `Pessoas de ${department}`,
  peopleFailed: 'Não foi possível carregar as pessoas.',
  add: 'Adicionar área',
  added: (name) => `A área ${name} foi adicionada`,
  notAdded: 'Não foi possível adicionar a área',
  notCreated: 'Não foi possível criar a área',
  notRenamed: 'Não foi possível renomear a área',
  fields: {
    name: 'Nome da área',
    nameExample: 'p. ex. engenharia',
    displayName: 'Nome de exibição',
    displayNameExample: 'p. ex. Engenharia',
  },
  remove: {
    title: (name) => `Excluir “${name}”?`,
    effect: (count) =>
      count === 0
        ? 'Não há ninguém nela. Isto não pode ser desfeito.'
        : `${counted(count, 'pessoa dela passa', 'pessoas dela passam')} para Other. Isto não pode ser desfeito.`,
    confirm: 'Excluir área',
    failed: 'Não foi possível excluir a área',
  },
}

export const groups: Words['tools']['groups'] = {
  title: 'Grupos de domínios',
  search: 'Buscar grupos de domínios',
  failed: 'Não foi possível carregar os grupos.',
  none: {
    title: 'Nenhum grupo ainda',
    text: 'Um grupo tem suas próprias áreas e seus próprios sorteios. Uma só empresa não precisa de grupos.',
  },
  add: 'Adicionar grupo',
  addText: 'As pessoas de um grupo se encontram entre si e têm as áreas dele.',
  renameText: 'Os sorteios feitos até agora mantêm o nome e a letra que têm.',
  created: (name) => `O grupo ${name} foi criado`,
  changed: (name) => `O grupo ${name} foi mudado`,
  notCreated: 'Não foi possível criar o grupo de domínios',
  notChanged: 'Não foi possível mudar o grupo de domínios',
  fields: {
    name: 'Nome',
    nameHint: 'Curto, como em nomes de arquivos: design',
    displayName: 'Nome de exibição',
    displayNameExample: 'Estúdio de design',
    languageHint: 'Para pessoas cujo idioma não conhecemos.',
    companyLanguage: 'O idioma da empresa',
    description: 'Descrição',
    color: 'Cor',
  },
  manage: 'Gerenciar',
  manageOne: (group) => `Gerenciar ${group}`,
  done: 'Pronto',
  remove: {
    action: 'Excluir grupo',
    title: (group) => `Excluir “${group}”?`,
    effect: (concerned) =>
      `Todos os e-mails deste grupo ficam sem grupo.${concerned} As áreas dele saem junto, e as pessoas passam a usar a lista comum. Os sorteios concluídos ficam.`,
    unassigned: (entries, total, names) => {
      const more = total - names.length
      const others = more > 0 ? [`mais ${people(more)}`] : []
      const who = total > 0 ? `: ${listed([...names, ...others])}` : ''
      return `${counted(entries, 'entrada', 'entradas')} e ${people(total)} ficam sem grupo${who}.`
    },
    failed: 'Não foi possível excluir o grupo de domínios',
  },
  emails: {
    of: (group) => `E-mails de ${group}`,
    title: 'E-mails deste grupo',
    search: 'Buscar e-mails deste grupo',
    none: 'Nenhum e-mail está neste grupo ainda.',
    add: 'Adicionar um e-mail',
    addExample: 'Endereço ou *@empresa.com.br',
    addAction: 'Adicionar ao grupo',
    notAdded: 'Não foi possível adicionar o e-mail ao grupo',
    unassign: 'Tirar do grupo',
    unassignOne: (email) => `Tirar ${email} do grupo`,
  },
}

export const managers: Words['tools']['managers'] = {
  title: 'Responsáveis',
  text: 'Veem e conduzem o programa só deste grupo. Recebem o aviso por e-mail; os direitos terminam assim que você remover alguém aqui.',
  failed: 'Não foi possível carregar as pessoas responsáveis.',
  notChanged: 'Não foi possível mudar as pessoas responsáveis',
  people: {
    add: 'Adicionar responsável',
    example: 'O endereço da pessoa',
    action: 'Adicionar',
    none: 'Este grupo ainda não tem responsáveis.',
    added: (email, group) => `${email} agora é responsável por ${group}`,
    removed: (email, group) => `${email} não é mais responsável por ${group}`,
  },
  domains: {
    add: 'Domínios que podem liberar',
    example: 'empresa.com.br',
    action: 'Permitir',
    none: 'Nenhum: as pessoas responsáveis não podem mudar a lista de acesso.',
    added: (domain) => `As pessoas responsáveis podem liberar endereços em ${domain}`,
    removed: (domain) => `As pessoas responsáveis não podem mais liberar endereços em ${domain}`,
  },
}

export const whitelist: Words['tools']['whitelist'] = {
  import: 'Importar pessoas',
  text: '*@empresa.com.br libera o domínio inteiro; ou adicione endereços avulsos. Sem entradas, ninguém pode participar.',
  list: 'E-mails com acesso',
  search: 'Buscar na lista de acesso',
  searchExample: 'Endereço, motivo ou grupo',
  sort: {
    label: 'Ordenar a lista de acesso',
    email: 'Endereço A–Z',
    backwards: 'Endereço Z–A',
  },
  found: (count) => counted(count, 'entrada encontrada', 'entradas encontradas'),
  failed: 'Não foi possível carregar a lista de acesso.',
  noneHere: 'Ainda não há entradas aqui.',
  none: {
    title: 'Ninguém pode participar ainda',
    text: 'Adicione o domínio da sua empresa, por exemplo *@empresa.com.br, para liberar quem tem um endereço nele.',
  },
  selectAll: 'Selecionar todas as mostradas',
  add: {
    title: 'Adicionar à lista de acesso',
    email: 'E-mail',
    group: 'Grupo de domínios',
    reason: 'Motivo',
    action: 'Adicionar e-mail',
    done: (email) => `${email} está na lista de acesso`,
    failed: 'Não foi possível adicionar o e-mail',
  },
  barred: 'bloqueada',
  added: (by, day) => `adicionada por ${by} em ${day}`,
  addedFor: (reason, by, day) => `${reason} · adicionada por ${by} em ${day}`,
  groupOf: (email) => `Grupo de domínios de ${email}`,
  belongs: (email, group) => `${email} está em ${group}`,
  isUnassigned: (email) => `${email} está sem grupo`,
  isActive: (email) => `A entrada ${email} está ativa`,
  isBarred: (email) => `A entrada ${email} está bloqueada`,
  notChanged: 'Não foi possível mudar a entrada',
  activate: 'Ativar',
  bar: {
    action: 'Bloquear',
    title: (email) => `Bloquear “${email}”?`,
    nobody: 'Nenhuma conta depende desta entrada. Ninguém mais pode participar com ela.',
    effect: (count, signedIn) => {
      const barred = `${counted(count, 'pessoa não pode', 'pessoas não podem')} mais entrar nem ter encontro.`
      return signedIn > 0 ? `${barred} As sessões de ${people(signedIn)} são encerradas.` : barred
    },
  },
  remove: {
    action: 'Remover',
    removing: 'Removendo…',
    title: (email) => `Remover “${email}”?`,
    effect: (email) =>
      `Remover “${email}” da lista de acesso? Quem tem acesso só por esta entrada não pode mais entrar nem ter encontro.`,
    failed: 'Não foi possível remover o e-mail',
  },
  group: {
    action: 'Mudar o grupo',
    title: (email) => `Mudar o grupo de “${email}”?`,
    effect: 'O novo grupo vale a partir da próxima rodada.',
  },
}

export const secrets: Words['tools']['secrets'] = {
  copy: (what) => `Copiar: ${what}`,
  tokens: {
    copied: 'Já o copiei',
    used: (made, used) => `Criado em ${made}, último uso: ${used}`,
    unused: (made) => `Criado em ${made}, ainda sem uso`,
    making: 'Criando…',
  },
  revoke: {
    action: 'Revogar',
    one: (name) => `Revogar ${name}`,
    title: (name) => `Revogar “${name}”?`,
  },
}
