import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, listed, plural } = formatsOf('de')

const haveOwn = (people: number) =>
  plural(people, {
    one: '# Person hat ihren eigenen verbunden',
    other: '# Personen haben ihren eigenen verbunden',
  })

export const web: Worded<typeof en.web> = {
  title: 'Dein Kalender',
  description:
    'Damit dir kein Kaffee vorgeschlagen wird, wenn du schon etwas vorhast. Gelesen wird nur, wann du belegt bist, nie womit, und nach weniger als einem Tag ist es gelöscht.',
  failed: 'Dein Kalender konnte nicht geladen werden.',
  names: { company: 'Der Kalender deiner Firma', caldav: 'CalDAV', ics: 'iCalendar-Adresse' },
  states: {
    ok: 'Funktioniert',
    failing: 'Nicht lesbar',
    unchecked: 'Heute noch nicht gelesen',
  },
  lastRead: (moment) => `Zuletzt gelesen: ${moment}`,
  withoutIt: 'Bis er wieder gelesen werden kann, werden Termine ohne ihn vorgeschlagen.',
  disconnect: {
    action: 'Trennen',
    title: 'Deinen Kalender trennen?',
    effect:
      'Das löscht seine Adresse, sein Passwort und alles, was daraus gelesen wurde. Termine werden dann ohne ihn vorgeschlagen.',
    done: 'Dein Kalender ist getrennt.',
    failed: 'Der Kalender konnte nicht getrennt werden',
  },
  connect: {
    title: 'Kalender verbinden',
    ownInstead: 'Lieber meinen eigenen verbinden',
    another: 'Anderen verbinden',
    text: 'Die Verbindung wird sofort geprüft. Was du eingibst, wird verschlüsselt und niemandem gezeigt.',
    action: 'Verbinden',
    trying: 'Wird geprüft ...',
    done: 'Dein Kalender ist verbunden.',
    failed: 'Der Kalender konnte nicht verbunden werden',
    where: 'Wo dein Kalender ist',
    onServer: {
      label: 'Auf einem CalDAV-Server',
      hint: 'iCloud, Fastmail, Nextcloud, mailbox.org und andere',
      addressHint: 'Die des Servers, etwa https://caldav.icloud.com, oder die deines Kalenders.',
    },
    atAddress: {
      label: 'Unter einer geheimen Adresse',
      hint: 'Google und Outlook haben eine, die mit .ics endet',
      addressHint:
        'Google: Einstellungen, dein Kalender, Privatadresse im iCal-Format. Outlook: Einstellungen, Kalender, Freigegebene Kalender, Veröffentlichen.',
    },
    address: 'Adresse',
    user: 'Benutzername',
    noUser: 'Bitte gib den Benutzernamen ein',
    password: 'Passwort',
    noPassword: 'Bitte gib das Passwort ein',
    passwordHint: 'Bei Anmeldung in zwei Schritten: ein App-Passwort aus den Einstellungen deines Kontos.',
  },
}

export const server: Worded<typeof en.server> = {
  problems: {
    invalidAddress: 'Das ist keine gültige Adresse.',
    keyChanged:
      'Der Schlüssel dieser Installation hat sich geändert. Bitte verbinde den Kalender noch einmal.',
    unreadable: 'Der Kalender lässt sich nicht lesen.',
    tooSlow: 'Den Kalender zu lesen dauert zu lange.',
    notICalendar: 'Unter dieser Adresse liegt keine iCalendar-Datei.',
    tooManyOccurrences: (most) => `Der Kalender hat mehr als ${digits(most)} Termine.`,
    readInPart: (zones, events, starts) => {
      const quoted = (names: string[]) => names.map((name) => `„${name}“`).join(', ')
      const named = quoted(zones)
      const taken =
        named && `Die Zeitzone ${named} gibt es nicht, daher gelten Zeiten darin überall als belegt.`
      const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
      const left = plural(events, {
        one: `Ein Termin ist nicht ganz lesbar${at}. Was lesbar ist, gilt als belegt.`,
        other: `# Termine sind nicht ganz lesbar${at}. Was lesbar ist, gilt als belegt.`,
      })
      return [taken, events > 0 && left].filter(Boolean).join(' ')
    },
    ourFault: 'Er lässt sich nicht lesen. Das liegt an uns.',
    companyAway: 'Der Kalender deiner Firma lässt sich gerade nicht lesen.',
    notInCompany: 'Unter deiner Adresse hat deine Firma keinen Kalender.',
    noAccess: (host, status) =>
      `${host} verweigert den Zugriff (${status}). Prüf CALENDAR_URL und die Rechte, die dort vergeben sind.`,
    askedAgainLater: (host) => `${host} wurde zu oft gefragt. Wir fragen später wieder.`,
    notUnderstood: (host) => `${host} antwortet mit etwas Unverständlichem.`,
    notSignedIn: (host, settings) => `${host} meldet uns nicht an. Prüf ${listed(settings)}.`,
    redirectsNowhere: (host) => `${host} leitet zu keiner Adresse weiter.`,
    redirectsAgain: (host) => `${host} leitet immer wieder weiter.`,
    refused: (host) =>
      `${host} verweigert den Zugriff. Prüf die Adresse und, falls nötig, Benutzername und Passwort.`,
    nothingThere: (host) => `${host} hat unter dieser Adresse keinen Kalender.`,
    askedTooOften: (host) => `${host} wurde zu oft gefragt.`,
    error: (host, status) => `${host} meldet einen Fehler (${status}).`,
    onlyHttps: (host) => `Die Adresse von ${host} muss mit https:// beginnen.`,
    notPublic: (host) =>
      `${host} ist nicht im öffentlichen Internet. Der Betrieb kann es mit der Einstellung CALENDAR_HOSTS erlauben.`,
    packed: (host) => `${host} schickt komprimierten Inhalt, der sich nicht lesen lässt.`,
    tooLarge: (host) => `${host} schickt mehr als 5 MB.`,
    noHost: (host) => `Den Server ${host} gibt es nicht.`,
    tookTooLong: (host) => `${host} brauchte länger als 10 Sekunden.`,
    certificate: (host) => `Das Zertifikat von ${host} ist nicht gültig.`,
    unreachable: (host, code) => `${host} ist nicht erreichbar${code && ` (${code})`}.`,
    noAnswer: (host) => `${host} antwortet gerade nicht.`,
    leadsElsewhere: (host, other) =>
      `${host} führt zu ${other}, und dorthin geht dein Passwort nicht. Gib stattdessen die Adresse an, die dein Kalender dort hat.`,
    otherSignIn: (host) => `${host} meldet nicht mit Benutzername und Passwort an.`,
    wrongPassword: (host) => `${host} nimmt Benutzername und Passwort nicht an.`,
    notXml: (host) => `${host} schickt kein lesbares XML.`,
  },
  health: {
    title: 'Kalender',
    own: (people) => `${haveOwn(people)}.`,
    ownFailing: (people, failing) =>
      `${haveOwn(people)}; ${plural(failing, { one: '# davon lässt sich nicht lesen', other: '# davon lassen sich nicht lesen' })}. Den Grund sieht, wem er gehört.`,
    ownOnly: 'Nur eigene',
    failing: (calendar) => `${calendar}, gestört`,
    without: 'Termine werden ohne ihn vorgeschlagen.',
  },
  triedTooOften: (wait) =>
    `Du hast in einer Stunde 20-mal versucht, einen Kalender zu verbinden. Versuch es in ${wait} noch einmal.`,
  myData: {
    title: 'Der Kalender, der sagt, wann du belegt bist',
    fields: {
      source: 'Quelle',
      host: 'Server',
      connectedAt: 'Verbunden am',
      readAt: 'Gelesen am',
      note: 'Hinweis',
      busy: 'Belegt',
    },
    sources: { caldav: 'CalDAV', ics: 'iCalendar', company: 'der Kalender der Firma' },
  },
}
