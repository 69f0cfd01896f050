import { formatsOf } from '../../shared/languages/formats'
import type { InRounds } from '../words'
import { someQuoted } from './month'

const { digits, listed, period, plural } = formatsOf('es')
const people = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })

export const inRounds: InRounds = {
  mail: {
    frame: {
      cantMakeIt: { dontWait: 'No es culpa de nadie, y no hace falta esperar a la próxima ronda.' },
    },
    reminders: {
      didYouMeet: { paired: (who) => ['En esta ronda te propusimos un café con ', who, '.'] },
      join: {
        preheader: 'Cada cierto tiempo, con alguien a quien quizá no conozcas.',
        text: (minutes) =>
          `Cada cierto tiempo, dos personas se toman un café, a menudo por primera vez. Encontramos a alguien para ti y os escribimos; lo demás es un café de ${minutes} minutos.`,
      },
      asked: {
        once: 'Basta un clic, y nadie vuelve a preguntar. Tu respuesta hace que en la próxima ronda conozcas a alguien nuevo.',
      },
      organiser: {
        preheader: 'En esta ronda la propones tú. Un clic la reserva.',
        notBooked: (who) => [
          'Tu café con ',
          who,
          ' aún no está reservado, y en esta ronda propones tú la hora.',
        ],
      },
    },
    newsletter: {
      preheader: {
        match: (day, name, department) => `Tu encuentro de la ronda del ${day}: ${name}, ${department}.`,
        sittingOut: (day, why) => `Sin encuentro en la ronda del ${day}. ${why}`,
      },
      match: { label: 'Tu encuentro de esta ronda' },
      noMatch: {
        youJoinedLater: 'Llegaste cuando esta ronda ya estaba formada. En la próxima contamos contigo.',
        sittingOut: 'Sin encuentro en esta ronda',
      },
      mood: 'El ánimo de esta ronda',
      buzzer: { label: 'El acertijo' },
      after: { text: 'Un clic nos cuenta cómo fue, para que en la próxima ronda conozcas a alguien nuevo.' },
    },
    draft: {
      title: (day, product) => `${product} - Boletín del ${day}`,
      description: (day) => `Encuentros, un poco de ánimo y un acertijo para el ${day}.`,
    },
    summary: { nobody: { subject: 'Cup of Joe: en esta ronda nadie tiene encuentro' } },
    meetings: {
      calendar: { ofTheMonth: 'Tu café de esta ronda.' },
      changes: {
        rematched: {
          said: (who, when) => [
            'Tu café con ',
            who,
            ' del ',
            when,
            ' se ha cancelado, porque tu encuentro de esta ronda ha cambiado.',
          ],
        },
      },
      invitation: {
        needsLink: (who, link) => [
          `Estáis en zonas horarias distintas y aún no hay enlace de vídeo. En esta ronda propones tú la hora, así que envía uno a ${who}, por favor. Si pones el tuyo en `,
          link('tu perfil'),
          ', aparecerá en todas las invitaciones.',
        ],
      },
      plan: {
        youSuggest: 'En esta ronda propones tú la hora.',
        suggests: (name) => `En esta ronda propone la hora ${name}.`,
      },
    },
    why: { three: 'En esta ronda sois tres, para que nadie se quede sin café.' },
    matching: {
      scarce: {
        within: ({ people: some, department, colleagues }) =>
          `${people(some)} de ${department} solo quieren su propio departamento y no se pueden ver entre sí en esta ronda; para ellas solo hay ${colleagues}.`,
        open: ({ people: some, department, colleagues }) =>
          `${people(some)} de ${department} no se pueden ver entre sí en esta ronda; para ellas solo hay ${colleagues}.`,
      },
      refused: { barred: 'Estas dos personas no se pueden emparejar en esta ronda.' },
    },
  },
  month: {
    pairing: {
      unseen: (periods, count) =>
        `Los encuentros de ${plural(periods.length, { one: 'la ronda', many: 'las rondas', other: 'las rondas' })} del ${listed(periods.map(period))} no se enviaron nunca: ${plural(count, { one: '# pareja no los ha visto', many: '# de parejas no los han visto', other: '# parejas no los han visto' })}.`,
      completes: (names, more, now) =>
        `Esto termina ${someQuoted(names, more)}, y empareja para la ronda del ${period(now)} a quienes pueden participar.`,
      completeAndBegin: () => 'Terminar y empezar otra ronda',
    },
    completed: { text: 'Cierra la ronda y la archiva.' },
  },
  responses: {
    month: {
      outcome: {
        steppedOut: (_, partner) => `Te retiraste de esta ronda. Se ha avisado a ${partner}.`,
        wasMatched: (partner) => `En esta ronda te tocó con ${partner}.`,
        notShownYet: () => 'Los encuentros de esta ronda aún no se muestran. Llegan con el boletín.',
        leftOut: (_, why) => `En esta ronda te quedaste sin encuentro: ${why}`,
        calledOff: () => 'Tu encuentro de esta ronda se anuló porque no podías.',
        noRound: () => 'Esta ronda aún no se ha hecho.',
        beforeYou: () => 'Esta ronda se hizo antes de que llegaras.',
        noMatch: () => 'En esta ronda no tienes encuentro, porque no podías participar.',
      },
    },
    people: {
      madeWithoutYou: (day) =>
        `La ronda del ${day} se hizo sin ti. En la próxima participas automáticamente.`,
    },
    pairings: {
      pairedAlready: (count, scope, toldOn) =>
        `${people(count)} de ${scope} ya ${count === 1 ? 'tiene' : 'tienen'} encuentro en esta ronda${toldOn ? `, y un boletín lo dijo el ${toldOn}` : ''}. Un segundo emparejamiento les daría otro encuentro.`,
      inAnotherRound: {
        ofNow: (count, scope) =>
          `${people(count)} de ${scope} ya ${count === 1 ? 'tiene' : 'tienen'} encuentro en otro emparejamiento activo de esta ronda.`,
      },
      stillActive: {
        ofNow: (name, count) =>
          `«${name}» sigue activo${count > 0 ? ` (con ${digits(count)} de estas personas)` : ''}. Es la ronda actual: para hacer otra, elimínala primero.`,
      },
      monthCompleted: 'Esta ronda está terminada, así que tu respuesta ya no se puede cambiar.',
    },
    meetings: {
      nobodyToInvite: 'La otra persona ya no está, así que no hay a quién invitar. Ya habrá otra ronda.',
    },
    newsletters: {
      dangers: {
        otherMonth: (day, pairing, ofDay) =>
          `El boletín es para la ronda del ${period(day)}, pero «${pairing}» es un emparejamiento del ${period(ofDay)}: todo el mundo leería con quién le tocó en esa ronda.`,
      },
      otherMonth: (day, pairing) =>
        `Los emparejamientos vinculados tienen que ser todos del ${period(day)}, y «${pairing}» no lo es.`,
    },
    replies: { notMet: 'Anotado. Ya habrá otra ronda.' },
  },
}
