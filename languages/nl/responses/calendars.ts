import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('nl')

export const calendars: Responses['calendars'] = {
  invalidAddress: 'Dit is geen geldig adres.',
  keyChanged: 'De sleutel waarmee deze agenda werd gekoppeld, is veranderd. Koppel de agenda opnieuw.',
  unreadable: 'De agenda is niet te lezen.',
  tooSlow: 'Het lezen van de agenda duurt te lang.',
  notICalendar: 'Op het adres staat geen agenda in het iCalendar-formaat.',
  tooManyOccurrences: (most) => `De agenda heeft meer dan ${digits(most)} afspraken.`,
  readInPart: (zones, events, starts) => {
    const quoted = (names: string[]) => names.map((name) => `‘${name}’`).join(', ')
    const named = quoted(zones)
    const taken =
      named &&
      `De tijdzone ${named} bestaat niet. Tijden daarin gelden overal als bezet waar ze kunnen liggen.`
    const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
    const left = plural(events, {
      one: `Eén afspraak is niet te lezen${at}: wat ervan te begrijpen is, geldt als bezet.`,
      other: `# afspraken zijn niet te lezen${at}: wat ervan te begrijpen is, geldt als bezet.`,
    })
    return [taken, events > 0 && left].filter(Boolean).join(' ')
  },
  ourFault: 'Die is niet te lezen, door iets bij ons.',
  companyAway: 'De agenda van je bedrijf is op dit moment niet te lezen.',
  notInCompany: 'Je bedrijf heeft geen agenda op jouw adres.',
  noAccess: (host, status) =>
    `${host} weigert toegang (${status}). Controleer CALENDAR_URL en de rechten die daar zijn gegeven.`,
  askedAgainLater: (host) => `${host} is te vaak gevraagd en wordt later weer gevraagd.`,
  notUnderstood: (host) => `${host} geeft iets terug wat niet te begrijpen is.`,
  notSignedIn: (host, settings) => `${host} laat ons niet binnen. Controleer ${listed(settings)}.`,
  redirectsNowhere: (host) => `${host} stuurt door naar geen adres.`,
  redirectsAgain: (host) => `${host} stuurt steeds opnieuw door.`,
  refused: (host) =>
    `${host} weigert toegang. Controleer het adres, en gebruiker en wachtwoord als die nodig zijn.`,
  nothingThere: (host) => `${host} heeft geen agenda op dit adres.`,
  askedTooOften: (host) => `${host} is te vaak gevraagd.`,
  error: (host, status) => `${host} geeft een fout terug (${status}).`,
  onlyHttps: (host) => `${host} wordt alleen via https gevraagd: het adres moet met https:// beginnen.`,
  notPublic: (host) =>
    `${host} staat niet op het openbare internet. Wie de server beheert, kan het toestaan met de instelling CALENDAR_HOSTS.`,
  packed: (host) => `${host} geeft gecomprimeerde inhoud terug, die niet wordt gelezen.`,
  tooLarge: (host) => `${host} geeft meer dan 5 MB terug.`,
  noHost: (host) => `De server ${host} bestaat niet.`,
  tookTooLong: (host) => `${host} deed er langer dan 10 seconden over.`,
  certificate: (host) => `Het certificaat van ${host} is niet geldig.`,
  unreachable: (host, code) => `${host} is niet te bereiken${code && ` (${code})`}.`,
  noAnswer: (host) => `${host} antwoordt op dit moment niet.`,
  leadsElsewhere: (host, other) =>
    `${host} leidt naar ${other}, dat je wachtwoord niet krijgt. Geef het adres van je agenda daar.`,
  otherSignIn: (host) => `${host} vraagt een andere manier van inloggen dan gebruiker en wachtwoord.`,
  wrongPassword: (host) => `${host} aanvaardt deze gebruiker en dit wachtwoord niet.`,
  notXml: (host) => `${host} geeft geen leesbare XML terug.`,
}
