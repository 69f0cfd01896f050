import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('fr')

export const web: Worded<typeof en.web> = {
  section: 'Webhooks et canaux',
  webhooks: {
    title: 'Webhooks',
    text: 'Un webhook dit à un programme ce qui se passe\u202f: un système RH, un agenda de salles, un entrepôt de données. Les événements sont signés selon la spécification Standard Webhooks, et réessayés pendant trois jours.',
    failed: 'Impossible de charger les webhooks.',
    of: (name) => `Le webhook «\u202f${name}\u202f»`,
    once: 'Tu ne le vois que cette fois. Le programme s’en sert pour vérifier que les événements viennent d’ici.',
    secret: 'Secret',
    earlier: (end) => `Jusqu’au ${end}, l’ancien secret signe aussi.`,
    told: (events) => `Reçoit\u202f: ${events}`,
    personal: 'Joindre les noms et les adresses des personnes',
    personalText:
      'Ils quittent Cup of Joe avec chaque événement. Sans eux, les événements ne contiennent que des identifiants et des nombres.',
    hasPersonal: 'Avec les noms et les adresses',
    off: {
      administrator: (since) => `Désactivé depuis le ${since}`,
      failing: (since) => `Désactivé depuis le ${since}\u202f: rien n’est arrivé pendant trois jours`,
      gone: (since) => `Désactivé depuis le ${since}\u202f: le serveur dit que l’adresse n’existe plus`,
    },
    turnOff: 'Désactiver',
    turnOn: 'Activer',
    name: 'Nom d’un nouveau webhook',
    address: 'Adresse',
    what: 'Ce qu’il reçoit',
    choose: 'Choisis au moins un événement',
    make: 'Ajouter un webhook',
    notMade: 'Impossible d’ajouter le webhook',
    notChanged: 'Impossible de modifier le webhook',
    renew: 'Nouveau secret',
    renewTitle: (name) => `Un nouveau secret pour «\u202f${name}\u202f»\u202f?`,
    renewEffect: 'Donne le nouveau secret au programme d’ici une semaine. Jusque-là, l’ancien signe aussi.',
    remove: 'Retirer',
    removeTitle: (name) => `Retirer «\u202f${name}\u202f»\u202f?`,
    removeEffect: 'Plus rien n’y est envoyé, et son journal est supprimé.',
    notRemoved: 'Le retrait n’a pas réussi',
    log: 'Journal',
    logOf: (name) => `Ce que «\u202f${name}\u202f» a reçu`,
    logFailed: 'Impossible de charger le journal.',
    nothing: 'Rien pour l’instant.',
    again: 'Renvoyer',
    notSent: 'Le renvoi n’a pas réussi',
    tries: (count) => plural(count, { one: '# essai', many: '# d’essais', other: '# essais' }),
    next: (when) => `prochain essai\u202f: ${when}`,
    states: {
      waiting: 'En attente',
      delivered: 'Remis',
      failed: 'Non remis',
    },
    events: {
      'round.made': 'une tournée est faite',
      'round.changed': 'une tournée est modifiée',
      'round.published': 'les personnes voient leur rencontre',
      'round.completed': 'une tournée est terminée',
      'newsletter.sent': 'une newsletter est envoyée',
      'match.met': 'deux personnes disent s’être rencontrées',
      'meeting.booked': 'une heure est réservée',
      'meeting.moved': 'une heure est déplacée',
      'meeting.cancelled': 'une heure est annulée',
      'person.joined': 'quelqu’un arrive',
      'person.left': 'quelqu’un part',
    },
  },
  channels: {
    title: 'Canaux',
    text: 'Annonce chaque tournée dans un canal de votre messagerie quand les personnes voient leur rencontre\u202f: combien de binômes, combien de nouvelles têtes. Aucune rencontre n’est nommée.',
    failed: 'Impossible de charger les canaux.',
    name: 'Nom d’un nouveau canal',
    form: 'Messagerie',
    forms: {
      slack: 'Slack, Mattermost, Rocket.Chat ou Zulip',
      teams: 'Microsoft Teams (Workflows)',
      'google-chat': 'Google Chat',
    },
    make: 'Ajouter un canal',
    notMade: 'Impossible d’ajouter le canal',
    test: 'Envoyer un test',
    notTested: 'Le test n’est pas arrivé',
  },
}

export const server: Worded<typeof en.server> = {
  mostWebhooks: (most) => `Il peut y en avoir ${digits(most)} au plus. Retires-en d’abord un.`,
  webhookExists: (name) => `Le nom «\u202f${name}\u202f» est déjà pris. Choisis-en un autre.`,
  addressLost: 'La clé de cette installation a changé, l’adresse est donc illisible. Saisis-la à nouveau.',
  webhookRemoved: (name) => `«\u202f${name}\u202f» est retiré. Plus rien n’y est envoyé.`,
  webhookIsOff: (name) => `«\u202f${name}\u202f» est désactivé. Active-le d’abord.`,
  sentAgain: 'Le renvoi est en cours.',
  channelTested: (name) => `Le test est arrivé dans «\u202f${name}\u202f».`,
  problems: {
    onlyHttps: (host) => `L’adresse de ${host} doit commencer par https://.`,
    notPublic: (host) =>
      `${host} n’est pas sur l’internet public. La personne qui gère le serveur peut l’autoriser par le réglage WEBHOOK_HOSTS.`,
    packed: (host) => `${host} renvoie un contenu compressé, qui est illisible ici.`,
    noHost: (host) => `Le serveur ${host} n’existe pas.`,
    tookTooLong: (host) => `${host} a mis plus de 10 secondes.`,
    certificate: (host) => `Le certificat de ${host} n’est pas valide.`,
    unreachable: (host) => `${host} est injoignable.`,
    keyChanged: (host) =>
      `La clé de cette installation a changé, l’adresse de ${host} est donc illisible. Saisis-la à nouveau.`,
    refused: (host, status) => `${host} ne l’accepte pas (${status}).`,
  },
  announcement: {
    round: (pairs, count) => {
      const made = plural(pairs, {
        one: '# nouveau binôme',
        many: '# de nouveaux binômes',
        other: '# nouveaux binômes',
      })
      const fresh = plural(count, {
        one: '# nouvelle tête',
        many: '# de nouvelles têtes',
        other: '# nouvelles têtes',
      })
      return count > 0 ? `${made}, ${fresh}.` : `${made}.`
    },
    look: 'Voir ta rencontre',
    test: 'Ceci est un test. Les tournées de Cup of Joe seront annoncées ici.',
  },
  turnedOff: {
    subject: (name) => `Désactivé\u202f: ${name}`,
    failing: (host) => `Rien n’a pu être remis à ${host} pendant trois jours.`,
    gone: (host) => `${host} dit que l’adresse n’existe plus.`,
    effect:
      'Plus rien n’y est envoyé tant que l’administration ne l’a pas réactivé, dans «\u202fOutils\u202f», sous «\u202fWebhooks et canaux\u202f». Tout ce qui attend partira alors.',
  },
  notFound: {
    webhook: 'Ce webhook est introuvable.',
    channel: 'Ce canal est introuvable.',
    delivery: 'Cet envoi est introuvable.',
  },
}
