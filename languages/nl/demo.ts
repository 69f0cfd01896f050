import type { Words } from '../words'

export const demo: Words['demo'] = {
  title: 'Een maand met Cup of Joe',
  description: 'Iedereen op deze pagina is verzonnen. De koffie is echt.',
  start: 'Nu beginnen',
  tabs: {
    profile: 'Je profiel',
    'sign-in': 'Makkelijk inloggen',
    matching: 'Slim gekoppeld',
    newsletter: 'De nieuwsbrief',
  },
  admin: {
    title: 'En achter de bar?',
    text: 'Dezelfde maand zoals het beheer die ziet, met een verzonnen bedrijf om op te oefenen.',
    open: 'De demo van het beheer openen',
  },
  profile: {
    title: 'Twee minuten over jou',
    text: {
      what: 'Een foto als je wilt, je afdeling, wie je graag wilt ontmoeten, en een zin over jezelf.',
      pause:
        'Ga je met vakantie? Pauzeer één maand of drie. De mok laat zien hoe je ervoor staat, en je doet daarna automatisch weer mee.',
    },
    department: 'Design',
    preference: 'Wie ik graag wil ontmoeten',
    ownPreference: 'ALLEEN mensen van andere afdelingen',
    bio: 'Over mij',
    ownBio:
      'Ik maak van ingewikkelde formulieren korte. Zonder scherm: klimhallen, flauwe woordgrappen, de dal van mijn oma.',
    active: 'Doet mee',
    next: 'Je doet mee aan de volgende maandelijkse ronde.',
  },
  signIn: {
    title: 'Nooit meer een wachtwoord',
    text: {
      ways: 'Met een link in je werkmail ben je ingelogd. Met een code van 6 cijfers ook, als je op een ander apparaat werkt.',
      nothing: 'Niets om te onthouden, niets om te herstellen, niets om te lekken.',
    },
    steps: {
      address: {
        title: 'Vul je werkadres in',
        text: 'priya@example.com',
        note: 'Alleen adressen van je bedrijf komen binnen.',
      },
      mail: {
        title: 'Open de mail',
        text: 'Je inloglink voor Cup of Joe',
        note: '24 uur geldig, werkt één keer.',
      },
      button: {
        title: 'Druk op één knop',
        text: 'Welkom, Priya',
        note: 'Op een ander apparaat is de code van 6 cijfers genoeg: 408\u00a0213.',
      },
    },
  },
  matching: {
    title: 'Toeval met manieren',
    text: 'Eén keer per maand ontmoet iedereen één collega. Er zijn maar weinig regels:',
    rules: {
      noRepeat: 'niet twee keer dezelfde match in 3 maanden',
      active: 'alleen wie meedoet, wordt gekoppeld',
      across: 'het liefst tussen verschillende afdelingen',
    },
    pairs: {
      priya: {
        from: 'Design en Financiën',
        why: 'Ze wilden allebei iemand van een andere afdeling. Ze hebben elkaar nog nooit ontmoet.',
      },
      lena: {
        from: 'Verkoop en Techniek',
        why: 'Ze vinden allebei iedereen goed, dus wordt het een andere afdeling.',
      },
      mei: {
        from: 'Juridische zaken',
        why: 'Mei wilde iemand van de eigen afdeling. Hun laatste ontmoeting is acht maanden geleden.',
      },
    },
  },
  newsletter: {
    title: 'Een mail die je graag opent',
    text: {
      one: 'Als de paren van de maand er zijn, krijgt iedereen één mail: met de match, en een idee om het gesprek te beginnen.',
      company:
        'Met de woorden van je bedrijf eromheen: een stemming, een citaat, een hersenkraker voor bij het koffieapparaat.',
    },
    from: (label, name) => [label('Van '), name],
    to: (label, address) => [label('Aan '), address],
    subject: 'Priya, dit is Jonas van Financiën',
    match: 'Je match van deze maand',
    department: 'Financiën',
    bio: 'Doordeweeks spreadsheets, in het weekend zeilboten. Vraag me hoe je een balans leest in vier minuten.',
    toBegin: 'Om te beginnen',
    starter: 'Wat wilde je later worden toen je negen was?',
    tips: {
      title: 'Drie tips',
      casual: 'Houd het luchtig: 25 minuten is genoeg.',
      curious: 'Wees nieuwsgierig.',
      beyond: 'Kijk verder dan functietitels.',
    },
  },
}
