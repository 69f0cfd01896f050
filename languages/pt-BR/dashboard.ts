import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { access, bulk, ending } from './dashboard/changes'

const { plural } = formatsOf('pt-BR')

export const dashboard: Words['dashboard'] = {
  about: { help: 'Ajuda', changed: 'Novidades' },
  tabs: {
    operations: 'Operação',
    'admin-tools': 'Ferramentas',
    departments: 'Áreas',
    metrics: 'Análises e métricas',
    'email-whitelist': 'Lista de acesso',
    'email-logs': 'Registros de envio',
    images: 'Galeria de imagens',
  },
  groups: { people: 'Pessoas', programme: 'Programa', it: 'Para a TI' },
  sections: {
    users: 'Gestão de pessoas',
    programme: 'Programa',
    tools: 'Ferramentas do programa',
    departments: 'Gestão de áreas',
    topics: 'Assuntos',
    attributes: 'Atributos',
    inquiries: 'Contatos de empresas',
    'audit-log': 'Registro de auditoria',
  },
  buttons: {
    save: 'Salvar',
    saving: 'Salvando…',
    adding: 'Adicionando…',
    delete: 'Excluir',
    deleting: 'Excluindo…',
    rename: 'Renomear',
    csv: 'Baixar CSV',
    of: {
      delete: (name) => `Excluir ${name}`,
      rename: (name) => `Renomear ${name}`,
      remove: (name) => `Remover ${name}`,
      select: (name) => `Selecionar ${name}`,
      more: (name) => `Mais opções para ${name}`,
    },
  },
  choices: {
    allGroups: 'Todos os grupos',
    allProgrammes: 'Todos os programas',
    allStatuses: 'Todas as situações',
    byGroup: 'Filtrar por grupo de domínios',
    unassigned: 'Sem grupo',
    newestFirst: 'Mais recentes primeiro',
    oldestFirst: 'Mais antigos primeiro',
    wholeCompany: 'Empresa toda',
    yourGroups: 'Seus grupos',
  },
  domainGroup: 'Grupo de domínios',
  entries: (count) => plural(count, { one: '# entrada', many: '# de entradas', other: '# entradas' }),
  commands: {
    title: 'Comandos',
    field: 'Comando, aba ou pessoa',
    placeholder: 'Achar uma aba, ação ou pessoa',
    goTo: 'Ir para',
    action: 'Ação',
    newsletter: 'Criar newsletter',
    created: (title) => `“${title}” é um rascunho com conteúdo inicial.`,
    notCreated: 'Não foi possível criar a newsletter',
    generate: 'Gerar o sorteio do mês',
    generateFor: (group) => `Gerar o sorteio de ${group}`,
    looking: 'Procurando pessoas…',
    nothing: 'Nada encontrado.',
    also: {
      section: 'ir para abrir',
      generate: 'todas as pessoas empresa toda',
      tabs: {
        operations:
          'este mês, rodada, sorteio, duplas, respostas, de fora, ficar de fora, sem encontro, prova, newsletter, enviar, concluir',
        'admin-tools': 'pessoas, convidar, exportar, programa, registro de auditoria',
        departments: 'equipes, grupos',
        metrics: 'números, estatísticas, quem se encontrou, exportar, saúde do sistema',
        'email-whitelist': 'importar pessoas, adicionar pessoas, domínios, grupos',
        'email-logs': 'e-mails, recebidos, devolvidos, exportar',
        images: 'fotos, imagens',
      },
    },
  },
  tools: {
    pairAll: 'Criar sorteios para todos os grupos',
    sync: 'Sincronizar dados de pessoal',
    notSynced: 'Não foi possível sincronizar os dados de pessoal',
    sample: {
      action: 'Adicionar pessoas de exemplo',
      title: 'Adicionar 100 pessoas de exemplo?',
      effect:
        'Isto soma às suas pessoas uma empresa de exemplo, com o histórico dela. Serve para experimentar.',
      confirm: 'Adicionar pessoas',
      failed: 'Não foi possível adicionar as pessoas de exemplo',
    },
  },
  unreachable: {
    title: (count) =>
      `Os e-mails não chegam a ${plural(count, { one: '# pessoa', many: '# de pessoas', other: '# pessoas' })}`,
    who: 'Ver quem',
    text: 'Endereços recusados são tentados de novo a cada mês, até um e-mail chegar. Peça a essas pessoas o endereço certo, ou ponha-as em pausa.',
    refused: (months, said) => `Recusado em ${months}. ${said}`.trim(),
    complained: (day) => `Marcou uma newsletter como spam em ${day}, e desde então não participa.`,
    show: (name) => `Mostrar ${name} na gestão de pessoas`,
  },
  demo: {
    title: 'Isto é uma demonstração.',
    text: 'Uma empresa de exemplo no seu navegador: dê uma olhada, nada é mudado nem enviado.',
    leave: 'Sair da demonstração',
    changesNothing: 'Isto é uma demonstração: não muda nada. O produto faz isto.',
    lacksThis: 'Isto é uma demonstração: não tem isto. O produto tem.',
    noFiles: {
      title: 'Isto é uma demonstração',
      text: 'Aqui não há arquivos para baixar. No produto há.',
    },
  },
  access,
  ending,
  bulk,
}
