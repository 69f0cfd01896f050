import type { ServerWords } from '../words'

export const perRound: ServerWords['perRound'] = {
  mail: {
    'frame.cantMakeIt.dontWait': 'Não é culpa de ninguém, e não é preciso esperar a próxima rodada.',
    'meetings.calendar.ofTheMonth': 'Seu café desta rodada.',
    'meetings.changes.rematched.said': (who, when) => [
      'Seu café com ',
      who,
      ' (',
      when,
      ') foi cancelado, porque seu encontro desta rodada mudou.',
    ],
    'meetings.invitation.needsLink': (who, link) => [
      `Vocês estão em fusos horários diferentes, e ainda não há link de vídeo. Nesta rodada é você quem propõe o horário, então envie um link para ${who}. Se você colocar o seu no `,
      link('seu perfil'),
      ', todo convite vai trazê-lo.',
    ],
    'meetings.plan.youSuggest': 'Nesta rodada é você quem propõe o horário.',
    'meetings.plan.suggests': (name) => `Nesta rodada é ${name} quem propõe o horário.`,
    'reminders.didYouMeet.paired': (who) => ['Nesta rodada propusemos a você um café com ', who, '.'],
    'reminders.join.preheader': 'A cada rodada, com alguém que talvez você nunca tenha encontrado.',
    'reminders.join.text':
      'A cada rodada, duas pessoas que talvez nunca tenham se encontrado tomam um café. Encontramos alguém para você e escrevemos para vocês; o resto é meia hora de conversa.',
    'reminders.asked.once':
      'Basta um clique, e ninguém pergunta de novo. Sua resposta garante que na próxima vez você encontre alguém diferente.',
    'reminders.organiser.preheader': 'Nesta rodada é você quem propõe. Um clique reserva.',
    'reminders.organiser.notBooked': (who) => [
      'Seu café com ',
      who,
      ' ainda não foi marcado, e nesta rodada é você quem propõe o horário.',
    ],
    'newsletter.preheader.match': (day, name, department) =>
      `Seu encontro da rodada de ${day}: ${name}, ${department}.`,
    'newsletter.preheader.sittingOut': (day, why) => `Sem encontro na rodada de ${day}. ${why}`,
    'newsletter.match.label': 'Seu encontro',
    'newsletter.match.labelOfTwo': 'Nesta rodada você encontra duas pessoas',
    'newsletter.noMatch.youJoinedLater':
      'Você entrou depois que as duplas desta rodada foram formadas. Na próxima você participa.',
    'newsletter.noMatch.sittingOut': 'Sem encontro nesta rodada',
    'newsletter.mood': 'O clima desta rodada',
    'newsletter.buzzer.label': 'O desafio',
    'newsletter.after.text':
      'Um clique nos conta como foi, para que na próxima vez você encontre alguém diferente.',
    'why.three': 'Nesta rodada vocês são três, para que ninguém fique de fora.',
    'summary.nobody.subject': 'Cup of Joe: nesta rodada ninguém tem encontro',
  },
}
