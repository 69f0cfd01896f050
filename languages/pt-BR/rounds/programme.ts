import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural, listed } = formatsOf('pt-BR')

export const programme: Words['rounds']['programme'] = {
  title: 'Programa',
  failed: 'Não foi possível carregar o programa.',
  saved: 'O programa foi mudado.',
  saveFailed: 'Não foi possível mudar o programa',
  undo: 'Desfazer mudanças',
  save: 'Salvar programa',
  saving: 'Salvando…',
  byOperator: 'Definido por quem cuida do servidor',
  next: {
    title: 'Próximos ciclos',
    failed: 'Não foi possível carregar os próximos ciclos.',
  },
  plan: {
    title: 'Quando o ciclo roda',
    byHand: { label: 'À mão', hint: 'Você aperta os botões a cada mês.' },
    onDay: 'Automaticamente, em um dia do mês',
    onWeekday: 'Automaticamente, em um dia da semana',
    asSet: 'Automaticamente, como está definido agora',
    nextRound: {
      label: 'Próxima rodada',
      hint: 'Todas as pessoas veem esta data e recebem um aviso antecipado. Sem ela, aparece “A anunciar”.',
    },
    day: 'Dia do mês',
    lastDay: 'o último',
    which: 'Qual deles',
    places: { 1: '1º do mês', 2: '2º do mês', 3: '3º do mês', 4: '4º do mês', L: 'último do mês' },
    weekday: 'Dia da semana',
    time: 'Hora',
    noTime: 'Digite uma hora',
    zone: 'Fuso horário',
    noZone: 'Digite um fuso horário',
  },
  faults: {
    number: 'Digite um número inteiro',
    least: (least) => `No mínimo ${digits(least)}`,
    most: (most) => `No máximo ${digits(most)}`,
  },
  none: 'Não',
  settings: {
    cycleSend: {
      label: 'Até onde vai o ciclo',
      choices: {
        draft: {
          label: 'Até os rascunhos',
          hint: 'Ele sorteia todas as pessoas e faz as newsletters. Você lê, aprova e envia.',
        },
        send: {
          label: 'Até o envio',
          hint: 'Ele também aprova as newsletters e as envia. Ninguém as lê antes de saírem.',
        },
      },
    },
    publish: {
      label: 'Quando as pessoas veem o encontro',
      choices: {
        'at-once': { label: 'Na hora' },
        'with-newsletter': {
          label: 'Com a newsletter',
          hint: 'Quando ela sair, ou quando você apertar “Mostrar os encontros agora” ao lado do sorteio.',
        },
      },
    },
    minimumUsers: {
      label: 'Mínimo de pessoas',
    },
    tellBy: {
      label: 'Avisar por',
      choices: {
        mail: {
          label: 'E-mail',
        },
      },
      chat: (chat) =>
        `No ${chat}. Os convites da agenda vão por e-mail, assim como tudo para quem não tem conta no ${chat}.`,
      both: { label: 'Ambos', hint: (chats) => `Por e-mail e no ${chats}.` },
    },
    language: {
      label: 'Idioma',
      hint: 'Para pessoas cujo idioma não conhecemos.',
    },
    reminders: {
      label: 'Lembrar as pessoas',
      hint: 'Uma semana depois da newsletter, quem não disse se houve café recebe um lembrete. Depois de um café marcado, a pergunta chega já no dia seguinte.',
    },
    scope: {
      label: 'Quem encontra quem',
      choices: {
        'per-group': { label: 'Cada grupo de domínios por si', hint: 'Uma rodada por grupo.' },
        across: { label: 'Todas as pessoas juntas', hint: 'Uma só rodada para todo mundo.' },
        between: { label: 'Só de grupos diferentes', hint: 'Uma só rodada para todo mundo.' },
      },
      meets: (scope, names) =>
        ({
          'per-group': `${listed(names.map((name) => `${name} encontra ${name}`))}.`,
          across: 'Todo mundo encontra todo mundo.',
          between: `${names.join(' encontra ')}.`,
        })[scope],
    },
    topics: {
      label: 'Assuntos em comum',
      hint: 'Entre rodadas igualmente boas, fica aquela em que mais pessoas têm um assunto em comum. Elas leem isso junto com o encontro.',
    },
    threes: {
      label: 'Três à mesa',
      hint: 'Quem ficaria de fora pode se juntar a uma dupla, se combinar com as duas pessoas. Ninguém fica de fora por causa de um número ímpar.',
    },
    headsUpDays: {
      label: 'Aviso antecipado',
      hint: 'Um e-mail diz quando é a próxima rodada. Um clique pula a rodada.',
      option: (days) => plural(days, { one: '# dia antes', many: '# de dias antes', other: '# dias antes' }),
    },
    dormantAfter: {
      label: 'Deixar de fora quem não dá sinais',
      hint: 'Quem não respondeu, não entrou nem clicou em nada por este número de rodadas seguidas recebe uma pergunta por e-mail. Se continuar sem resposta, fica de fora até responder.',
      option: (rounds, isSuggested) => {
        const suggested = isSuggested ? ' (sugestão)' : ''
        return plural(rounds, {
          one: `Depois de # rodada sem sinais${suggested}`,
          many: `Depois de # de rodadas sem sinais${suggested}`,
          other: `Depois de # rodadas sem sinais${suggested}`,
        })
      },
    },
    meal: {
      label: 'O encontro é para',
      values: { coffee: 'Um café', lunch: 'Um almoço', tea: 'Um chá' },
    },
    minutes: {
      label: 'Duração em minutos',
    },
    booking: {
      label: 'Horários dos encontros',
      choices: {
        offer: {
          label: 'Propostos',
          hint: 'O e-mail e a página do encontro oferecem três horários que servem para todas as pessoas do encontro. Cada uma pode reservar um com um clique.',
        },
        auto: {
          label: 'Reservados automaticamente',
          hint: 'Com a newsletter, o primeiro horário é reservado onde todas as agendas são conhecidas. Um clique remarca ou cancela.',
        },
        off: {
          label: 'Por conta das pessoas',
          hint: 'Nenhum horário é proposto nem reservado, e ninguém é chamado a propor um.',
        },
      },
    },
  },
}
