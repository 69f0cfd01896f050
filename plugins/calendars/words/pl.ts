import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, listed, plural } = formatsOf('pl')

const haveOwn = (people: number) =>
  plural(people, {
    one: 'Własny kalendarz połączyła # osoba',
    few: 'Własny kalendarz połączyły # osoby',
    many: 'Własny kalendarz połączyło # osób',
    other: 'Własny kalendarz połączyło # osoby',
  })

export const web: Worded<typeof en.web> = {
  title: 'Twój kalendarz',
  description:
    'Gdy masz zajęty czas, nie proponujemy kawy. Odczytujemy tylko zajęte godziny, nigdy tytuły, i trzymamy je krócej niż dobę.',
  failed: 'Nie udało się wczytać kalendarza.',
  names: { company: 'Kalendarz twojej firmy', caldav: 'CalDAV', ics: 'Adres iCalendar' },
  states: { ok: 'Działa', failing: 'Nie da się odczytać', unchecked: 'Dziś nieodczytany' },
  lastRead: (moment) => `Ostatni odczyt: ${moment}`,
  withoutIt: 'Dopóki nie da się go odczytać, terminy proponujemy bez niego.',
  disconnect: {
    action: 'Odłącz',
    title: 'Odłączyć kalendarz?',
    effect:
      'Usuwa jego adres, hasło i wszystko, co z niego odczytano. Terminy będziemy proponować bez niego.',
    done: 'Kalendarz odłączony.',
    failed: 'Nie udało się odłączyć kalendarza',
  },
  connect: {
    title: 'Połącz kalendarz',
    ownInstead: 'Połącz zamiast tego mój',
    another: 'Połącz inny',
    text: 'Połączenie od razu sprawdzamy. Wpisane dane są szyfrowane i nikomu ich nie pokazujemy.',
    action: 'Połącz',
    trying: 'Sprawdzanie…',
    done: 'Kalendarz połączony.',
    failed: 'Nie udało się połączyć kalendarza',
    where: 'Gdzie jest twój kalendarz',
    onServer: {
      label: 'Na serwerze CalDAV',
      hint: 'iCloud, Fastmail, Nextcloud, mailbox.org i inne',
      addressHint: 'Adres serwera, na przykład https://caldav.icloud.com, albo kalendarza.',
    },
    atAddress: {
      label: 'Pod tajnym adresem',
      hint: 'Google i Outlook dają adres zakończony na .ics',
      addressHint:
        'Google: Ustawienia, twój kalendarz, Tajny adres w formacie iCal. Outlook: Ustawienia, Kalendarz, Kalendarze udostępnione, Publikuj.',
    },
    address: 'Adres',
    user: 'Nazwa użytkownika',
    noUser: 'Wpisz nazwę użytkownika',
    password: 'Hasło',
    noPassword: 'Wpisz hasło',
    passwordHint: 'Przy logowaniu dwuetapowym użyj hasła do aplikacji z ustawień swojego konta.',
  },
}

export const server: Worded<typeof en.server> = {
  problems: {
    invalidAddress: 'To nie jest prawidłowy adres.',
    keyChanged: 'Zmienił się klucz tej instalacji. Połącz kalendarz jeszcze raz.',
    unreadable: 'Kalendarza nie da się odczytać.',
    tooSlow: 'Odczyt kalendarza trwa za długo.',
    notICalendar: 'Pod tym adresem nie ma pliku iCalendar.',
    tooManyOccurrences: (most) => `Liczba wydarzeń w kalendarzu przekracza ${digits(most)}.`,
    readInPart: (zones, events, starts) => {
      const quoted = (names: string[]) => names.map((name) => `„${name}”`).join(', ')
      const named = quoted(zones)
      const taken =
        named && `Nie ma strefy czasowej ${named}, więc jej godziny liczą się wszędzie jako zajęte.`
      const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
      const left = plural(events, {
        one: `Jednego wydarzenia nie da się odczytać w całości${at}. To, co się da, liczy się jako zajęte.`,
        few: `# wydarzeń nie da się odczytać w całości${at}. To, co się da, liczy się jako zajęte.`,
        many: `# wydarzeń nie da się odczytać w całości${at}. To, co się da, liczy się jako zajęte.`,
        other: `# wydarzenia nie da się odczytać w całości${at}. To, co się da, liczy się jako zajęte.`,
      })
      return [taken, events > 0 && left].filter(Boolean).join(' ')
    },
    ourFault: 'Nie da się go odczytać. To nasza wina.',
    companyAway: 'Kalendarza twojej firmy nie da się teraz odczytać.',
    notInCompany: 'Twoja firma nie ma kalendarza pod twoim adresem.',
    noAccess: (host, status) =>
      `${host} odmawia dostępu (${status}). Sprawdź CALENDAR_URL i przyznane tam uprawnienia.`,
    askedAgainLater: (host) => `${host}: za dużo zapytań. Zapytamy ponownie później.`,
    notUnderstood: (host) => `${host} zwraca coś niezrozumiałego.`,
    notSignedIn: (host, settings) => `${host} nie pozwala się zalogować. Sprawdź ${listed(settings)}.`,
    redirectsNowhere: (host) => `${host} przekierowuje donikąd.`,
    redirectsAgain: (host) => `${host} przekierowuje w kółko.`,
    refused: (host) =>
      `${host} odmawia dostępu. Sprawdź adres, a także nazwę użytkownika i hasło, jeśli są potrzebne.`,
    nothingThere: (host) => `${host} nie ma kalendarza pod tym adresem.`,
    askedTooOften: (host) => `${host}: za dużo zapytań.`,
    error: (host, status) => `${host} zwraca błąd (${status}).`,
    onlyHttps: (host) => `Adres ${host} musi zaczynać się od https://.`,
    notPublic: (host) =>
      `${host} nie jest w publicznym internecie. Kto prowadzi serwer, może na to pozwolić ustawieniem CALENDAR_HOSTS.`,
    packed: (host) => `${host} zwraca spakowaną treść, której nie da się odczytać.`,
    tooLarge: (host) => `${host} zwraca więcej niż 5 MB.`,
    noHost: (host) => `Nie ma serwera ${host}.`,
    tookTooLong: (host) => `${host}: odpowiedź trwała ponad 10 sekund.`,
    certificate: (host) => `Certyfikat serwera ${host} jest nieprawidłowy.`,
    unreachable: (host, code) => `Nie można połączyć się z ${host}${code && ` (${code})`}.`,
    noAnswer: (host) => `${host} teraz nie odpowiada.`,
    leadsElsewhere: (host, other) =>
      `${host} prowadzi do ${other}, a ten serwer nie dostaje twojego hasła. Podaj zamiast tego adres swojego kalendarza na nim.`,
    otherSignIn: (host) => `${host} nie loguje nazwą użytkownika i hasłem.`,
    wrongPassword: (host) => `${host} nie przyjmuje tej nazwy użytkownika i hasła.`,
    notXml: (host) => `${host} nie zwraca czytelnego XML.`,
  },
  health: {
    title: 'Kalendarze',
    own: (people) => `${haveOwn(people)}.`,
    ownFailing: (people, failing) =>
      `${haveOwn(people)}. Nie da się odczytać: ${digits(failing)}; ich właściciele widzą dlaczego.`,
    ownOnly: 'Tylko własne',
    failing: (calendar) => `${calendar}, nie działa`,
    without: 'Terminy są proponowane bez niego.',
  },
  triedTooOften: (minutes) =>
    `To już 20 prób połączenia kalendarza w ciągu godziny. Spróbuj ponownie za ${minutes}.`,
  myData: {
    title: 'Kalendarz, który mówi, kiedy masz zajęty czas',
    fields: {
      source: 'Źródło',
      host: 'Serwer',
      connectedAt: 'Data połączenia',
      readAt: 'Data odczytu',
      note: 'Uwaga',
      busy: 'Czas zajęty',
    },
    sources: { caldav: 'CalDAV', ics: 'iCalendar', company: 'kalendarz firmy' },
  },
}
