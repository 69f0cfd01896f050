import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { access, bulk, ending } from './dashboard/changes'

const { plural } = formatsOf('nl')

export const dashboard: Words['dashboard'] = {
  tabs: {
    operations: 'Uitvoering',
    'admin-tools': 'Hulpmiddelen',
    departments: 'Afdelingen',
    metrics: 'Analyse',
    'email-whitelist': 'Toegangslijst',
    'email-logs': 'Verzendlogboek',
    images: 'Afbeeldingen',
  },
  groups: { people: 'Mensen', programme: 'Programma', it: 'Voor IT' },
  sections: {
    users: 'Gebruikers',
    programme: 'Programma',
    tools: 'Programmahulp',
    departments: 'Afdelingen beheren',
    topics: 'Onderwerpen',
    inquiries: 'Bedrijfsaanvragen',
    'audit-log': 'Auditlogboek',
  },
  buttons: {
    save: 'Opslaan',
    saving: 'Opslaan…',
    adding: 'Toevoegen…',
    delete: 'Verwijderen',
    deleting: 'Verwijderen…',
    rename: 'Hernoemen',
    csv: 'CSV downloaden',
    of: {
      delete: (name) => `${name} verwijderen`,
      rename: (name) => `${name} hernoemen`,
      remove: (name) => `${name} verwijderen`,
      select: (name) => `${name} selecteren`,
      more: (name) => `Meer voor ${name}`,
    },
  },
  choices: {
    allGroups: 'Alle groepen',
    allProgrammes: 'Alle programma’s',
    allStatuses: 'Elke status',
    byGroup: 'Filteren op domeingroep',
    unassigned: 'Zonder groep',
    newestFirst: 'Nieuwste eerst',
    oldestFirst: 'Oudste eerst',
    wholeCompany: 'Hele bedrijf',
    yourGroups: 'Je groepen',
  },
  domainGroup: 'Domeingroep',
  entries: (count) => plural(count, { one: '# regel', other: '# regels' }),
  commands: {
    title: 'Opdrachten',
    field: 'Opdracht, onderdeel of gebruiker',
    placeholder: 'Zoek een onderdeel, opdracht of gebruiker',
    goTo: 'Ga naar',
    action: 'Opdracht',
    newsletter: 'Nieuwsbrief maken',
    created: (title) => `‘${title}’ is een concept met teksten om mee te beginnen.`,
    notCreated: 'De nieuwsbrief kon niet worden gemaakt',
    generate: 'Maandkoppeling maken',
    generateFor: (group) => `Koppeling maken voor ${group}`,
    looking: 'Gebruikers zoeken…',
    nothing: 'Niets gevonden.',
    also: {
      section: 'ga naar',
      generate: 'iedereen hele bedrijf',
      tabs: {
        operations:
          'deze maand, ronde, koppels, antwoorden, overgeslagen, bewijs, nieuwsbrief, versturen, afronden',
        'admin-tools': 'mensen, uitnodigen, exporteren, programma, logboek',
        departments: 'teams, groepen',
        metrics: 'cijfers, statistiek, wie elkaar zag, exporteren, systeem',
        'email-whitelist': 'mensen importeren, toevoegen, domeinen, groepen',
        'email-logs': 'mails, bereikt, teruggekomen, exporteren',
        images: 'foto’s',
      },
    },
  },
  tools: {
    pairAll: 'Koppelingen maken voor alle groepen',
    sync: 'Personeelslijst bijwerken',
    notSynced: 'De personeelslijst kon niet worden bijgewerkt',
    sample: {
      action: 'Voorbeeldbedrijf toevoegen',
      title: '100 verzonnen gebruikers toevoegen?',
      effect: 'Dit voegt een voorbeeldbedrijf met zijn geschiedenis toe aan je mensen, om mee te oefenen.',
      confirm: 'Toevoegen',
      failed: 'Het voorbeeldbedrijf kon niet worden toegevoegd',
    },
  },
  unreachable: {
    title: (count) =>
      plural(count, { one: 'Mail bereikt # persoon niet', other: 'Mail bereikt # mensen niet' }),
    who: 'Bekijken wie',
    text: 'Geweigerde adressen worden elke maand opnieuw geprobeerd, tot er een mail aankomt. Vraag deze mensen naar hun juiste adres, of laat ze pauzeren.',
    refused: (months, said) => `Geweigerd in ${months}. ${said}`.trim(),
    complained: (day) => `Heeft op ${day} een nieuwsbrief als spam gemarkeerd en is sindsdien gestopt.`,
    show: (name) => `${name} tonen onder Gebruikers`,
  },
  demo: {
    title: 'Dit is een demo.',
    text: 'Een voorbeeldbedrijf in je browser: kijk rond, er wordt niets gewijzigd of verstuurd.',
    leave: 'De demo verlaten',
    changesNothing: 'Dit is een demo: die verandert niets. Cup of Joe zelf doet dit wel.',
    lacksThis: 'Dit is een demo: die heeft dit niet. Cup of Joe zelf heeft het wel.',
    noFiles: {
      title: 'Dit is een demo',
      text: 'Die heeft geen bestanden om te downloaden. Cup of Joe zelf heeft ze wel.',
    },
  },
  access,
  ending,
  bulk,
}
