import type { ServerWords } from '../words'

export const perRound: ServerWords['perRound'] = {
  mail: {
    'frame.cantMakeIt.dontWait': 'No es culpa de nadie, y no hace falta esperar a la próxima ronda.',
    'meetings.calendar.ofTheMonth': 'Tu café de esta ronda.',
    'meetings.changes.rematched.said': (who, when) => [
      'Tu café con ',
      who,
      ' del ',
      when,
      ' se cancela, porque tu encuentro de esta ronda ha cambiado.',
    ],
    'meetings.invitation.needsLink': (who, link) => [
      `Estáis en zonas horarias distintas y aún no hay enlace de vídeo. En esta ronda propones tú la hora, así que envía uno a ${who}, por favor. Si pones el tuyo en `,
      link('tu perfil'),
      ', aparecerá en todas las invitaciones.',
    ],
    'meetings.plan.youSuggest': 'En esta ronda propones tú la hora.',
    'meetings.plan.suggests': (name) => `En esta ronda propone la hora ${name}.`,
    'reminders.didYouMeet.paired': (who) => ['En esta ronda te propusimos un café con ', who, '.'],
    'reminders.join.preheader': 'En cada ronda, con alguien a quien quizá no conozcas.',
    'reminders.join.text':
      'En cada ronda, dos personas que quizá no se conozcan toman un café. Encontramos a alguien para ti y os escribimos; el resto es media hora de charla.',
    'reminders.asked.once':
      'Basta un clic, y nadie vuelve a preguntar. Tu respuesta hace que la próxima vez conozcas a alguien nuevo.',
    'reminders.organiser.preheader': 'En esta ronda la propones tú. Un clic la reserva.',
    'reminders.organiser.notBooked': (who) => [
      'Tu café con ',
      who,
      ' aún no está reservado, y en esta ronda propones tú la hora.',
    ],
    'newsletter.preheader.match': (day, name, department) =>
      `Tu encuentro de la ronda del ${day}: ${name}, ${department}.`,
    'newsletter.preheader.sittingOut': (day, why) => `Sin encuentro en la ronda del ${day}. ${why}`,
    'newsletter.match.label': 'Tu encuentro',
    'newsletter.match.labelOfTwo': 'En esta ronda te tocan dos personas',
    'newsletter.noMatch.youJoinedLater':
      'Llegaste cuando las parejas de esta ronda ya estaban formadas. En la próxima cuentas.',
    'newsletter.noMatch.sittingOut': 'Sin encuentro en esta ronda',
    'newsletter.mood': 'El ánimo de esta ronda',
    'newsletter.buzzer.label': 'El acertijo',
    'newsletter.after.text': 'Un clic nos cuenta cómo fue, para que la próxima vez conozcas a alguien nuevo.',
    'why.three': 'En esta ronda sois tres, para que nadie se quede fuera.',
    'summary.nobody.subject': 'Cup of Joe: en esta ronda nadie tiene encuentro',
  },
}
