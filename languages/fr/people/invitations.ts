import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('fr')

const people = (count: number) =>
  plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })
const days = (count: number) =>
  plural(count, {
    one: 'depuis moins de # jour',
    many: 'depuis moins de # de jours',
    other: 'depuis moins de # jours',
  })

export const invite: Words['people']['invite'] = {
  title: 'Inviter des personnes',
  text: 'Chaque personne reçoit un e-mail de ta part qui explique de quoi il s’agit, avec un bouton pour participer. Trois e-mails au plus, à sept jours d’intervalle, et plus aucun après «\u202fNe plus me demander\u202f».',
  submit: (count) => (count === 0 ? 'Inviter' : `Inviter ${people(count)}`),
  inviting: 'Invitation…',
  failed: 'Impossible d’envoyer les invitations.',
  noName: 'Ajoute ton nom\u202f: il signe l’e-mail.',
  firstName: 'Prénom',
  lastName: 'Nom',
  invitees: 'Qui inviter',
  all: 'Toutes les personnes qui ne participent pas encore',
  allHint: 'Y compris les adresses de la liste d’accès sans compte.',
  selected: (count) =>
    plural(count, {
      one: '# personne sélectionnée',
      many: '# de personnes sélectionnées',
      other: '# personnes sélectionnées',
    }),
  list: (count) =>
    plural(count, { one: 'Cette personne', many: 'Ces # de personnes', other: 'Ces # personnes' }),
  named: 'Des adresses que je saisis',
  addresses: 'Adresses',
  addressesHint: 'Une par ligne, ou séparées par des virgules.',
  words: 'Quelques mots de ta part',
  mail: 'L’e-mail',
  subject: (text) => `Objet\u202f: ${text}`,
  inLanguage: (language, count) => `${language}\u202f: ${digits(count)}`,
  notCounted: 'Impossible de compter les personnes.',
  nobody: 'Personne ne reçoit d’e-mail.',
  people: (count) =>
    plural(count, {
      one: '# personne reçoit un e-mail.',
      many: '# de personnes reçoivent un e-mail.',
      other: '# personnes reçoivent un e-mail.',
    }),
  reminded: (count) =>
    plural(count, {
      one: '# a déjà reçu une invitation.',
      many: '# ont déjà reçu une invitation.',
      other: '# ont déjà reçu une invitation.',
    }),
  skipped: {
    in: (count) => `Pas d’e-mail pour ${digits(count)}\u202f: déjà dans le programme`,
    'not-covered': (count) => `Pas d’e-mail pour ${digits(count)}\u202f: hors liste d’accès`,
    refused: (count) => `Pas d’e-mail pour ${digits(count)}\u202f: arrêt, ou invitation refusée`,
    'too-often': (count, most) =>
      `Pas d’e-mail pour ${digits(count)}\u202f: déjà ${plural(most, { one: '# invitation', many: '# d’invitations', other: '# invitations' })} en douze mois`,
    'too-soon': (count, last) => `Pas d’e-mail pour ${digits(count)}\u202f: une invitation ${days(last)}`,
    away: (count) => `Pas d’e-mail pour ${digits(count)}\u202f: en pause ou en congé`,
  },
}

export const readiness: Words['people']['readiness'] = {
  labels: {
    ready: 'Prête pour le tirage',
    'meets-nobody': 'Ne peut rencontrer personne de son groupe',
    'not-answered': 'Pas encore de réponse',
    'no-group': 'Sans groupe de domaines',
    'never-invited': 'Sans invitation',
    invited: 'Invitation envoyée',
    'not-set-up': 'Sans profil',
    'at-cap': 'Limite du mois atteinte',
    'not-joined': 'Hors de ce programme',
    paused: 'En pause',
    skipped: 'Passe son tour',
    dormant: 'En sommeil',
    'opted-out': 'Ne participe plus',
    'on-leave': 'En congé',
    'not-covered': 'Hors liste d’accès',
  },
  badges: {
    'meets-nobody': 'ne peut rencontrer personne de son groupe',
    'not-answered': 'pas encore de réponse',
    'no-group': 'sans groupe de domaines',
    'never-invited': 'sans invitation',
    invited: 'invitation envoyée',
    'not-set-up': 'sans profil',
    'at-cap': 'limite du mois atteinte',
    'not-joined': 'hors de ce programme',
    paused: 'en pause',
    skipped: 'passe son tour',
    dormant: 'en sommeil',
    'opted-out': 'ne participe plus',
    'on-leave': 'en congé',
    'not-covered': 'hors liste d’accès',
  },
  invitedOn: (day) => `invitation envoyée le ${day}`,
  until: (badge, day) => `${badge} jusqu’au ${day}`,
}
