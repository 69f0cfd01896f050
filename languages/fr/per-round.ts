import type { ServerWords } from '../words'

export const perRound: ServerWords['perRound'] = {
  mail: {
    'frame.cantMakeIt.dontWait':
      'Ce n’est la faute de personne, et pas besoin d’attendre la prochaine tournée.',
    'meetings.calendar.ofTheMonth': 'Ta pause café de cette tournée.',
    'meetings.changes.rematched.said': (who, when) => [
      'Ton café avec ',
      who,
      ' le ',
      when,
      ' est annulé, car ta rencontre de cette tournée a changé.',
    ],
    'meetings.invitation.needsLink': (who, link) => [
      `Vous n’êtes pas dans le même fuseau horaire, et il n’y a pas encore de lien vidéo. C’est toi qui proposes l’heure dans cette tournée\u202f: envoie un lien à ${who}. Si tu notes le tien sur `,
      link('ton profil'),
      ', chaque invitation l’indiquera.',
    ],
    'meetings.plan.youSuggest': 'Dans cette tournée, c’est toi qui proposes l’heure.',
    'meetings.plan.suggests': (name) => `Dans cette tournée, c’est ${name} qui propose l’heure.`,
    'reminders.didYouMeet.paired': (who) => [
      'Dans cette tournée, nous t’avons proposé un café avec ',
      who,
      '.',
    ],
    'reminders.join.preheader': 'À chaque tournée, avec quelqu’un que tu n’as peut-être jamais croisé.',
    'reminders.join.text':
      'À chaque tournée, deux collègues qui ne se sont peut-être jamais rencontrés prennent un café ensemble. Nous te trouvons quelqu’un et vous écrivons à vous deux\u202f; le reste, c’est une demi-heure de conversation.',
    'reminders.asked.once':
      'Un clic suffit, et personne ne te le redemandera. Ta réponse nous aide à te faire rencontrer quelqu’un de nouveau la prochaine fois.',
    'reminders.organiser.preheader': 'C’est toi qui la proposes dans cette tournée. Un clic la réserve.',
    'reminders.organiser.notBooked': (who) => [
      'Ton café avec ',
      who,
      ' n’est pas encore réservé, et c’est toi qui proposes l’heure dans cette tournée.',
    ],
    'newsletter.preheader.match': (day, name, department) =>
      `Ta rencontre café de la tournée du ${day}\u202f: ${name}, ${department}.`,
    'newsletter.preheader.sittingOut': (day, why) => `Pas de rencontre dans la tournée du ${day}. ${why}`,
    'newsletter.match.label': 'Ta rencontre',
    'newsletter.match.labelOfTwo': 'Dans cette tournée, tu rencontres deux personnes',
    'newsletter.noMatch.youJoinedLater':
      'Tu nous as rejoints après la composition des paires de cette tournée. Tu participes à la prochaine.',
    'newsletter.noMatch.sittingOut': 'Pas de rencontre dans cette tournée',
    'newsletter.mood': 'L’humeur de cette tournée',
    'newsletter.buzzer.label': 'Le casse-tête',
    'newsletter.after.text':
      'Un clic nous dit comment cela s’est passé, pour que la prochaine fois tu rencontres quelqu’un de nouveau.',
    'why.three': 'Vous êtes trois dans cette tournée, pour que personne ne reste de côté.',
    'summary.nobody.subject': 'Cup of Joe\u202f: personne n’a de rencontre dans cette tournée',
  },
}
