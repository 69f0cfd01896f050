import type { MailWords } from '../../words'

export const meetings: MailWords['meetings'] = {
  coffee: (who, day, time) => `Café com ${who}, ${day}, ${time}`,
  when: (day, time, city) => `${day}, às ${time} (${city})`,
  slot: (day, time) => `${day}, ${time}`,
  timeFor: (time, who) => `${time} para ${who}`,
  toBeAgreed: 'A combinar',
  calendar: {
    chat: (names) => `Café: ${names}`,
    ofTheMonth: 'Seu café do mês.',
    summary: (names) => `Café: ${names}`,
    toBegin: (question) => `Para começar: ${question}`,
  },
  changes: {
    booked: {
      subject: 'Seu café está marcado',
      personal: (coffee) => coffee,
      said: (who, when) => ['Seu café com ', who, ' está marcado: ', when, '.'],
      aside: 'O convite para a sua agenda está em anexo.',
    },
    moved: {
      subject: 'Seu café mudou de horário',
      personal: (coffee) => `Novo horário: ${coffee}`,
      said: (who, when) => ['Seu café com ', who, ' agora é: ', when, '.'],
      aside: 'Sua agenda muda o horário automaticamente, ou quando você abre o convite em anexo.',
    },
    goesOn: {
      subject: 'Seu café continua de pé',
      personal: (coffee) => `Continua de pé: ${coffee}`,
      said: (who, when) => ['Seu café com ', who, ' continua: ', when, '.'],
      aside: 'Alguém não pode mais ir. O horário continua o mesmo.',
    },
    grown: {
      subject: 'Sua mesa cresceu',
      personal: (coffee) => `Com mais uma pessoa: ${coffee}`,
      said: (who, when) => ['Seu café com ', who, ' está marcado: ', when, '.'],
      aside: 'Mais uma pessoa entrou na sua mesa. O horário continua o mesmo.',
    },
    cancelled: {
      subject: 'Seu café foi cancelado',
      personal: (coffee) => `Cancelado: ${coffee}`,
      said: (who, when) => ['Seu café com ', who, ' (', when, ') foi cancelado.'],
      aside: 'Sua agenda o remove automaticamente, ou quando você abre o arquivo em anexo.',
    },
    rematched: {
      subject: 'Seu encontro mudou',
      personal: (coffee) => `Cancelado: ${coffee}`,
      said: (who, when) => [
        'Seu café com ',
        who,
        ' (',
        when,
        ') foi cancelado, porque seu encontro deste mês mudou.',
      ],
      aside:
        'Sua página mostra quem você encontra agora. Sua agenda remove o café automaticamente, ou quando você abre o arquivo em anexo.',
    },
  },
  invitation: {
    preheader: 'Vinte e cinco minutos para se conhecer.',
    thatIs: (when, who) => `Ou seja, ${when} para ${who}.`,
    otherTime: 'Achar outro horário',
    seeMatch: 'Ver quem você encontra',
    needsLink: (who, link) => [
      `Vocês estão em fusos horários diferentes, e ainda não há link de vídeo. Neste mês é você quem propõe o horário, então envie um link para ${who}. Se você colocar o seu no `,
      link('seu perfil'),
      ', todo convite vai trazê-lo.',
    ],
  },
  leaf: {
    where: (place) => `Onde: ${place}`,
    move: 'Remarcar',
    cancel: 'Cancelar',
  },
  plan: {
    label: 'O horário de vocês',
    forTwo: {
      title: 'Quando fica bom para vocês?',
      oneClick: 'Um clique reserva o horário para vocês.',
      noTimes:
        'Nas próximas duas semanas, nenhum horário serve para vocês. Achem um mais tarde, ou combinem por e-mail.',
    },
    forMore: {
      title: 'Quando fica bom para todo o grupo?',
      oneClick: 'Um clique reserva o horário para todo o grupo.',
      noTimes:
        'Nas próximas duas semanas, nenhum horário serve para todo o grupo. Achem um mais tarde, ou combinem por e-mail.',
    },
    youSuggest: 'Neste mês é você quem propõe o horário.',
    suggests: (name) => `Neste mês é ${name} quem propõe o horário.`,
    byMail: 'O convite chega por e-mail.',
    booked: 'O café de vocês está marcado, e o convite chega por e-mail.',
    itIs: (time, who) => `O horário é ${time} para ${who}.`,
    elsewhere: (time, who) => `(${time} para ${who})`,
    timesAreOf: (city) => `Horário de ${city}.`,
    others: (link) => ['Nenhum serve? ', link('Ver outros horários')],
    find: 'Achar um horário',
    writeInstead: (address) => ['Prefere combinar diretamente? Escreva para ', address],
  },
}
