import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { day, dayInYear, digits, monthName } = formatsOf('de')
const atMost = (max: number) => `Höchstens ${digits(max)} Zeichen`
const invalidAddress = 'Bitte gib eine gültige E-Mail-Adresse ein'
const wholeNumber = 'Bitte gib eine ganze Zahl ein'

export const rules: Words['rules'] = {
  required: 'Hier fehlt noch etwas',
  expected: (kind) => `Erwartet wird ${kind}`,
  least: (least) => `Mindestens ${least}`,
  most: (most) => `Höchstens ${digits(most)}`,
  atLeast: (least) => `Mindestens ${least} Zeichen`,
  atMost,
  oneOf: (values) => `Eines von: ${values}`,
  unknownField: (names) => `Unbekanntes Feld: ${names}`,
  noForm: 'Diese Angabe hat keine der erlaubten Formen',
  oneOfLanguages: (codes) => `Wähl eine der Sprachen: ${codes}`,
  form: (form) => `Nimm die Form ${form}`,
  iso: 'Nimm ISO 8601 mit Zeitzone',
  notBase64: 'Kein base64url',
  wholeNumber,
  noHosts: 'Gib an, wer Gastgeber ist, oder lass es weg: dann sind alle gleich',
  attribute: {
    reserved: 'Abteilungen gibt es schon: Wähl einen anderen Namen',
    values: (most) => `Höchstens ${digits(most)} verschiedene Werte`,
  },
  mixPersonal: 'Nur bei Abteilungen zählen persönliche Wünsche',
  notOneLevel: 'Wähle zwei Ebenen oder mehr: Eine darüber steht die eigene Führungskraft',
  color: (example) => `Nimm eine Farbe wie ${example}`,
  oneLine: 'Zeilenumbrüche und Steuerzeichen sind nicht erlaubt',
  noControl: 'Steuerzeichen sind nicht erlaubt',
  list: {
    atLeast: (least) => `Zu wenige Einträge: mindestens ${least}`,
    atMost: (most) => `Höchstens ${digits(most)} Einträge`,
    each: (max) => `Je höchstens ${digits(max)} Zeichen`,
    atMostOf: (most, max) => `Höchstens ${most} Einträge mit ${digits(max)} Zeichen`,
    notJson: 'Erwartet wird eine JSON-Liste von Texten',
  },
  email: {
    missing: 'Bitte gib deine E-Mail-Adresse ein',
    invalid: invalidAddress,
    toPreview: 'Bitte gib die Adresse ein, für die du die Vorschau möchtest',
    required: 'Die E-Mail-Adresse fehlt',
  },
  code: {
    missing: (length) => `Bitte gib den Code aus ${length} Ziffern ein`,
    invalid: (length) => `Bitte gib einen gültigen Code aus ${length} Ziffern ein`,
  },
  passkeyName: 'Bitte gib ihm einen Namen, etwa „Laptop“ oder „Blauer Schlüssel“',
  recoveryCode: {
    missing: 'Bitte gib einen deiner Notfallcodes ein',
    invalid: (letters) => `Ein Notfallcode hat ${letters} Buchstaben und Ziffern`,
  },
  password: {
    required: 'Das Passwort fehlt',
    current: 'Bitte gib dein jetziges Passwort ein',
    next: 'Bitte gib ein neues Passwort ein',
    short: (least) => `Ein Passwort hat mindestens ${least} Zeichen.`,
  },
  profile: {
    firstName: 'Der Vorname fehlt',
    lastName: 'Der Nachname fehlt',
    department: 'Die Abteilung fehlt',
  },
  inquiry: {
    incomplete: 'Bitte gib den Namen der Firma, eine E-Mail-Adresse und die erwartete Zahl an.',
    invalidAddress: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  },
  programme: {
    name: 'Bitte gib einen Namen ein',
    tooPale: 'Wähl eine dunklere Farbe: Diese ist auf hellen Seiten und in hellen E-Mails kaum zu sehen',
    tooDark: 'Wähl eine hellere Farbe: Diese ist auf dunklen Seiten und in dunklen E-Mails kaum zu sehen',
  },
  group: { names: 'Name und Anzeigename fehlen noch' },
  department: {
    incomplete: 'Bitte wähle eine Gruppe und gib Name und Anzeigename der Abteilung ein.',
    displayName: 'Der Anzeigename fehlt',
  },
  domain: 'Bitte gib eine Domain ein, etwa example.com',
  https: 'Bitte gib eine Adresse ein, die mit https:// beginnt',
  calendar: 'Bitte gib die Adresse deines Kalenders ein',
  keyName: 'Bitte gib ihm einen Namen, etwa „Lohnabrechnung“',
  tokenName: 'Bitte gib ihm einen Namen, etwa „Entra ID“',
  newsletter: { title: 'Der Titel fehlt', subject: 'Der Betreff fehlt' },
  picture: 'Gib die Adresse eines Bildes ein',
  groupOrAll: 'Nenn eine Gruppe, oder nimm alle.',
  pairingFile: 'Bitte wähle zuerst eine Runde',
  oneTie: 'Eine Gruppe ist mit einer Domaingruppe oder einer Abteilung verbunden, nicht mit beidem',
  beans: 'Eine bis fünf Bohnen',
  timeZone: 'Das ist keine gültige Zeitzone. Ein Beispiel ist Europe/Berlin.',
  profileTexts: {
    bio: {
      label: 'Über mich',
      hint: 'Ein oder zwei Sätze, mit denen ein Gespräch anfangen kann.',
      none: 'Noch nichts. Ein oder zwei Sätze machen den Anfang leichter.',
      sample: 'Hier steht, was dein Gegenüber über sich sagt.',
      inMyData: 'Über dich',
    },
  },
  standing: {
    in: 'Du bist dabei.',
    atCap: (count) =>
      `Dein Limit für diesen Monat ist erreicht: ${count === 1 ? 'ein Treffen' : `${digits(count)} Treffen`}. Du kannst es in deinem Profil erhöhen.`,
    asked: 'Bist du beim nächsten Mal dabei?',
    askedLater: 'Vor der nächsten Runde fragen wir dich.',
    noGroup:
      'Du gehörst noch zu keiner Gruppe, und ausgelost wird je Gruppe. Wer Cup of Joe betreut, kann dich einer zuordnen.',
    optedOut: 'Du bist ausgestiegen, also gehen die Runden ohne dich weiter.',
    dormant:
      'Wir haben lange nichts von dir gehört, also gehen die Runden ohne dich weiter. Drück auf den Knopf in unserer E-Mail oder melde dich an, und du bist wieder dabei.',
    onLeave: 'Du bist abwesend.',
    onLeaveUntil: (until, isFar) => `Du bist bis ${isFar ? day(until) : dayInYear(until)} abwesend.`,
    paused: 'Du machst Pause.',
    pausedUntil: (until, isFar) => `Du machst bis ${isFar ? day(until) : dayInYear(until)} Pause.`,
    sitsOut: (round, backIn) =>
      `Du setzt ${round ? `die Runde im ${monthName(round)}` : 'die nächste Runde'} aus und bist ${backIn ? `im ${monthName(backIn)}` : 'in der danach'} wieder dabei.`,
    sitsOutOn: (round, backOn) =>
      `Du setzt die Runde vom ${dayInYear(round)} aus und bist ${backOn ? `am ${dayInYear(backOn)}` : 'in der danach'} wieder dabei.`,
  },
  notInvited: {
    in: (count) => `${digits(count)} schon dabei`,
    'not-covered': (count) => `${digits(count)} nicht auf der Freigabeliste`,
    refused: (count) => `${digits(count)} ausgestiegen, oder keine Einladungen mehr gewünscht`,
    'too-often': (count) => `${digits(count)} in zwölf Monaten dreimal eingeladen`,
    'too-soon': (count) => `${digits(count)} in den letzten 7 Tagen eingeladen`,
    away: (count) => `${digits(count)} in Pause oder abwesend`,
  },
  hours: {
    noDay: 'Wähl mindestens einen Tag',
    quarterHour: 'Wähl eine Viertelstunde',
    tooShort: 'Muss mindestens eine Stunde später sein',
  },
  nothingToChange: {
    group: 'Nichts zu ändern: Gib displayName, description oder color an',
    entry: 'Nichts zu ändern: Gib domainGroupId oder isActive an',
    user: 'Keine Änderungen: Für diese Person gibt es nichts zu speichern',
    tie: 'Nichts zu ändern: Gib domainGroupId oder departmentId an',
    blocks: 'Nichts zu ändern: Gib emails oder domains an',
  },
}
