import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const people = (count: number) => counted(count, 'pessoa', 'pessoas')
const matches = (count: number) => counted(count, 'encontro', 'encontros')

export const pairings: Words['rounds']['pairings'] = {
  companyWide: 'Todas as pessoas',
  companyWideChoice: 'Toda a empresa',
  failed: 'Não foi possível carregar os sorteios',
  matches,
  leftOut: (count) => `${people(count)} de fora`,
  actions: {
    title: 'Ações',
    generate: 'Gerar o sorteio do mês',
    view: (count) => `Ver os sorteios atuais (${digits(count)})`,
    sync: 'Sincronizar o pessoal',
    syncFailed: 'Não foi possível sincronizar o pessoal',
  },
  announce: {
    ask: {
      action: 'Perguntar quem participa',
      title: 'Perguntar quem participa',
      text: 'Todos recebem um e-mail com o botão “Eu participo”. Só participa quem clica nele.',
      now: (count) => `Perguntar agora a ${people(count)}`,
      all: 'Todos já foram perguntados.',
      failed: 'Não foi possível perguntar.',
    },
    action: 'Anunciar a rodada',
    title: 'Anunciar a rodada',
    company:
      'Todas as pessoas da empresa que participariam recebem um e-mail, com a data e um botão para pular esta rodada.',
    group: (name) =>
      `Todas as pessoas de ${name} que participariam recebem um e-mail, com a data e um botão para pular esta rodada.`,
    date: 'Data do sorteio',
    tell: (count) => `Avisar ${people(count)}`,
    tellThem: 'Avisar',
    pending: 'Anunciando…',
    failed: 'Não foi possível anunciar a rodada.',
    countFailed: 'Não foi possível contar as pessoas',
    allTold: 'Todas as pessoas desta rodada já sabem.',
    tooFew: 'Poucas pessoas participariam desta rodada.',
    told: (count) =>
      counted(
        count,
        'pessoa já sabe e não recebe outro e-mail.',
        'pessoas já sabem e não recebem outro e-mail.',
      ),
  },
  eligibility: {
    asked: (asked, yes, silent) =>
      `Perguntados: ${digits(asked)} · Participam: ${digits(yes)} · Sem resposta: ${digits(silent)}`,
    title: 'Quem pode entrar no sorteio',
    failed: 'Não foi possível carregar quem pode entrar no sorteio',
    total: 'Total de pessoas',
    ready: 'A postos',
    excluded: 'De fora',
    why: 'Por quê?',
    meetsNobody:
      'Ajudaria ter mais gente no grupo, uma preferência aberta ou menos meses até um novo encontro.',
    noGroup:
      'Quem não tem grupo de domínios só entra nas rodadas da empresa toda. Com um grupo, entra também nas rodadas dele.',
    minimum: 'Mínimo de pessoas',
    met: (required) => `Atingido (necessárias: ${digits(required)})`,
    notMet: (required) => `Não atingido (necessárias: ${digits(required)})`,
    evenNumbers: 'Número par',
    yes: 'Sim',
    no: 'Não',
    even: (count) => `${digits(count)} é par`,
    odd: (count) => `${digits(count)} é ímpar`,
  },
  figures: {
    pairs: 'Duplas',
    tables: 'Mesas',
    across: 'Entre áreas',
    metBefore: 'Já se encontraram',
    threes: 'A três',
    leftOut: 'De fora',
    uneasy: {
      withoutTime: (count) =>
        plural(count, {
          one: '# mesa não tem meia hora que sirva para todos.',
          many: '# de mesas não têm meia hora que sirva para todos.',
          other: '# mesas não têm meia hora que sirva para todos.',
        }),
      otherSizes: (count) =>
        plural(count, {
          one: '# mesa é maior ou menor do que o escolhido.',
          many: '# de mesas são maiores ou menores do que o escolhido.',
          other: '# mesas são maiores ou menores do que o escolhido.',
        }),
      mixed: (count) =>
        plural(count, {
          one: '# mesa reúne pessoas de vários grupos.',
          many: '# de mesas reúnem pessoas de vários grupos.',
          other: '# mesas reúnem pessoas de vários grupos.',
        }),
    },
  },
  round: {
    generate: 'Gerar o sorteio da rodada',
    none: 'Escolha em Ações quem sortear, e gere o sorteio da rodada.',
    paired: {
      title: 'Já houve sorteio nesta rodada',
      text: (count) =>
        `${plural(count, { one: '# destas pessoas estava', many: '# destas pessoas estavam', other: '# destas pessoas estavam' })} em um sorteio concluído desta rodada. Um segundo sorteio traz outra pessoa.`,
      textTold: (count, day) =>
        `${plural(count, { one: '# destas pessoas estava', many: '# destas pessoas estavam', other: '# destas pessoas estavam' })} em um sorteio concluído desta rodada, e uma newsletter avisou em ${day}. Um segundo sorteio traz outra pessoa.`,
    },
  },
  generate: {
    title: 'Gerar o sorteio do mês',
    text: (name) => `Um ensaio para ${name}. Nada é salvo e ninguém é avisado até você confirmar.`,
    looking: 'Procurando o melhor sorteio…',
    impossible: 'Nenhum sorteio é possível agora',
    generate: (count) =>
      plural(count, { one: 'Gerar # dupla', many: 'Gerar # de duplas', other: 'Gerar # duplas' }),
    generateTables: (count) =>
      plural(count, { one: 'Gerar # mesa', many: 'Gerar # de mesas', other: 'Gerar # mesas' }),
    again: (count) => `Sortear ${people(count)} de novo`,
    pending: 'Gerando…',
    failed: 'Não foi possível gerar o sorteio',
    done: (count, name) => `${counted(count, 'dupla formada', 'duplas formadas')} para ${name}`,
    doneAndLinked: (count, name, newsletter) =>
      `${counted(count, 'dupla formada', 'duplas formadas')} para ${name}, com vínculo a “${newsletter}”`,
    paired: {
      title: 'Já houve sorteio este mês',
      text: (count) =>
        `${plural(count, { one: '# destas pessoas estava', many: '# destas pessoas estavam', other: '# destas pessoas estavam' })} em um sorteio concluído deste mês. Um segundo sorteio traz outra pessoa.`,
      textTold: (count, day) =>
        `${plural(count, { one: '# destas pessoas estava', many: '# destas pessoas estavam', other: '# destas pessoas estavam' })} em um sorteio concluído deste mês, e uma newsletter avisou em ${day}. Um segundo sorteio traz outra pessoa.`,
      tick: (count) => `Sortear ${people(count)} de novo, com outra pessoa`,
    },
    leftOut: 'De fora desta vez',
    completes: 'O que é concluído não pode ser reaberto.',
    unseen: {
      title: 'Ninguém viu estes encontros',
      tick: 'Concluir mesmo sem nunca terem sido enviados',
    },
    nextByItself: (day) => `A próxima rodada começa sozinha em ${day}.`,
    shown: {
      'at-once': 'As pessoas veem o encontro na sua página na hora.',
      'with-newsletter':
        'As pessoas veem o encontro quando a newsletter sair, ou quando você apertar “Mostrar os encontros agora”.',
    },
  },
  pairGroups: {
    title: 'Criar sorteios para todos os grupos?',
    confirm: (label) => `${label}?`,
    text: 'Um ensaio para cada grupo de domínios com pessoas suficientes. Nada é salvo e ninguém é avisado até você confirmar.',
    looking: 'Procurando os melhores sorteios…',
    create: 'Criar sorteios',
    pending: 'Criando…',
    failed: 'Não foi possível criar os sorteios',
    warning: 'Atenção',
    first: (shown) => `Estas são as primeiras ${digits(shown)}. Cada sorteio lista quem ficou de fora.`,
    skipped: (groups) => counted(groups, 'grupo de fora', 'grupos de fora'),
  },
  current: {
    title: 'Sorteios atuais',
    none: 'Nenhum sorteio atual',
    noneText: 'Escolha em Ações quem sortear, e gere o sorteio do mês.',
    hidden: 'Ainda não aparece',
    complete: 'Concluir',
    completeThis: (name) => `Concluir o sorteio ${name}`,
    view: 'Ver encontros',
    leftOut: 'Quem ficou de fora, e por quê',
    removeThis: (name) => `Excluir “${name}”?`,
    removeSeen: (count) =>
      `${plural(count, { one: 'O encontro dele sai', many: 'Os # de encontros dele saem', other: 'Os # encontros dele saem' })} da página de todas as pessoas. Depois você pode gerar outro sorteio. Isto não pode ser desfeito.`,
    removeHidden: (count) =>
      `${plural(count, { one: 'O encontro dele é excluído antes que alguém o veja', many: 'Os # de encontros dele são excluídos antes que alguém os veja', other: 'Os # encontros dele são excluídos antes que alguém os veja' })}. Depois você pode gerar outro sorteio. Isto não pode ser desfeito.`,
    removeConfirm: 'Excluir sorteio',
    removeFailed: 'Não foi possível excluir o sorteio',
  },
  complete: {
    title: (name) => `Concluir “${name}”?`,
    effect: () => 'Encerra a rodada. Os cafés marcados continuam de pé. Não dá para reabrir.',
    effectHidden: () =>
      'Encerra a rodada. Não dá para reabrir. As pessoas veem o encontro quando a newsletter sair.',
    confirm: 'Concluir sorteio',
    pending: 'Concluindo…',
    failed: 'Não foi possível concluir o sorteio',
  },
  show: {
    action: 'Mostrar os encontros agora',
    actionOf: (name) => `Mostrar agora os encontros de ${name}`,
    title: (name) => `Mostrar agora os encontros de “${name}”?`,
    effect: (count) =>
      `${counted(count, 'pessoa vê o encontro na sua página', 'pessoas veem o encontro na sua página')} na hora. Nenhum e-mail é enviado. Isto não pode ser desfeito.`,
    confirm: 'Mostrar os encontros',
    pending: 'Mostrando…',
    failed: 'Não foi possível mostrar os encontros',
  },
  completed: {
    title: 'Sorteios concluídos',
    none: 'Nenhum sorteio concluído',
    noneText: 'Quando um sorteio atual é concluído, o arquivo dele aparece aqui para ver e baixar.',
    search: 'Buscar nos sorteios concluídos',
    searchHint: 'Mês, grupo ou nome do arquivo',
    found: (count) => counted(count, 'arquivo encontrado', 'arquivos encontrados'),
    view: 'Ver',
    viewThis: (name) => `Ver ${name}`,
    download: 'Baixar',
    sureToRemove: (name) => `Excluir o arquivo de sorteio “${name}”? Isto não pode ser desfeito.`,
    removeFailed: 'Não foi possível excluir o arquivo do sorteio',
  },
  list: {
    summary: (rounds, all) => `${counted(rounds, 'sorteio', 'sorteios')}, ${matches(all)}`,
    pairing: 'Sorteio',
    choice: (name, count) => `${name} (${matches(count)})`,
    noneText: 'Gere o sorteio do mês para vê-lo aqui.',
    search: 'Buscar por nome ou e-mail',
    found: (count) => counted(count, 'encontro na lista', 'encontros na lista'),
    nobody: (search) => `Ninguém corresponde a “${search}”.`,
    empty: 'Este sorteio não tem encontros.',
    label: (name) => `Encontros de ${name}`,
    rescued: 'novo par',
    statuses: {
      active: 'ativo',
      completed: 'concluído',
      called_off: 'desfeito',
      met: 'com café',
      missed: 'sem café',
      no_answer: 'sem resposta',
    },
    host: 'Anfitrião',
    booked: 'marcado',
    answers: {
      pending: 'não respondeu',
      confirmed: 'diz que se encontraram',
      not_confirmed: 'diz que não deu certo',
    },
    overruled: {
      preference: 'Contra uma preferência',
      'met-lately': 'Encontro recente',
      hours: 'Sem horário em comum',
    },
  },
  left: {
    title: 'Quem ficou de fora, e por quê',
    nobody: 'Ninguém está de fora.',
    search: 'Buscar quem ficou de fora',
    label: 'Quem ficou de fora, e por quê',
    bring: 'Juntar',
    bringThis: (name) => `Juntar: ${name}`,
  },
  stranded: {
    nobody: 'Hoje não há novo encontro',
    looking: 'Verificando…',
    lookFailed: 'Não foi possível procurar novos encontros',
    make: (count) =>
      plural(count, {
        one: 'Formar mais # dupla?',
        many: 'Formar mais # de duplas?',
        other: 'Formar mais # duplas?',
      }),
    waiting: (waiting, leftOut) =>
      `${counted(waiting, 'pessoa espera', 'pessoas esperam')} outra pessoa, e ${counted(leftOut, 'pessoa ficou', 'pessoas ficaram')} de fora.`,
    none: 'Hoje nenhum novo encontro é possível. O Cup of Joe tenta de novo todos os dias.',
    effect:
      'As duas pessoas de cada dupla recebem um e-mail na hora, e os encontros anteriores delas são desfeitos. Isto não pode ser desfeito.',
    confirm: 'Sortear e avisar',
    pending: 'Sorteando…',
    failed: 'Não foi possível formar novos encontros',
    atTables: {
      make: 'Procurar mesas para quem espera?',
      none: 'Hoje nenhuma mesa é possível. O Cup of Joe tenta de novo todos os dias.',
      more: (tables) => `${counted(tables, 'mesa nova', 'mesas novas')}.`,
      effect:
        'Todas as pessoas dessas mesas recebem um e-mail na hora, e os encontros anteriores de quem ganha um lugar são desfeitos. Isto não pode ser desfeito.',
      confirm: 'Dar lugar e avisar',
    },
  },
  sync: {
    pending: 'Sincronizando…',
    title: 'Sincronização de pessoal',
    summary: (updated, created, unchanged) =>
      `Atualizadas: ${digits(updated)}; criadas: ${digits(created)}; sem mudança: ${digits(unchanged)}.`,
    skipped: (lines) => counted(lines, 'linha pulada', 'linhas puladas'),
    caption: 'Linhas do arquivo de pessoal que foram puladas',
    line: 'Linha',
    wrong: 'O que está errado',
  },
}
