import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, listed, plural } = formatsOf('nl')

const haveOwn = (people: number) =>
  plural(people, {
    one: 'Eén persoon heeft een eigen agenda verbonden',
    other: '# mensen hebben een eigen agenda verbonden',
  })

export const web: Worded<typeof en.web> = {
  title: 'Je agenda',
  description:
    'Als je bezet bent, wordt er geen koffie voorgesteld. Alleen bezette tijden worden gelezen, nooit titels, en ze worden korter dan een dag bewaard.',
  failed: 'Je agenda kon niet worden geladen.',
  names: { company: 'De agenda van je bedrijf', caldav: 'CalDAV', ics: 'iCalendar-adres' },
  states: { ok: 'Werkt', failing: 'Niet leesbaar', unchecked: 'Vandaag niet gelezen' },
  lastRead: (moment) => `Laatst gelezen: ${moment}`,
  withoutIt: 'Tot hij weer te lezen is, worden tijden zonder je agenda voorgesteld.',
  disconnect: {
    action: 'Loskoppelen',
    title: 'Je agenda loskoppelen?',
    effect:
      'Dit verwijdert het adres, het wachtwoord en alles wat eruit is gelezen. Tijden worden dan zonder je agenda voorgesteld.',
    done: 'Je agenda is losgekoppeld.',
    failed: 'De agenda kon niet worden losgekoppeld',
  },
  connect: {
    title: 'Een agenda verbinden',
    ownInstead: 'Liever mijn eigen agenda verbinden',
    another: 'Een andere verbinden',
    text: 'De verbinding wordt meteen getest. Wat je invult, wordt versleuteld en aan niemand getoond.',
    action: 'Verbinden',
    trying: 'Proberen…',
    done: 'Je agenda is verbonden.',
    failed: 'De agenda kon niet worden verbonden',
    where: 'Waar je agenda staat',
    onServer: {
      label: 'Op een CalDAV-server',
      hint: 'iCloud, Fastmail, Nextcloud, mailbox.org en andere',
      addressHint: 'Van de server, zoals https://caldav.icloud.com, of van je agenda.',
    },
    atAddress: {
      label: 'Op een geheim adres',
      hint: 'Google en Outlook bieden er een die eindigt op .ics',
      addressHint:
        'Google: Instellingen, je agenda, Privé-adres in iCal-indeling. Outlook: Instellingen, Agenda, Gedeelde agenda’s, Publiceren.',
    },
    address: 'Adres',
    user: 'Gebruikersnaam',
    noUser: 'Vul de gebruikersnaam in',
    password: 'Wachtwoord',
    noPassword: 'Vul het wachtwoord in',
    passwordHint:
      'Log je in met twee stappen? Gebruik dan een app-wachtwoord uit de instellingen van je account.',
  },
}

export const server: Worded<typeof en.server> = {
  problems: {
    invalidAddress: 'Dit is geen geldig adres.',
    keyChanged: 'De sleutel van deze installatie is veranderd. Verbind de agenda opnieuw.',
    unreadable: 'De agenda is niet te lezen.',
    tooSlow: 'Het lezen van de agenda duurt te lang.',
    notICalendar: 'Op dit adres staat geen iCalendar-bestand.',
    tooManyOccurrences: (most) => `De agenda heeft meer dan ${digits(most)} afspraken.`,
    readInPart: (zones, events, starts) => {
      const quoted = (names: string[]) => names.map((name) => `‘${name}’`).join(', ')
      const named = quoted(zones)
      const taken = named && `Er is geen tijdzone ${named}, dus tijden daarin gelden overal als bezet.`
      const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
      const left = plural(events, {
        one: `Eén afspraak is niet helemaal te lezen${at}. Wat wel te lezen is, geldt als bezet.`,
        other: `# afspraken zijn niet helemaal te lezen${at}. Wat wel te lezen is, geldt als bezet.`,
      })
      return [taken, events > 0 && left].filter(Boolean).join(' ')
    },
    ourFault: 'Die is niet te lezen. De fout ligt bij ons.',
    companyAway: 'De agenda van je bedrijf is op dit moment niet te lezen.',
    notInCompany: 'Je bedrijf heeft geen agenda op jouw adres.',
    noAccess: (host, status) =>
      `${host} weigert toegang (${status}). Controleer CALENDAR_URL en de rechten die daar zijn gegeven.`,
    askedAgainLater: (host) => `${host} is te vaak gevraagd. We vragen het later opnieuw.`,
    notUnderstood: (host) => `${host} geeft iets terug wat niet te begrijpen is.`,
    notSignedIn: (host, settings) => `${host} laat ons niet binnen. Controleer ${listed(settings)}.`,
    redirectsNowhere: (host) => `${host} stuurt door, maar naar geen adres.`,
    redirectsAgain: (host) => `${host} stuurt steeds opnieuw door.`,
    refused: (host) =>
      `${host} weigert toegang. Controleer het adres, en de gebruikersnaam en het wachtwoord als die nodig zijn.`,
    nothingThere: (host) => `${host} heeft geen agenda op dit adres.`,
    askedTooOften: (host) => `${host} is te vaak gevraagd.`,
    error: (host, status) => `${host} geeft een fout terug (${status}).`,
    onlyHttps: (host) => `Het adres van ${host} moet met https:// beginnen.`,
    notPublic: (host) =>
      `${host} staat niet op het openbare internet. Wie de server beheert, kan het toestaan met de instelling CALENDAR_HOSTS.`,
    packed: (host) => `${host} geeft gecomprimeerde inhoud terug, die niet te lezen is.`,
    tooLarge: (host) => `${host} geeft meer dan 5 MB terug.`,
    noHost: (host) => `De server ${host} bestaat niet.`,
    tookTooLong: (host) => `${host} deed er langer dan 10 seconden over.`,
    certificate: (host) => `Het certificaat van ${host} is niet geldig.`,
    unreachable: (host, code) => `${host} is niet te bereiken${code && ` (${code})`}.`,
    noAnswer: (host) => `${host} antwoordt op dit moment niet.`,
    leadsElsewhere: (host, other) =>
      `${host} leidt naar ${other}, dat je wachtwoord niet krijgt. Vul in plaats daarvan het adres van je agenda daar in.`,
    otherSignIn: (host) => `Bij ${host} log je niet in met gebruikersnaam en wachtwoord.`,
    wrongPassword: (host) => `${host} accepteert deze gebruikersnaam en dit wachtwoord niet.`,
    notXml: (host) => `${host} geeft geen leesbare XML terug.`,
  },
  health: {
    title: 'Agenda’s',
    own: (people) => `${haveOwn(people)}.`,
    ownFailing: (people, failing) =>
      `${haveOwn(people)}. ${plural(failing, { one: '# kan niet worden gelezen; de eigenaar ziet waarom.', other: '# kunnen niet worden gelezen; hun eigenaars zien waarom.' })}`,
    ownOnly: 'Alleen eigen',
    failing: (calendar) => `${calendar}, mislukt`,
    without: 'Tijden worden zonder die agenda voorgesteld.',
  },
  triedTooOften: (minutes) =>
    `Je hebt in een uur 20 keer geprobeerd een agenda te verbinden. Probeer het over ${minutes} opnieuw.`,
  myData: {
    title: 'De agenda die zegt wanneer je bezet bent',
    fields: {
      source: 'Bron',
      host: 'Server',
      connectedAt: 'Verbonden op',
      readAt: 'Gelezen op',
      note: 'Opmerking',
      busy: 'Bezet',
    },
    sources: { caldav: 'CalDAV', ics: 'iCalendar', company: 'de agenda van het bedrijf' },
  },
}
