import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('fr')

export const access: Words['dashboard']['access'] = {
  visitor: { title: 'Connexion nécessaire', description: 'Connecte-toi pour accéder à l’administration.' },
  employee: { title: 'Accès refusé', description: 'C’est réservé à l’administration.' },
  unknown: {
    title: 'Impossible de savoir qui tu es pour le moment',
    text: 'Le serveur ne répond pas. Ta session reste ouverte.',
  },
  loading: 'Chargement de l’administration…',
  checking: 'Vérification des droits…',
}

export const ending: Words['dashboard']['ending'] = {
  keepsThem: 'Cela concerne les prochaines tournées. Une rencontre déjà annoncée reste prévue.',
  endsThem:
    'Cela met fin à la rencontre en cours\u202f: une heure réservée est annulée, et toute personne qui reste seule est prévenue par e-mail.',
  staysAsItIs: 'La rencontre en cours reste.',
  people: (count) =>
    plural(count, {
      one: '# personne dans un tirage en cours',
      many: '# de personnes dans un tirage en cours',
      other: '# personnes dans un tirage en cours',
    }),
  pair: ({ name, other, pairing, isAnnounced, coffee }) =>
    `${name} et ${other} ont une rencontre dans ${pairing}${isAnnounced ? '' : ' (pas encore annoncée)'}${coffee === null ? '' : `\u202f; leur rendez-vous\u202f: ${coffee}`}.`,
  more: (matches, booked) => {
    const others = plural(matches, {
      one: '# autre rencontre aussi',
      many: '# d’autres rencontres aussi',
      other: '# autres rencontres aussi',
    })
    return booked === 0
      ? `${others}.`
      : `${others}, dont ${plural(booked, { one: '# avec un rendez-vous réservé', many: '# avec un rendez-vous réservé', other: '# avec un rendez-vous réservé' })}.`
  },
}

const users = (count: number) =>
  plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })
const entries = (count: number) => plural(count, { one: '# entrée', many: '# d’entrées', other: '# entrées' })
/** Both nouns are feminine, so one form of "sélectionnée" serves both. */
const ofMany = (counted: (count: number) => string) => {
  const selected = (count: number) =>
    `${counted(count)} ${plural(count, { one: 'sélectionnée', many: 'sélectionnées', other: 'sélectionnées' })}`
  return {
    selected,
    allFound: (count: number) => `Tous les résultats\u202f: ${counted(count)}`,
    sentence: (count: number) => `${selected(count)}.`,
    changes: (changed: number, count: number) =>
      `À modifier\u202f: ${digits(changed)} sur ${counted(count)}.`,
    changesNone: (count: number) => `Rien à changer pour ${counted(count)}.`,
  }
}

export const bulk: Words['dashboard']['bulk'] = {
  selectAll: (total) => `Tout sélectionner (${digits(total)})`,
  clear: 'Désélectionner',
  undo: 'Annuler',
  notUndone: 'Impossible d’annuler la modification',
  counting: 'Décompte des personnes concernées.',
  notCounted: 'Impossible de charger les personnes concernées.',
  covers: (people) =>
    plural(people, {
      one: 'Cela couvre # personne qui a un compte.',
      many: 'Cela couvre # de personnes qui ont un compte.',
      other: 'Cela couvre # personnes qui ont un compte.',
    }),
  refused: (people) =>
    plural(people, {
      one: '# personne n’a pas ce service dans sa liste.',
      many: '# de personnes n’ont pas ce service dans leur liste.',
      other: '# personnes n’ont pas ce service dans leur liste.',
    }),
  users: {
    label: 'Personnes sélectionnées',
    failed: 'Impossible de modifier les personnes',
    ...ofMany(users),
  },
  entries: {
    label: 'Entrées sélectionnées',
    failed: 'Impossible de modifier les entrées',
    ...ofMany(entries),
  },
}
