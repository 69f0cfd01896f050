import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

export const programmes: Words['rounds']['programmes'] = {
  title: 'Programas',
  text: 'Cada um tem suas pessoas, seu ritmo e suas mesas. Quem se encontrou em um se encontrou em todos.',
  add: 'Novo programa',
  none: 'No momento, nenhum programa faz rodadas para os seus grupos.',
  edit: 'Editar',
  editOne: (name) => `Editar ${name}`,
  moreFor: (name) => `Mais de ${name}`,
  facts: { who: 'Quem', rhythm: 'Ritmo', tables: 'Mesas', people: 'Pessoas', next: 'Próxima rodada' },
  everybody: 'Todas as pessoas',
  named: (count) => `Pessoas indicadas: ${digits(count)}`,
  newcomers: (weeks) =>
    plural(weeks, {
      one: 'Há no máximo # semana',
      many: 'Há no máximo # semanas',
      other: 'Há no máximo # semanas',
    }),
  whoJoins: 'Quem se inscreve',
  byHand: 'À mão',
  monthly: 'Todo mês',
  everyWeeks: (every) =>
    plural(every, { one: 'Toda semana', many: 'A cada # semanas', other: 'A cada # semanas' }),
  pairs: 'Duplas',
  tablesOf: (size) => `Mesas de ${digits(size)}`,
  notKnown: 'A anunciar',
  reach: {
    title: 'Pessoas hoje',
    ready: (count) => `Em uma rodada feita hoje: ${digits(count)}`,
    nobody: 'Hoje não há ninguém',
    tooFew: (size) => `Faltam pessoas para uma mesa de ${digits(size)}`,
    failed: 'Não foi possível carregar o número de pessoas.',
  },
  start: {
    title: 'Começar com',
    coffee: { label: 'Café do mês', hint: 'Todas as pessoas, em duplas, uma vez por mês' },
    pairs: { label: 'Duplas da semana', hint: 'Todas as pessoas, em duplas, uma vez por semana' },
    lunch: { label: 'Almoço a quatro', hint: 'Quatro por mesa, todas juntas, a cada seis semanas' },
    newcomers: { label: 'Novos rostos', hint: 'Quem chegou nas últimas 13 semanas, três por mesa' },
    sites: { label: 'Entre unidades', hint: 'Duplas de grupos diferentes, uma vez por mês' },
    leadership: { label: 'Mesa da liderança', hint: 'Pessoas que você indica, cinco por mesa' },
  },
  steps: { who: 'Quem', rhythm: 'Ritmo e tamanho', name: 'Nome' },
  stepOf: (step, steps) => `Passo ${digits(step)} de ${digits(steps)}`,
  next: 'Avançar',
  previous: 'Voltar',
  create: 'Criar programa',
  creating: 'Criando…',
  created: (name) => `“${name}” foi criado.`,
  notCreated: 'Não foi possível criar o programa',
  rest: 'Mais configurações',
  who: {
    text: 'Participa quem combina com um item de cada lista. Sem itens, é para toda a lista de acesso.',
    domainGroups: 'Grupos de domínios',
    departments: 'Áreas',
    directoryGroups: 'Grupos do diretório',
    choose: 'Adicionar…',
    addresses: { label: 'Pessoas indicadas', hint: 'Um endereço por linha' },
    newcomersWeeks: {
      label: 'Novos rostos',
      hint: 'Semanas desde a chegada, no máximo. Deixe vazio se não importa.',
    },
    join: {
      label: 'Como se entra',
      choices: {
        everyone: { label: 'Já participam', hint: 'Até saírem.' },
        'opt-in': { label: 'Elas se inscrevem', hint: 'Ninguém participa antes de se inscrever no perfil.' },
      },
    },
  },
  weeks: 'Automaticamente, a cada tantas semanas',
  every: 'Frequência',
  from: {
    label: 'A partir de',
    hint: 'A primeira rodada é no próximo desses dias da semana, ou no próprio dia.',
  },
  size: 'Em uma mesa',
  scope: {
    label: 'Quem encontra quem',
    choices: {
      'per-group': { label: 'Cada grupo de domínios por si', hint: 'Uma rodada por grupo.' },
      across: { label: 'Todas as pessoas juntas', hint: 'Uma só rodada.' },
      between: { label: 'Só de grupos diferentes', hint: 'Uma só rodada.' },
    },
  },
  noRepeatMonths: { label: 'Meses até um novo encontro', hint: 'Contando todos os programas' },
  name: 'Nome',
  description: { label: 'Descrição', hint: 'O que leem as pessoas que participam' },
  colour: { label: 'Cor', hint: 'Marca o nome, nas páginas e nos e-mails' },
  archive: {
    action: 'Arquivar',
    title: (name) => `Arquivar “${name}”?`,
    effect:
      'Ele não faz mais rodadas, e ninguém mais participa. As rodadas até aqui e os e-mails a caminho ficam. O nome volta a estar livre.',
    pending: 'Arquivando…',
    failed: 'Não foi possível arquivar o programa',
  },
}
