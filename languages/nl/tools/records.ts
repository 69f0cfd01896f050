import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('nl')
const mails = (count: number) => plural(count, { one: 'De # mail', other: 'De # mails' })

export const logs: Words['tools']['logs'] = {
  title: 'Verzendlogboek en archief van nieuwsbrieven',
  tabs: {
    label: 'Logboeken',
    current: (count) => `Huidige (${count})`,
    archived: (count) => `Gearchiveerde (${count})`,
  },
  search: 'Zoeken in logboeken',
  failed: 'Het verzendlogboek kon niet worden geladen',
  archivedFailed: 'De gearchiveerde logboeken konden niet worden geladen',
  none: {
    title: 'Deze maand is er niets verstuurd',
    text: 'Als er een nieuwsbrief wordt verstuurd, verschijnt het logboek hier, ontvanger voor ontvanger.',
  },
  noneArchived: {
    title: 'Geen gearchiveerde logboeken',
    text: 'De logboeken van eerdere maanden verschijnen hier.',
  },
  when: { sent: 'Verstuurd', cancelled: 'Afgebroken', started: 'Begonnen' },
  at: {
    sent: (at) => `Verstuurd ${at}`,
    cancelled: (at) => `Afgebroken ${at}`,
    started: (at) => `Begonnen ${at}`,
  },
  notStarted: 'Nog niet begonnen',
  states: {
    queued: 'in de wachtrij',
    sending: 'bezig',
    paused: 'onderbroken',
    sent: 'verstuurd',
    cancelled: 'afgebroken',
  },
  archived: 'Gearchiveerd',
  purged: 'Opgeschoond',
  to: (title, group) => `${title}, aan ${group}`,
  details: 'Details',
  detailsOf: (title) => `Details van ${title}`,
  csvOf: (title) => `CSV downloaden van ${title}`,
  csvOfMonth: (month) => `CSV downloaden van alle verzendingen van ${month}`,
  counts: {
    recipients: 'Ontvangers',
    successful: 'Gelukt',
    failed: 'Mislukt',
    cancelled: 'Afgebroken',
    unknown: 'Onbekend',
  },
  statuses: {
    success: 'Gelukt',
    sendgrid_limit: 'SendGrid: grens bereikt',
    sendgrid_forbidden: 'SendGrid: niet toegestaan',
    sendgrid_error: 'SendGrid: fout',
    failed: 'Mislukt',
    unknown: 'Onbekend',
    pending: 'Nog te doen',
    cancelled: 'Afgebroken',
  },
  dialog: {
    label: 'Logboek',
    overview: 'Overzicht',
    entries: 'Verzendingen',
    validation: 'Controle',
    preview: 'Mail bekijken',
  },
  facts: {
    state: 'Stand',
    pairing: 'Koppeling',
    noPairing: 'Geen',
    file: 'Archiefbestand',
  },
  again: {
    action: 'Hiermee een nieuwe nieuwsbrief beginnen',
    done: (title) =>
      `‘${title}’ is een concept met deze teksten, voor deze maand. Het staat onder Uitvoering.`,
    failed: 'Hiermee kon geen nieuwsbrief worden begonnen',
  },
  uncertain: {
    title: (count) =>
      plural(count, {
        one: '# mail is misschien wel, misschien niet aangekomen',
        other: '# mails zijn misschien wel, misschien niet aangekomen',
      }),
    text: 'De server stopte terwijl hij ze verstuurde.',
    action: 'Opnieuw sturen',
    question: (count) =>
      plural(count, {
        one: '# onzekere mail opnieuw sturen?',
        other: '# onzekere mails opnieuw sturen?',
      }),
    effect: 'Ze hebben dezelfde Message-ID, dus de meeste mailprogramma’s tonen elk maar één keer.',
    confirm: 'Opnieuw sturen',
    failed: 'De onzekere mails konden niet opnieuw worden gestuurd',
  },
  purge: {
    title: 'Persoonlijke inhoud',
    deleted: (day) => `Verwijderd op ${day}. De aantallen, ontvangers en resultaten zijn er nog.`,
    held: (count) =>
      plural(count, {
        one: 'De mail zoals die is verstuurd: namen, matches, afdelingen, foto’s.',
        other: 'De # mails zoals ze zijn verstuurd: namen, matches, afdelingen, foto’s.',
      }),
    action: 'Persoonlijke inhoud verwijderen',
    question: (title) => `De persoonlijke inhoud van ‘${title}’ verwijderen?`,
    effect: (count, month) =>
      `${mails(count)} van ${month}, de namen erin en de antwoorden van de mailservers worden verwijderd. Bekijken kan dan niet meer. De aantallen, ontvangers en resultaten blijven. Dit kan niet ongedaan worden gemaakt.`,
    confirm: 'Verwijderen',
    purging: 'Verwijderen…',
    failed: 'Het logboek kon niet worden opgeschoond',
  },
  matches: {
    total: 'Matches in totaal',
    validated: 'Gecontroleerd',
    mismatches: 'Niet kloppend',
    nobody: 'Niemand in deze matches deed nog mee, dus daarover is niemand gemaild.',
    none: 'De koppeling had geen matches.',
    valid: 'Elke match van de koppeling was nog geldig.',
    failed: 'Wat niet klopt, kon niet worden geladen.',
    purged: 'De notitie is verwijderd.',
    matched: (email) => `Match met ${email}`,
    noMatch: 'Geen match',
  },
  entries: {
    search: 'Zoeken in ontvangers',
    status: 'Verzendstatus',
    count: (count) => plural(count, { one: '# ontvanger', other: '# ontvangers' }),
    failed: 'De ontvangers konden niet worden geladen.',
    none: 'Niemand gevonden.',
    matched: (email) => `match met ${email}`,
    noMatch: 'geen match',
    valid: 'Geldig',
    issues: 'Opmerkingen',
  },
  preview: {
    purged:
      'Deze nieuwsbrief is verstuurd en automatisch gearchiveerd. De mails van een verstuurde nieuwsbrief zijn niet meer te bekijken, want ze worden verwijderd om het systeem schoon te houden.',
    nobody: 'Deze mail heeft niemand bereikt, dus er valt niets te tonen.',
    find: 'Zoeken op adres',
    recipient: 'Ontvanger',
    notTheirs: 'Niemand met dit adres heeft deze mail gekregen.',
    choose: 'Kies een ontvanger',
    none: 'Niemand gevonden',
    mailTo: (email) => `Mail aan ${email}`,
    loading: 'De mail laden…',
    unknownUser: 'De gekozen gebruiker is niet gevonden.',
    signIn: 'Inloggen nodig. Laad de pagina opnieuw en probeer het nog eens.',
    error: (message) => `Fout: ${message}`,
  },
}

export const inquiries: Words['tools']['inquiries'] = {
  search: 'Zoeken in aanvragen',
  failed: 'De aanvragen konden niet worden geladen.',
  none: {
    title: 'Nog geen aanvragen',
    text: 'Berichten via het formulier ‘Voor bedrijven’ verschijnen hier en gaan naar je contactadres.',
  },
  users: (howMany) => `${howMany} mensen`,
}

export const audit: Words['tools']['audit'] = {
  search: 'Zoeken in het auditlogboek',
  searchExample: 'Persoon, ding of waarde',
  action: 'Handeling',
  allActions: 'Alle handelingen',
  from: 'Van',
  to: 'Tot en met',
  order: 'Volgorde',
  byPerson: 'Op persoon',
  byAction: 'Op handeling',
  failed: 'Het auditlogboek kon niet worden geladen.',
  none: 'Niets gevonden.',
  changes: (count) => plural(count, { one: '# wijziging', other: '# wijzigingen' }),
  nothing: 'niets',
}

export const topics: Words['tools']['topics'] = {
  text: 'Iedereen kiest er hooguit vijf in het profiel. Wie bij elkaar komt, leest wat er gemeenschappelijk is. Verder leest niemand het, ook jij niet.',
  language: 'Namen en vragen in het',
  name: 'Onderwerp',
  question: 'Vraag om mee te beginnen',
  questionHint: 'Zonder vraag wordt die van de naam gemaakt.',
  add: 'Onderwerp toevoegen',
  remove: (name) => `${name} verwijderen`,
  failed: 'De onderwerpen konden niet worden geladen.',
  saved: 'De onderwerpen zijn opgeslagen.',
  notSaved: 'De onderwerpen konden niet worden opgeslagen.',
}
