import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { ofMonth } from '../counted/months'

const { plural } = formatsOf('fr')

export const meetings: Words['member']['meetings'] = {
  range: (from, to) => `${from}–\u2060${to}`,
  slot: (day, range) => `${day}, ${range}`,
  slotAlone: (slot) => `${slot}.`,
  at: (day, time) => `${day}, ${time}`,
  where: (place) => ['Où\u202f: ', place],
  // In brackets: “de” would have to become “d’” before some cities.
  timesAreOf: (city) => `Heure locale (${city}).`,
  timesAreOfAnd: (city, elsewhere) => `Heure locale (${city})\u202f; ${elsewhere}.`,
  timesAreOfProfile: (city) => `Heure locale (${city}), d’après ton profil.`,
  elsewhere: (at, name) => `${at} pour ${name}`,
  yours: 'pour toi',
  theirs: (at, name) => `${at} pour ${name}`,
  // « vous » says both, and all
  suit: () => 'Des heures qui vous conviennent',
  otherTimes: 'Autres heures',
  suggestedTimes: 'Revenir aux heures proposées',
  noTime: (reason) => `${reason}. Écrivez-vous pour trouver un moment.`,
  noOtherTime: 'Aucune autre heure ne vous convient dans les quatre prochaines semaines.',
  otherTimesFailed: 'Impossible de charger les autres heures.',
  day: 'Jour',
  time: 'Heure',
  meetOn: (_, slot) => `Votre rendez-vous\u202f: ${slot}.`,
  planned: (slot) => `Votre café était prévu\u202f: ${slot}.`,
  wasCancelled: (slot) => `Café annulé\u202f: ${slot}.`,
  suits: (isOfMore) =>
    `L’heure convient à ${isOfMore ? 'tous vos' : 'vos deux'} agendas. Tu peux la déplacer ou l’annuler.`,
  chose: (name) => `${name} a choisi l’heure.`,
  youChose: 'Tu as choisi l’heure.',
  accepted: (name) => `${name} a accepté.`,
  mayCome: (name) => `${name} viendra peut-être.`,
  suggests: (name) => `Ce mois-ci, c’est ${name} qui propose l’heure.`,
  youSuggest: 'Ce mois-ci, c’est toi qui proposes l’heure.',
  schedule: 'Fixer une heure',
  again: 'Se revoir',
  move: 'Déplacer',
  book: {
    moveTitle: 'Déplacer le café',
    text: (minutes, names) =>
      `${minutes} minutes avec ${names}. Choisis une heure, et vous recevez l’invitation par e-mail.`,
    book: 'Réserver cette heure',
    move: 'Déplacer à cette heure',
    booked: () => 'C’est réservé. Vous recevez une invitation par e-mail.',
    moved: () => 'C’est déplacé. Vous recevez une invitation par e-mail.',
    failed: 'Impossible de réserver cette heure',
    timesFailed: 'Impossible de charger les heures.',
    byHand: 'Tu préfères l’envoyer depuis ton agenda\u202f?',
    download: 'Télécharger l’invitation (.ics)',
    entry: {
      title: (names) => `Café\u202f: ${names}`,
      text: (starter) => `Votre café du mois.\nPour commencer\u202f: ${starter}`,
    },
  },
  cancel: {
    action: 'Annuler',
    title: 'Annuler ce café\u202f?',
    effect: () =>
      'Un e-mail vous prévient, et le café disparaît de vos agendas. Tu peux réserver une autre heure.',
    confirm: 'L’annuler',
    keep: 'Le garder',
    done: () => 'C’est annulé, et un e-mail vous prévient.',
    failed: 'Impossible d’annuler le café',
  },
}

export const matches: Words['member']['matches'] = {
  description: {
    one: 'Une personne par mois. La voici.',
    more: 'Plusieurs personnes cette fois-ci. Les voici.',
    none: 'Une personne par mois, et toutes celles que tu as rencontrées.',
  },
  current: 'Rencontre en cours',
  currentFailed: 'Impossible de charger ta rencontre en cours.',
  active: 'En cours',
  away: 'Ne peut pas venir',
  history: 'Rencontres passées',
  historyFailed: 'Impossible de charger tes rencontres passées.',
  noHistory: 'Pas encore de rencontre passée',
  noHistoryText: 'Tes cafés terminés apparaîtront ici.',
  search: 'Chercher dans les rencontres passées',
  completed: 'Terminée',
  calledOff: 'Annulée',
  notSaid: 'Pas encore de réponse',
  answers: { confirmed: 'Café pris', not_confirmed: 'Raté ce mois-ci', pending: 'En attente' },
  earlierAnswers: { confirmed: 'Café pris', not_confirmed: 'Pas de café' },
  didYouMeet: (names) => ['As-tu rencontré ', names, '\u202f?'],
  change: 'Changer ma réponse',
  keep: 'La garder',
  answered: 'Ta réponse est enregistrée.',
  notAnswered: 'Impossible d’enregistrer ta réponse',
  takenBack: { title: 'Réponse retirée', text: 'Tu peux répondre à nouveau.' },
  undo: 'Annuler',
  complete: {
    action: 'Marquer comme terminée',
    title: 'Marquer comme terminée\u202f?',
    effect: () => 'Tu indiques que votre café a eu lieu, et la rencontre est close pour toi.',
    done: 'Le café est marqué comme terminé.',
    failed: 'Impossible de terminer la rencontre',
  },
  sayYouMet: (names) =>
    names.map((name) => `${name || 'L’autre personne'} dit que la rencontre a eu lieu`).join('. '),
  lines: {
    notAnswered: (name) => `${name} n’a pas encore répondu.`,
    mayAnswer: (name) => `${name} peut encore dire comment c’était.`,
    metToo: (name) => `${name} le dit aussi. Santé.`,
    missedToo: (name) => `Raté aussi pour ${name}. Ça arrive.`,
    bothMet: 'Vous êtes d’accord\u202f: la rencontre a eu lieu. Santé.',
    bothMissed: 'Raté pour vous deux cette fois. Ça arrive.',
    onlyYouMet: (name) =>
      `Tu te souviens de la rencontre\u202f; ${name} dit qu’elle n’a pas eu lieu. Ça arrive\u202f: un petit message éclaircira les choses.`,
    onlyTheyMet: (name) =>
      `${name} se souvient de la rencontre. Ça arrive\u202f: un petit message éclaircira les choses.`,
  },
  met: (people, departments) =>
    `Tu as rencontré ${plural(people, { one: '# personne', many: '# de personnes', other: '# personnes' })} de ${plural(departments, { one: '# service', many: '# de services', other: '# services' })}`,
  noDepartment: 'Sans service',
  formerColleagues: 'Ex-collègues',
  youHost: 'C’est toi qui accueilles cette table.',
  host: 'Accueille',
  why: (isOfMore) => (isOfMore ? 'Pourquoi ce groupe' : 'Pourquoi vous deux'),
  toBegin: 'Pour commencer',
  reveal: { month: (month) => `Ton café ${ofMonth(month)}`, with: 'c’est avec…' },
  changed: {
    title: 'Ta rencontre a changé',
    now: (names) => `Tu rencontres maintenant ${names}.`,
    none: 'Tu n’as plus de rencontre ce mois-ci.',
    seen: 'Compris',
    failed: 'L’enregistrement a échoué',
  },
  none: {
    title: 'Pas de rencontre en cours',
    next: 'La prochaine tournée t’en apportera une.',
  },
  stranded: {
    text: 'Pas besoin d’attendre le mois prochain.',
    ask: 'Trouvez-moi quelqu’un d’autre',
    failed: 'La demande n’a pas abouti',
  },
}

export const feedback: Words['member']['feedback'] = {
  question: 'C’était comment\u202f?',
  change: 'Modifier',
  beans: (count) => plural(count, { one: '# grain', many: '# de grains', other: '# grains' }),
  choose: 'Choisis de un à cinq grains',
  line: 'En une ligne',
  hint: 'Les personnes qui animent le programme la lisent sans ton nom, avec les lignes d’au moins quatre autres. La personne rencontrée ne la voit pas.',
  quote: 'Ma ligne peut être citée dans un rapport, sans mon nom',
  give: (count) =>
    plural(count, { one: 'Donner # grain', many: 'Donner # de grains', other: 'Donner # grains' }),
  giveSome: 'Donner des grains',
  notNow: 'Pas maintenant',
  given: 'Merci. Nous montrons ton avis sans ton nom.',
  failed: 'Impossible d’enregistrer ton avis',
}
