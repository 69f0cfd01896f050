import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

const steps = (count: number) => plural(count, { one: '# etapa', many: '# de etapas', other: '# etapas' })

export const thisMonth: Words['rounds']['thisMonth'] = {
  restored: {
    title: (at, made) => `Restaurado em ${at} do backup de ${made}`,
    text: 'O que aconteceu nesse intervalo falta aqui.',
    held: {
      mails: 'Os e-mails previstos nesse intervalo estão retidos: podem já ter saído',
      round: 'Pode ter havido uma rodada nesse intervalo',
      administrators: 'As outras contas de administração estão desativadas',
      second_factors:
        'Chaves de acesso, aplicativos e códigos de recuperação das outras contas de administração estão desativados',
      managers: 'Os acessos de responsáveis por grupos estão desativados',
      api_keys: 'As chaves de API estão desativadas',
      directory_tokens: 'A sincronização do diretório está desativada desde a restauração',
      webhooks: 'Webhooks e canais estão desativados',
    },
    send: 'Enviar',
    noRound: 'Não houve rodada',
    turnOn: 'Ativar de novo',
    leave: 'Deixar assim',
    done: 'Sua decisão foi salva.',
    failed: 'Não foi possível salvar sua decisão.',
  },
  title: 'Este mês',
  scope: (month, group) => `${month}, ${group}`,
  failed: 'Não foi possível carregar este mês.',
  steps: {
    people: 'Pessoas',
    pairing: 'Sorteio',
    newsletter: 'Newsletter',
    sending: 'Envio',
    meetings: 'Café',
    completed: 'Concluído',
  },
  states: {
    todo: 'depois',
    due: 'a seguir',
    running: 'em andamento',
    done: 'feito',
    problem: 'precisa de atenção',
  },
  details: {
    todo: 'A vez desta etapa chega quando as xícaras anteriores estiverem cheias.',
    due: 'Esta é a próxima.',
    running: 'Está em andamento.',
    done: 'Feito.',
    problem: 'Isto precisa de atenção.',
  },
  afterStep: (state) => `: ${state}`,
  stepAndState: (step, state) => `${step}: ${state}`,
  allDone: 'Todas as etapas do mês estão feitas.',
  round: {
    title: 'Esta rodada',
    allDone: 'Todas as etapas da rodada estão feitas.',
  },
  mails: 'E-mails',
  behind: {
    mails: 'Ver os e-mails',
    people: 'Ver as pessoas',
    pairs: 'Ver as duplas',
    answers: 'Ver as respostas',
    open: (newsletter) => `Abrir “${newsletter}”`,
  },
  /** People whom the directory brought back under new ids. */
  returns: {
    question: (people) =>
      `${plural(people, { one: '# pessoa voltou com um novo identificador.', many: '# pessoas voltaram com novos identificadores.', other: '# pessoas voltaram com novos identificadores.' })} As mesmas ou outras?`,
    text: (day) =>
      `Desde ${day}, o diretório da empresa removeu essas pessoas e adicionou outras nos mesmos endereços. Isso acontece quando o diretório muda, ou quando um endereço passa para outra pessoa. Até você responder, essas contas não estão em nenhuma rodada e não recebem e-mails.`,
    same: {
      action: 'As mesmas',
      title: (people) =>
        plural(people, {
          one: '# pessoa: é a mesma?',
          many: '# de pessoas: são as mesmas?',
          other: '# pessoas: são as mesmas?',
        }),
      effect: (people) =>
        `${plural(people, { one: '# conta continua como antes, com', many: '# de contas continuam como antes, com', other: '# contas continuam como antes, com' })} histórico, bloqueios e decisão de não participar. As contas mais novas são excluídas; um perfil criado nelas substitui o anterior.`,
    },
    other: {
      action: 'Outras',
      title: (people) =>
        plural(people, {
          one: '# pessoa: é nova?',
          many: '# de pessoas: são novas?',
          other: '# pessoas: são novas?',
        }),
      effect: (people) =>
        `${plural(people, { one: '# conta anterior é excluída de vez', many: '# de contas anteriores são excluídas de vez', other: '# contas anteriores são excluídas de vez' })}: perfil, bloqueios, decisão de não participar e e-mails. No histórico, as outras pessoas veem “Ex-colega”. As novas pessoas começam do zero. Isto não pode ser desfeito.`,
    },
    number: (people) => `Digite ${people} para confirmar`,
    otherNumber: 'Digite o número de pessoas',
    pending: 'Salvando…',
    failed: 'Não foi possível salvar sua resposta',
  },
  create: {
    pending: 'Criando…',
    linked: (title, pairings) => `“${title}” é um rascunho, vinculado a ${pairings.join(', ')}.`,
    draft: (title) => `“${title}” é um rascunho com conteúdo inicial.`,
    failed: 'Não foi possível criar a newsletter',
  },
  resume: {
    pending: 'Retomando…',
    done: 'O envio foi retomado.',
    failed: 'Não foi possível retomar o envio',
  },
  sending: 'Enviando…',
}

export const wholeMonth: Words['rounds']['wholeMonth'] = {
  title: 'Fazer o mês inteiro',
  made: 'Ver o resultado',
  run: 'Fazer',
  goOn: 'Continuar',
  pending: 'Em andamento…',
  text: (scope = 'todas as pessoas') =>
    `O que a administração faz uma vez por mês, com ${scope}: sortear quem está a postos, escrever a newsletter, aprovar e enviar. Todos os e-mails vão para a caixa de saída; nenhum sai desta máquina.`,
  round: {
    title: 'Fazer a rodada inteira',
    made: 'Ver o resultado',
    text: (scope = 'todas as pessoas') =>
      `O que a administração faz uma vez por rodada, com ${scope}: sortear quem está a postos, escrever a newsletter, aprovar e enviar. Todos os e-mails vão para a caixa de saída; nenhum sai desta máquina.`,
  },
  noChange: 'Esta etapa não mudou nada.',
  failed: 'Esta etapa não deu certo.',
  sent: 'Todos os e-mails estão na caixa de saída.',
  result: {
    failed: 'Não foi possível carregar os sorteios.',
    somebody: 'uma pessoa',
    proof: 'A prova',
    proofFailed: 'Não foi possível carregar a prova.',
    mailTo: (name) => `O e-mail para ${name}`,
    mail: (name) => `E-mail para ${name}`,
    mailFailed: 'Não foi possível carregar o e-mail.',
    outbox: 'Abrir a caixa de saída',
    pageOf: (name) => `A página de ${name}`,
    pageFailed: 'Não foi possível carregar a página.',
    be: (name, path, email) => [
      `Para ver como ${name ?? 'essa pessoa'}, abra `,
      path,
      ' em uma janela anônima e digite ',
      email,
      '.',
    ],
  },
}

export const cycle: Words['rounds']['cycle'] = {
  title: 'Ciclo automático',
  next: (moment) => `Próximo: ${moment}`,
  off: 'Desativado: cada mês é feito à mão. Você pode ativá-lo em Ferramentas, Programa.',
  look: 'Ver de novo',
  looking: 'Verificando…',
  failed: 'Não foi possível carregar os ciclos.',
  none: 'Ainda não rodou.',
  attention: 'Precisa de atenção',
  running: 'Em andamento',
  steps: (run) => `Etapas do ciclo de ${run}`,
  columns: { step: 'Etapa', state: 'Estado', when: 'Quando', tries: 'Tentativas', result: 'Resultado' },
  states: {
    waiting: 'Em espera',
    committing: 'Enviando e-mails',
    done: 'Feito',
    skipped: 'Pulado',
    failed: 'Falhou',
    unknown: 'Desconhecido',
    again: 'Tentando de novo',
  },
  nextTry: (moment) => `Próxima tentativa: ${moment}`,
  isNext: 'A seguir',
  afterOthers: 'Depois das outras',
  now: 'Agora',
  inAll: steps,
  finished: (done, all) => `${digits(done)} de ${steps(all)} feitas`,
  someFailed: (run, failed) =>
    `${run}, ${plural(failed, { one: '# etapa falhou', many: '# de etapas falharam', other: '# etapas falharam' })}`,
}

export const feedback: Words['rounds']['feedback'] = {
  title: 'Opiniões',
  month: 'Mês',
  people: 'Pessoas',
  failed: 'Não foi possível carregar as opiniões.',
  tooFew: {
    title: 'Aparecem a partir de cinco',
    group:
      'Este grupo ainda não tem cinco respostas para mostrar juntas. As cinco primeiras de um mês podem contar só para a empresa toda.',
    company: 'Ainda não há cinco respostas para mostrar juntas.',
  },
  given: (mean, small, answers) => [
    mean,
    ' ',
    small(
      `de 5 grãos, em ${plural(answers, { one: '# resposta', many: '# de respostas', other: '# respostas' })}`,
    ),
  ],
  lines: 'O que escreveram',
}

export const counters: Words['rounds']['counters'] = {
  title: 'Participação',
  failed: 'Não foi possível carregar os números.',
  total: 'Total de pessoas',
  active: 'Participam',
  paused: 'Em pausa',
  optedOut: 'Não participam',
}
