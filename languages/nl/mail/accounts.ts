import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('nl')

const ignore =
  'Als je hier niet om hebt gevraagd, heeft iemand per ongeluk jouw adres ingevuld. Je kunt deze mail negeren: er gebeurt niets.'

export const accounts: MailWords['accounts'] = {
  link: {
    subject: 'Je inloglink voor Cup of Joe',
    title: 'Je inloglink',
    preheader: '24 uur geldig, en maar één keer.',
    open: 'Open deze link in de browser waarin je erom vroeg, en druk daar op ‘Inloggen’:',
    button: 'Inloggen bij Cup of Joe',
    elsewhere: 'In een andere browser, of op je telefoon, vraagt de pagina ook om deze code:',
    once: 'De link is 24 uur geldig en werkt één keer, net als de twee links ervoor. Geef de code aan niemand.',
    ignore,
  },
  code: {
    preheader: 'Zes cijfers, 15 minuten geldig.',
    once: 'De code is 15 minuten geldig en werkt één keer. Geef hem aan niemand.',
    for: {
      code: {
        title: 'Je inlogcode',
        intro: 'Vul hem in in de browser waarin je erom vroeg:',
        subject: 'Je code voor Cup of Joe',
        ignore,
      },
      validation: {
        title: 'Kijk in je mail',
        intro: 'Vul deze code in om je adres te bevestigen:',
        subject: 'Bevestig je adres voor Cup of Joe',
        ignore,
      },
      deletion: {
        title: 'Je account verwijderen',
        intro: 'Vul deze code in om je account, en alles wat we over je bewaren, voorgoed te verwijderen:',
        subject: 'Je account bij Cup of Joe verwijderen',
        ignore:
          'Als je hier niet om hebt gevraagd, is iemand anders ingelogd op je account. Zonder de code wordt niets verwijderd. Houd hem voor jezelf en log op je profiel overal elders uit.',
      },
    },
  },
  deleted: {
    subject: 'Je account bij Cup of Joe is verwijderd',
    title: 'Je account is verwijderd',
    preheader: 'Je krijgt niets meer van ons.',
    what: 'Je account bij Cup of Joe is verwijderd, samen met je profiel, je foto, je logins en de mails aan jou. In de geschiedenis van anderen heet je nu ‘Een vroegere collega’.',
    last: 'Dit is de laatste mail die je van Cup of Joe krijgt. In oudere back-ups staan je gegevens nog, tot de mensen die Cup of Joe beheren ze verwijderen.',
    notYou: (contact) => `Heb je dit niet zelf gedaan? Schrijf dan naar ${contact}.`,
  },
  moved: {
    title: 'Je adres in Cup of Joe is veranderd',
    intro:
      'Je account bij Cup of Joe heeft een nieuw adres. Je bent overal uitgelogd: log in met het nieuwe adres. Je geschiedenis en al het andere blijven.',
    before: 'Eerst',
    now: 'Nu',
    wrong:
      'Klopt dit niet, of is het nieuwe adres niet van jou? Beantwoord deze mail, dan bereik je de mensen die Cup of Joe beheren.',
  },
  manager: {
    subject: (group) => `Je beheert nu ${group} in Cup of Joe`,
    title: (group) => `Je beheert nu ${group}`,
    intro: (group) =>
      `Het beheer heeft jou het groepsbeheer van ${group} gegeven in Cup of Joe. Je zorgt voor de mensen, rondes, nieuwsbrieven en cijfers van deze groep.`,
    noPassword:
      'Je hebt geen wachtwoord nodig: log in met dit adres en open het beheer. Daar zie je alleen jouw groepen.',
  },
  openDashboard: 'Het dashboard openen',
  inquiry: {
    subject: (company) => `Cup of Joe: aanvraag van ${company}`,
    title: 'Een bedrijf vraagt naar Cup of Joe',
    preheader: (company, people) => `${company}, ${people} mensen`,
    footer: 'Je krijgt deze mail omdat aanvragen naar dit adres gaan. Je antwoord gaat naar het bedrijf.',
    company: 'Bedrijf',
    contact: 'Contact',
    users: 'Verwacht aantal mensen',
    more: 'Aanvullende informatie',
    none: 'geen',
    write: 'Terugschrijven',
  },
  notice: {
    wasYou: 'Was jij het? Dan hoef je niets te doen.',
    what: 'Wat',
    when: 'Wanneer',
    moment: (moment, zone) => `${moment} (${zone})`,
  },
  device: {
    subject: 'Bij Cup of Joe ingelogd op een nieuw apparaat',
    title: 'Ingelogd op een nieuw apparaat',
    intro: 'Iemand heeft ingelogd op je beheeraccount, met een browser die je nog niet eerder hebt gebruikt.',
    device: 'Apparaat',
    how: 'Hoe',
    ip: 'IP-adres',
    notYou:
      'Was jij het niet? Open dan ‘Je account’, log overal elders uit en verander je wachtwoord. Waarschuw daarna de mensen die de server beheren.',
    unknown: 'Een onbekende browser',
    browserOn: (browser, system) => `${browser} op ${system}`,
    ways: {
      magic_link: 'Met een link per mail',
      code: 'Met een code per mail',
      validation: 'Met de code die het adres bevestigt',
      password: 'Met een wachtwoord',
      passkey: 'Met een passkey',
      single_sign_on: 'Met single sign-on',
      test_access: 'Met testtoegang',
    },
  },
  secondFactor: {
    subject: 'Je tweede factor voor Cup of Joe is veranderd',
    title: 'Je tweede factor is veranderd',
    intro: 'De tweede stap bij het inloggen is veranderd.',
    notYou:
      'Was jij het niet? Waarschuw dan meteen de mensen die de server beheren: ‘npm run admin -- reset-second-factor’ haalt de tweede factor van je account en logt je overal uit.',
    what: {
      passkeyAdded: (name) => `De passkey ‘${name}’ is toegevoegd`,
      passkeyRemoved: (name) => `De passkey ‘${name}’ is verwijderd`,
      appAdded: 'Een authenticator-app is ingesteld',
      appRemoved: 'De authenticator-app is verwijderd',
      newCodes: 'Er zijn nieuwe herstelcodes gemaakt; de vorige werken niet meer',
      codeUsed: 'Er is een herstelcode gebruikt',
      allRemoved: 'Alles is verwijderd, door wie de server beheert',
    },
  },
  wrongCodes: {
    subject: 'Veel verkeerde inlogcodes in Cup of Joe',
    title: 'Veel verkeerde inlogcodes',
    intro: (count) =>
      plural(count, {
        one: 'Binnen tien minuten is er # verkeerde inlogcode ingevuld. Misschien probeert iemand te raden, om in een account te komen.',
        other:
          'Binnen tien minuten zijn er # verkeerde inlogcodes ingevuld. Misschien probeert iemand te raden, om in een account te komen.',
      }),
    limits:
      'Cup of Joe remt het raden af, en niemand wordt buitengesloten. Links per mail werken, bekende browsers worden niet vertraagd, en elke andere browser krijgt minstens één poging per minuut.',
    whatToDo:
      'Als er nu honderden collega’s tegelijk inloggen, kunnen het hun tikfouten zijn. Zo niet, vraag dan de mensen die de server beheren om in het logboek de adressen te zoeken waar de geweigerde aanroepen vandaan komen, en die te blokkeren.',
    onceADay: 'Je krijgt deze mail hooguit één keer per dag.',
  },
}
