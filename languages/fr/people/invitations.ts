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
const times = (count: number) => plural(count, { one: '# fois', many: '# de fois', other: '# fois' })

export const invite: Words['people']['invite'] = {
  title: 'Inviter des personnes',
  text: 'Chaque personne reçoit un e-mail personnel en ton nom\u202f: de quoi il s’agit, et un bouton pour participer. Au plus trois e-mails par personne, à sept jours d’intervalle, et plus aucun après «\u202fNe plus me demander\u202f».',
  submit: (count) => (count === 0 ? 'Inviter' : `Inviter ${people(count)}`),
  inviting: 'Invitation…',
  failed: 'Personne n’a pu être invité.',
  noName: 'Les invitations partent en ton nom, et tu n’en as pas encore indiqué.',
  firstName: 'Prénom',
  lastName: 'Nom',
  whom: 'Qui',
  all: 'Toutes les personnes qui n’en sont pas encore',
  allHint: 'Y compris les adresses de la liste d’accès qui n’ont pas de compte.',
  selected: (count) =>
    plural(count, {
      one: '# personne sélectionnée',
      many: '# de personnes sélectionnées',
      other: '# personnes sélectionnées',
    }),
  list: (count) => `La liste filtrée\u202f: ${people(count)}`,
  named: 'Des adresses que je saisis',
  addresses: 'Adresses',
  addressesHint: 'Une par ligne, ou séparées par des virgules.',
  words: 'Quelques mots de ta part',
  mail: 'L’e-mail',
  subject: (text) => `Objet\u202f: ${text}`,
  inLanguage: (language, people) => `${language}: ${digits(people)}`,
  notCounted: 'Le nombre de personnes n’a pas pu être chargé.',
  nobody: 'Personne ne reçoit d’e-mail.',
  people: (count) =>
    plural(count, {
      one: '# personne reçoit un e-mail.',
      many: '# de personnes reçoivent un e-mail.',
      other: '# personnes reçoivent un e-mail.',
    }),
  reminded: (count) =>
    plural(count, {
      one: '# d’entre elles a déjà reçu une invitation.',
      many: '# d’entre elles ont déjà reçu une invitation.',
      other: '# d’entre elles ont déjà reçu une invitation.',
    }),
  skipped: {
    in: (count) => `${digits(count)} sans e-mail\u202f: déjà dans le programme`,
    'not-covered': (count) => `${digits(count)} sans e-mail\u202f: hors liste d’accès`,
    refused: (count) => `${digits(count)} sans e-mail\u202f: après un arrêt ou un refus`,
    'too-often': (count, most) =>
      `${digits(count)} sans e-mail\u202f: déjà ${times(most)} une invitation en douze mois`,
    'too-soon': (count, last) => `${digits(count)} sans e-mail\u202f: une invitation ${days(last)}`,
    away: (count) => `${digits(count)} sans e-mail\u202f: en pause ou en congé`,
  },
}

export const readiness: Words['people']['readiness'] = {
  labels: {
    ready: 'Prête pour le tirage',
    'meets-nobody': 'Ne peut rencontrer personne de son groupe',
    'no-group': 'Sans groupe de domaines',
    'never-invited': 'Sans invitation',
    invited: 'Invitation envoyée',
    'not-set-up': 'Sans profil',
    'at-cap': 'Au maximum de rencontres souhaité',
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
    'no-group': 'sans groupe de domaines',
    'never-invited': 'sans invitation',
    invited: 'invitation envoyée',
    'not-set-up': 'sans profil',
    'at-cap': 'au maximum de rencontres souhaité',
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
