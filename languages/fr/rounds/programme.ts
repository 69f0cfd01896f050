import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural, listed } = formatsOf('fr')

export const programme: Words['rounds']['programme'] = {
  title: 'Programme',
  failed: 'Impossible de charger le programme.',
  saved: 'Le programme est modifié.',
  saveFailed: 'Impossible de modifier le programme',
  undo: 'Annuler les modifications',
  save: 'Enregistrer le programme',
  saving: 'Enregistrement…',
  byOperator: 'Réglé sur le serveur',
  next: {
    title: 'Prochains passages',
    failed: 'Impossible de charger les prochains passages.',
  },
  plan: {
    title: 'Quand le cycle se déroule',
    byHand: { label: 'À la main', hint: 'Tu appuies sur les boutons chaque mois.' },
    onDay: 'Automatiquement, un jour fixe du mois',
    onWeekday: 'Automatiquement, un jour de la semaine',
    asSet: 'Automatiquement, comme réglé actuellement',
    nextRound: {
      label: 'Prochaine tournée',
      hint: 'Tout le monde voit ce jour et l’apprend à l’avance. Sans lui, on lit «\u202fÀ annoncer\u202f».',
    },
    day: 'Jour du mois',
    lastDay: 'le dernier',
    which: 'Lequel',
    places: { 1: 'le premier', 2: 'le deuxième', 3: 'le troisième', 4: 'le quatrième', L: 'le dernier' },
    weekday: 'Jour de la semaine',
    time: 'Heure',
    noTime: 'Saisis une heure',
    zone: 'Fuseau horaire',
    noZone: 'Saisis un fuseau horaire',
  },
  faults: {
    number: 'Saisis un nombre entier',
    least: (least) => `Au moins ${digits(least)}`,
    most: (most) => `Au plus ${digits(most)}`,
  },
  none: 'Non',
  settings: {
    cycleSend: {
      label: 'Jusqu’où va le cycle',
      choices: {
        draft: {
          label: 'Jusqu’aux brouillons',
          hint: 'Il fait les tirages et prépare les newsletters. Tu les lis, les approuves et les envoies.',
        },
        send: {
          label: 'Jusqu’à l’envoi',
          hint: 'Il approuve et envoie aussi les newsletters. Personne ne les relit avant.',
        },
      },
    },
    publish: {
      label: 'Quand chaque personne voit sa rencontre',
      choices: {
        'at-once': { label: 'Tout de suite' },
        'with-newsletter': {
          label: 'Avec la newsletter',
          hint: 'À son envoi, ou quand tu appuies sur «\u202fMontrer les rencontres maintenant\u202f» à côté du tirage.',
        },
      },
    },
    minimumUsers: {
      label: 'Minimum de personnes',
    },
    tellBy: {
      label: 'Prévenir par',
      choices: {
        mail: {
          label: 'E-mail',
        },
      },
      chat: (chat) =>
        `Dans ${chat}. Les invitations d’agenda partent par e-mail, tout comme les messages aux personnes sans compte ${chat}.`,
      both: { label: 'Les deux', hint: (chats) => `Par e-mail et dans ${chats}.` },
    },
    language: {
      label: 'Langue',
      hint: 'Pour les personnes dont nous ne connaissons pas la langue.',
    },
    reminders: {
      label: 'Envoyer des rappels',
      hint: 'Les personnes qui n’ont pas dit si la rencontre a eu lieu reçoivent un rappel, une semaine après la newsletter. Après un café réservé, la question vient plutôt le lendemain.',
    },
    scope: {
      label: 'Qui rencontre qui',
      choices: {
        'per-group': { label: 'Chaque groupe de domaines à part', hint: 'Une tournée par groupe.' },
        across: { label: 'Tout le monde ensemble', hint: 'Une seule tournée.' },
        between: { label: 'Seulement des groupes différents', hint: 'Une seule tournée.' },
      },
      meets: (scope, names) =>
        ({
          'per-group': `${listed(names.map((name) => `${name} rencontre ${name}`))}.`,
          across: 'Tout le monde rencontre tout le monde.',
          between: `${names.join(' rencontre ')}.`,
        })[scope],
    },
    topics: {
      label: 'Sujets en commun',
      hint: 'Entre des tirages aussi bons, on prend celui où plus de personnes ont un sujet en commun. Elles le lisent avec leur rencontre.',
    },
    threes: {
      label: 'À trois à table',
      hint: 'Une personne sans rencontre peut rejoindre un binôme, si elle convient aux deux. Un nombre impair ne laisse personne de côté.',
    },
    headsUpDays: {
      label: 'Prévenir à l’avance',
      hint: 'Un e-mail dit quand est la prochaine tournée. Un clic suffit pour passer son tour.',
      option: (days) =>
        plural(days, { one: '# jour avant', many: '# de jours avant', other: '# jours avant' }),
    },
    dormantAfter: {
      label: 'Ignorer les personnes silencieuses',
      hint: 'Après ce nombre de tournées sans réponse, sans connexion et sans clic, un e-mail demande des nouvelles. Sans réponse, les tournées se font sans ces personnes, jusqu’à ce qu’elles se manifestent.',
      option: (rounds, isSuggested) => {
        const suggested = isSuggested ? ' (conseillé)' : ''
        return plural(rounds, {
          one: `Après # tournée silencieuse${suggested}`,
          many: `Après # de tournées silencieuses${suggested}`,
          other: `Après # tournées silencieuses${suggested}`,
        })
      },
    },
    meal: {
      label: 'On se retrouve pour',
      values: { coffee: 'Un café', lunch: 'Un déjeuner', tea: 'Un thé' },
    },
    minutes: {
      label: 'Durée en minutes',
    },
    booking: {
      label: 'Heures des rencontres',
      choices: {
        offer: {
          label: 'Proposées',
          hint: 'L’e-mail et la page de la rencontre proposent trois heures qui conviennent à tout le monde. Un clic en réserve une.',
        },
        auto: {
          label: 'Réservées automatiquement',
          hint: 'Avec la newsletter, la première heure est réservée partout où tous les agendas sont connus. Un clic la déplace ou l’annule.',
        },
        off: {
          label: 'À convenir directement',
          hint: 'Aucune heure n’est proposée ni réservée, et personne ne doit en proposer une.',
        },
      },
    },
  },
}
