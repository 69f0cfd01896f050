import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { ofDay } from './counted/days'

const { day, dayInYear, digits, monthName, plural } = formatsOf('it')
const atMost = (max: number) =>
  plural(max, { one: 'Al massimo # lettera', many: 'Al massimo # di lettere', other: 'Al massimo # lettere' })
const invalidAddress = 'Inserisci un indirizzo e-mail valido'

export const rules: Words['rules'] = {
  required: 'Questo campo è obbligatorio',
  expected: (kind) => `Atteso: ${kind}`,
  least: (least) => `Almeno ${least}`,
  most: (most) => `Al massimo ${digits(most)}`,
  atLeast: (least) => `Almeno ${least} lettere`,
  atMost,
  oneOf: (values) => `Uno di questi valori: ${values}`,
  unknownField: (names) => `Campo sconosciuto: ${names}`,
  noForm: 'Questo valore non ha nessuna delle forme accettate qui',
  oneOfLanguages: (codes) => `Scegli una di queste lingue: ${codes}`,
  form: (form) => `Usa il formato ${form}`,
  iso: 'Usa ISO 8601 con la differenza dall’ora UTC',
  notBase64: 'Non è base64url',
  wholeNumber: 'Inserisci un numero intero',
  noHosts: 'Indica chi ospita, oppure non indicarlo: allora tutti sono alla pari',
  attribute: {
    reserved: 'I reparti ci sono già: scegli un altro nome',
    values: (most) => `Al massimo ${digits(most)} valori diversi`,
  },
  mixPersonal: 'Solo i reparti possono seguire i desideri personali',
  notOneLevel: 'Scegli due livelli o più: un livello sopra c’è il responsabile dell’invitato',
  color: (example) => `Usa un colore esadecimale, come ${example}`,
  oneLine: 'Gli a capo e i caratteri di controllo non sono ammessi',
  noControl: 'I caratteri di controllo non sono ammessi',
  list: {
    atLeast: (least) => `Troppo poche voci: almeno ${least}`,
    atMost: (most) =>
      plural(most, { one: 'Al massimo # voce', many: 'Al massimo # di voci', other: 'Al massimo # voci' }),
    each: (max) => `${atMost(max)} ciascuna`,
    atMostOf: (most, max) => `Al massimo ${digits(most)} voci di ${digits(max)} lettere`,
    notJson: 'Serve un elenco di testi in JSON',
  },
  email: {
    missing: 'Inserisci il tuo indirizzo e-mail',
    invalid: invalidAddress,
    toPreview: 'Inserisci l’indirizzo di chi riceve l’e-mail, per vedere l’anteprima',
    required: 'Serve un indirizzo e-mail',
  },
  code: {
    missing: (digitsOfIt) => `Inserisci il codice di ${digitsOfIt} cifre`,
    invalid: (digitsOfIt) => `Inserisci un codice valido di ${digitsOfIt} cifre`,
  },
  passkeyName: 'Dalle un nome, come «Portatile» o «Chiave blu»',
  recoveryCode: {
    missing: 'Inserisci uno dei tuoi codici di recupero',
    invalid: (letters) => `Un codice di recupero ha ${letters} lettere e cifre`,
  },
  password: {
    required: 'Serve una password',
    current: 'Inserisci la tua password attuale',
    next: 'Inserisci una nuova password',
    short: (least) => `Una password ha almeno ${least} caratteri.`,
  },
  profile: {
    firstName: 'Serve il nome',
    lastName: 'Serve il cognome',
    department: 'Serve il reparto',
  },
  inquiry: {
    incomplete: 'Inserisci il nome dell’azienda, l’e-mail di contatto e le persone previste.',
    invalidAddress: `${invalidAddress}.`,
  },
  programme: {
    name: 'Inserisci un nome',
    tooPale: 'Scegli un colore più scuro: questo si vede appena su fondo chiaro, nelle pagine e nelle e-mail',
    tooDark: 'Scegli un colore più chiaro: questo si vede appena su fondo scuro, nelle pagine e nelle e-mail',
  },
  group: { names: 'Servono il nome e il nome visualizzato' },
  department: {
    incomplete: 'Scegli un gruppo e inserisci il nome del reparto e il nome visualizzato.',
    displayName: 'Serve il nome visualizzato',
  },
  domain: 'Inserisci un dominio, come example.com',
  https: 'Inserisci un indirizzo che inizia con https://',
  calendar: 'Inserisci l’indirizzo del tuo calendario',
  keyName: 'Dalle un nome, per esempio «Paghe»',
  tokenName: 'Dagli un nome, come «Entra ID»',
  newsletter: { title: 'Serve il titolo', subject: 'Serve l’oggetto dell’e-mail' },
  picture: 'Inserisci l’indirizzo di un’immagine',
  groupOrAll: 'Indica un gruppo, oppure tutti.',
  pairingFile: 'Scegli prima un file di abbinamento',
  oneTie: 'Un gruppo si collega a un gruppo di domini o a un reparto, non a tutti e due',
  beans: 'Da uno a cinque chicchi',
  timeZone: 'Non è un fuso orario valido. Un esempio è Europe/Berlin.',
  profileTexts: {
    bio: {
      label: 'Su di me',
      hint: 'Una riga o due, da cui chi ti incontra può cominciare.',
      none: 'Ancora niente. Una riga o due aiutano chi ti incontra a cominciare.',
      sample: 'Qui c’è quello che l’altra persona dice di sé.',
      inMyData: 'Su di te',
    },
  },
  standing: {
    in: 'Ci sei anche tu.',
    atCap: (count) =>
      `Questo mese il tuo limite è raggiunto: ${count === 1 ? 'un caffè' : `${digits(count)} caffè`}. Puoi alzarlo nel tuo profilo.`,
    asked: 'Ci sei la prossima volta?',
    askedLater: 'Te lo chiediamo prima del prossimo giro.',
    noGroup:
      'Non fai ancora parte di un gruppo, e i giri si fanno per gruppo. Chi cura Cup of Joe può inserirti in uno.',
    optedOut: 'Non partecipi più, quindi i giri vanno avanti senza di te.',
    dormant:
      'Non ti sentiamo da molto tempo, quindi i giri vanno avanti senza di te. Torni appena premi il pulsante nella nostra e-mail o accedi.',
    onLeave: 'In congedo.',
    onLeaveUntil: (until, isFar) => `In congedo fino a: ${isFar ? day(until) : dayInYear(until)}.`,
    paused: 'Sei in pausa.',
    pausedUntil: (until, isFar) => `Sei in pausa fino a: ${isFar ? day(until) : dayInYear(until)}.`,
    sitsOut: (round, backIn) =>
      `Salti ${round ? `il giro di ${monthName(round)}` : 'il prossimo giro'} e torni ${backIn ? `in quello di ${monthName(backIn)}` : 'in quello successivo'}.`,
    sitsOutOn: (round, backOn) =>
      `Salti il giro ${ofDay(dayInYear(round))} e torni in quello ${backOn ? ofDay(dayInYear(backOn)) : 'successivo'}.`,
  },
  notInvited: {
    in: (count) =>
      plural(count, {
        one: '# persona partecipa già',
        many: '# di persone partecipano già',
        other: '# persone partecipano già',
      }),
    'not-covered': (count) => `${digits(count)} fuori dalla lista di accesso`,
    refused: (count) =>
      plural(count, {
        one: '# persona non partecipa più o non vuole altri inviti',
        many: '# di persone non partecipano più o non vogliono altri inviti',
        other: '# persone non partecipano più o non vogliono altri inviti',
      }),
    'too-often': (count) => `${digits(count)} con già 3 inviti in dodici mesi`,
    'too-soon': (count) => `${digits(count)} con un invito negli ultimi 7 giorni`,
    away: (count) => `${digits(count)} in pausa o in congedo`,
  },
  hours: {
    noDay: 'Scegli almeno un giorno',
    quarterHour: 'Scegli un quarto d’ora',
    tooShort: 'Almeno un’ora più tardi',
  },
  nothingToChange: {
    group: 'Niente da modificare: indica displayName, description o color',
    entry: 'Niente da modificare: indica domainGroupId o isActive',
    user: 'Nessuna modifica: per questo utente non c’è niente da salvare',
    tie: 'Niente da modificare: indica domainGroupId o departmentId',
    blocks: 'Niente da modificare: indica emails o domains',
  },
}
