import type { MailWords } from '../../words'

export const meetings: MailWords['meetings'] = {
  coffee: (who, day, time) => `Café con ${who}, ${day}, ${time}`,
  when: (day, time, city) => `${day}, a las ${time} (${city})`,
  slot: (day, time) => `${day}, ${time}`,
  timeFor: (time, who) => `${time} para ${who}`,
  toBeAgreed: 'Por acordar',
  calendar: {
    chat: (names) => `Café: ${names}`,
    ofTheMonth: 'Tu café del mes.',
    summary: (names) => `Café: ${names}`,
    toBegin: (question) => `Para empezar: ${question}`,
  },
  changes: {
    booked: {
      subject: 'Tu café está reservado',
      personal: (coffee) => coffee,
      said: (who, when) => ['Tu café con ', who, ' es el ', when, '.'],
      aside: 'La invitación para tu calendario va adjunta.',
    },
    moved: {
      subject: 'Tu café ha cambiado de hora',
      personal: (coffee) => `Cambio de hora: ${coffee}`,
      said: (who, when) => ['Tu café con ', who, ' es ahora el ', when, '.'],
      aside: 'Tu calendario lo cambia automáticamente, o cuando abras la invitación adjunta.',
    },
    goesOn: {
      subject: 'Tu café sigue en pie',
      personal: (coffee) => `Sigue en pie: ${coffee}`,
      said: (who, when) => ['Tu café con ', who, ' sigue siendo el ', when, '.'],
      aside: 'Alguien ya no puede venir. La hora no cambia.',
    },
    grown: {
      subject: 'Tu mesa ha crecido',
      personal: (coffee) => `Con alguien más: ${coffee}`,
      said: (who, when) => ['Tu café con ', who, ' es el ', when, '.'],
      aside: 'Ahora sois más en esta mesa. La hora no cambia.',
    },
    cancelled: {
      subject: 'Tu café se ha cancelado',
      personal: (coffee) => `Cancelado: ${coffee}`,
      said: (who, when) => ['Tu café con ', who, ' del ', when, ' se ha cancelado.'],
      aside: 'Tu calendario lo quita automáticamente, o cuando abras el archivo adjunto.',
    },
    rematched: {
      subject: 'Tu encuentro ha cambiado',
      personal: (coffee) => `Cancelado: ${coffee}`,
      said: (who, when) => [
        'Tu café con ',
        who,
        ' del ',
        when,
        ' se ha cancelado, porque tu encuentro de este mes ha cambiado.',
      ],
      aside:
        'En tu página ves con quién te toca ahora. Tu calendario quita el café automáticamente, o cuando abras el archivo adjunto.',
    },
  },
  invitation: {
    preheader: 'Veinticinco minutos para conoceros.',
    thatIs: (when, who) => `Es el ${when} para ${who}.`,
    otherTime: 'Buscar otra hora',
    seeMatch: 'Ver con quién te toca',
    needsLink: (who, link) => [
      `Estáis en zonas horarias distintas y aún no hay enlace de vídeo. Este mes propones tú la hora, así que envía uno a ${who}, por favor. Si pones el tuyo en `,
      link('tu perfil'),
      ', aparecerá en todas las invitaciones.',
    ],
  },
  leaf: {
    where: (place) => `Dónde: ${place}`,
    move: 'Cambiar',
    cancel: 'Cancelar',
  },
  plan: {
    label: 'Vuestra hora',
    forTwo: {
      title: '¿Cuándo os viene bien?',
      oneClick: 'Basta un clic para reservar la hora.',
      noTimes:
        'En las próximas dos semanas no hay ninguna hora que os venga bien. Podéis buscar otra más adelante o escribiros.',
    },
    forMore: {
      title: '¿Cuándo le viene bien a todo el grupo?',
      oneClick: 'Un clic reserva la hora para todo el grupo.',
      noTimes:
        'En las próximas dos semanas no hay ninguna hora que venga bien a todo el grupo. Podéis buscar otra más adelante o escribiros.',
    },
    youSuggest: 'Este mes propones tú la hora.',
    suggests: (name) => `Este mes propone la hora ${name}.`,
    byMail: 'La invitación llega por correo.',
    booked: 'Vuestro café está reservado y la invitación llega por correo.',
    itIs: (time, who) => `La hora es ${time} para ${who}.`,
    elsewhere: (time, who) => `(${time} para ${who})`,
    timesAreOf: (city) => `Hora de ${city}.`,
    others: (link) => ['¿Ninguna te va? ', link('Ver otras horas')],
    find: 'Buscar una hora',
    writeInstead: (address) => ['¿Prefieres acordarlo directamente? Escribe a ', address],
  },
}
