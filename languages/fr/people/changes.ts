import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('fr')

const people = (count: number) =>
  plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })
/** What a button does, and for how many if that is known. */
const of = (action: string) => (count: number) => (count === 0 ? action : `${action} ${people(count)}`)
const to = (action: string) => (count: number) => (count === 0 ? action : `${action} (${people(count)})`)

export const pause: Words['people']['pause'] = {
  again: 'Participe à nouveau',
  inMonths: (months, day) =>
    `${plural(months, { one: 'Dans # mois', many: 'Dans # de mois', other: 'Dans # mois' })}, le ${day}`,
  otherDay: 'Un autre jour',
  day: 'Jour',
  tooEarly: 'Choisis un jour après aujourd’hui',
  match: 'Une rencontre en cours',
  keep: 'La garder',
  stepOut: 'Se désister maintenant',
  stepOutHint: 'Une heure réservée est annulée, et toute personne qui reste seule est prévenue par e-mail.',
}

export const bulk: Words['people']['bulk'] = {
  status: {
    action: 'Statut',
    title: 'Changer le statut',
    active: {
      label: 'Participent',
      hint: 'Elles sont de la prochaine tournée.',
      submit: of('Activer'),
    },
    paused: { label: 'En pause', submit: to('Mettre en pause') },
    opted_out: {
      label: 'Ne participent plus',
      hint: 'Jusqu’à ce qu’elles reviennent d’elles-mêmes, ou que tu les fasses revenir.',
      submit: of('Faire sortir'),
    },
  },
  department: {
    action: 'Service',
    title: 'Changer le service',
    submit: of('Déplacer'),
    of: 'Services de',
    noGroup: 'Personnes sans groupe',
    department: 'Service',
    choose: 'Choisir',
  },
  group: {
    action: 'Groupe de domaines',
    title: 'Placer dans un groupe de domaines',
    submit: of('Déplacer'),
    effect:
      'Chaque personne reçoit sa propre entrée de la liste d’accès dans ce groupe\u202f; si elle en a déjà une, c’est celle-ci qui change de groupe. Les tirages en cours restent. Tu peux les déplacer à nouveau.',
    group: 'Placer dans',
    choose: 'Choisis un groupe',
  },
  invite: 'Inviter',
  signOut: {
    action: 'Déconnecter',
    title: 'Déconnecter partout',
    submit: of('Déconnecter'),
    effect: 'Ces personnes peuvent se reconnecter\u202f; ta session reste ouverte. C’est définitif.',
  },
}
