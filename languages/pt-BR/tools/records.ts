import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const mails = (count: number) => counted(count, 'e-mail', 'e-mails')
const people = (count: number) => counted(count, 'pessoa', 'pessoas')

export const logs: Words['tools']['logs'] = {
  title: 'Registros de envio e arquivo de newsletters',
  tabs: {
    label: 'Registros',
    current: (count) => `Atuais (${count})`,
    archived: (count) => `Arquivados (${count})`,
  },
  search: 'Buscar nos registros',
  failed: 'Não foi possível carregar os registros de envio',
  archivedFailed: 'Não foi possível carregar os registros arquivados',
  none: {
    title: 'Nada foi enviado este mês',
    text: 'Quando uma newsletter é enviada, o registro dela aparece aqui, pessoa por pessoa.',
  },
  noneArchived: {
    title: 'Nenhum registro arquivado',
    text: 'Os registros dos meses anteriores aparecem aqui.',
  },
  when: { sent: 'Envio', cancelled: 'Cancelamento', started: 'Início' },
  at: {
    sent: (at) => `Envio: ${at}`,
    cancelled: (at) => `Cancelamento: ${at}`,
    started: (at) => `Início: ${at}`,
  },
  notStarted: 'Ainda não começou',
  states: {
    queued: 'na fila',
    sending: 'enviando',
    paused: 'em pausa',
    sent: 'enviada',
    cancelled: 'cancelada',
  },
  archived: 'Arquivado',
  purged: 'Limpo',
  to: (title, group) => `${title}, para ${group}`,
  details: 'Ver detalhes',
  detailsOf: (title) => `Ver detalhes de ${title}`,
  csvOf: (title) => `Baixar CSV de ${title}`,
  csvOfMonth: (month) => `Baixar CSV de todos os envios de ${month}`,
  counts: {
    recipients: 'Pessoas',
    successful: 'Com sucesso',
    failed: 'Com falha',
    cancelled: 'Cancelados',
    unknown: 'Incertos',
  },
  statuses: {
    success: 'Com sucesso',
    sendgrid_limit: 'Limite do SendGrid',
    sendgrid_forbidden: 'Proibido pelo SendGrid',
    sendgrid_error: 'Erro do SendGrid',
    failed: 'Com falha',
    unknown: 'Incerto',
    pending: 'Pendente',
    cancelled: 'Cancelado',
  },
  dialog: {
    label: 'Registro',
    overview: 'Resumo',
    entries: 'Envios',
    validation: 'Validação',
    preview: 'Prévia do e-mail',
  },
  facts: {
    state: 'Estado',
    pairing: 'Sorteio',
    noPairing: 'Nenhum',
    file: 'Arquivo guardado',
  },
  again: {
    action: 'Começar uma nova newsletter a partir desta',
    done: (title) => `“${title}” é um rascunho com estes textos, para este mês. Está em Operação.`,
    failed: 'Não foi possível começar uma newsletter a partir desta',
  },
  uncertain: {
    title: (count) => `Não se sabe se ${counted(count, 'e-mail chegou', 'e-mails chegaram')}`,
    text: 'O servidor parou enquanto os enviava.',
    action: 'Enviar de novo',
    question: (count) => `Enviar ${counted(count, 'e-mail incerto', 'e-mails incertos')} de novo?`,
    effect: 'Eles têm o mesmo Message-ID, então a maioria dos programas de e-mail mostra cada um só uma vez.',
    confirm: 'Enviar de novo',
    failed: 'Não foi possível enviar de novo os e-mails incertos',
  },
  purge: {
    title: 'Conteúdo pessoal',
    deleted: (day) => `Excluído em ${day}. Os números, e quem recebeu com que resultado, continuam aqui.`,
    held: (count) =>
      plural(count, {
        one: 'O e-mail como foi enviado: nomes, encontros, áreas, fotos.',
        many: 'Os # de e-mails como foram enviados: nomes, encontros, áreas, fotos.',
        other: 'Os # e-mails como foram enviados: nomes, encontros, áreas, fotos.',
      }),
    action: 'Limpar o conteúdo pessoal',
    question: (title) => `Limpar “${title}”?`,
    effect: (count, month) =>
      `Exclui ${mails(count)} de ${month}, os nomes que trazem e as respostas dos servidores de e-mail. As prévias deixam de funcionar. Os números, e quem recebeu com que resultado, ficam. Isto não pode ser desfeito.`,
    confirm: 'Limpar',
    purging: 'Limpando…',
    failed: 'Não foi possível limpar o registro',
  },
  matches: {
    total: 'Total de encontros',
    validated: 'Validados',
    mismatches: 'Divergências',
    nobody: 'Ninguém destes encontros participava mais, então ninguém recebeu e-mail sobre eles.',
    none: 'O sorteio não tinha encontros.',
    valid: 'Todos os encontros do sorteio ainda eram válidos.',
    failed: 'Não foi possível carregar as divergências.',
    purged: 'A nota foi limpa.',
    matched: (email) => `Encontro com ${email}`,
    noMatch: 'Sem encontro',
  },
  entries: {
    search: 'Buscar pessoas',
    status: 'Situação do envio',
    count: people,
    failed: 'Não foi possível carregar as pessoas.',
    none: 'Ninguém encontrado.',
    matched: (email) => `encontro com ${email}`,
    noMatch: 'sem encontro',
    valid: 'Válido',
    issues: 'Problemas',
  },
  preview: {
    purged:
      'Esta newsletter foi enviada e arquivada automaticamente. Não há prévia dos e-mails de newsletters enviadas, porque eles são excluídos para manter o sistema limpo.',
    nobody: 'Este e-mail não chegou a ninguém, então não há o que mostrar.',
    find: 'Achar por endereço',
    recipient: 'Pessoa',
    notTheirs: 'Ninguém com este endereço recebeu este e-mail.',
    choose: 'Escolha uma pessoa',
    none: 'Ninguém encontrado',
    mailTo: (email) => `E-mail para ${email}`,
    loading: 'Carregando o e-mail…',
    unknownUser: 'A pessoa selecionada não foi encontrada no sistema.',
    signIn: 'É preciso entrar. Recarregue a página e tente de novo.',
    error: (message) => `Erro: ${message}`,
  },
}

export const inquiries: Words['tools']['inquiries'] = {
  search: 'Buscar contatos',
  failed: 'Não foi possível carregar os contatos.',
  none: {
    title: 'Nenhum contato ainda',
    text: 'As mensagens do formulário para empresas aparecem aqui, e vão para o seu endereço de contato.',
  },
  users: (howMany) => `${howMany} pessoas`,
}

export const audit: Words['tools']['audit'] = {
  search: 'Buscar no registro de auditoria',
  searchExample: 'Pessoa, coisa ou valor',
  action: 'Ação',
  allActions: 'Todas as ações',
  from: 'De',
  to: 'Até',
  order: 'Ordem',
  byPerson: 'Por pessoa',
  byAction: 'Por ação',
  failed: 'Não foi possível carregar o registro de auditoria.',
  none: 'Nada encontrado.',
  changes: (count) => counted(count, 'mudança', 'mudanças'),
  nothing: 'nada',
}

export const topics: Words['tools']['topics'] = {
  text: 'Cada pessoa escolhe até cinco no perfil. Quem se encontra lê o que tem em comum. Mais ninguém lê, nem você.',
  language: 'Nomes e perguntas em',
  name: 'Assunto',
  question: 'Pergunta para começar',
  questionHint: 'Sem pergunta, ela é feita a partir do nome.',
  add: 'Adicionar assunto',
  remove: (name) => `Excluir ${name}`,
  failed: 'Não foi possível carregar os assuntos.',
  saved: 'Os assuntos foram salvos.',
  notSaved: 'Não foi possível salvar os assuntos.',
}
