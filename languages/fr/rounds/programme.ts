import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('fr')

export const programme: Words['rounds']['programme'] = {
  title: 'Programme',
  text: 'Comment se déroule le cycle du mois. Les modifications s’appliquent partout en moins d’une minute. Un passage déjà commencé garde ses anciens réglages.',
  failed: 'Impossible de charger le programme.',
  saved: 'Le programme est modifié.',
  saveFailed: 'Impossible de modifier le programme',
  undo: 'Annuler les modifications',
  save: 'Enregistrer le programme',
  saving: 'Enregistrement…',
  byOperator: 'Réglé sur le serveur',
  next: {
    title: 'Prochains passages',
    none: 'Aucun\u202f: chaque mois se fait à la main.',
    failed: 'Impossible de charger les prochains passages.',
    text: 'Sans les mois dont le cycle a déjà fait le tirage.',
  },
  plan: {
    title: 'Quand le cycle se déroule',
    byHand: { label: 'À la main', hint: 'Tu appuies sur les boutons chaque mois.' },
    onDay: 'Automatiquement, un jour fixe du mois',
    onWeekday: 'Automatiquement, un jour de la semaine',
    asSet: 'Automatiquement, comme réglé actuellement',
    nextRound: {
      label: 'Prochaine tournée',
      hint: 'Ce jour est montré à tout le monde, et annoncé à l’avance. Sans lui, la page dit «\u202fÀ annoncer\u202f».',
    },
    day: 'Jour du mois',
    lastDay: 'le dernier',
    which: 'Lequel',
    places: { 1: 'le premier', 2: 'le deuxième', 3: 'le troisième', 4: 'le quatrième', L: 'le dernier' },
    weekday: 'Jour de la semaine',
    time: 'Heure',
    noTime: 'Saisis une heure',
    zone: 'Fuseau horaire',
    zoneHint: 'Cup of Joe l’utilise pour tous les jours et tous les mois.',
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
          hint: 'Il fait les tirages et crée les newsletters. Tu les lis, tu les approuves et tu les envoies.',
        },
        send: {
          label: 'Jusqu’à l’envoi',
          hint: 'Il approuve aussi les newsletters et les envoie. Personne ne les relit avant.',
        },
      },
    },
    publish: {
      label: 'Quand chaque personne voit sa rencontre',
      choices: {
        'at-once': { label: 'Tout de suite', hint: 'Dès que le tirage est fait.' },
        'with-newsletter': {
          label: 'Avec la newsletter',
          hint: 'À son envoi, ou quand tu appuies sur «\u202fMontrer les rencontres maintenant\u202f» à côté du tirage.',
        },
      },
    },
    minimumUsers: {
      label: 'Minimum de personnes',
      hint: 'Un tirage se fait à partir de ce nombre de personnes.',
    },
    tellBy: {
      label: 'Prévenir par',
      choices: {
        mail: {
          label: 'E-mail',
          hint: 'Comme toujours.',
        },
      },
    },
    language: {
      label: 'Langue',
      hint: 'Pour les personnes qui n’en ont choisi aucune, et dont ni l’annuaire ni le navigateur n’en indiquent une.',
    },
    reminders: {
      label: 'Envoyer des rappels',
      hint: 'Une semaine après la newsletter, les personnes qui n’ont pas dit si la rencontre a eu lieu reçoivent un rappel. Après un café réservé, la question est toujours posée le lendemain à la place.',
    },
    threes: {
      label: 'À trois à table',
      hint: 'Une personne qui resterait de côté peut rejoindre un binôme, si elle convient aux deux. Personne ne reste seul à cause d’un nombre impair.',
    },
    headsUpDays: {
      label: 'Prévenir à l’avance',
      hint: 'Un e-mail dit quand est la prochaine tournée. Un clic suffit pour passer son tour.',
      option: (days) =>
        plural(days, { one: '# jour avant', many: '# de jours avant', other: '# jours avant' }),
    },
    dormantAfter: {
      label: 'Laisser de côté les personnes silencieuses',
      hint: 'Les personnes qui n’ont ni répondu, ni ouvert de session, ni cliqué sur rien pendant ce nombre de tournées de suite sont interrogées par e-mail. Sans réponse, elles restent de côté jusqu’à ce qu’elles se manifestent.',
      option: (rounds, isSuggested) => {
        const suggested = isSuggested ? ' (conseillé)' : ''
        return plural(rounds, {
          one: `Après # tournée silencieuse${suggested}`,
          many: `Après # de tournées silencieuses${suggested}`,
          other: `Après # tournées silencieuses${suggested}`,
        })
      },
    },
    booking: {
      label: 'Heures des cafés',
      choices: {
        offer: {
          label: 'Proposées',
          hint: 'L’e-mail et la page de la rencontre proposent trois heures qui conviennent à tout le monde. Chaque personne peut en réserver une d’un clic.',
        },
        auto: {
          label: 'Réservées automatiquement',
          hint: 'À l’envoi de la newsletter, la première heure est réservée pour chaque rencontre dont tous les agendas sont connus. Un clic la déplace ou l’annule.',
        },
        off: {
          label: 'À convenir entre elles',
          hint: 'Aucune heure n’est proposée ni réservée, et personne n’est invité à en proposer une.',
        },
      },
    },
  },
}
