import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('it')

export const calendars: Responses['calendars'] = {
  invalidAddress: 'Questo indirizzo non è valido.',
  keyChanged: 'La chiave con cui è stato collegato questo calendario è cambiata. Collegalo di nuovo.',
  unreadable: 'Il calendario non si può leggere.',
  tooSlow: 'Leggere il calendario richiede troppo tempo.',
  notICalendar: 'All’indirizzo non c’è un calendario in formato iCalendar.',
  tooManyOccurrences: (most) => `Il calendario ha più di ${digits(most)} occorrenze.`,
  readInPart: (zones, events, starts) => {
    const quoted = (names: string[]) => names.map((name) => `«${name}»`).join(', ')
    const named = quoted(zones)
    const taken =
      named &&
      `Il fuso orario ${named} non esiste, quindi i suoi orari valgono come occupati in ogni fuso possibile.`
    const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
    const left = plural(events, {
      one: `Un evento non si può leggere${at}: quel che se ne capisce vale come occupato.`,
      many: `# di eventi non si possono leggere${at}: quel che se ne capisce vale come occupato.`,
      other: `# eventi non si possono leggere${at}: quel che se ne capisce vale come occupato.`,
    })
    return [taken, events > 0 && left].filter(Boolean).join(' ')
  },
  ourFault: 'Non si può leggere, per un motivo nostro.',
  companyAway: 'Il calendario della tua azienda al momento non si può leggere.',
  notInCompany: 'La tua azienda non ha un calendario al tuo indirizzo.',
  noAccess: (host, status) =>
    `${host} nega l’accesso (${status}). Controlla CALENDAR_URL e i permessi concessi lì.`,
  askedAgainLater: (host) => `${host} ha ricevuto troppe richieste; ne riceverà altre più tardi.`,
  notUnderstood: (host) => `${host} restituisce qualcosa di incomprensibile.`,
  notSignedIn: (host, settings) => `${host} non ci fa entrare. Controlla ${listed(settings)}.`,
  redirectsNowhere: (host) => `${host} reindirizza a un indirizzo che non esiste.`,
  redirectsAgain: (host) => `${host} reindirizza di continuo.`,
  refused: (host) => `${host} nega l’accesso. Controlla l’indirizzo, e l’utente e la password se servono.`,
  nothingThere: (host) => `${host} non ha un calendario a questo indirizzo.`,
  askedTooOften: (host) => `${host} ha ricevuto troppe richieste.`,
  error: (host, status) => `${host} restituisce un errore (${status}).`,
  onlyHttps: (host) => `${host} viene letto solo via https: l’indirizzo deve iniziare con https://.`,
  notPublic: (host) =>
    `${host} non è sull’internet pubblico. Chi gestisce il server può permetterlo con l’impostazione CALENDAR_HOSTS.`,
  packed: (host) => `${host} restituisce un contenuto compresso, che non viene letto.`,
  tooLarge: (host) => `${host} restituisce più di 5 MB.`,
  noHost: (host) => `Il server ${host} non esiste.`,
  tookTooLong: (host) => `${host} ha impiegato più di 10 secondi.`,
  certificate: (host) => `Il certificato di ${host} non è valido.`,
  unreachable: (host, code) => `${host} non si raggiunge${code && ` (${code})`}.`,
  noAnswer: (host) => `${host} al momento non risponde.`,
  leadsElsewhere: (host, other) =>
    `${host} porta a ${other}, che non riceve la tua password. Indica l’indirizzo che il tuo calendario ha lì.`,
  otherSignIn: (host) => `${host} chiede un accesso diverso da utente e password.`,
  wrongPassword: (host) => `${host} non accetta questo utente e questa password.`,
  notXml: (host) => `${host} non restituisce un XML leggibile.`,
}
