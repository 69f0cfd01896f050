import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { map } from './figures/map'
import { system } from './figures/system'
import { whoMet } from './figures/who-met'

const { digits, plural } = formatsOf('fr')

export const figures: Words['figures'] = {
  failed: 'Impossible de charger les chiffres.',
  summary: {
    label: 'Résumé',
    users: 'Personnes en tout',
    pendingSetup: (count) => `${digits(count)} sans profil`,
    active: 'Rencontres',
    completed: 'Cafés pris',
    participation: 'Taux de participation',
    participationNote: (joined, all) =>
      `${plural(joined, { one: '# personne inscrite', many: '# personnes inscrites', other: '# personnes inscrites' })} sur ${digits(all)}`,
  },
  period: { label: 'Mois', current: 'Mois en cours', previous: 'Mois précédents' },
  views: {
    label: 'Chiffres',
    users: 'Personnes',
    matching: 'Rencontres',
    engagement: 'Participation',
    system: 'Système',
  },
  table: 'Afficher en tableau',
  share: 'Part',
  month: 'Mois',
  department: 'Service',
  users: {
    failed: 'Impossible de charger les personnes.',
    column: 'Personnes',
    status: {
      title: 'Répartition par statut',
      caption: 'Personnes par statut',
      column: 'Statut',
      active: 'Participent',
      paused: 'En pause',
      optedOut: 'Ont arrêté',
    },
    departments: {
      title: 'Principaux services',
      none: 'Personne pour l’instant',
      caption: 'Les services qui comptent le plus de personnes',
      notSet: 'Sans service',
    },
  },
  chart: {
    tookPlace: 'ont eu lieu',
    others: 'autres rencontres',
    rate: 'Taux de réussite',
    total: 'En tout',
    completed: 'Ont eu lieu',
  },
  matching: {
    failed: 'Impossible de charger les rencontres.',
    current: {
      total: 'Rencontres en tout',
      active: 'Rencontres en cours',
      completed: 'Cafés pris',
      rate: 'Part de cafés pris',
    },
    quality: {
      title: 'Qualité des tirages',
      failed: 'Impossible de charger la qualité des tirages.',
      none: 'Aucune donnée de tirage',
      recent: 'Tirages récents',
      issues: 'Points à vérifier',
      average: 'Qualité moyenne',
      unknown: 'Inconnue',
      ofTen: 'sur 10',
      kinds: {
        overdue: 'En retard',
        unavailable: 'Indisponibles',
        left_out: 'Sans rencontre',
        not_optimal: 'Pas prouvé',
      },
      caption: 'Tirages récents',
      pairing: 'Tirage',
      quality: 'Qualité',
      pairs: 'Binômes',
      across: 'Entre services',
      metBefore: 'Déjà rencontrés',
      leftOut: 'Sans rencontre',
    },
    previous: {
      caption: 'Rencontres des six mois précédents',
      success: (rate, completed, all) => [
        rate,
        ` de réussite, ${plural(completed, { one: '# a eu lieu', many: '# ont eu lieu', other: '# ont eu lieu' })} sur ${digits(all)}`,
      ],
    },
  },
  engagement: {
    title: 'Participation',
    failed: 'Impossible de charger les chiffres de participation.',
    connections: 'Liens en tout',
    peopleMet: 'Personnes qui se sont vues',
    activeUsers: 'Actives ce mois-ci',
    retention: 'Taux de fidélité',
    byMonth: 'Rencontres, mois par mois',
    caption: 'Rencontres des douze mois précédents',
  },
  whoMet,
  map,
  system,
}
