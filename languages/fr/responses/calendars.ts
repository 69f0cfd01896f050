import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('fr')

export const calendars: Responses['calendars'] = {
  invalidAddress: 'Cette adresse n’est pas valide.',
  keyChanged: 'La clé avec laquelle cet agenda a été relié a changé. Relie-le de nouveau.',
  unreadable: 'L’agenda est illisible.',
  tooSlow: 'L’agenda est trop long à lire.',
  notICalendar: 'L’adresse ne renvoie pas d’agenda au format iCalendar.',
  tooManyOccurrences: (most) => `L’agenda a plus de ${digits(most)} occurrences.`,
  readInPart: (zones, events, starts) => {
    const quoted = (names: string[]) => names.map((name) => `«\u202f${name}\u202f»`).join(', ')
    const named = quoted(zones)
    const taken =
      named &&
      `Le fuseau horaire ${named} n’existe pas : ses heures comptent comme occupées dans tous les fuseaux possibles.`
    const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
    const left = plural(events, {
      one: `Un événement est illisible${at} : ce qui en est compris compte comme occupé.`,
      many: `# d’événements sont illisibles${at} : ce qui en est compris compte comme occupé.`,
      other: `# événements sont illisibles${at} : ce qui en est compris compte comme occupé.`,
    })
    return [taken, events > 0 && left].filter(Boolean).join(' ')
  },
  ourFault: 'Il est illisible, pour une raison qui vient de nous.',
  companyAway: 'L’agenda de ton entreprise est illisible pour le moment.',
  notInCompany: 'Ton entreprise n’a pas d’agenda à ton adresse.',
  noAccess: (host, status) =>
    `${host} refuse l’accès (${status}). Vérifie CALENDAR_URL, et les droits accordés là-bas.`,
  askedAgainLater: (host) => `${host} a reçu trop de demandes\u202f; il en recevra d’autres plus tard.`,
  notUnderstood: (host) => `La réponse de ${host} est incompréhensible.`,
  notSignedIn: (host, settings) => `${host} ne nous laisse pas entrer. Vérifie ${listed(settings)}.`,
  redirectsNowhere: (host) => `${host} redirige vers une adresse qui n’en est pas une.`,
  redirectsAgain: (host) => `${host} redirige encore et encore.`,
  refused: (host) =>
    `${host} refuse l’accès. Vérifie l’adresse, et l’identifiant et le mot de passe s’il en faut.`,
  nothingThere: (host) => `${host} n’a pas d’agenda à cette adresse.`,
  askedTooOften: (host) => `${host} a reçu trop de demandes.`,
  error: (host, status) => `${host} renvoie une erreur (${status}).`,
  onlyHttps: (host) => `${host} n’est interrogé que par https\u202f: l’adresse doit commencer par https://.`,
  notPublic: (host) =>
    `${host} n’est pas sur l’internet public. La personne qui gère le serveur peut l’autoriser par le réglage CALENDAR_HOSTS.`,
  packed: (host) => `${host} renvoie un contenu compressé, qui n’est pas lu.`,
  tooLarge: (host) => `${host} renvoie plus de 5 Mo.`,
  noHost: (host) => `Le serveur ${host} n’existe pas.`,
  tookTooLong: (host) => `${host} a mis plus de 10 secondes.`,
  certificate: (host) => `Le certificat de ${host} n’est pas valide.`,
  unreachable: (host, code) => `${host} est injoignable${code && ` (${code})`}.`,
  noAnswer: (host) => `${host} ne répond pas pour le moment.`,
  leadsElsewhere: (host, other) =>
    `${host} mène à ${other}, qui ne reçoit pas ton mot de passe. Donne l’adresse de ton agenda là-bas.`,
  otherSignIn: (host) => `${host} demande une autre connexion qu’un identifiant et un mot de passe.`,
  wrongPassword: (host) => `${host} n’accepte pas cet identifiant et ce mot de passe.`,
  notXml: (host) => `${host} ne renvoie pas de XML lisible.`,
}
