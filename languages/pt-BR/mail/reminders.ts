import type { MailWords } from '../../words'

const oneClick = 'Um clique nos conta: vocês se encontraram, ou não deu certo.'

export const reminders: MailWords['reminders'] = {
  ask: {
    subject: (date) => `${date}: você participa?`,
    title: 'Você participa desta vez?',
    question: (date) => ['A próxima rodada é: ', date, '. Procuramos alguém para você?'],
    in: 'Eu participo',
    takeBack: 'Desfazer',
    otherwise: 'Sem resposta, você pula esta rodada. Dá para mudar de ideia até a rodada ser feita.',
  },
  headsUp: {
    subject: (date) => `Rodada de cafés, ${date}: você participa`,
    title: 'A próxima rodada de cafés está chegando',
    preheader: (date) => `Data: ${date}. Você não precisa fazer nada.`,
    youAreIn: (date) => ['A próxima rodada de cafés já tem data: ', date, '. E você participa.'],
    nothingToDo: 'Você não precisa fazer nada.',
    notThisTime: 'Contamos por e-mail quem você encontra. Desta vez não?',
    skip: 'Pular esta rodada',
    pause: 'Fazer uma pausa maior',
    backAfter: 'Se pular esta rodada, você volta na seguinte.',
  },
  noRound: {
    subject: 'Desta vez sem café',
    text: 'Avisamos que você participava desta rodada de cafés. Mas não encontramos ninguém para você, então desta vez não há café.',
    next: 'Você não precisa fazer nada: você participa da próxima rodada.',
  },
  silence: {
    subject: 'Ainda quer um café?',
    preheader: 'Um clique e você continua.',
    text: 'Faz um tempo que não temos notícias suas, e não queremos que alguém espere por você à toa.',
    stay: 'Sim, quero continuar',
    otherwise:
      'Se você não fizer nada, as próximas rodadas seguem sem você, para que ninguém espere à toa. Você volta assim que apertar o botão ou entrar.',
  },
  didYouMeet: {
    subject: 'Vocês se encontraram para o café?',
    preheader: oneClick,
    paired: (who) => ['Há pouco tempo propusemos um café seu com ', who, '.'],
    two: 'Vocês tomaram esse café?',
    more: 'O grupo tomou esse café?',
    noTimeYet: (address) => [
      'Ainda sem tempo? Um oi rápido hoje também conta. Este é o único lembrete deste encontro. O endereço: ',
      address,
    ],
  },
  stranded: {
    subject: 'A outra pessoa não pode ir',
    preheader: 'O que aconteceu, e o que você pode fazer.',
    tooLateUntil: (date) => `Já é tarde para outro encontro. Próxima rodada: ${date}.`,
    tooLate: 'Já é tarde para outro encontro. A próxima rodada traz um.',
  },
  rescue: {
    subject: (newsletter) => `Um novo encontro para você: ${newsletter}`,
    grown: (newsletter) => `Sua mesa cresceu: ${newsletter}`,
  },
  join: {
    subject: 'Um café com alguém do trabalho?',
    subjectAgain: 'Um lembrete: um café com alguém do trabalho?',
    title: (company) => `Um café com alguém de ${company}`,
    preheader: 'Uma vez por mês, com alguém que talvez você nunca tenha encontrado.',
    because: (company) => `Você recebe este e-mail porque há um convite para você nos cafés em ${company}.`,
    leave: 'Não perguntar mais',
    invited: (who) => `${who} convida você a participar.`,
    invitedAgain: (who) => `${who} convidou você há algum tempo, e o convite continua de pé.`,
    text: (minutes) =>
      `Uma vez por mês, duas pessoas da empresa se encontram para um café, em geral pela primeira vez. Achamos alguém para você e escrevemos para vocês; o resto é um café de ${minutes} minutos.`,
    button: 'Participar',
    how: 'Leva dois minutos: abra a página, digite este código e diga quem você gostaria de conhecer.',
    once: 'O link e o código valem por 14 dias e funcionam uma vez. Não dê o código a ninguém.',
  },
  tomorrow: {
    subject: 'Amanhã tem café',
    personal: (coffee) => `Amanhã: ${coffee}`,
  },
  asked: {
    two: 'Vocês se encontraram?',
    more: 'O grupo se encontrou?',
    personal: (question, coffee) => `${question} ${coffee}`,
    preheader: oneClick,
    planned: (who, when) => ['Havia um café marcado com ', who, ': ', when, '.'],
    once: 'Um clique, e não perguntamos mais. Sua resposta garante que no mês que vem você encontre alguém diferente.',
  },
  declined: {
    subject: 'Seu café precisa de outro horário',
    preheader: 'Que tal outro horário?',
    byOwn: (who, when) => [`Sua agenda recusou seu café com ${who} (`, when, '), então ele foi cancelado.'],
    byOther: (who, when) => [`${who} não pode neste horário: `, when, '. Por isso o café foi cancelado.'],
  },
  organiser: {
    subject: 'Seu café precisa de um horário',
    personal: (who) => `Seu café com ${who} precisa de um horário`,
    preheader: 'Neste mês é você quem propõe. Um clique reserva.',
    notBooked: (who) => [
      'Seu café com ',
      who,
      ' ainda não foi marcado, e neste mês é você quem propõe o horário.',
    ],
    onlyReminder: 'Este é o único lembrete.',
  },
}
