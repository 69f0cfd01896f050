import type { MailWords } from '../../words'

const oneClick = 'Un clic nous le dit\u202f: la rencontre a eu lieu, ou non.'

export const reminders: MailWords['reminders'] = {
  ask: {
    subject: (date) => `Le ${date}\u202f: tu en es\u202f?`,
    title: 'Tu en es cette fois-ci\u202f?',
    question: (date) => ['La prochaine tournée a lieu le ', date, '. On te trouve quelqu’un\u202f?'],
    in: 'J’en suis',
    takeBack: 'Annuler',
    otherwise: 'Sans réponse, tu passes ton tour. Tu peux changer d’avis jusqu’au tirage.',
  },
  headsUp: {
    subject: (date) => `Tournée de cafés le ${date}\u202f: tu en es`,
    title: 'La prochaine tournée de cafés approche',
    preheader: (date) => `Le ${date}. Tu n’as rien à faire.`,
    youAreIn: (date) => ['Le ', date, ', nous réunissons des collègues autour d’un café, et tu en es.'],
    nothingToDo: 'Tu n’as rien à faire.',
    notThisTime: 'Le nom de la personne arrive par e-mail. Pas cette fois-ci\u202f?',
    skip: 'Passer mon tour',
    pause: 'Faire une pause plus longue',
    backAfter: 'Si tu passes ton tour, tu reviens dès la tournée suivante.',
  },
  noRound: {
    subject: 'Pas de café cette fois-ci',
    text: 'Nous t’avions dit que tu étais de cette tournée de cafés. Mais nous n’avons trouvé personne à te présenter, donc pas de café cette fois-ci.',
    next: 'Tu n’as rien à faire\u202f: tu es de la prochaine tournée.',
  },
  silence: {
    subject: 'Toujours envie d’un café\u202f?',
    preheader: 'Un clic, et tu continues.',
    text: 'Cela fait un moment que nous n’avons pas de tes nouvelles, et nous ne voudrions pas que quelqu’un t’attende pour rien.',
    stay: 'Oui, je continue',
    otherwise:
      'Si tu ne fais rien, les prochaines tournées se feront sans toi, pour que personne n’attende en vain. Tu reviens dès que tu appuies sur le bouton ou que tu te connectes.',
  },
  didYouMeet: {
    subject: 'Ce café a-t-il eu lieu\u202f?',
    preheader: oneClick,
    paired: (who) => ['Récemment, nous t’avons proposé un café avec ', who, '.'],
    two: 'Avez-vous pris votre café\u202f?',
    more: 'Avez-vous pris votre café en groupe\u202f?',
    noTimeYet: (address) => [
      'Pas encore eu le temps\u202f? Un petit bonjour aujourd’hui compte aussi. C’est le seul rappel pour cette rencontre. L’adresse\u202f: ',
      address,
    ],
  },
  stranded: {
    subject: 'L’autre personne ne peut pas venir',
    preheader: 'Ce qui s’est passé, et ce que tu peux faire.',
    tooLateUntil: (date) =>
      `Il est maintenant trop tard pour une autre rencontre. La prochaine tournée a lieu le ${date}.`,
    tooLate: 'Il est maintenant trop tard pour une autre rencontre. La prochaine tournée en apportera une.',
  },
  rescue: {
    subject: (newsletter) => `Une nouvelle rencontre pour toi\u202f: ${newsletter}`,
    grown: (newsletter) => `Ta table s’est agrandie\u202f: ${newsletter}`,
  },
  join: {
    subject: 'Un café entre collègues\u202f?',
    subjectAgain: 'Petit rappel\u202f: un café entre collègues\u202f?',
    title: (company) => `Un café entre collègues chez ${company}`,
    preheader: 'Une fois par mois, avec quelqu’un que tu n’as peut-être jamais croisé.',
    because: (company) => `Tu reçois cet e-mail parce qu’on t’invite aux pauses café de ${company}.`,
    leave: 'Ne plus me demander',
    invited: (who) => `${who} t’invite à participer.`,
    invitedAgain: (who) => `${who} t’a envoyé une invitation il y a quelque temps, et elle tient toujours.`,
    text: (minutes) =>
      `Une fois par mois, deux collègues prennent un café ensemble, souvent pour faire connaissance. Nous te trouvons quelqu’un et vous écrivons à vous deux\u202f; le reste, c’est un café de ${minutes} minutes.`,
    button: 'Participer',
    how: 'Cela prend deux minutes\u202f: ouvre la page, saisis ce code, et dis qui tu aimerais rencontrer.',
    once: 'Le lien et le code sont valables 14 jours et servent une seule fois. Ne donne le code à personne.',
  },
  tomorrow: {
    subject: 'Café demain',
    personal: (coffee) => `Demain\u202f: ${coffee}`,
  },
  asked: {
    two: 'La rencontre a-t-elle eu lieu\u202f?',
    more: 'La rencontre en groupe a-t-elle eu lieu\u202f?',
    personal: (question, coffee) => `${question} ${coffee}`,
    preheader: oneClick,
    planned: (who, when) => ['Un café était prévu avec ', who, ' le ', when, '.'],
    once: 'Un clic, et nous ne te le redemandons plus. Grâce à ta réponse, tu rencontreras quelqu’un de nouveau le mois prochain.',
  },
  declined: {
    subject: 'Il faut une autre heure pour ton café',
    preheader: 'Pourquoi pas une autre heure\u202f?',
    byOwn: (who, when) => [`Ton agenda a refusé ton café avec ${who} le `, when, '. Il est donc annulé.'],
    byOther: (who, when) => [`${who} ne peut pas venir le `, when, '. Le café est donc annulé.'],
  },
  organiser: {
    subject: 'Il faut une heure pour ton café',
    personal: (who) => `Il faut une heure pour ton café avec ${who}`,
    preheader: 'C’est toi qui la proposes ce mois-ci. Un clic la réserve.',
    notBooked: (who) => [
      'Ton café avec ',
      who,
      ' n’est pas encore réservé. C’est toi qui proposes l’heure ce mois-ci.',
    ],
    onlyReminder: 'C’est le seul rappel.',
  },
}
