import type { Words } from '../words'

export const landing: Words['landing'] = {
  places: {
    home: 'Start',
    howItWorks: 'Zo werkt het',
    whyChooseUs: 'Wat het oplevert',
    features: 'Wat erin zit',
  },
  actions: {
    demo: 'Demo',
    admin: 'Beheer',
    signIn: 'Inloggen',
  },
  hero: {
    above: 'Koffie op het werk, één keer per maand',
    title: 'Goede koffie. Nieuw\u00a0gezicht.',
    text: 'Elke maand stelt Cup of Joe je voor aan een collega die je anders niet was tegengekomen. Vijfentwintig minuten, twee kopjes, geen agenda.',
    openHub: 'Naar je koffiehoek',
    signIn: 'Inloggen of meedoen',
    demo: 'De demo bekijken',
    noPassword: 'Geen wachtwoord. Een link in je werkmail is genoeg.',
  },
  note: {
    above: 'Je match van deze maand',
    pair: 'Priya van Design, dit is Jonas van Financiën.',
    why: 'Jullie wilden allebei iemand van een andere afdeling. Jullie hebben elkaar nog nooit ontmoet.',
    toBegin: 'Om te beginnen:',
    question: 'Wat wilde je later worden toen je negen was?',
  },
  steps: {
    signUp: {
      title: 'Meld je aan',
      text: 'Doe mee met je bevestigde werkadres. Vertel wie je bent, op welke afdeling je werkt en wie je graag wilt ontmoeten.',
    },
    getMatched: {
      title: 'Krijg een match',
      text: 'Eén keer per maand koppelt het toeval je aan een collega, volgens je voorkeur en nooit twee keer dezelfde in drie maanden.',
    },
    connect: {
      title: 'Leer elkaar kennen',
      text: 'Een nieuwsbrief brengt je het profiel van je match en een idee om het gesprek te beginnen. De rest doen jullie samen.',
    },
  },
  why: {
    lead: 'Wie samen koffie heeft gedronken, vraagt elkaar makkelijker om hulp.',
    figures: {
      engagement: {
        figure: '+32%',
        title: 'Meer betrokkenheid',
        text: 'Wie mensen in andere teams kent, doet meer mee.',
      },
      quitting: {
        figure: '−71%',
        title: 'Minder vertrek',
        text: 'Een vriendelijk gezicht op een andere afdeling is een reden om te blijven.',
      },
      burnout: {
        figure: '−40%',
        title: 'Minder burn-out',
        text: 'Een pauze die er echt een is: geen slides, geen notulen, geen actiepunten.',
      },
    },
  },
  features: {
    title: 'Wat er op de kaart staat',
    list: {
      signIn: {
        name: 'Veilig inloggen',
        tag: 'zonder wachtwoord',
        text: 'Een link of een code van zes cijfers in je werkmail, alleen voor mensen van je bedrijf.',
      },
      matching: {
        name: 'Slim gekoppeld',
        tag: 'aantoonbaar eerlijk',
        text: 'Voorkeuren tellen, niet twee keer hetzelfde gezicht in drie maanden, en niemand valt steeds weer buiten de boot.',
      },
      pairings: {
        name: 'Elke maand',
        tag: 'één op één',
        text: 'Eén nieuwe collega per maand: vaak genoeg om naar uit te kijken, zelden genoeg om er tijd voor te hebben.',
      },
      mails: {
        name: 'Per e-mail',
        tag: 'in jullie huisstijl',
        text: 'Een nieuwsbrief die je graag opent: met de match, een stemming, een citaat en een hersenkraker.',
      },
      figures: {
        name: 'Cijfers in beeld',
        tag: 'altijd actueel',
        text: 'Wie meedoet, wie elkaar heeft ontmoet en hoe afdelingen naar elkaar toe groeien.',
      },
      controls: {
        name: 'Beheer',
        tag: 'op één plek',
        text: 'Afdelingen, mensen, nieuwsbrieven en hoe het platform draait: één persoon kan het aan.',
      },
    },
  },
  getStarted: {
    title: 'Het volgende kopje is van ons',
    member: 'Kijk met wie, of vraag hoe het er in een ander bedrijf uit zou zien.',
    visitor: 'In twee minuten doe je mee. Of vraag hoe het er in jouw bedrijf uit zou zien.',
    start: 'Nu beginnen',
    inquiry: 'Aanvraag voor bedrijven',
    test: 'Snelle testtoegang',
    questions: 'Vragen?',
    writeTo: (address) => ['Schrijf naar ', address],
    write: 'Schrijf ons.',
  },
  footer: { label: 'Voettekst', help: 'Hulp', contact: 'Contact' },
}
