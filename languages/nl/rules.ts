import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { day, dayInYear, digits, monthName } = formatsOf('nl')
const atMost = (max: number) => `Hooguit ${digits(max)} tekens`

export const rules: Words['rules'] = {
  required: 'Vul dit in',
  expected: (kind) => `Verwacht: ${kind}`,
  least: (least) => `Minstens ${least}`,
  most: (most) => `Hooguit ${digits(most)}`,
  atLeast: (least) => `Minstens ${least} tekens`,
  atMost,
  oneOf: (values) => `Een van: ${values}`,
  unknownField: (names) => `Onbekend veld: ${names}`,
  noForm: 'Dit heeft geen van de vormen die hier kunnen',
  oneOfLanguages: (codes) => `Kies een van de talen: ${codes}`,
  form: (form) => `Gebruik de vorm ${form}`,
  iso: 'Gebruik ISO 8601 met een tijdzone',
  notBase64: 'Geen base64url',
  wholeNumber: 'Vul een geheel getal in',
  noHosts: 'Geef aan wie ontvangt, of laat het weg: dan is iedereen gelijk',
  attribute: {
    reserved: 'Afdelingen zijn er al: kies een andere naam',
    values: (most) => `Hoogstens ${digits(most)} verschillende waarden`,
  },
  mixPersonal: 'Alleen bij afdelingen tellen persoonlijke wensen',
  notOneLevel: 'Kies twee niveaus of meer: één niveau hoger is de eigen leidinggevende van de gast',
  color: (example) => `Gebruik een kleur zoals ${example}`,
  oneLine: 'Regeleinden en stuurtekens zijn niet toegestaan',
  noControl: 'Stuurtekens zijn niet toegestaan',
  list: {
    atLeast: (least) => `Te weinig regels: minstens ${least}`,
    atMost: (most) => `Hooguit ${digits(most)} regels`,
    each: (max) => `${atMost(max)} per regel`,
    atMostOf: (most, max) => `Hooguit ${most} regels van ${digits(max)} tekens`,
    notJson: 'Een JSON-lijst van teksten wordt verwacht',
  },
  email: {
    missing: 'Vul je e-mailadres in',
    invalid: 'Vul een geldig e-mailadres in',
    toPreview: 'Vul een e-mailadres in voor het voorbeeld',
    required: 'Het e-mailadres ontbreekt',
  },
  code: {
    missing: (length) => `Vul de code van ${length} cijfers in`,
    invalid: (length) => `Vul een geldige code van ${length} cijfers in`,
  },
  passkeyName: 'Geef hem een naam, zoals ‘Laptop’ of ‘Blauwe sleutel’',
  recoveryCode: {
    missing: 'Vul een van je herstelcodes in',
    invalid: (letters) => `Een herstelcode heeft ${letters} letters en cijfers`,
  },
  password: {
    required: 'Het wachtwoord ontbreekt',
    current: 'Vul je huidige wachtwoord in',
    next: 'Vul een nieuw wachtwoord in',
    short: (least) => `Een wachtwoord heeft minstens ${least} tekens.`,
  },
  profile: {
    firstName: 'De voornaam ontbreekt',
    lastName: 'De achternaam ontbreekt',
    department: 'De afdeling ontbreekt',
  },
  inquiry: {
    incomplete: 'Vul de naam van het bedrijf, een e-mailadres en het verwachte aantal mensen in.',
    invalidAddress: 'Vul een geldig e-mailadres in.',
  },
  programme: {
    name: 'Vul een naam in',
    tooPale: 'Kies een donkerdere kleur: deze is op een lichte pagina of mail nauwelijks te zien',
    tooDark: 'Kies een lichtere kleur: deze is op een donkere pagina of mail nauwelijks te zien',
  },
  group: { names: 'Vul een naam en een weergavenaam in' },
  department: {
    incomplete: 'Kies een groep en vul de naam en de weergavenaam van de afdeling in.',
    displayName: 'De weergavenaam ontbreekt',
  },
  domain: 'Vul een domein in, zoals example.com',
  https: 'Vul een adres in dat begint met https://',
  calendar: 'Vul het adres van je agenda in',
  keyName: 'Geef hem een naam, zoals ‘Salarissen’',
  tokenName: 'Geef het een naam, zoals ‘Entra ID’',
  newsletter: { title: 'De titel ontbreekt', subject: 'Het onderwerp ontbreekt' },
  picture: 'Vul het adres van een afbeelding in',
  groupOrAll: 'Noem een groep, of neem ze allemaal.',
  pairingFile: 'Kies eerst een koppeling',
  oneTie: 'Een groep is verbonden met een domeingroep of met een afdeling, niet met allebei',
  beans: 'Eén tot vijf bonen',
  timeZone: 'Dit is geen geldige tijdzone. Een voorbeeld is Europe/Berlin.',
  profileTexts: {
    bio: {
      label: 'Over mij',
      hint: 'Een zin of twee waar je match mee kan beginnen.',
      none: 'Nog niets. Een zin of twee helpt je match om te beginnen.',
      sample: 'Hier vertelt je match in een zin of twee iets over zichzelf.',
      inMyData: 'Over jou',
    },
  },
  standing: {
    in: 'Je doet mee.',
    atCap: (count) =>
      `Je hebt deze maand je maximum van ${count === 1 ? 'één koffie' : `${digits(count)} koffies`} bereikt. Je kunt het op je profiel verhogen.`,
    asked: 'Doe je de volgende keer mee?',
    askedLater: 'Voor de volgende ronde vragen we je.',
    noGroup: 'Je hoort nog bij geen groep, en rondes gaan per groep. Het beheer kan je in een groep zetten.',
    optedOut: 'Je bent gestopt, dus de rondes gaan zonder jou door.',
    dormant:
      'We hebben lang niets van je gehoord, dus de rondes gaan zonder jou door. Druk op de knop in onze mail of log in, en je doet weer mee.',
    onLeave: 'Je bent met verlof.',
    onLeaveUntil: (until, isFar) => `Je bent met verlof tot ${isFar ? day(until) : dayInYear(until)}.`,
    paused: 'Je hebt pauze.',
    pausedUntil: (until, isFar) => `Je hebt pauze tot ${isFar ? day(until) : dayInYear(until)}.`,
    sitsOut: (round, backIn) =>
      `Je slaat ${round ? `de ronde van ${monthName(round)}` : 'de volgende ronde'} over, en doet ${backIn ? `in ${monthName(backIn)}` : 'in de ronde daarna'} weer mee.`,
    sitsOutOn: (round, backOn) =>
      `Je slaat de ronde van ${dayInYear(round)} over, en doet ${backOn ? `op ${dayInYear(backOn)}` : 'in de ronde daarna'} weer mee.`,
  },
  notInvited: {
    in: (count) => `${digits(count)} al erbij`,
    'not-covered': (count) => `${digits(count)} niet op de toegangslijst`,
    refused: (count) => `${digits(count)} gestopt of afgemeld`,
    'too-often': (count) => `${digits(count)} in twaalf maanden 3 keer uitgenodigd`,
    'too-soon': (count) => `${digits(count)} in de laatste 7 dagen uitgenodigd`,
    away: (count) => `${digits(count)} met pauze of verlof`,
  },
  hours: {
    noDay: 'Kies minstens één dag',
    quarterHour: 'Kies een kwartier',
    tooShort: 'Moet minstens een uur later zijn',
  },
  nothingToChange: {
    group: 'Niets te wijzigen: geef displayName, description of color',
    entry: 'Niets te wijzigen: geef domainGroupId of isActive',
    user: 'Geen wijzigingen: voor deze gebruiker valt er niets op te slaan',
    tie: 'Niets te wijzigen: geef domainGroupId of departmentId',
    blocks: 'Niets te wijzigen: geef emails of domains',
  },
}
