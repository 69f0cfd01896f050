import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('de')

export const calendars: Responses['calendars'] = {
  invalidAddress: 'Das ist keine gültige Adresse.',
  keyChanged:
    'Der Schlüssel, mit dem dieser Kalender verbunden wurde, hat sich geändert. Bitte verbinde ihn noch einmal.',
  unreadable: 'Der Kalender lässt sich nicht lesen.',
  tooSlow: 'Es dauert zu lange, den Kalender zu lesen.',
  notICalendar: 'Unter der Adresse ist kein Kalender im Format iCalendar.',
  tooManyOccurrences: (most) => `Der Kalender hat mehr als ${digits(most)} Termine.`,
  readInPart: (zones, events, starts) => {
    const quoted = (names: string[]) => names.map((name) => `„${name}“`).join(', ')
    const named = quoted(zones)
    const taken =
      named &&
      `Die Zeitzone ${named} gibt es nicht. Zeiten darin gelten überall als belegt, wo sie liegen können.`
    const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
    const left = plural(events, {
      one: `Ein Termin ist nicht lesbar${at}: Was davon verständlich ist, gilt als belegt.`,
      other: `# Termine sind nicht lesbar${at}: Was davon verständlich ist, gilt als belegt.`,
    })
    return [taken, events > 0 && left].filter(Boolean).join(' ')
  },
  ourFault: 'Er lässt sich nicht lesen; das liegt an uns.',
  companyAway: 'Der Kalender deiner Firma lässt sich gerade nicht lesen.',
  notInCompany: 'Unter deiner Adresse hat deine Firma keinen Kalender.',
  noAccess: (host, status) =>
    `${host} verweigert den Zugriff (${status}). Prüfe CALENDAR_URL und die Rechte, die dort vergeben sind.`,
  askedAgainLater: (host) => `${host} wurde zu oft gefragt und wird später wieder gefragt.`,
  notUnderstood: (host) => `${host} antwortet etwas Unverständliches.`,
  notSignedIn: (host, settings) => `${host} lässt uns nicht herein. Prüfe ${listed(settings)}.`,
  redirectsNowhere: (host) => `${host} leitet zu keiner Adresse weiter.`,
  redirectsAgain: (host) => `${host} leitet immer wieder weiter.`,
  refused: (host) =>
    `${host} verweigert den Zugriff. Prüfe die Adresse, und Benutzername und Passwort, wenn sie nötig sind.`,
  nothingThere: (host) => `${host} hat unter dieser Adresse keinen Kalender.`,
  askedTooOften: (host) => `${host} wurde zu oft gefragt.`,
  error: (host, status) => `${host} meldet einen Fehler (${status}).`,
  onlyHttps: (host) => `${host} wird nur über https gefragt: Die Adresse muss mit https:// beginnen.`,
  notPublic: (host) =>
    `${host} ist nicht im öffentlichen Internet. Der Betrieb kann es mit der Einstellung CALENDAR_HOSTS erlauben.`,
  packed: (host) => `${host} schickt gepackten Inhalt, der nicht gelesen wird.`,
  tooLarge: (host) => `${host} schickt mehr als 5 MB.`,
  noHost: (host) => `Den Server ${host} gibt es nicht.`,
  tookTooLong: (host) => `${host} brauchte länger als 10 Sekunden.`,
  certificate: (host) => `Das Zertifikat von ${host} ist nicht gültig.`,
  unreachable: (host, code) => `${host} ist nicht erreichbar${code && ` (${code})`}.`,
  noAnswer: (host) => `${host} antwortet gerade nicht.`,
  leadsElsewhere: (host, other) =>
    `${host} führt zu ${other}, und dort bekommt niemand dein Passwort. Gib die Adresse an, die dein Kalender dort hat.`,
  otherSignIn: (host) => `${host} verlangt eine andere Anmeldung als Benutzername und Passwort.`,
  wrongPassword: (host) => `${host} nimmt Benutzername und Passwort nicht an.`,
  notXml: (host) => `${host} schickt kein lesbares XML.`,
}
