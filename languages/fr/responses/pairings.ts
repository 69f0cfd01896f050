import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('fr')

const rounds = (count: number, one = '', other = '') =>
  plural(count, { one: `# tirage${one}`, many: `# de tirages${other}`, other: `# tirages${other}` })
const pairs = (count: number) => plural(count, { one: '# binôme', many: '# de binômes', other: '# binômes' })
const groups = (count: number) =>
  plural(count, { one: '# groupe omis', many: '# de groupes omis', other: '# groupes omis' })
const people = (count: number) =>
  plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })
const inIt = (count: number) => (count > 0 ? ` (avec ${digits(count)} de ces personnes)` : '')
const theNewsletter = (title: string | undefined, otherwise: string) =>
  title === undefined ? otherwise : `«\u202f${title}\u202f»`

export const pairings: Responses['pairings'] = {
  making: {
    group: (name) => `Tirage de ${name}`,
    meetings: (count) => `Vérification des rencontres passées de ${people(count)}`,
    search: (count) => `Recherche du meilleur tirage pour ${people(count)}`,
    storing: (count) => `Enregistrement de ${pairs(count)}`,
    storingTables: (count) =>
      `Enregistrement de ${plural(count, { one: '# table', many: '# de tables', other: '# tables' })}`,
  },
  pairedAlready: (count, scope, toldOn) =>
    `${people(count)} (${scope}) ${plural(count, { one: 'a', many: 'ont', other: 'ont' })} déjà une rencontre ce mois-ci${toldOn ? `, annoncée par une newsletter le ${toldOn}` : ''}. Un second tirage en donnerait une autre.`,
  inAnotherRound: {
    ofNow: (count, scope) =>
      `${people(count)} (${scope}) ${plural(count, { one: 'a', many: 'ont', other: 'ont' })} déjà une rencontre dans un autre tirage en cours de ce mois.`,
    earlier: (count, scope) =>
      `${people(count)} (${scope}) ${plural(count, { one: 'est', many: 'sont', other: 'sont' })} dans un autre tirage en cours. Quand l’administration l’aura terminé ou supprimé, fais le suivant.`,
  },
  stillActive: {
    ofNow: (name, count) =>
      `«\u202f${name}\u202f» est encore en cours${inIt(count)}. C’est le tirage de ce mois\u202f: pour en faire un autre, supprime-le d’abord.`,
    earlier: (name, count) =>
      `«\u202f${name}\u202f» est encore en cours${inIt(count)}. Termine-le ou supprime-le, puis fais le prochain tirage.`,
  },
  notAsked: 'Personne n’a encore été interrogé.',
  tooFew: (scope, ready, least) =>
    `${scope}\u202f: ${plural(ready, { one: '# personne prête', many: '# de personnes prêtes', other: '# personnes prêtes' })} pour le tirage\u202f; il en faut au moins ${digits(least)}. Comptent les personnes connectées, avec un profil, et qui participent.`,
  noHosts:
    'Personne n’accueille aujourd’hui. Désigne plus de personnes qui accueillent, ou attends que l’une d’elles participe.',
  noGuests:
    'Pas d’invités aujourd’hui\u202f: toutes les personnes qui participent accueillent. Invite plus de monde, ou désigne moins de personnes qui accueillent.',
  noPair: (count, isTables, reasons, more) =>
    `${isTables ? 'Aucune table' : 'Aucun binôme'} n’est possible pour le moment entre ces ${digits(count)} personnes. ${reasons.join(' ')}${more > 0 ? ` Et ${digits(more)} de plus.` : ''}`,
  peopleLeft: (who, more) =>
    `Depuis ton aperçu, plus de rencontre possible pour ${who.join(', ')}${more > 0 ? ` et ${digits(more)} de plus` : ''}. Regarde à nouveau la tournée.`,
  pairedWith: (name) => `la personne que ${name ?? 'quelqu’un'} devait rencontrer`,
  cannotBePaired: (name) => `Plus de rencontre possible pour ${name}.`,
  approved: (title) =>
    `${theNewsletter(title, 'Sa newsletter')} est approuvée et annonce les rencontres. Repasse-la en brouillon, puis modifie le tirage.`,
  changedBy: (who, wishes) =>
    `Entre-temps, ${who ?? 'l’administration'} ${wishes ? `a modifié cette tournée\u202f: ${wishes.join(' ')}` : 'a rétabli la tournée d’origine.'} Regarde-la à nouveau avant de la modifier.`,
  beingSent: (title) =>
    `${theNewsletter(title, 'Une newsletter')} est en cours d’envoi à partir de ce tirage. Attends la fin de l’envoi, ou annule-le.`,
  sentFrom: {
    delete: (title) =>
      `${theNewsletter(title, 'Une newsletter')} est partie à partir de ce tirage, les rencontres sont donc connues. Termine le tirage au lieu de le supprimer.`,
    change: (title) =>
      `${theNewsletter(title, 'Une newsletter')} est partie à partir de ce tirage, les rencontres sont donc connues. Le tirage ne peut plus être modifié.`,
  },
  profileChanged:
    'Un profil a changé depuis ton aperçu, la tournée serait donc différente. Regarde-la à nouveau.',
  asFirstMade: (name) => `«\u202f${name}\u202f» est déjà la tournée d’origine.`,
  changed: (count, name) => `«\u202f${name}\u202f» est modifié pour ${people(count)}.`,
  stays: (name) => `«\u202f${name}\u202f» reste inchangé.`,
  metSince: (name) =>
    `Impossible de rétablir «\u202f${name}\u202f»\u202f: deux de ses personnes ont depuis une rencontre ailleurs, ou ne peuvent plus être réunies.`,
  backToFirst: (name) => `«\u202f${name}\u202f» est revenu à la tournée d’origine.`,
  completedNoChange: (name) => `«\u202f${name}\u202f» est terminé et ne peut donc plus être modifié.`,
  cycleAtWork: (name) =>
    `Le cycle automatique va créer ou envoyer la newsletter de «\u202f${name}\u202f». Réessaie quand c’est fait.`,
  answered: (count, name) =>
    `${plural(count, { one: '# rencontre a', many: '# de rencontres ont', other: '# rencontres ont' })} déjà une réponse, «\u202f${name}\u202f» ne peut donc plus être modifié.`,
  othersLook: 'D’autres modifications sont à l’essai en ce moment. Réessaie dans quelques secondes.',
  lookedAt: (looks, minutes) => `Tu as essayé ${looks} modifications en une heure. Réessaie dans ${minutes}.`,
  sayThatYouMet: 'Dis d’abord que la rencontre a eu lieu. Ensuite, tu peux dire comment c’était.',
  feedbackShown: 'Ton avis est déjà montré avec ceux d’autres personnes, il ne peut donc plus être modifié.',
  noGroup:
    'Il n’y a pas encore de groupe de domaines. Ajoutes-en un, ou fais un tirage de toute l’entreprise.',
  wouldBeMade: (count, scope) => `${pairs(count)} à former pour ${scope}. Rien n’est enregistré.`,
  made: (count, scope) => `Tirage fait pour ${scope}\u202f: ${pairs(count)}`,
  calledOff: 'Cette rencontre a été annulée, car l’une des personnes ne pouvait pas venir.',
  markedCompleted: 'Ce café est déjà marqué comme terminé.',
  answeredAlready: 'Tu as déjà répondu.',
  tooLateToUndo: 'C’est trop tard pour reprendre ta réponse. Tu peux encore la changer.',
  monthCompleted: 'Ce mois est terminé, ta réponse ne peut donc plus être changée.',
  alreadyCompleted: (name) =>
    `«\u202f${name}\u202f» est déjà terminé. Il est sous «\u202fTirages terminés\u202f».`,
  alreadySeen: (name) => `Les rencontres de «\u202f${name}\u202f» sont déjà visibles.`,
  keptCompleted: (name) =>
    `«\u202f${name}\u202f» est terminé et se trouve sous «\u202fTirages terminés\u202f». Ses rencontres sont gardées, pour éviter les répétitions.`,
  wouldBeCreated: (made, skipped) => `${rounds(made)} à faire, ${groups(skipped)}. Rien n’est enregistré.`,
  created: (made, skipped) => `${rounds(made, ' fait', ' faits')}, ${groups(skipped)}.`,
  noActive: 'Il n’y avait pas de tirage en cours.',
  completed: (count) => `${rounds(count, ' terminé', ' terminés')}.`,
  isCompleted: (name) => `«\u202f${name}\u202f» est terminé.`,
  seeTheirMatch: (count) =>
    plural(count, {
      one: '# personne voit maintenant sa rencontre.',
      many: '# de personnes voient maintenant leur rencontre.',
      other: '# personnes voient maintenant leur rencontre.',
    }),
  deleted: (name) => `«\u202f${name}\u202f» est supprimé, avec ses rencontres.`,
  fileDeleted: 'Le fichier de tirage est supprimé. L’historique des rencontres reste.',
}
