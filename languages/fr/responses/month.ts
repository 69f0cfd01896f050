import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('fr')
const morePairs = (count: number) =>
  plural(count, { one: '# binôme de plus', many: '# de binômes de plus', other: '# binômes de plus' })

export const month: Responses['month'] = {
  restored: {
    mayHaveRound:
      'Une tournée a peut-être été faite depuis la sauvegarde. Sinon, dis-le sous «\u202fCe mois-ci\u202f», puis fais-la.',
    changed: 'Le nombre a changé entre-temps. Regarde à nouveau, puis décide.',
  },
  steps: {
    complete: 'Clôture des anciens tirages',
    resume: 'Fin des pauses échues',
    sync: 'Lecture du fichier du personnel',
    scopes: 'Recherche des groupes',
    pair: 'Tirage',
    newsletter: 'Création de la newsletter',
    send: 'Envoi de la newsletter',
    summary: 'Rédaction du résumé',
    mail: 'Envoi du résumé',
  },
  toBeAnnounced: 'À annoncer',
  hosting: {
    longest: (rounds) =>
      `La plus longue attente d’un invité\u202f: ${plural(rounds, { one: '# tournée', many: '# de tournées', other: '# tournées' })}.`,
    shares: (least, most, average) =>
      `Nombre d’accueils par personne\u202f: ${least === most ? digits(least) : `${digits(least)} à ${digits(most)}`}, ${digits(average)} en moyenne.`,
    never: (guests) => `Invités encore sans place\u202f: ${digits(guests)}.`,
    served: (seats, day) =>
      `Avec ${plural(seats, { one: '# place', many: '# de places', other: '# places' })} par tournée, tout le monde aura eu une place d’ici le ${day}.`,
    own: (times, average) =>
      `Nombre de fois où tu as accueilli\u202f: ${digits(times)}\u202f; en moyenne\u202f: ${digits(average)}.`,
  },
  waiting: (before, seats, rounds) =>
    `${before === 0 ? 'Personne n’est' : plural(before, { one: '# personne est', many: '# de personnes sont', other: '# personnes sont' })} avant toi, avec ${plural(seats, { one: '# place', many: '# de places', other: '# places' })} par tournée\u202f: environ ${plural(rounds, { one: '# tournée', many: '# de tournées', other: '# tournées' })}.`,
  onTheList: 'Tu es sur la liste.',
  outcome: {
    nextOne: 'Tu participes à la prochaine.',
    nextOneWithProfile: 'Complète ton profil, et tu participes à la prochaine.',
    somebodyLeft: 'quelqu’un qui est parti depuis',
    somebodyLeftAtBeginning: 'Quelqu’un qui est parti depuis',
    steppedOut: (name, partner) => `Ton désistement pour ${name} est noté. Nous avons prévenu ${partner}.`,
    awayToTheEnd: (name, partner) =>
      `Ton congé dure plus longtemps que la tournée de ce mois (${name}). Nous avons prévenu ${partner}.`,
    matched: (partner) => `Tu rencontres ${partner}.`,
    wasMatched: (partner, name) => `Tu avais rendez-vous avec ${partner} en ${name}.`,
    notShownYet: (name) =>
      `Les rencontres pour ${name} ne sont pas encore montrées. Elles arrivent avec la newsletter.`,
    leftOut: (name, why) => `Pas de rencontre pour toi en ${name}\u202f: ${why}`,
    /** Why they were left out. Whoever can meet nobody is promised nothing. */
    why: {
      noSeat: 'personne n’avait de place pour t’accueillir cette fois-ci.',
      byWish: 'les personnes qui animent le programme en ont décidé ainsi pour cette tournée.',
      odd: 'le nombre était impair, et c’était ton tour. Tu passes en priorité la prochaine fois.',
      few: 'trop peu de personnes convenaient, et c’était ton tour. Tu passes en priorité la prochaine fois.',
      nobody:
        'parmi les personnes prêtes, il n’y avait personne pour toi. Ce sera plus facile avec plus de monde.',
      preference: (where) =>
        `parmi les personnes prêtes ${where}, il n’y avait personne pour toi. Choisir «\u202fTout le monde\u202f» sur ton profil aiderait.`,
      wish: 'les personnes qui animent le programme en ont décidé ainsi pour cette tournée. Tu passes en priorité la prochaine fois.',
    },
    notNeeded: 'Tu n’as pas à accueillir cette fois-ci. Les personnes qui accueillent se relaient.',
    calledOff: (name) => `Ta rencontre pour ${name} a été annulée, car tu ne pouvais pas venir.`,
    noRound: (name) => `Il n’y a pas encore eu de tournée en ${name}.`,
    beforeYou: (name) => `La tournée pour ${name} a eu lieu avant ton arrivée.`,
    notAnswered: (name) => `Tu as passé ton tour en ${name}, faute de réponse de ta part.`,
    noMatch: (name) => `Pas de rencontre pour toi en ${name}, car tu ne pouvais pas participer.`,
  },
  stranding: {
    yourMatch: 'L’autre personne',
    back: (name) => `${name} participe à nouveau, votre café reste donc prévu.`,
    away: (name) => `${name} ne pourra finalement pas venir au café.`,
    waiting: (name, time) =>
      `${name} ne pourra finalement pas venir au café. Tu as demandé quelqu’un d’autre\u202f: nous cherchons chaque jour à ${time}, et nous vous écrivons à vous deux dès qu’une personne est libre.`,
  },
  wouldBeRescued: (pairs) => `${morePairs(pairs)} à former. Rien n’est enregistré.`,
  rescued: (pairs, people) =>
    `${morePairs(pairs)}. Un e-mail part à ${plural(people, { one: '# personne', many: '# de personnes', other: '# personnes' })}.`,
  atTables: {
    wouldBeRescued: (seats, tables) =>
      `Places à des tables existantes\u202f: ${digits(seats)}. Tables de plus\u202f: ${digits(tables)}. Rien n’est enregistré.`,
    rescued: (seats, tables, people) =>
      `Places à des tables existantes\u202f: ${digits(seats)}. Tables de plus\u202f: ${digits(tables)}. Personnes prévenues par e-mail\u202f: ${digits(people)}.`,
    none: 'Aucune table ne convient aujourd’hui. Cup of Joe réessaie chaque jour.',
    joins: (name, others) => `${name} rejoint ${listed(others)}.`,
  },
  announcedAlready:
    'Tout le monde est déjà au courant de cette tournée, et personne n’est prévenu deux fois.',
  tooFewToAnnounce: (least) =>
    `Moins de ${digits(least)} personnes participeraient à cette tournée, il n’y a donc rien à annoncer.`,
  tellsItself:
    'Le cycle automatique annonce lui-même ses tournées. Sous «\u202fProgramme\u202f», tu choisis combien de jours avant.',
  withinAMonth: 'Choisis un jour à partir d’aujourd’hui, dans le mois qui vient.',
  told: (count) =>
    plural(count, {
      one: '# personne est prévenue de la tournée.',
      many: '# de personnes sont prévenues de la tournée.',
      other: '# personnes sont prévenues de la tournée.',
    }),
  pairingDeleted: 'Le tirage a été supprimé avant la création de sa newsletter.',
  setByOperatorField: 'Réglé sur le serveur',
  setByOperator: 'C’est réglé sur le serveur. Rien n’a changé.',
  fromTodayOn: 'Choisis un jour à partir d’aujourd’hui.',
  cycleFaults: {
    fields: 'Le cycle doit être une expression cron de cinq champs, comme 0 9 1 * *.',
    never: 'Le cycle nomme un jour qui n’arrive jamais.',
  },
  programmeExists: (name) => `Il y a déjà un programme «\u202f${name}\u202f».`,
  withinAYear: 'Choisis un jour à partir d’aujourd’hui, dans l’année qui vient.',
  oneRhythm: 'Un programme se règle en mois ou en semaines, pas les deux.',
  preferencesStay: 'Le premier programme respecte toujours les préférences de chacun sur les services.',
  unknownAttribute: 'L’un de ces attributs n’existe plus. Choisis à nouveau.',
  unknownGroup: 'L’un de ces groupes n’existe plus. Choisis à nouveau.',
  nobodyInIt: 'Personne n’en fait partie aujourd’hui.',
  nobodyHosts: 'Personne n’y accueille aujourd’hui.',
  everybodyHosts: 'Tout le monde y accueille aujourd’hui : il n’y a pas d’invités.',
  tooFewForATable: (people, size) =>
    `Trop peu de monde pour une table aujourd’hui\u202f: ${digits(people)} sur ${digits(size)}.`,
  allMet: (rounds, months) =>
    `Après ${plural(rounds, { one: '# tournée', many: '# de tournées', other: '# tournées' })}, tout le monde s’est vu, et personne ne se revoit en moins de ${plural(months, { one: '# mois', many: '# de mois', other: '# mois' })}. Choisis moins de mois, ou un rythme plus lent.`,
  firstStays: 'Le premier programme ne peut pas être archivé.',
  openRounds: (name, rounds) =>
    `Termine d’abord les tournées ouvertes de «\u202f${name}\u202f»\u202f: ${rounds.join(', ')}.`,
  archived: (name) => `«\u202f${name}\u202f» est archivé.`,
  tooOften: 'Le cycle se déroulerait plus d’une fois par mois.',
  bothCan: 'Vous pouvez encore prendre ce café, nous ne cherchons donc personne d’autre.',
  nobodyWaits: (pairing) =>
    `Personne dans «\u202f${pairing}\u202f» n’attend une nouvelle rencontre. Chaque personne en demande une sur sa page.`,
  noTwo: 'Aucune rencontre ne convient aujourd’hui. Cup of Joe réessaie chaque jour.',
  completed: (pairing) => `«\u202f${pairing}\u202f» est terminé, personne n’y attend donc.`,
  notGoneOut: (pairing) =>
    `La newsletter de «\u202f${pairing}\u202f» n’est pas encore partie, la tournée peut donc encore être modifiée.`,
  stillSending: (newsletter) =>
    `«\u202f${newsletter}\u202f» est encore en cours d’envoi. Les nouvelles rencontres viendront ensuite.`,
  cancelledSend: (newsletter) =>
    `L’envoi de «\u202f${newsletter}\u202f» a été annulé avant la fin. Envoie-la aux autres, puis cherche de nouvelles rencontres.`,
  mailsDeleted: (newsletter) =>
    `Les e-mails de «\u202f${newsletter}\u202f» sont supprimés, ils ne peuvent donc plus être envoyés à personne.`,
}
