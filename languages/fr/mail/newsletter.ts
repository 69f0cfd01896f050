import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'
import { ofMonth } from '../counted/months'

const { plural } = formatsOf('fr')

export const newsletter: MailWords['newsletter'] = {
  hello: (name) => `Bonjour ${name}`,
  preheader: {
    match: (month, name, department) => `Ta rencontre ${ofMonth(month)}\u202f: ${name}, ${department}.`,
    stranded: (name) => `${name} ne pourra finalement pas venir au café.`,
    sittingOut: (month, why) => `Pas de rencontre en ${month}. ${why}`,
  },
  picture: (month, company) => `${month}, ${company}`,
  match: {
    label: 'Ta rencontre du mois',
    labelOfMore: 'Tes rencontres',
    why: 'Pourquoi vous deux',
    youHost: 'C’est toi qui accueilles cette table.',
    hosts: (name) => `Accueil\u202f: ${name}.`,
    whyMore: 'Pourquoi ce groupe',
    see: 'Voir qui tu rencontres',
    writeTo: (address) => ['ou écris à ', address],
    andTo: (address) => ['et à ', address],
    photo: (name) => `Photo de ${name}`,
    quoted: (words) => `«\u202f${words}\u202f»`,
  },
  noMatch: {
    label: 'Ta rencontre',
    joinedLater: 'Dès la prochaine tournée',
    notNeeded: 'Pas d’accueil cette fois',
    waits: (rounds) =>
      `Tu auras une place dans environ ${plural(rounds, { one: '# tournée', many: '# de tournées', other: '# tournées' })}.`,
    onTheList: 'Tu es sur la liste.',
    noOtherHost:
      'Personne d’autre n’a de place pour t’accueillir maintenant. Tu es sur la liste pour la prochaine tournée.',
    youAreNotNeeded: 'Tu n’as pas à accueillir cette fois-ci. Les personnes qui accueillent se relaient.',
    youJoinedLater:
      'Ton inscription est arrivée après le tirage du mois. Tu participes à la prochaine tournée.',
    stranded: 'L’autre personne ne peut pas venir',
    sittingOut: 'Pas de rencontre ce mois-ci',
    nobodyLeft: 'Cette fois, il ne restait plus personne pour toi.',
  },
  starters: { label: 'Pour un bon café', title: 'De quoi lancer la conversation' },
  mood: 'L’humeur du mois',
  buzzer: {
    label: 'Le casse-tête du mois',
    atTheEnd: 'La réponse est tout à la fin.',
    answer: (answer) => `Casse-tête\u202f: la réponse est ${answer}`,
  },
  tips: 'Petits conseils',
  after: {
    title: 'Après votre café',
    text: 'Un clic nous dit comment cela s’est passé. Ainsi, le mois prochain, tu rencontreras quelqu’un de nouveau.',
  },
  profile: 'Ton profil',
  ask: 'Nous écrire',
}
