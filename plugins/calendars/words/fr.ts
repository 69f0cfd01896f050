import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, listed, plural } = formatsOf('fr')

const haveOwn = (people: number) =>
  plural(people, {
    one: '# personne a connecté le sien',
    many: '# de personnes ont connecté le leur',
    other: '# personnes ont connecté le leur',
  })

export const web: Worded<typeof en.web> = {
  title: 'Ton agenda',
  description:
    'Aucun café n’est proposé quand tu n’as pas le temps. Seules les heures occupées sont lues, jamais les titres, et elles sont gardées moins d’un jour.',
  failed: 'Impossible de charger ton agenda.',
  names: { company: 'L’agenda de ton entreprise', caldav: 'CalDAV', ics: 'Adresse iCalendar' },
  states: { ok: 'Fonctionne', failing: 'Illisible', unchecked: 'Pas lu aujourd’hui' },
  lastRead: (moment) => `Dernière lecture\u202f: ${moment}`,
  withoutIt: 'Tant qu’il n’est pas lisible, les heures sont proposées sans lui.',
  disconnect: {
    action: 'Déconnecter',
    title: 'Déconnecter ton agenda\u202f?',
    effect:
      'Supprime son adresse, son mot de passe et tout ce qui y a été lu. Les heures sont ensuite proposées sans lui.',
    done: 'Ton agenda est déconnecté.',
    failed: 'Impossible de déconnecter l’agenda',
  },
  connect: {
    title: 'Connecter un agenda',
    ownInstead: 'Connecter plutôt le mien',
    another: 'En connecter un autre',
    text: 'La connexion est testée tout de suite. Ce que tu saisis est chiffré et n’est montré à personne.',
    action: 'Connecter',
    trying: 'Essai…',
    done: 'Ton agenda est connecté.',
    failed: 'Impossible de connecter l’agenda',
    where: 'Où se trouve ton agenda',
    onServer: {
      label: 'Sur un serveur CalDAV',
      hint: 'iCloud, Fastmail, Nextcloud, mailbox.org et d’autres',
      addressHint: 'Celle du serveur, comme https://caldav.icloud.com, ou de ton agenda.',
    },
    atAddress: {
      label: 'À une adresse secrète',
      hint: 'Google et Outlook en proposent une qui finit par .ics',
      addressHint:
        'Google\u202f: Paramètres, ton agenda, Adresse secrète au format iCal. Outlook\u202f: Paramètres, Calendrier, Calendriers partagés, Publier.',
    },
    address: 'Adresse',
    user: 'Identifiant',
    noUser: 'Saisis l’identifiant',
    password: 'Mot de passe',
    noPassword: 'Saisis le mot de passe',
    passwordHint:
      'Avec une connexion en deux étapes, prends un mot de passe d’application, dans les réglages de ton compte.',
  },
}

export const server: Worded<typeof en.server> = {
  problems: {
    invalidAddress: 'Cette adresse n’est pas valable.',
    keyChanged: 'La clé de cette installation a changé. Connecte à nouveau l’agenda.',
    unreadable: 'L’agenda est illisible.',
    tooSlow: 'L’agenda est trop long à lire.',
    notICalendar: 'Il n’y a pas de fichier iCalendar à cette adresse.',
    tooManyOccurrences: (most) => `L’agenda a plus de ${digits(most)} occurrences.`,
    readInPart: (zones, events, starts) => {
      const quoted = (names: string[]) => names.map((name) => `«\u202f${name}\u202f»`).join(', ')
      const named = quoted(zones)
      const taken =
        named && `Le fuseau horaire ${named} n’existe pas\u202f: ses heures comptent comme occupées partout.`
      const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
      const left = plural(events, {
        one: `Un événement n’est lisible qu’en partie${at}. Cette partie compte comme occupée.`,
        many: `# d’événements ne sont lisibles qu’en partie${at}. Ces parties comptent comme occupées.`,
        other: `# événements ne sont lisibles qu’en partie${at}. Ces parties comptent comme occupées.`,
      })
      return [taken, events > 0 && left].filter(Boolean).join(' ')
    },
    ourFault: 'Il est illisible, et c’est notre faute.',
    companyAway: 'L’agenda de ton entreprise est illisible pour le moment.',
    notInCompany: 'Ton entreprise n’a pas d’agenda pour ton adresse.',
    noAccess: (host, status) =>
      `${host} refuse l’accès (${status}). Vérifie CALENDAR_URL, et les droits accordés là-bas.`,
    askedAgainLater: (host) => `${host} a reçu trop de demandes. Nous réessaierons plus tard.`,
    notUnderstood: (host) => `La réponse de ${host} est incompréhensible.`,
    notSignedIn: (host, settings) => `${host} ne nous laisse pas entrer. Vérifie ${listed(settings)}.`,
    redirectsNowhere: (host) => `${host} redirige vers une adresse qui n’en est pas une.`,
    redirectsAgain: (host) => `${host} redirige encore et encore.`,
    refused: (host) =>
      `${host} refuse l’accès. Vérifie l’adresse, et l’identifiant et le mot de passe s’il en faut.`,
    nothingThere: (host) => `${host} n’a pas d’agenda à cette adresse.`,
    askedTooOften: (host) => `${host} a reçu trop de demandes.`,
    error: (host, status) => `${host} renvoie une erreur (${status}).`,
    onlyHttps: (host) => `L’adresse de ${host} doit commencer par https://.`,
    notPublic: (host) =>
      `${host} n’est pas sur l’internet public. La personne qui gère le serveur peut l’autoriser par le réglage CALENDAR_HOSTS.`,
    packed: (host) => `${host} renvoie un contenu compressé, qui est illisible ici.`,
    tooLarge: (host) => `${host} renvoie plus de 5\u00a0Mo.`,
    noHost: (host) => `Le serveur ${host} n’existe pas.`,
    tookTooLong: (host) => `${host} a mis plus de 10 secondes.`,
    certificate: (host) => `Le certificat de ${host} n’est pas valide.`,
    unreachable: (host, code) => `${host} est injoignable${code && ` (${code})`}.`,
    noAnswer: (host) => `${host} ne répond pas pour le moment.`,
    leadsElsewhere: (host, other) =>
      `${host} mène à ${other}, qui ne reçoit pas ton mot de passe. Saisis plutôt l’adresse de ton agenda là-bas.`,
    otherSignIn: (host) => `${host} n’admet pas de connexion par identifiant et mot de passe.`,
    wrongPassword: (host) => `${host} n’accepte pas cet identifiant et ce mot de passe.`,
    notXml: (host) => `${host} ne renvoie pas de XML lisible.`,
  },
  health: {
    title: 'Agendas',
    own: (people) => `${haveOwn(people)}.`,
    ownFailing: (people, failing) =>
      `${haveOwn(people)}. ${plural(failing, { one: '# agenda est illisible, et la personne concernée voit pourquoi.', many: '# d’agendas sont illisibles, et les personnes concernées voient pourquoi.', other: '# agendas sont illisibles, et les personnes concernées voient pourquoi.' })}`,
    ownOnly: 'Agendas personnels',
    failing: (calendar) => `${calendar}, en échec`,
    without: 'Les heures sont proposées sans lui.',
  },
  triedTooOften: (minutes) =>
    `Tu as essayé de connecter un agenda 20 fois en une heure. Réessaie dans ${minutes}.`,
  myData: {
    title: 'L’agenda qui dit quand tu n’es pas libre',
    fields: {
      source: 'Source',
      host: 'Serveur',
      connectedAt: 'Connecté le',
      readAt: 'Lu le',
      note: 'Remarque',
      busy: 'Occupé',
    },
    sources: { caldav: 'CalDAV', ics: 'iCalendar', company: 'l’agenda de l’entreprise' },
  },
}
