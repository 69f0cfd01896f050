import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const rows = (count: number) => counted(count, 'linha', 'linhas')

export const importing: Words['people']['import'] = {
  title: 'Importar pessoas',
  text: 'De um arquivo CSV com uma pessoa por linha: endereço, nome, área, grupo, responsável, idioma, situação, licença.',
  nothingSaved: (count) =>
    `${counted(count, 'linha lida', 'linhas lidas')}. Nada é salvo até você apertar “Importar”.`,
  pasted: 'Lista colada',
  notRead: 'Não foi possível ler o arquivo',
  failed: 'Não foi possível importar',
  back: 'Voltar',
  importing: 'Importando…',
  submit: (people) => `Importar ${counted(people, 'pessoa', 'pessoas')}`,
  submitOut: (people, out) => `Importar ${counted(people, 'pessoa', 'pessoas')}, retirar ${digits(out)}`,
  reading: 'Lendo…',
  preview: 'Prévia',
  choose: {
    file: 'Escolha um arquivo CSV, ou solte-o aqui',
    fileHint: (size, most) =>
      `No máximo ${size} e ${digits(most)} linhas; UTF-8 ou Windows-1252; vírgula, ponto e vírgula ou tabulação`,
    paste: 'Ou cole uma lista',
    pasteHint: 'Linhas de uma planilha, ou um endereço ou *@domínio por linha',
    last: 'Última importação',
    lastState: (file, moment, figures, undone) =>
      undone === null
        ? `${file}, ${moment}: ${figures}`
        : `${file}, ${moment}: ${figures}. Desfeita: ${undone}`,
  },
  figures: {
    new: (count) => plural(count, { one: '# nova', many: '# novas', other: '# novas' }),
    changed: (count) => plural(count, { one: '# mudada', many: '# mudadas', other: '# mudadas' }),
    unchanged: (count) => `${digits(count)} sem mudança`,
    refused: (count) => plural(count, { one: '# recusada', many: '# recusadas', other: '# recusadas' }),
  },
  done: {
    whitelisted: (count) =>
      `${counted(count, 'entrada foi adicionada', 'entradas foram adicionadas')} à lista de acesso.`,
    newPeople: 'As pessoas novas participam depois de entrar e criar o perfil.',
    invite: 'Convidar essas pessoas',
    refusedRows: 'Linhas recusadas em CSV',
    kept: 'O que fica como está',
  },
  undo: {
    action: 'Desfazer a importação',
    undoing: 'Desfazendo…',
    failed: 'Não foi possível desfazer a importação',
    question: 'Desfazer a importação?',
    effect: (people) =>
      `${counted(people, 'pessoa volta', 'pessoas voltam')} ao que era antes. As contas criadas são excluídas, a não ser que estejam em uso ou que o diretório da empresa as tenha assumido. Você verá o que fica, e por quê.`,
    confirm: 'Desfazer',
  },
  names: {
    open: 'Escolha o que fazer com estes',
    chosen: 'Escolhido',
    createAll: (count) => `Criar tudo (${digits(count)})`,
    notWithAll: (names) => `Confira estes nomes, parecem erros de digitação: ${names}`,
    near: (name, other) => `${name} (${other}?)`,
    department: (name, count, near) => [
      name,
      near === null ? `: ${rows(count)}` : `: ${rows(count)}. Seria ${near}?`,
    ],
    group: (name, count, near) => [
      'Grupo ',
      name,
      near === null ? `: ${rows(count)}` : `: ${rows(count)}. Seria ${near}?`,
    ],
    lines: (count, lines) =>
      plural(count, { one: `linha ${lines}`, many: `linhas ${lines}`, other: `linhas ${lines}` }),
    linesAndMore: (lines) => `linhas ${lines} e outras`,
    people: (name) => `O que fazer com ${name}`,
    status: (name, count) => ['Situação desconhecida: “', name, `”, ${rows(count)}`],
    noStatus: 'Importar sem situação',
    statuses: { active: 'Trabalham aqui', leave: 'Estão de licença', leaves: 'Saem da empresa' },
    leaveOut: 'Deixar estas linhas de fora',
    create: 'Criar',
    into: (name) => `Colocar em ${name}`,
    intoOther: 'Colocar em',
  },
  found: {
    instead: (field, taken, other) => `${field}: a coluna usada é “${taken}”, não “${other}”.`,
    headerLine: 'Os nomes das colunas estão na',
    lineOf: (line, text) => `Linha ${line}: ${text}`,
    noHeader: 'Nenhuma linha',
    leavers: {
      title: 'Quem sai',
      leaving: (count) => `${counted(count, 'pessoa sai', 'pessoas saem')}, segundo o arquivo`,
      missing: (count) =>
        counted(count, 'pessoa está aqui, mas não no arquivo', 'pessoas estão aqui, mas não no arquivo'),
      keep: 'Manter',
      out: 'Retirar',
      press: 'Retirar',
      effect:
        'Não podem mais entrar, e não têm encontro nem recebem e-mails. Desfazer a importação traz essas pessoas de volta.',
      more: (names, count) => `${names} e mais ${digits(count)}`,
    },
    noAddress: {
      title: 'Qual coluna traz os endereços?',
      text: 'Nenhuma coluna tem esse nome. Escolha E-mail acima dela.',
    },
    onLeave: 'Pessoas de licença',
    group: 'Grupo de domínios das novas entradas da lista de acesso',
    groupsFrom: (column, meets) => `“${column}” vira o grupo de domínios. ${meets}`,
    toMix: (choice, place) => `Para misturar os grupos, escolha “${choice}” em “${place}”.`,
    groupHint: 'Onde o arquivo não traz um grupo',
    languageHint: 'Onde o arquivo não traz um. Cada pessoa pode mudar.',
    noLanguage: 'O do grupo; senão, o da empresa',
    chooseGroup: 'Escolha um',
    waiting: {
      title: (count) => counted(count, 'linha espera a sua escolha', 'linhas esperam a sua escolha'),
      text: 'A área ou o grupo delas não é conhecido. Sem uma escolha, estas linhas ficam de fora.',
    },
    outcomes: { new: 'novas', changed: 'mudadas', unchanged: 'sem mudança', refused: 'recusadas' },
    rows: {
      new: 'Linhas: novas',
      changed: 'Linhas: mudadas',
      unchanged: 'Linhas: sem mudança',
      refused: 'Linhas: recusadas',
    },
    first: (shown, all) => `As primeiras ${digits(shown)} de ${digits(all)}`,
    whitelisted: (count) =>
      `${counted(count, 'entrada é adicionada', 'entradas são adicionadas')} à lista de acesso.`,
    neverHere: (count) =>
      `${counted(count, 'pessoa do arquivo já saiu e nunca esteve', 'pessoas do arquivo já saíram e nunca estiveram')} aqui. Nada muda.`,
    withoutGroup: (count) =>
      `${counted(count, 'pessoa fica', 'pessoas ficam')} sem grupo de domínios e fora das rodadas de grupos. Escolha um grupo para as novas entradas, ou uma coluna que traga um.`,
    problem: (text, count) => `${text}: ${rows(count)}`,
    newPerson: 'Não, uma pessoa nova. A conta anterior é excluída de vez.',
    unread: (text, count) => `${text} (${rows(count)}): o campo fica vazio`,
    again: (text, count) => `${text}: ${counted(count, 'linha importada', 'linhas importadas')} de novo`,
  },
  sheet: {
    label: 'O arquivo',
    caption: 'As primeiras linhas do arquivo',
    holds: (column) => `O que “${column}” traz`,
    leftOut: 'Fica de fora',
    now: (field, column) => `${field} (agora “${column}”)`,
    fields: {
      email: 'E-mail',
      former_email: 'Endereço anterior',
      first_name: 'Nome',
      last_name: 'Sobrenome',
      full_name: 'Nome e sobrenome juntos',
      department: 'Área',
      group: 'Grupo de domínios',
      manager: 'Responsável (endereço)',
      language: 'Idioma',
      status: 'Situação',
      account: 'Conta (ativa, bloqueada)',
      start_date: 'Primeiro dia',
      leave_start: 'Licença a partir de',
      leave_end: 'Licença até',
      leave_reason: 'Motivo da licença',
    },
  },
}
