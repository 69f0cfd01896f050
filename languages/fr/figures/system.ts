import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('fr')

export const system: Words['figures']['system'] = {
  employees: {
    title: 'Statut des collègues',
    failed: 'Impossible de charger les collègues.',
    total: 'Collègues en tout',
    active: 'En poste',
    onLeave: 'En congé',
    available: 'Disponibles pour le tirage',
    synced: (moment) => `Dernière synchronisation\u202f: ${moment}`,
    neverSynced: 'Dernière synchronisation\u202f: jamais',
  },
  title: 'État du système',
  checked: (moment) => `Vérification\u202f: ${moment}`,
  checking: 'Vérification…',
  check: 'Vérifier à nouveau',
  failed: 'Impossible de vérifier le système.',
  lines: {
    database: 'Base de données',
    email: 'Envoi d’e-mails',
    sync: 'Synchronisation des collègues',
    cycle: 'Cycle automatique',
    signIn: 'Connexion',
    job: (name) => `Tâche\u202f: ${name}`,
    pendingSetups: 'Profils à créer',
  },
  troubles: (count) =>
    count === 0
      ? 'Tout fonctionne.'
      : plural(count, {
          one: '# élément à vérifier.',
          many: '# éléments à vérifier.',
          other: '# éléments à vérifier.',
        }),
  behind: 'Tous les éléments et tâches',
  responded: (milliseconds) => `Réponse en ${milliseconds}\u00a0ms`,
  lastSync: (moment) => `Dernière synchronisation\u202f: ${moment}.`,
  lastRead: (moment) => `Dernière lecture\u202f: ${moment}.`,
  failingSince: (moment) => `En échec depuis\u202f: ${moment}.`,
  until: (moment) => `Jusqu’à\u202f: ${moment}.`,
  wrongCodes: (moment) => `Trop de codes erronés\u202f: ${moment}.`,
  nextRun: (moment, rule, zone) => `Prochain passage\u202f: ${moment} (${rule}, ${zone}).`,
  runs: (every, last) =>
    last === null ? `S’exécute ${every}` : `S’exécute ${every}, dernière fois\u202f: ${last}`,
  jobFailed: (moment, message) => `Échec (${moment})\u202f: ${message}`,
  every: {
    days: (count) =>
      plural(count, { one: 'chaque jour', many: 'tous les # de jours', other: 'tous les # jours' }),
    hours: (count) =>
      plural(count, { one: 'chaque heure', many: 'toutes les # d’heures', other: 'toutes les # heures' }),
    minutes: (count) =>
      plural(count, { one: 'chaque minute', many: 'toutes les # de minutes', other: 'toutes les # minutes' }),
    seconds: (count) =>
      plural(count, {
        one: 'chaque seconde',
        many: 'toutes les # de secondes',
        other: 'toutes les # secondes',
      }),
  },
}
