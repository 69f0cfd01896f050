import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

export const programmes: Words['rounds']['programmes'] = {
  title: 'Programas',
  text: 'Cada um tem suas pessoas, seu ritmo e suas mesas. Um encontro conta em todos os programas.',
  add: 'Novo programa',
  none: 'No momento, nenhum programa faz rodadas para os seus grupos.',
  edit: 'Editar',
  editOne: (name) => `Editar ${name}`,
  moreFor: (name) => `Mais de ${name}`,
  facts: {
    who: 'Quem',
    hosts: 'Anfitriões',
    rhythm: 'Ritmo',
    tables: 'Mesas',
    people: 'Pessoas',
    next: 'Próxima rodada',
  },
  everybody: 'Todas as pessoas',
  named: (count) => `Pessoas indicadas: ${digits(count)}`,
  newcomers: (weeks) =>
    plural(weeks, {
      one: 'Quem chegou na última semana',
      many: 'Quem chegou nas últimas # de semanas',
      other: 'Quem chegou nas últimas # semanas',
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
    hosts: (count) => `Anfitriões: ${digits(count)}`,
    guests: (count) => `Convidados: ${digits(count)}`,
    nobody: 'Hoje não há ninguém',
    tooFew: (size) => `Faltam pessoas para uma mesa de ${digits(size)}`,
    failed: 'Não foi possível carregar o número de pessoas.',
  },
  start: {
    title: 'Começar com',
    coffee: { label: 'Café do mês', hint: 'Todas as pessoas, em duplas, uma vez por mês' },
    pairs: { label: 'Duplas da semana', hint: 'Todas as pessoas, em duplas, uma vez por semana' },
    lunch: { label: 'Almoço a quatro', hint: 'Mesas de quatro, grupos misturados, a cada seis semanas' },
    newcomers: {
      label: 'Quem chegou encontra um anfitrião',
      hint: 'Quem chegou nas últimas 12 semanas; mesas de três, com um anfitrião que você escolhe',
    },
    sites: { label: 'Café entre unidades', hint: 'Duplas de unidades diferentes, uma vez por mês' },
    leader: {
      label: 'Encontro com a liderança',
      hint: 'Todas as pessoas, por turnos; mesas de cinco, com um líder que você escolhe',
    },
    skipLevel: {
      label: 'Pulo de nível',
      hint: 'Duplas com alguém dois níveis acima ou mais, uma vez por mês',
    },
    lottery: {
      label: 'Sorteio do mês',
      hint: 'Um anfitrião que você escolhe e um convidado sorteado por mês',
    },
  },
  steps: { who: 'Quem', hosts: 'Anfitriões', rhythm: 'Ritmo e tamanho', name: 'Nome' },
  stepOf: (step, steps) => `Passo ${digits(step)} de ${digits(steps)}`,
  next: 'Avançar',
  previous: 'Voltar',
  create: 'Criar programa',
  creating: 'Criando…',
  created: (name) => `“${name}” foi criado.`,
  notCreated: 'Não foi possível criar o programa',
  rest: 'Mais configurações',
  hosts: {
    has: {
      label: 'Este programa tem anfitriões',
      hint: 'Em cada mesa há um anfitrião, com convidados da primeira etapa. Quem espera há mais tempo vem primeiro, e os anfitriões se revezam.',
    },
    sayWho: 'Indique quem são os anfitriões',
    levelsAbove: {
      label: 'Quanto acima de seus convidados',
      hint: 'Pela linha de gestores do convidado, onde é conhecida',
    },
    anywhere: 'Tanto faz',
    levels: (levels) =>
      plural(levels, { one: '# nível ou mais', many: '# de níveis ou mais', other: '# níveis ou mais' }),
  },
  who: {
    text: 'Participa quem combina com cada lista que você preencher. Com todas vazias, é para toda a lista de acesso.',
    domainGroups: 'Grupos de domínios',
    departments: 'Áreas',
    directoryGroups: 'Grupos do diretório',
    choose: 'Adicionar…',
    addresses: { label: 'Pessoas indicadas', hint: 'Um endereço por linha' },
    newcomersWeeks: {
      label: 'Quem chegou há pouco',
      hint: 'Semanas desde a chegada, no máximo. Deixe vazio para incluir todo mundo.',
    },
    join: {
      label: 'Como se participa',
      choices: {
        everyone: { label: 'Automaticamente', hint: 'Até saírem.' },
        'opt-in': { label: 'Por inscrição', hint: 'Cada pessoa se inscreve no perfil.' },
        ask: {
          label: 'Dizendo sim a cada vez',
          hint: 'Antes de cada rodada, todos recebem um e-mail com o botão “Eu participo”. Só participa quem clica nele.',
        },
      },
    },
  },
  weeks: 'Automaticamente, a cada uma ou mais semanas',
  every: 'Frequência',
  from: {
    label: 'A partir de',
    hint: 'A primeira rodada é no primeiro desses dias a partir desta data.',
  },
  mix: {
    label: 'Quem se encontra',
    personal: 'Como cada pessoa prefere',
    different: (name) => `Diferente: ${name}`,
    same: (name) => `Igual: ${name}`,
    department: 'área',
    preferences: 'Respeitar também as preferências de área',
  },
  size: 'Quantas pessoas se encontram',
  noRepeatMonths: { label: 'Meses até um novo encontro', hint: 'Contando todos os programas' },
  name: 'Nome',
  description: { label: 'Descrição', hint: 'Para quem participa' },
  colour: { label: 'Cor', hint: 'Marca o nome, nas páginas e nos e-mails' },
  archive: {
    action: 'Arquivar',
    title: (name) => `Arquivar “${name}”?`,
    effect:
      'Ele não faz mais rodadas, e ninguém mais participa. As rodadas passadas ficam, e os e-mails a caminho ainda chegam. O nome fica livre de novo.',
    pending: 'Arquivando…',
    failed: 'Não foi possível arquivar o programa',
  },
}
