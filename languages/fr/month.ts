import { formatsOf } from '../../shared/languages/formats'
import type { ServerWords } from '../words'
import { reasons } from './reasons'
import { ofMonth } from './counted/months'
import { inWords } from './counted/small-numbers'

const { digits, itemised, listed, monthName, plural } = formatsOf('fr')

const some = (names: string[], more: number) =>
  more === 0 ? itemised(names) : `${itemised(names)} et ${digits(more)} de plus`
const quoted = (name: string) => `«\u202f${name}\u202f»`
/** The first names, and how many more there are. */
export const someQuoted = (names: string[], more: number) => some(names.map(quoted), more)
const pairs = (count: number) => plural(count, { one: '# binôme', many: '# de binômes', other: '# binômes' })
const groups = (count: number) => plural(count, { one: '# groupe', many: '# de groupes', other: '# groupes' })
const stranded = (people: number) =>
  plural(people, {
    one: '# personne a perdu sa rencontre',
    many: '# de personnes ont perdu leur rencontre',
    other: '# personnes ont perdu leur rencontre',
  })

export const month: ServerWords['month'] = {
  notYet: 'Pas encore',
  of: (done, all) => `${digits(done)} sur ${digits(all)}`,
  people: {
    ready: (count) => plural(count, { one: '# prête', many: '# prêtes', other: '# prêtes' }),
    reasons,
    aside: (parts) => `${itemised(parts)}.`,
    nobodyAside: 'Personne n’est exclu.',
    tooFew: (minimum) =>
      `Une tournée demande au moins ${digits(minimum)} personnes\u202f: connectées, avec un profil, et qui participent.`,
    bring: 'Importer',
    invite: 'Inviter des personnes',
    see: 'Voir les personnes',
  },
  pairing: {
    pairs: (count, threes) => {
      if (threes === 0) return pairs(count)
      if (count === 1) return `${pairs(count)}, à trois`
      return `${pairs(count)}, dont ${digits(threes)} à trois`
    },
    tables: (count) => plural(count, { one: '# table', many: '# de tables', other: '# tables' }),
    gone: (count) =>
      `${plural(count, { one: '# personne est partie', many: '# de personnes sont parties', other: '# personnes sont parties' })} depuis que la tournée est faite.`,
    groups: (count, leftOut) =>
      leftOut === 0
        ? `${groups(count)}, personne n’est resté de côté.`
        : `${groups(count)}, ${plural(leftOut, { one: '# personne est restée de côté', many: '# de personnes sont restées de côté', other: '# personnes sont restées de côté' })}.`,
    ofGroups: (done, all) => `${digits(done)} sur ${groups(all)}`,
    unseen: (months, count) =>
      `Rencontres jamais envoyées (${listed(months.map(monthName))})\u202f: ${plural(count, { one: '# binôme ne les a pas vues', many: '# de binômes ne les ont pas vues', other: '# binômes ne les ont pas vues' })}.`,
    completes: (names, more, now) =>
      `Cela termine ${someQuoted(names, more)}, et fait le tirage ${ofMonth(monthName(now))} pour toutes les personnes prêtes.`,
    completeAndBegin: (months, now) =>
      `Terminer ${listed(months.map(monthName))} et commencer ${monthName(now)}`,
    tooSmall: 'Aucun groupe ne compte encore assez de personnes.',
    left: (names, more) => `Tirage encore à faire\u202f: ${some(names, more)}.`,
    trial: 'Tu vois d’abord un essai. Rien n’est enregistré avant ta confirmation.',
    pairGroups: 'Tirage de tous les groupes',
    generate: 'Faire le tirage',
  },
  newsletter: {
    title: quoted,
    figures: { notLinked: 'Pas liée', none: 'Pas encore', draft: 'Brouillon', approved: 'Approuvée' },
    unapproved: (title) => `Lis ${quoted(title)}, puis approuve-la.`,
    approve: 'Lire et approuver',
    unlinked: (title, round) => `Lie ${quoted(title)} à ${round}.`,
    link: 'La lier',
    noneForGroups: (count) => `Pas encore de newsletter. Écris-en une pour les ${inWords(count)}.`,
    createForGroups: (count) => `En créer une pour ${groups(count)}`,
    none: (round) =>
      `Pas encore de newsletter pour ${round}. Une nouvelle contient déjà une humeur, une citation et des conseils.`,
    orLink: (title) => `Ou lie aussi ${quoted(title)} à ce tirage.`,
    create: 'Créer la newsletter',
  },
  sending: {
    failed: (mails) =>
      plural(mails, {
        one: '# e-mail n’a pas pu partir.',
        many: '# d’e-mails n’ont pas pu partir.',
        other: '# e-mails n’ont pas pu partir.',
      }),
    unknown: (mails) =>
      plural(mails, {
        one: '# e-mail n’est peut-être pas arrivé\u202f: voir «\u202fJournal des envois\u202f».',
        many: '# d’e-mails ne sont peut-être pas arrivés\u202f: voir «\u202fJournal des envois\u202f».',
        other: '# e-mails ne sont peut-être pas arrivés\u202f: voir «\u202fJournal des envois\u202f».',
      }),
    paused: 'L’envoi est en pause.',
    resume: 'Reprendre',
    underWay: 'Tu peux fermer cette page, l’envoi continue.',
    cancelled: (left) => `L’envoi a été annulé. Les autres (${digits(left)}) peuvent encore la recevoir.`,
    send: 'Envoyer',
    sendOthers: (left) => `Envoyer aux autres (${digits(left)})`,
  },
  meetings: {
    met: (met, all) =>
      plural(met, {
        one: `# sur ${digits(all)} a eu lieu`,
        many: `# sur ${digits(all)} ont eu lieu`,
        other: `# sur ${digits(all)} ont eu lieu`,
      }),
    booked: (matches) => plural(matches, { one: '# réservée.', many: '# réservées.', other: '# réservées.' }),
    notMet: (matches) => plural(matches, { one: '# ratée.', many: '# ratées.', other: '# ratées.' }),
    silent: (matches) =>
      plural(matches, {
        one: '# binôme n’a pas répondu.',
        many: '# de binômes n’ont pas répondu.',
        other: '# binômes n’ont pas répondu.',
      }),
    stranded: (people) => `${stranded(people)}.`,
    noneWaits: (people) => `${stranded(people)}\u202f; personne n’en a encore demandé une autre.`,
    allWait: (people) =>
      plural(people, {
        one: '# personne a perdu sa rencontre et attend.',
        many: '# de personnes ont perdu leur rencontre et attendent.',
        other: '# personnes ont perdu leur rencontre et attendent.',
      }),
    someWait: (people, waiting) =>
      `${stranded(people)}\u202f; ${plural(waiting, { one: '# en attend une autre', many: '# en attendent une autre', other: '# en attendent une autre' })}.`,
    pair: (waiting) =>
      plural(waiting, {
        one: 'Nouvelle rencontre pour #',
        many: 'Nouvelle rencontre pour #',
        other: 'Nouvelle rencontre pour #',
      }),
  },
  completed: {
    done: 'Terminé',
    text: 'Clôt le mois et l’archive.',
    toCome: (coffees) =>
      plural(coffees, {
        one: '# café réservé est encore à venir.',
        many: '# cafés réservés sont encore à venir.',
        other: '# cafés réservés sont encore à venir.',
      }),
    complete: 'Terminer',
    allFull: 'Toutes les tasses sont pleines\u202f: ce mois est bouclé.',
    allFullOfRound: 'Toutes les tasses sont pleines\u202f: cette tournée est bouclée.',
    next: (day) => `Prochaine tournée\u202f: ${day}.`,
    nextFrom: (day) =>
      `Prochaine tournée\u202f: pas encore annoncée. Tirage possible à partir de cette date\u202f: ${day}.`,
  },
}
