import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { plural } = formatsOf('nl')

export const visitor: Words['visitor'] = {
  auth: {
    title: 'Kom binnen, ga zitten',
    text: 'Log in met je werkadres, ook als je hier voor het eerst bent. Meer hebben we niet nodig om gezelschap voor je te vinden.',
    blurbs: {
      noPassword: {
        title: 'Geen wachtwoord om te onthouden',
        text: 'We mailen je een link. Die is 24 uur geldig en werkt één keer.',
      },
      onceAMonth: {
        title: 'Elke maand een nieuwe collega',
        text: 'Met zorg gekozen: wie je graag wilt ontmoeten, en wie je al hebt ontmoet.',
      },
      pause: {
        title: 'Pauze wanneer je wilt',
        text: 'Drukke tijd? Sla een maand over, of drie. Daarna doe je automatisch weer mee.',
      },
    },
    figures: {
      connections: { figure: '500+', name: 'ontmoetingen' },
      satisfaction: { figure: '95%', name: 'tevreden' },
    },
    sendLink: 'Link sturen',
    notSent: 'De link kon niet worden verstuurd. Probeer het opnieuw.',
    wait: (minutes) =>
      plural(minutes, {
        one: 'Wacht # minuut voordat je een nieuwe link vraagt.',
        other: 'Wacht # minuten voordat je een nieuwe link vraagt.',
      }),
    singleSignOn: 'Inloggen via je bedrijf (single sign-on)',
    byCode: 'Inloggen met een code van 6 cijfers',
    byLink: 'Liever een link gebruiken',
    signedInAs: (address) => ['Je bent ingelogd als ', address, '.'],
  },
  address: {
    label: 'Werkadres',
    example: 'naam@bedrijf.nl',
    needsScript: 'Voor het inloggen is JavaScript nodig. Sta het toe in je browser.',
  },
  errors: {
    missing_token: 'Er ontbreekt een deel van de link. Vraag een nieuwe link.',
    invalid_link: 'Deze link is ongeldig of verlopen. Vraag een nieuwe.',
    verification_failed: 'De link kon niet worden gecontroleerd. Vraag een nieuwe.',
    invalid_email: 'Meedoen kan alleen met een adres van het bedrijf. Log in met je werkadres.',
    unauthorized_email: 'Dit adres heeft geen toegang. Vraag het aan het beheer.',
    auth_failed: 'Het inloggen is niet gelukt. Probeer het opnieuw.',
    session_expired: 'Je bent niet meer ingelogd. Log opnieuw in.',
    sign_out_failed: 'Het uitloggen is niet gelukt, dus misschien ben je nog ingelogd. Probeer het opnieuw.',
    auth_check_failed: 'We konden niet controleren of je bent ingelogd. Probeer het opnieuw.',
  },
  otherError: 'Bij het inloggen ging er iets mis.',
  messages: {
    signed_out: 'Je bent uitgelogd. Tot de volgende keer.',
    email_confirmed: 'Je adres is bevestigd. Je kunt nu inloggen.',
  },
  noCookie: 'Je browser heeft niet onthouden dat je bent ingelogd. Sta cookies toe en probeer het opnieuw.',
  linkSent: {
    title: 'Kijk in je mail',
    text: (address) => [
      'We hebben een link gestuurd naar ',
      address,
      '. Hij is 24 uur geldig. Heb je er meer gevraagd, dan werken de laatste drie.',
    ],
    otherDevice: 'Op een ander apparaat? Dan heb je de code van 6 cijfers uit dezelfde mail nodig.',
    otherAddress: 'Een ander adres gebruiken',
  },
  code: {
    text: 'We mailen je zes cijfers. Ze zijn 15 minuten geldig, in deze browser.',
    send: 'Code sturen',
    enter: 'Vul je code in',
    sentTo: (address) => ['We hebben hem gestuurd naar ', address, '.'],
    signingIn: 'Bezig met inloggen…',
    done: 'Je bent binnen',
    leaving: 'Ingelogd. Op naar je profiel…',
  },
  link: {
    looking: 'We bekijken je link…',
    arrived: 'Welkom',
    press: 'Je link klopt. Eén klik en je bent ingelogd.',
    needsCode: 'Nog één slokje',
    otherBrowser:
      'Dit is niet de browser waarin de link is gevraagd. Vul de code van 6 cijfers uit dezelfde mail in.',
    fromInvitation: 'Vul de code van 6 cijfers uit je uitnodiging in, en je bent binnen.',
    join: 'Meedoen',
    otherPerson: 'Met deze link logt iemand anders in: de persoon naar wie hij is gemaild.',
    newLink: 'Een nieuwe link vragen',
    unchecked: {
      title: 'We kunnen je link nu niet controleren',
      text: 'De server reageert niet. Je link blijft geldig.',
    },
  },
  arriving: {
    title: 'Bezig met inloggen…',
    text: 'Een ogenblik, de koffie loopt door.',
    done: 'Je bent ingelogd',
    toProfile: 'Op naar je profiel.',
    elsewhere: 'We brengen je erheen.',
  },
  test: {
    text: (example) =>
      example === undefined
        ? 'Wil je Cup of Joe uitproberen? Vul een adres van het voorbeeldbedrijf in en kijk rond.'
        : `Wil je Cup of Joe uitproberen? Vul een adres van het voorbeeldbedrijf in, zoals ${example}, en kijk rond.`,
    noPeople:
      'Hier is geen voorbeeldbedrijf. Wil je Cup of Joe uitproberen, vul dan een adres van de toegangslijst in.',
    off: 'De testtoegang staat uit. Gebruik een link.',
    enter: 'Naar het profiel',
    entering: 'Openen…',
    failed: 'Het inloggen is niet gelukt',
    signInAs: 'Of log in als',
    person: (name, state) => `${name}, ${state}`,
    states: {
      active: 'doet mee',
      paused: 'pauzeert',
      'left-out': 'vorige maand zonder match',
      'on-leave': 'met verlof',
      'not-set-up': 'zonder profiel',
      'opted-out': 'gestopt',
    },
  },
  admin: {
    text: 'Voor wie de koffierondes beheert.',
    asEmployee: 'Inloggen om mee te doen',
    dashboard: 'Naar het beheer',
    address: 'E-mail',
    password: 'Wachtwoord',
    signIn: 'Inloggen bij het beheer',
    signingIn: 'Bezig met inloggen…',
    failed: 'Het inloggen is niet gelukt. Controleer je e-mailadres en wachtwoord.',
    byPasskey: 'Inloggen met een passkey',
    waiting: 'Wachten op je passkey…',
  },
  passkey: {
    notChecked: 'De passkey kon niet worden gecontroleerd. Probeer het opnieuw.',
    notUsed: 'Er is geen passkey gebruikt: het is geannuleerd of het duurde te lang. Probeer het opnieuw.',
    known: 'Dit apparaat heeft al een passkey voor je.',
    wrongPlace: 'Passkeys werken alleen op het adres dat voor Cup of Joe is ingesteld.',
    notHere: 'Deze browser kan hier geen passkey gebruiken. Kies een andere manier.',
  },
  replies: {
    hello: (name) => `Hallo ${name}.`,
    dead: {
      title: 'Deze link is koud geworden',
      text: 'Hij is niet compleet of niet meer geldig. Log in en doe hetzelfde op je eigen pagina.',
      refused: 'Deze keer niet',
    },
    met: {
      title: (name) => `Heb je ${name} ontmoet?`,
      titleUnnamed: 'Heb je je match ontmoet?',
      onePress: 'Eén klik is genoeg.',
      onePressFor: (month) => `Eén klik is genoeg voor ${month}.`,
      failed: 'Je antwoord kon niet worden opgeslagen',
      thanks: 'Dank je wel',
      already: 'Je hebt al geantwoord',
      about: (name) => `Over je koffie met ${name}:`,
      aboutUnnamed: 'Over je koffie met je match:',
    },
    another: {
      title: 'Iemand anders voor jou?',
      ask: 'Zoek iemand anders voor mij',
      failed: 'Vragen om iemand anders is niet gelukt',
      over: 'Je koffie van deze maand',
      overOfRound: 'Je koffie',
      notLooked: 'We zoeken niemand: je match staat nog, of je hebt al een nieuwe.',
    },
    plan: {
      title: (names) => `Koffie met ${names}`,
      moves: (slot, isOfMore) =>
        `Nu staat de koffie op ${slot}. Eén klik verplaatst hem, en jullie krijgen ${isOfMore ? 'allemaal' : 'allebei'} een nieuwe uitnodiging per mail.`,
      cancelled: (isOfMore) =>
        `Geannuleerd. Jullie hebben ${isOfMore ? 'allemaal' : 'allebei'} bericht per mail gekregen. Je kunt een andere tijd kiezen.`,
      failed: 'Dat lukte niet. Probeer het opnieuw.',
      keep: 'Alles zo laten',
      isBooked: (names) => `Je koffie met ${names} staat vast.`,
      gone: {
        past: (time) => `${time}: die tijd is voorbij.`,
        unsuitable: (time) => `${time}: die tijd komt jullie niet meer uit.`,
      },
    },
    leave: {
      title: 'Even pauze?',
      titleFor: (name) => `Even pauze, ${name}?`,
      text: 'Kies wat je past. Er gebeurt niets tot je op de knop drukt.',
      legend: 'Vanaf nu',
      choices: {
        skip: { label: 'De volgende ronde overslaan', hint: 'Daarna doe je automatisch weer mee.' },
        pause_1: { label: '1 maand pauze', hint: 'Je doet daarna automatisch weer mee.' },
        pause_3: { label: '3 maanden pauze', hint: 'Je doet daarna automatisch weer mee.' },
        opt_out: { label: 'Stoppen', hint: 'Geen matches en geen nieuwsbrieven tot je weer meedoet.' },
      },
      save: 'Mijn keuze opslaan',
      saving: 'Opslaan…',
      failed: 'Je keuze kon niet worden opgeslagen. Probeer het opnieuw.',
      done: 'Je keuze is opgeslagen',
      out: {
        title: 'Je bent gestopt',
        text: 'Geen matches en geen nieuwsbrieven tot je weer meedoet. Dat kan op je profiel.',
      },
      invited: {
        title: 'Niets voor jou?',
        text: 'Eén klik en we vragen het niet meer.',
        decline: 'Vraag het me niet meer',
        join: 'Toch meedoen',
      },
      asked: {
        title: 'Doe je deze keer mee?',
        text: 'Eén klik, en we zoeken iemand voor je.',
        in: 'Ik doe mee',
        isIn: {
          title: 'Je doet mee',
          text: 'Tot de ronde gemaakt is kun je het terugnemen.',
          takeBack: 'Terugnemen',
        },
        over: {
          title: 'Geen open vraag',
          text: 'Deze ronde is al gemaakt. Voor de volgende vragen we je weer.',
        },
      },
      staying: {
        title: 'Nog zin in koffie?',
        text: 'Met één klik blijf je meedoen.',
        stay: 'Ja, ik blijf meedoen',
        notNow: 'Nu even niet',
      },
    },
  },
  inquiry: {
    title: 'Koffie voor je bedrijf',
    text: 'Vertel ons hoeveel mensen je aan elkaar wilt voorstellen. We antwoorden per mail.',
    company: 'Naam van het bedrijf',
    noCompany: 'Vul de naam van het bedrijf in',
    address: 'E-mailadres',
    users: 'Verwacht aantal mensen',
    noUsers: 'Kies hoeveel mensen je verwacht',
    chooseUsers: 'Kiezen',
    more: 'Aanvullende informatie',
    send: 'Aanvraag versturen',
    sending: 'Versturen…',
    incomplete: 'Er ontbreekt nog iets',
    invalidAddress: 'Dit adres klopt niet',
    failed: 'Het versturen is niet gelukt',
    tryAgain: 'Je aanvraag kon niet worden verstuurd. Probeer het opnieuw.',
    sent: {
      notice: 'Aanvraag verstuurd',
      title: 'Dank je wel voor je aanvraag',
      text: (address) => ['We schrijven je op ', address, '. Kijk intussen gerust rond.'],
      demo: 'De demo bekijken',
      again: 'Nog een versturen',
    },
  },
}
