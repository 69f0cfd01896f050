import type { MailWords } from '../../words'

export const meetings: MailWords['meetings'] = {
  coffee: (who, day, time) => `Café avec ${who}, ${day}, ${time}`,
  when: (day, time, city) => `${day} à ${time} (${city})`,
  slot: (day, time) => `${day}, ${time}`,
  timeFor: (time, who) => `${time} pour ${who}`,
  toBeAgreed: 'À convenir',
  calendar: {
    chat: (names) => `Pause café\u202f: ${names}`,
    ofTheMonth: 'Ta pause café du mois.',
    summary: (names) => `Café\u202f: ${names}`,
    toBegin: (question) => `Pour commencer\u202f: ${question}`,
  },
  changes: {
    booked: {
      subject: 'Ton café est réservé',
      personal: (coffee) => coffee,
      said: (who, when) => ['Ton café avec ', who, ' a lieu le ', when, '.'],
      aside: 'L’invitation pour ton agenda est jointe.',
    },
    moved: {
      subject: 'Ton café est déplacé',
      personal: (coffee) => `Déplacé\u202f: ${coffee}`,
      said: (who, when) => ['Ton café avec ', who, ' a maintenant lieu le ', when, '.'],
      aside: 'Ton agenda le déplace automatiquement, ou quand tu ouvres l’invitation jointe.',
    },
    goesOn: {
      subject: 'Ton café est maintenu',
      personal: (coffee) => `Maintenu\u202f: ${coffee}`,
      said: (who, when) => ['Ton café avec ', who, ' a toujours lieu le ', when, '.'],
      aside: 'Finalement, tout le monde ne pourra pas venir. L’heure ne change pas.',
    },
    grown: {
      subject: 'Ta table s’est agrandie',
      personal: (coffee) => `Une personne de plus\u202f: ${coffee}`,
      said: (who, when) => ['Ton café avec ', who, ' a lieu le ', when, '.'],
      aside: 'Quelqu’un a rejoint votre table. L’heure ne change pas.',
    },
    cancelled: {
      subject: 'Ton café est annulé',
      personal: (coffee) => `Annulé\u202f: ${coffee}`,
      said: (who, when) => ['Ton café avec ', who, ' le ', when, ' est annulé.'],
      aside: 'Ton agenda le supprime automatiquement, ou quand tu ouvres le fichier joint.',
    },
    rematched: {
      subject: 'Ta rencontre a changé',
      personal: (coffee) => `Annulé\u202f: ${coffee}`,
      said: (who, when) => [
        'Ton café avec ',
        who,
        ' le ',
        when,
        ' est annulé, car ta rencontre du mois a changé.',
      ],
      aside:
        'Ta page montre qui tu rencontres maintenant. Ton agenda supprime le café automatiquement, ou quand tu ouvres le fichier joint.',
    },
  },
  invitation: {
    preheader: 'Vingt-cinq minutes pour faire connaissance.',
    thatIs: (when, who) => `C’est le ${when} pour ${who}.`,
    otherTime: 'Trouver un autre moment',
    seeMatch: 'Voir qui tu rencontres',
    needsLink: (who, link) => [
      `Vous n’êtes pas dans le même fuseau horaire, et il n’y a pas encore de lien vidéo. C’est toi qui proposes l’heure ce mois-ci\u202f: envoie donc un lien à ${who}. Ajoute le tien à `,
      link('ton profil'),
      ', et chaque invitation l’indiquera.',
    ],
  },
  leaf: {
    where: (place) => `Où\u202f: ${place}`,
    move: 'Déplacer',
    cancel: 'Annuler',
  },
  plan: {
    label: 'Votre heure',
    forTwo: {
      title: 'Quand êtes-vous libres\u202f?',
      oneClick: 'Un clic réserve l’heure pour vous deux.',
      noTimes:
        'Aucune heure ne vous convient dans les deux prochaines semaines. Cherchez plus loin, ou écrivez-vous.',
    },
    forMore: {
      title: 'Quand êtes-vous libres\u202f?',
      oneClick: 'Un clic réserve l’heure pour tout le groupe.',
      noTimes:
        'Aucune heure ne convient à tout le groupe dans les deux prochaines semaines. Cherchez plus loin, ou écrivez-vous.',
    },
    youSuggest: 'Ce mois-ci, c’est toi qui proposes l’heure.',
    suggests: (name) => `Ce mois-ci, c’est ${name} qui propose l’heure.`,
    byMail: 'L’invitation arrive par e-mail.',
    booked: 'Votre café est réservé. L’invitation arrive par e-mail.',
    itIs: (time, who) => `C’est ${time} pour ${who}.`,
    elsewhere: (time, who) => `(${time} pour ${who})`,
    timesAreOf: (city) => `Heure locale (${city}).`,
    others: (link) => ['Aucune ne convient\u202f? ', link('Voir d’autres heures')],
    find: 'Trouver une heure',
    writeInstead: (address) => ['Vous préférez vous arranger directement\u202f? Écris à ', address],
  },
}
