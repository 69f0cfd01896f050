import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, listed, plural } = formatsOf('it')

const haveOwn = (people: number) =>
  plural(people, {
    one: '# persona ha collegato il proprio',
    many: '# di persone hanno collegato il proprio',
    other: '# persone hanno collegato il proprio',
  })

export const web: Worded<typeof en.web> = {
  title: 'Il tuo calendario',
  description:
    'Quando hai impegni, nessun caffè viene proposto. Si leggono solo gli orari occupati, mai i titoli, e si conservano meno di un giorno.',
  failed: 'Non è stato possibile caricare il tuo calendario.',
  names: { company: 'Il calendario della tua azienda', caldav: 'CalDAV', ics: 'Indirizzo iCalendar' },
  states: { ok: 'Funziona', failing: 'Non si legge', unchecked: 'Oggi non letto' },
  lastRead: (moment) => `Ultima lettura: ${moment}`,
  withoutIt: 'Finché non si legge di nuovo, gli orari vengono proposti senza.',
  disconnect: {
    action: 'Scollega',
    title: 'Scollegare il tuo calendario?',
    effect:
      'Vengono eliminati l’indirizzo e la password, insieme a tutto ciò che è stato letto. Gli orari vengono poi proposti senza.',
    done: 'Il tuo calendario è scollegato.',
    failed: 'Non è stato possibile scollegare il calendario',
  },
  connect: {
    title: 'Collega un calendario',
    ownInstead: 'Collega invece il mio',
    another: 'Collegane un altro',
    text: 'Il collegamento viene provato subito. Quello che scrivi è cifrato e non viene mostrato a nessuno.',
    action: 'Collega',
    trying: 'Prova in corso…',
    done: 'Il tuo calendario è collegato.',
    failed: 'Non è stato possibile collegare il calendario',
    where: 'Dove si trova il tuo calendario',
    onServer: {
      label: 'Su un server CalDAV',
      hint: 'iCloud, Fastmail, Nextcloud, mailbox.org e altri',
      addressHint: 'Quello del server, come https://caldav.icloud.com, o del tuo calendario.',
    },
    atAddress: {
      label: 'A un indirizzo segreto',
      hint: 'Google e Outlook ne offrono uno che finisce in .ics',
      addressHint:
        'Google: Impostazioni, il tuo calendario, Indirizzo segreto in formato iCal. Outlook: Impostazioni, Calendario, Calendari condivisi, Pubblica.',
    },
    address: 'Indirizzo',
    user: 'Nome utente',
    noUser: 'Inserisci il nome utente',
    password: 'Password',
    noPassword: 'Inserisci la password',
    passwordHint:
      'Con l’accesso in due passaggi, usa una password per le app creata nelle impostazioni del tuo account.',
  },
}

export const server: Worded<typeof en.server> = {
  problems: {
    invalidAddress: 'Questo indirizzo non è valido.',
    keyChanged: 'La chiave di questa installazione è cambiata. Collega di nuovo il calendario.',
    unreadable: 'Il calendario non si può leggere.',
    tooSlow: 'Leggere il calendario richiede troppo tempo.',
    notICalendar: 'A questo indirizzo non c’è un file iCalendar.',
    tooManyOccurrences: (most) => `Il calendario ha più di ${digits(most)} occorrenze.`,
    readInPart: (zones, events, starts) => {
      const quoted = (names: string[]) => names.map((name) => `«${name}»`).join(', ')
      const named = quoted(zones)
      const taken =
        named && `Il fuso orario ${named} non esiste, quindi i suoi orari valgono come occupati in ogni fuso.`
      const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
      const left = plural(events, {
        one: `Un evento non si può leggere per intero${at}. La parte leggibile vale come occupata.`,
        many: `# di eventi non si possono leggere per intero${at}. Le parti leggibili valgono come occupate.`,
        other: `# eventi non si possono leggere per intero${at}. Le parti leggibili valgono come occupate.`,
      })
      return [taken, events > 0 && left].filter(Boolean).join(' ')
    },
    ourFault: 'Non si può leggere. L’errore è nostro.',
    companyAway: 'Il calendario della tua azienda al momento non si può leggere.',
    notInCompany: 'La tua azienda non ha un calendario per il tuo indirizzo.',
    noAccess: (host, status) =>
      `${host} nega l’accesso (${status}). Controlla CALENDAR_URL e i permessi concessi lì.`,
    askedAgainLater: (host) => `${host} ha ricevuto troppe richieste. Riproviamo più tardi.`,
    notUnderstood: (host) => `${host} restituisce qualcosa di incomprensibile.`,
    notSignedIn: (host, settings) => `${host} non ci fa entrare. Controlla ${listed(settings)}.`,
    redirectsNowhere: (host) => `${host} reindirizza senza indicare un indirizzo.`,
    redirectsAgain: (host) => `${host} reindirizza di continuo.`,
    refused: (host) =>
      `${host} nega l’accesso. Controlla l’indirizzo e, se servono, il nome utente e la password.`,
    nothingThere: (host) => `${host} non ha un calendario a questo indirizzo.`,
    askedTooOften: (host) => `${host} ha ricevuto troppe richieste.`,
    error: (host, status) => `${host} restituisce un errore (${status}).`,
    onlyHttps: (host) => `L’indirizzo di ${host} deve iniziare con https://.`,
    notPublic: (host) =>
      `${host} non è sulla rete internet pubblica. Chi gestisce il server può permetterlo con l’impostazione CALENDAR_HOSTS.`,
    packed: (host) => `${host} restituisce contenuti compressi, che non si possono leggere.`,
    tooLarge: (host) => `${host} restituisce più di 5 MB.`,
    noHost: (host) => `Il server ${host} non esiste.`,
    tookTooLong: (host) => `${host} ha impiegato più di 10 secondi.`,
    certificate: (host) => `Il certificato di ${host} non è valido.`,
    unreachable: (host, code) => `${host} non è raggiungibile${code && ` (${code})`}.`,
    noAnswer: (host) => `${host} al momento non risponde.`,
    leadsElsewhere: (host, other) =>
      `${host} porta a ${other}, che non riceve la tua password. Indica l’indirizzo che il tuo calendario ha lì.`,
    otherSignIn: (host) => `${host} non accetta l’accesso con nome utente e password.`,
    wrongPassword: (host) => `${host} non accetta questo nome utente e questa password.`,
    notXml: (host) => `${host} non restituisce un XML leggibile.`,
  },
  health: {
    title: 'Calendari',
    own: (people) => `${haveOwn(people)}.`,
    ownFailing: (people, failing) =>
      `${haveOwn(people)}; di questi, ${digits(failing)} non si leggono, e chi li ha collegati vede perché.`,
    ownOnly: 'Solo personali',
    failing: (calendar) => `${calendar}, non funziona`,
    without: 'Gli orari si propongono senza.',
  },
  triedTooOften: (minutes) =>
    `In un’ora hai provato 20 volte a collegare un calendario. Riprova tra ${minutes}.`,
  myData: {
    title: 'Il calendario che dice quando hai impegni',
    fields: {
      source: 'Fonte',
      host: 'Server',
      connectedAt: 'Collegamento il',
      readAt: 'Lettura il',
      note: 'Nota',
      busy: 'Occupato',
    },
    sources: { caldav: 'CalDAV', ics: 'iCalendar', company: 'il calendario dell’azienda' },
  },
}
