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
  match: 'Rencontre en cours',
  keep: 'La garder',
  stepOut: 'Se désister maintenant',
  stepOutHint: 'Annule une heure réservée. Toute personne qui reste seule reçoit un e-mail.',
}

export const bulk: Words['people']['bulk'] = {
  status: {
    action: 'Statut',
    title: 'Changer le statut',
    active: {
      label: 'Participent',
      hint: 'Elles participent à la prochaine tournée.',
      submit: of('Activer'),
    },
    paused: { label: 'En pause', submit: to('Mettre en pause') },
    opted_out: {
      label: 'Ne participent plus',
      hint: 'Jusqu’à ce qu’elles reviennent, ou que tu les fasses revenir.',
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
    title: 'Déplacer vers un groupe de domaines',
    submit: of('Déplacer'),
    effect:
      'Ajoute à ce groupe une entrée de la liste d’accès pour chaque personne, ou y déplace celle qui existe. Les tirages en cours ne changent pas. Tu peux déplacer les personnes à nouveau.',
    group: 'Déplacer vers',
    choose: 'Choisis un groupe',
  },
  invite: 'Inviter',
  signOut: {
    action: 'Déconnecter',
    title: 'Déconnecter partout',
    submit: of('Déconnecter'),
    effect: 'Ces personnes peuvent se reconnecter. Ta session reste ouverte. C’est irréversible.',
  },
}
