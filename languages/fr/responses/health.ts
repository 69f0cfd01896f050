import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('fr')

export const health: Responses['health'] = {
  database: { slow: 'Lente', fine: 'Fonctionne' },
  email: {
    outbox: {
      label: 'Mode d’essai',
      detail:
        'Les e-mails vont dans la boîte d’envoi et n’arrivent à personne. Définis MAIL_URL pour les envoyer.',
    },
    unreachable: (transport) => `${transport} injoignable`,
    cannotReach: (why) => `Le serveur de messagerie est injoignable\u202f: ${why}`,
    silent: 'Le serveur de messagerie ne répond pas.',
    paused: (transport) => `${transport}, envoi en pause`,
    pausedBy: 'L’administration a mis une newsletter en pause.',
    nothingWaits: 'Rien n’attend d’être envoyé.',
    waiting: (count) =>
      plural(count, {
        one: '# e-mail attend d’être envoyé.',
        many: '# d’e-mails attendent d’être envoyés.',
        other: '# e-mails attendent d’être envoyés.',
      }),
  },
  jobs: { failing: 'En échec', notYet: 'Pas encore exécutée', late: 'En retard', onTime: 'À l’heure' },
  employeeFile: {
    label: 'Par fichier',
    reads: (file) => `Lit ${file}.`,
    gone: (file) => `${file} a disparu depuis la dernière synchronisation.`,
    notThere: (file) => `Il n’y a pas encore de ${file}.`,
  },
  cycle: {
    manual: {
      label: 'À la main',
      detail: 'Chaque mois se fait à la main. Automatise-le sous Outils, Programme.',
    },
    sends: 'Fait les tirages et envoie les newsletters.',
    drafts: 'Fait les tirages. Tu approuves les newsletters.',
    needsAttention: 'À vérifier',
    tryingAgain: 'Nouvel essai',
    notDone: (step, run, why) =>
      `«\u202f${step}\u202f» n’a pas été fait (passage\u202f: ${run})\u202f: ${why}.`,
    failing: (step, run, why) => `«\u202f${step}\u202f» échoue encore (passage\u202f: ${run})\u202f: ${why}.`,
    noReason: 'raison inconnue',
    running: 'En cours',
    scheduled: 'Prévu',
  },
  signIn: {
    slowed: {
      label: 'Codes ralentis',
      detail: (codes) =>
        `Plus de ${digits(codes)} codes erronés ont été saisis en dix minutes\u202f: quelqu’un essaie peut-être de deviner. Les nouveaux navigateurs ont droit à un essai par minute. Les liens fonctionnent.`,
    },
    fine: { label: 'Fonctionne', detail: 'Les liens et les codes fonctionnent.' },
  },
}
