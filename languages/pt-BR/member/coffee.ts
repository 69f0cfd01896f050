import { formatsOf } from '../../../shared/languages/formats'
import { inWords } from '../seats'
import type { Words } from '../../words'

const { plural } = formatsOf('pt-BR')

const more = (people: number) => (people > 2 ? ` ${inWords(people)}` : '')

export const meetings: Words['member']['meetings'] = {
  range: (from, to) => `${from}–\u2060${to}`,
  slot: (day, range) => `${day}, ${range}`,
  slotAlone: (slot) => `${slot}.`,
  at: (day, time) => `${day}, ${time}`,
  where: (place) => ['Onde: ', place],
  timesAreOf: (city) => `Os horários são de ${city}.`,
  timesAreOfAnd: (city, elsewhere) => `Os horários são de ${city}; ${elsewhere}.`,
  timesAreOfProfile: (city) => `Os horários são de ${city}, como no seu perfil.`,
  elsewhere: (at, name) => `${at} para ${name}`,
  yours: 'para você',
  theirs: (at, name) => `${at} para ${name}`,
  suit: (people) => `Horários bons para vocês${more(people)}`,
  otherTimes: 'Nenhum serve? Ver outros horários',
  suggestedTimes: 'Voltar aos horários propostos',
  noTime: (reason) => `${reason}. Escrevam-se para achar um horário.`,
  noOtherTime: 'Nas próximas quatro semanas, nenhum outro horário serve para vocês.',
  otherTimesFailed: 'Não foi possível carregar os outros horários.',
  day: 'Dia',
  time: 'Horário',
  meetOn: (people, slot) => `O café de vocês ${people > 2 ? inWords(people) : 'a dois'}: ${slot}.`,
  planned: (slot) => `O café de vocês estava marcado: ${slot}.`,
  wasCancelled: (slot) => `Este café foi cancelado: ${slot}.`,
  suits: (people) =>
    `O horário cabe nas ${people > 2 ? inWords(people) : 'duas'} agendas. Você pode mudá-lo ou cancelá-lo.`,
  chose: (name) => `${name} escolheu o horário.`,
  youChose: 'Você escolheu o horário.',
  accepted: (name) => `${name} aceitou.`,
  mayCome: (name) => `Talvez ${name} venha.`,
  suggests: (name) => `Neste mês é ${name} quem propõe o horário.`,
  youSuggest: 'Neste mês é você quem propõe o horário.',
  schedule: 'Marcar o café',
  again: 'Outro café',
  move: 'Mudar',
  book: {
    moveTitle: 'Mudar o café',
    text: (names, people) =>
      `Vinte e cinco minutos com ${names}. Escolha um horário: o convite chega por e-mail para vocês${more(people)}.`,
    book: 'Reservar este horário',
    move: 'Mudar para este horário',
    booked: (people) => `Marcado. O convite chega por e-mail para vocês${more(people)}.`,
    moved: (people) => `Mudado. O convite chega por e-mail para vocês${more(people)}.`,
    failed: 'Não foi possível reservar o horário',
    timesFailed: 'Não foi possível carregar os horários.',
    byHand: 'Prefere enviá-lo da sua própria agenda?',
    download: 'Baixar o convite (.ics)',
    entry: {
      title: (names) => `Café: ${names}`,
      text: (starter) => `O café de vocês neste mês.\nPara começar: ${starter}`,
    },
  },
  cancel: {
    title: 'Cancelar este café?',
    effect: (people) =>
      `Um e-mail avisa vocês${more(people)}, e o café sai das agendas. Você pode reservar outro horário.`,
    confirm: 'Cancelar o café',
    keep: 'Manter',
    done: (people) => `Cancelado. Um e-mail avisa vocês${more(people)}.`,
    failed: 'Não foi possível cancelar o horário',
  },
}

export const matches: Words['member']['matches'] = {
  description: {
    one: 'Uma pessoa por mês. Aqui está a sua.',
    two: 'Duas pessoas neste mês. Aqui estão.',
    more: 'Neste mês, uma mesa inteira. Aqui está.',
    none: 'Uma pessoa por mês, e todas as que você já encontrou.',
  },
  current: 'Encontro atual',
  currentFailed: 'Não foi possível carregar seu encontro atual.',
  active: 'Ativo',
  away: 'Não pode ir',
  history: 'Encontros anteriores',
  historyFailed: 'Não foi possível carregar seus encontros anteriores.',
  noHistory: 'Ainda não há encontros anteriores',
  noHistoryText: 'Seus cafés concluídos aparecem aqui.',
  search: 'Buscar nos encontros anteriores',
  completed: 'Concluído',
  calledOff: 'Desfeito',
  notSaid: 'Você não respondeu',
  answers: { confirmed: 'Teve café', not_confirmed: 'Este mês não deu', pending: 'Em aberto' },
  earlierAnswers: { confirmed: 'Teve café', not_confirmed: 'Não teve café' },
  didYouMeet: (names) => ['Você se encontrou com ', names, '?'],
  change: 'Mudar minha resposta',
  keep: 'Deixar assim',
  answered: 'Sua resposta foi salva.',
  notAnswered: 'Não foi possível salvar sua resposta',
  takenBack: { title: 'Desfeito', text: 'Sua resposta está aberta de novo.' },
  undo: 'Desfazer',
  complete: {
    action: 'Marcar como concluído',
    title: 'Marcar como concluído?',
    effect: (people) => `Isto diz que vocês${more(people)} se encontraram, e encerra o encontro para você.`,
    done: 'O café foi marcado como concluído.',
    failed: 'Não foi possível concluir o encontro',
  },
  sayYouMet: (names) =>
    names.map((name) => `${name || 'A outra pessoa'} diz que vocês se encontraram`).join('. '),
  lines: {
    notAnswered: (name) => `${name} ainda não respondeu.`,
    mayAnswer: (name) => `${name} ainda pode contar como foi.`,
    metToo: (name) => `${name} diz o mesmo. Saúde.`,
    missedToo: (name) => `Para ${name} também não deu. Acontece.`,
    bothMet: 'As duas respostas dizem que teve café. Saúde.',
    bothMissed: 'Desta vez não deu. Acontece.',
    onlyYouMet: (name) =>
      `Você se lembra do café; ${name} diz que não deu certo. Acontece: uma mensagem curta esclarece.`,
    onlyTheyMet: (name) => `${name} se lembra do café com você. Acontece: uma mensagem curta esclarece.`,
  },
  met: (people, departments) =>
    `Você encontrou ${plural(people, { one: '# pessoa', many: '# de pessoas', other: '# pessoas' })} de ${plural(departments, { one: '# área', many: '# de áreas', other: '# áreas' })}`,
  noDepartment: 'Sem área',
  formerColleagues: 'Ex-colegas',
  why: (people) => `Por que vocês${more(people)}`,
  toBegin: 'Para começar',
  reveal: { month: (month) => `Seu café de ${month}`, with: 'é com…' },
  changed: {
    title: 'Seu encontro mudou',
    now: (names) => `Agora você encontra ${names}.`,
    none: 'Neste mês você não tem mais encontro.',
    seen: 'Entendi',
    failed: 'Não foi possível salvar',
  },
  none: {
    title: 'Nenhum encontro agora',
    next: 'Na próxima rodada do mês, você encontra alguém.',
  },
  stranded: {
    text: 'Não é preciso esperar o mês que vem.',
    ask: 'Quero outra pessoa',
    failed: 'Não foi possível pedir outra pessoa',
  },
}

export const feedback: Words['member']['feedback'] = {
  question: 'Como foi?',
  change: 'Mudar',
  beans: (count) => plural(count, { one: '# grão', many: '# de grãos', other: '# grãos' }),
  choose: 'Escolha de um a cinco grãos',
  line: 'Em uma linha',
  hint: 'Quem cuida do programa lê sem o seu nome, junto com as linhas de pelo menos outras quatro pessoas. A outra pessoa não vê.',
  give: (count) => plural(count, { one: 'Dar # grão', many: 'Dar # de grãos', other: 'Dar # grãos' }),
  giveSome: 'Dar grãos',
  notNow: 'Agora não',
  given: 'Agradecemos. Aparece sem o seu nome.',
  failed: 'Não foi possível salvar sua opinião',
}
