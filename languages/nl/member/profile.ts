import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')

export const profile: Words['member']['profile'] = {
  edit: 'Profiel bewerken',
  label: 'Profiel',
  kept: 'Wat je nog niet had opgeslagen, staat er nog.',
  save: 'Wijzigingen opslaan',
  saving: 'Opslaan…',
  saved: 'Je profiel is opgeslagen.',
  notSaved: 'Je profiel kon niet worden opgeslagen',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  address: 'E-mail',
  department: 'Afdeling',
  noDepartment: 'Nog niet gekozen',
  chooseDepartment: 'Kies je afdeling',
  loadingDepartments: 'Afdelingen laden…',
  departmentsFailed:
    'De afdelingen konden niet worden geladen. Laad de pagina opnieuw of vraag het aan het beheer.',
  fromDirectory: 'Uit de directory van je bedrijf',
  preference: 'Wie je wilt ontmoeten',
  preferences: {
    'same-department': 'Mensen van mijn afdeling',
    'cross-department': 'ALLEEN mensen van andere afdelingen',
    any: 'Iedereen (lekker gemengd)',
  },
  photo: {
    label: 'Profielfoto',
    uploading: 'Uploaden…',
    adjust: 'Bijsnijden',
    remove: 'Verwijderen',
    removing: 'Verwijderen…',
    hint: (largest) => `Optioneel. JPG, PNG, GIF of WebP, hooguit ${largest}.`,
    done: 'Je profielfoto is opgeslagen.',
    failedTitle: 'Uploaden mislukt',
    failed: 'Er ging iets mis bij het uploaden. Probeer het nog eens.',
    removed: 'Je profielfoto is verwijderd.',
    notRemoved: 'Je foto kon niet worden verwijderd. Probeer het nog eens.',
    noImage: {
      title: 'Dit is geen afbeelding',
      description: 'Kies een afbeelding (JPG, PNG, GIF enzovoort)',
    },
    tooLarge: { title: 'Bestand te groot', description: 'Kies een afbeelding van minder dan 5\u00a0MB' },
    crop: {
      title: 'Je foto bijsnijden',
      text: 'Versleep hem, of gebruik de schuifregelaars.',
      preview: 'Voorbeeld van je foto',
      zoom: 'Zoom',
      x: 'Links en rechts',
      y: 'Omhoog en omlaag',
      use: 'Foto gebruiken',
      failed: 'Deze afbeelding kan hier niet worden bijgesneden.',
    },
  },
  tellBy: {
    title: 'Hoe je het hoort',
    label: 'Laat het me weten via',
    company: (choice) => `Standaard van het bedrijf: ${choice}`,
    programmes: 'Standaard van elk programma',
    mail: 'E-mail',
    both: (chats) => `E-mail en ${chats}`,
    hint: 'Uitnodigingen voor je agenda komen altijd per e-mail.',
    changed: 'Opgeslagen. Het geldt vanaf het volgende bericht.',
    notChanged: 'Je keuze kon niet worden opgeslagen',
  },
  whenAndWhere: {
    title: 'Wanneer en waar',
    days: 'Werkdagen',
    from: 'Van',
    to: 'Tot',
    zone: 'Tijdzone',
    zoneHint: 'We stellen alleen tijden voor waarop iedereen aan het werk is.',
    noZone: 'Dit is geen geldige tijdzone. Een voorbeeld is Europe/Berlin.',
    link: 'Videolink',
    linkHint: 'Waar jullie elkaar per video ontmoeten. De link staat in de uitnodiging.',
    hours: 'Werktijden',
    hoursText: (days, from, to, city) => `${days}, ${from} tot ${to} (${city})`,
    daysFromTo: (first, last) => `${first} tot en met ${last}`,
  },
  attributes: {
    none: 'Niet gekozen',
    fixed: 'Van je bedrijf',
    shown: 'Je match ziet het.',
  },
  topics: {
    label: 'Waar ik graag over praat',
    hint: 'Hooguit vijf. Je match leest wat jullie gemeen hebben, verder niemand.',
    failed: 'De onderwerpen konden niet worden geladen.',
  },
  seldom: 'Af en toe',
  blocks: {
    title: 'Mensen met wie ik liever geen match krijg',
    description: 'Zij horen het nooit, en anderen ook niet.',
    failed: 'Je lijst kon niet worden geladen.',
    notSaved: 'Dit kon niet worden opgeslagen.',
    remove: 'Verwijderen',
    removeOne: (address) => `${address} verwijderen`,
    address: 'Het adres',
    hint: (most) =>
      `Het volledige werkadres van je collega, zonder tikfouten: we zeggen niet of iemand het heeft. Tot ${digits(most)} mensen.`,
    add: 'Toevoegen',
    full: (most) =>
      `Er staan al ${digits(most)} mensen op je lijst. Verwijder er eerst een om een ander toe te voegen.`,
  },
  sessions: {
    title: 'Ingelogde apparaten',
    description: 'Ken je er een niet? Log hem uit.',
    failed: 'Waar je bent ingelogd, kon niet worden geladen.',
    here: 'Deze browser',
    since: (moment) => `Sinds ${moment}`,
    sinceAndUsed: (moment, used) => `Sinds ${moment}, laatst gebruikt ${used}`,
    end: 'Daar uitloggen',
    endOne: (device, moment) => `${device} uitloggen, sinds ${moment}`,
    endOthers: 'Overal elders uitloggen',
    notEnded: 'Daar uitloggen is niet gelukt',
  },
  password: {
    title: 'Wachtwoord',
    description: 'Voor het inloggen in het beheer. Als je het verandert, word je overal elders uitgelogd.',
    current: 'Huidig wachtwoord',
    new: 'Nieuw wachtwoord',
    hint: (shortest) =>
      `Minstens ${digits(shortest)} tekens. Vier woorden die niets met elkaar te maken hebben, werken goed.`,
    change: 'Wachtwoord wijzigen',
    changing: 'Wachtwoord wijzigen…',
    failed: 'Het wachtwoord kon niet worden gewijzigd',
  },
}

export const setUp: Words['member']['setUp'] = {
  check: {
    title: 'Kijk in je mail',
    text: (address) => ['We hebben een code van 6 cijfers gestuurd naar ', address, '.'],
    hint: '15 minuten geldig.',
    entered: 'Ik heb mijn code ingevuld',
    checking: 'Controleren…',
    missing: 'Vul de code van 6 cijfers in',
    sent: 'Code verstuurd',
  },
  title: 'Bijna klaar: maak je profiel',
  text: 'Vertel ons iets over jezelf, zodat we iemand voor je koffie kunnen vinden.',
  agree: 'Ik wil elke maand bericht over mijn match krijgen en meedoen aan de koffierondes',
  askToAgree: { title: 'Nog één ding', text: 'Vink het vakje aan om mee te doen aan de koffierondes.' },
  join: 'Meedoen aan de koffierondes',
  joining: 'Je profiel wordt gemaakt…',
  missing: {
    title: 'Er ontbreekt nog iets',
    description: 'Vul alle verplichte velden in, zodat we iemand voor je kunnen vinden.',
  },
  failedTitle: 'Dat lukte niet',
  failed: 'Kijk nog eens na wat je hebt ingevuld en probeer het opnieuw.',
  welcome: 'Welkom bij Cup of Joe 🎉',
  welcomeName: (name) => ['Welkom, ', name],
  allSet: 'Je profiel is klaar. Tijd voor nieuwe gezichten.',
}

export const participation: Words['member']['participation'] = {
  title: 'Deelname aan de koffierondes',
  badges: {
    active: 'Doet mee',
    paused: 'Pauze',
    skipped: 'Slaat over',
    'at-cap': 'Maximum bereikt',
    dormant: 'Slapend',
    'opted-out': 'Gestopt',
    'on-leave': 'Met verlof',
  },
  mugs: {
    active: 'Een volle, dampende mok: je doet mee',
    paused: 'Een mok met nog een beetje koffie: je hebt pauze',
    skipped: 'Een mok met nog een beetje koffie: je slaat de volgende ronde over',
    'at-cap': 'Een volle mok: je hebt deze maand zoveel koffies als je wilt',
    dormant: 'Een mok met nog een beetje koffie: de rondes gaan zonder jou door',
    'on-leave': 'Een mok met nog een beetje koffie: je bent met verlof',
    'opted-out': 'Een lege mok: je bent gestopt',
  },
  until: (day) => `Tot ${day}`,
  optedOut: 'Je krijgt geen matches tot je weer meedoet. Je plek blijft warm.',
  resumes: (day) => `Vanaf ${day} doe je automatisch weer mee.`,
  paused: 'De rondes gaan zonder jou door tot je terugkomt.',
  onLeave: 'Tot dan gaan de rondes zonder jou door.',
  pause1: '1 maand pauze',
  pause3: '3 maanden pauze',
  reactivate: 'Weer meedoen',
  changed: 'Je deelname is bijgewerkt.',
  failed: 'Je deelname kon niet worden gewijzigd',
  optOut: {
    action: 'Stoppen',
    title: 'Stoppen met de koffierondes?',
    effect:
      'Je krijgt geen matches en geen nieuwsbrief tot je weer meedoet. Je profiel en je eerdere koffies blijven.',
    stay: 'Blijven meedoen',
  },
  keepOrStepOut: {
    question: (names) => `Je koffie met ${names}: laten doorgaan, of nu afhaken?`,
    questionOn: (names, day) => `Je koffie met ${names} op ${day}: laten doorgaan, of nu afhaken?`,
    optsOut:
      'In beide gevallen krijg je geen matches en geen nieuwsbrief tot je weer meedoet. Je profiel en je eerdere koffies blijven.',
    pauses: 'In beide gevallen gaan de volgende rondes zonder jou door.',
    stepOut: 'Nu afhaken',
    keep: 'Laten doorgaan',
    effect: (names, isOfMore) =>
      isOfMore
        ? `Als je nu afhaakt, horen ${names} het per mail. Ze kunnen om iemand anders vragen.`
        : `Als je nu afhaakt, hoort ${names} het per mail, met de mogelijkheid om iemand anders te vragen.`,
    effectBooked: (names, isOfMore) =>
      isOfMore
        ? `Als je nu afhaakt, gaat de koffie niet door. ${names} horen het per mail en kunnen om iemand anders vragen.`
        : `Als je nu afhaakt, gaat de koffie niet door. ${names} hoort het per mail en kan om iemand anders vragen.`,
  },
}

export const privacy: Words['member']['privacy'] = {
  title: 'Wat er over jou wordt bewaard',
  description: 'Je profiel, matches, mails en logins: als bestand, of als pagina om te printen.',
  download: 'Mijn gegevens downloaden',
  read: 'Mijn gegevens lezen',
  deletion: {
    action: 'Mijn account verwijderen',
    title: 'Je account verwijderen?',
    text: 'Dit kan niet ongedaan worden gemaakt. Niemand kan je gegevens terughalen.',
    goes: {
      title: 'Wat verdwijnt',
      text: 'Je account, profiel en foto, waar je was ingelogd, je adres op de toegangslijst en de mails aan jou.',
    },
    stays: {
      title: 'Wat blijft',
      text: 'Eerdere matches: de anderen zien ‘Een vroegere collega’. Een onleesbare hash van je adres, om te waarschuwen wie je opnieuw importeert. Bestaande back-ups en de personeelslijst van het bedrijf veranderen niet.',
    },
    sendCode: 'Stuur mij een code',
    codeHint: 'We hebben hem gemaild. 15 minuten geldig, in deze browser.',
    confirm: 'Voorgoed verwijderen',
    deleting: 'Verwijderen…',
    failed: 'Je account kon niet worden verwijderd',
  },
}

/** The programmes that are for somebody, once there are two. */
export const programmes: Words['member']['programmes'] = {
  failed: 'Je programma’s konden niet worden geladen.',
  changed: 'Je keuze is opgeslagen.',
  notChanged: 'Je keuze kon niet worden opgeslagen.',
  cadence: {
    'by-hand': 'Volgende ronde: wordt nog bekendgemaakt',
    monthly: 'Elke maand',
    weeks: (every: number) => plural(every, { one: 'Elke week', other: 'Elke # weken' }),
  },
  next: (day: string) => `Volgende ronde: ${day}`,
  isOut: 'Je doet niet mee.',
  backOn: (day: string) => `Weer mee op ${day}`,
  sitsOut: 'Je slaat de volgende ronde over.',
  join: 'Meedoen',
  leave: 'Niet meer meedoen',
  skip: 'Eén keer overslaan',
  ask: {
    question: 'Doe je de volgende keer mee?',
    in: 'Ik doe mee',
    isIn: 'Je doet de volgende keer mee.',
    takeBack: 'Terugnemen',
    later: 'Voor de volgende ronde vragen we je.',
    tellWaiting: {
      label: 'Mail me waar ik in de rij sta',
      hint: 'Met elke nieuwsbrief, zolang je op een plaats wacht.',
    },
    me: { label: 'Vraag het me elke keer', hint: 'Zonder antwoord sla je die ronde over.' },
  },
  takePart: 'Meedoen aan de volgende ronde',
  cap: {
    label: 'Koffies per maand',
    hint: 'Over alle programma’s samen. Heb je er zoveel, dan slaan de rondes je over.',
    none: 'Geen maximum',
    most: (count: number) => plural(count, { one: 'Hooguit #', other: 'Hooguit #' }),
  },
}
