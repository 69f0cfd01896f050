import type { MailWords } from '../../words'

const oneClick = 'Un clic nos lo dice: hubo café, o no pudo ser.'

export const reminders: MailWords['reminders'] = {
  ask: {
    subject: (date) => `¿Te apuntas el ${date}?`,
    title: '¿Te apuntas esta vez?',
    question: (date) => ['La próxima ronda es el ', date, '. ¿Te buscamos a alguien?'],
    in: 'Me apunto',
    takeBack: 'Retirarlo',
    otherwise: 'Sin respuesta, te saltas esta ronda. Puedes cambiar de idea hasta el sorteo.',
  },
  headsUp: {
    subject: (date) => `Ronda de cafés el ${date}: contamos contigo`,
    title: 'Se acerca la próxima ronda de cafés',
    preheader: (date) => `El ${date}. No tienes que hacer nada.`,
    youAreIn: (date) => ['El ', date, ' reunimos a gente para un café, y contamos contigo.'],
    nothingToDo: 'No tienes que hacer nada.',
    notThisTime: 'Por correo sabrás con quién te toca. ¿Esta vez no?',
    skip: 'Saltarme esta ronda',
    pause: 'Una pausa más larga',
    backAfter: 'Si te saltas esta ronda, vuelves en la siguiente.',
  },
  noRound: {
    subject: 'Esta vez no hay café',
    text: 'Te dijimos que contábamos contigo en esta ronda de cafés. Pero no hemos encontrado a nadie para ti, así que esta vez no hay café.',
    next: 'No tienes que hacer nada: contamos contigo en la próxima ronda.',
  },
  silence: {
    subject: '¿Aún te apetece un café?',
    preheader: 'Un clic y sigues.',
    text: 'Hace tiempo que no sabemos de ti, y no queremos que nadie te espere en vano.',
    stay: 'Sí, quiero seguir',
    otherwise:
      'Si no haces nada, las próximas rondas siguen sin ti, para que nadie espere en vano. Vuelves en cuanto pulses el botón o inicies sesión.',
  },
  didYouMeet: {
    subject: '¿Hubo café?',
    preheader: oneClick,
    paired: (who) => ['Hace poco te propusimos un café con ', who, '.'],
    two: '¿Os habéis tomado ese café?',
    more: '¿Os habéis tomado ese café en grupo?',
    noTimeYet: (address) => [
      '¿Aún sin hora? Un saludo breve hoy también cuenta. Este es el único recordatorio de este encuentro. La dirección: ',
      address,
    ],
  },
  stranded: {
    subject: 'La otra persona no puede venir',
    preheader: 'Qué ha pasado y qué puedes hacer.',
    tooLateUntil: (date) => `Ya es tarde para otro encuentro. La próxima ronda es el ${date}.`,
    tooLate: 'Ya es tarde para otro encuentro. La próxima ronda trae uno.',
  },
  rescue: {
    subject: (newsletter) => `Un nuevo encuentro para ti: ${newsletter}`,
    grown: (newsletter) => `Tu mesa ha crecido: ${newsletter}`,
  },
  join: {
    subject: '¿Un café con alguien del trabajo?',
    subjectAgain: 'Un recordatorio: ¿un café con alguien del trabajo?',
    title: (company) => `Un café con alguien de ${company}`,
    preheader: 'Una vez al mes, con alguien a quien quizá no conozcas.',
    because: (company) => `Recibes este correo porque alguien te ha invitado a los cafés de ${company}.`,
    leave: 'No preguntarme más',
    invited: (who) => `${who} te invita a participar.`,
    invitedAgain: (who) => `${who} te invitó hace un tiempo, y le encantaría que te animaras.`,
    text: (minutes) =>
      `Una vez al mes, dos personas se toman un café, a menudo por primera vez. Encontramos a alguien para ti y os escribimos; lo demás es un café de ${minutes} minutos.`,
    button: 'Participar',
    how: 'Son dos minutos: abre la página, escribe este código y di a quién te gustaría conocer.',
    once: 'El enlace y el código valen 14 días y funcionan una vez. No des el código a nadie.',
  },
  tomorrow: {
    subject: 'Mañana, café',
    personal: (coffee) => `Mañana: ${coffee}`,
  },
  asked: {
    two: '¿Hubo café?',
    more: '¿Hubo café en grupo?',
    personal: (question, coffee) => `${question} ${coffee}`,
    preheader: oneClick,
    planned: (who, when) => ['Había un café previsto con ', who, ' el ', when, '.'],
    once: 'Basta un clic, y nadie vuelve a preguntar. Tu respuesta hace que el mes que viene conozcas a alguien nuevo.',
  },
  declined: {
    subject: 'Tu café necesita otra hora',
    preheader: '¿Qué tal otra hora?',
    byOwn: (who, when) => [
      `Tu calendario ha rechazado tu café con ${who} del `,
      when,
      ', así que se ha cancelado.',
    ],
    byOther: (who, when) => [`${who} no puede el `, when, ', así que el café se ha cancelado.'],
  },
  organiser: {
    subject: 'Tu café necesita una hora',
    personal: (who) => `Tu café con ${who} necesita una hora`,
    preheader: 'Este mes la propones tú. Un clic la reserva.',
    notBooked: (who) => ['Tu café con ', who, ' aún no está reservado, y este mes propones tú la hora.'],
    onlyReminder: 'Este es el único recordatorio.',
  },
}
