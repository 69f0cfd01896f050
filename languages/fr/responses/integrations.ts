import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('fr')

export const integrations: Responses['integrations'] = {
  keyExists: (name) => `Il y a déjà une clé d’API nommée «\u202f${name}\u202f». Choisis un autre nom.`,
  keyRevoked: (name) => `«\u202f${name}\u202f» est révoquée. Les appels avec elle sont désormais refusés.`,
  wrongKeys: (wait) => `Trop de fausses clés d’API sont venues d’ici. Réessaie dans ${wait}.`,
  wrongKey: 'Cette clé d’API est fausse, ou a été révoquée.',
  keyEnded: (name) => `La clé d’API «\u202f${name}\u202f» a expiré. Crées-en une nouvelle.`,
  keyInAddress:
    'Une clé d’API n’a rien à faire dans une adresse, que les journaux gardent. Révoque-la, et envoies-en une nouvelle dans l’en-tête Authorization.',
  cookieBesideKey: 'Envoie une clé d’API ou un cookie de session, pas les deux.',
  notForKeys: 'Aucune clé d’API ne peut faire cela. C’est à un administrateur de le faire.',
  scopeMissing: (scope) => `Cette clé d’API n’a pas la portée «\u202f${scope}\u202f».`,
  tooManyCalls: (most) =>
    `Plus de ${digits(most)} appels ont été faits avec cette clé d’API en une minute. Attends un peu.`,
  repeatKeyTooLong: (most) => `Idempotency-Key a de 1 à ${digits(most)} caractères.`,
  repeatedOtherwise: 'Cet Idempotency-Key a servi à un autre appel. Prends-en un nouveau pour chaque appel.',
  callUnderWay: 'Le premier appel avec cet Idempotency-Key est encore en cours. Répète-le un peu plus tard.',
  callCutOff:
    'Le serveur s’est arrêté au milieu du premier appel avec cet Idempotency-Key. Regarde s’il a été fait, puis rappelle avec un autre.',
  mostWebhooks: (most) => `Il peut y en avoir ${digits(most)}. Retires-en d’abord un.`,
  webhookExists: (name) => `Le nom «\u202f${name}\u202f» est déjà pris. Choisis-en un autre.`,
  addressLost:
    'L’adresse ne peut plus être lue, car la clé de cette installation a changé. Indique-la à nouveau.',
  webhookRemoved: (name) => `«\u202f${name}\u202f» est retiré. Plus rien n’y est envoyé.`,
  webhookIsOff: (name) => `«\u202f${name}\u202f» est désactivé. Active-le d’abord.`,
  sentAgain: 'Le renvoi est en cours.',
  channelTested: (name) => `Le test est arrivé dans «\u202f${name}\u202f».`,
  problems: {
    onlyHttps: (host) => `${host} n’est contacté qu’en https.`,
    notPublic: (host) =>
      `${host} n’est pas sur l’internet public. L’exploitant peut l’autoriser avec le réglage WEBHOOK_HOSTS.`,
    packed: (host) => `${host} renvoie un contenu compressé.`,
    noHost: (host) => `Il n’y a pas de serveur nommé ${host}.`,
    tookTooLong: (host) => `${host} a mis plus de 10 secondes.`,
    certificate: (host) => `Le certificat de ${host} n’est pas valide.`,
    unreachable: (host) => `${host} est injoignable.`,
    keyChanged: (host) =>
      `La clé de cette installation a changé, l’adresse de ${host} ne peut donc plus être lue. Indique-la à nouveau.`,
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
}
