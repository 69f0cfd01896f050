import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')

export const thisMonth: Words['rounds']['thisMonth'] = {
  restored: {
    title: (at, made) => `Op ${at} hersteld uit de back-up van ${made}`,
    text: 'Wat er daartussen gebeurde, is hier niet bekend.',
    held: {
      mails: 'Mails die er daartussen uit moesten, worden vastgehouden: misschien zijn ze al verstuurd',
      round: 'Misschien is er daartussen een ronde gemaakt',
      administrators: 'Andere beheerders staan uit',
      second_factors: 'Toegangssleutels, apps en herstelcodes van andere beheerders staan uit',
      managers: 'Beheerders van groepen staan uit',
      api_keys: 'API-sleutels staan uit',
      directory_tokens: 'De synchronisatie met de directory staat sinds het herstel uit',
      webhooks: 'Webhooks en kanalen staan uit',
    },
    send: 'Versturen',
    noRound: 'Er was geen ronde',
    turnOn: 'Weer aanzetten',
    leave: 'Zo laten',
    done: 'Dat is besloten.',
    failed: 'Het kon niet worden besloten.',
  },
  title: 'Deze maand',
  scope: (month, group) => `${month}, ${group}`,
  failed: 'Deze maand kon niet worden geladen.',
  steps: {
    people: 'Mensen',
    pairing: 'Koppeling',
    newsletter: 'Nieuwsbrief',
    sending: 'Verstuurd',
    meetings: 'Koffie',
    completed: 'Afgerond',
  },
  states: {
    todo: 'later',
    due: 'aan de beurt',
    running: 'bezig',
    done: 'klaar',
    problem: 'vraagt aandacht',
  },
  details: {
    todo: 'Dit komt als de kopjes ervoor vol zijn.',
    due: 'Dit is nu aan de beurt.',
    running: 'Dit is bezig.',
    done: 'Klaar.',
    problem: 'Dit vraagt aandacht.',
  },
  afterStep: (state) => `: ${state}`,
  stepAndState: (step, state) => `${step}: ${state}`,
  allDone: 'Alle stappen van de maand zijn klaar.',
  allFull: 'Alle kopjes zijn vol: deze maand is klaar.',
  round: {
    title: 'Deze ronde',
    allDone: 'Alle stappen van de ronde zijn klaar.',
    allFull: 'Alle kopjes zijn vol: deze ronde is klaar.',
  },
  mails: 'Mails',
  behind: {
    mails: 'Mails bekijken',
    people: 'Mensen bekijken',
    pairs: 'Paren bekijken',
    answers: 'Antwoorden bekijken',
    open: (newsletter) => `‘${newsletter}’ openen`,
  },
  /** People whom the directory brought back under new ids. */
  returns: {
    question: (people) =>
      `${plural(people, { one: '# persoon is terug met een nieuw kenmerk.', other: '# personen zijn terug met nieuwe kenmerken.' })} Dezelfde of nieuwe?`,
    text: (day) =>
      `De directory van het bedrijf heeft hen verwijderd en op hun adressen personen gemaakt, sinds ${day}. Dat gebeurt als de aanbieder verandert of adressen naar anderen gaan. Tot je antwoordt, zitten deze accounts in geen ronde en krijgen ze geen mail.`,
    same: {
      action: 'Dezelfde',
      title: (people) =>
        plural(people, { one: '# persoon is dezelfde?', other: '# personen zijn dezelfde?' }),
      effect: (people) =>
        `Elk account gaat door zoals het was, met geschiedenis, blokkades en stop: ${plural(people, { one: '# account', other: '# accounts' })}. Het account dat sindsdien is gemaakt, wordt gewist; wat daarin staat, gaat voor als het profiel is ingevuld.`,
    },
    other: {
      action: 'Nieuwe',
      title: (people) => plural(people, { one: '# persoon is nieuw?', other: '# personen zijn nieuw?' }),
      effect: (people) =>
        `${plural(people, { one: '# eerder account wordt voorgoed gewist', other: '# eerdere accounts worden voorgoed gewist' })}: profiel, blokkades, stop en mails. In de geschiedenis van anderen staat daar een oud-collega. De nieuwe personen beginnen leeg. Dit kan niet ongedaan worden gemaakt.`,
    },
    number: (people) => `Typ ${people} ter bevestiging`,
    otherNumber: 'Typ het aantal personen',
    pending: 'Wordt opgeslagen...',
    failed: 'Het antwoord kon niet worden opgeslagen',
  },
  create: {
    pending: 'Maken…',
    linked: (title, pairings) => `‘${title}’ is een concept, verbonden met ${pairings.join(', ')}.`,
    draft: (title) => `‘${title}’ is een concept met teksten om mee te beginnen.`,
    failed: 'De nieuwsbrief kon niet worden gemaakt',
  },
  resume: {
    pending: 'Hervatten…',
    done: 'Het versturen gaat verder.',
    failed: 'Het versturen kon niet worden hervat',
  },
  sending: 'Versturen…',
}

export const wholeMonth: Words['rounds']['wholeMonth'] = {
  title: 'De hele maand doorlopen',
  made: 'Bekijken wat de maand opleverde',
  run: 'Doorlopen',
  goOn: 'Verder',
  pending: 'Bezig…',
  text: (scope = 'iedereen') =>
    `Wat het beheer één keer per maand doet, met ${scope}: iedereen koppelen die klaar is, de nieuwsbrief schrijven, goedkeuren en versturen. Elke mail komt in het Postvak UIT; geen enkele verlaat deze computer.`,
  round: {
    title: 'De hele ronde doorlopen',
    made: 'Bekijken wat de ronde opleverde',
    text: (scope = 'iedereen') =>
      `Wat het beheer één keer per ronde doet, met ${scope}: iedereen koppelen die klaar is, de nieuwsbrief schrijven, goedkeuren en versturen. Elke mail komt in het Postvak UIT; geen enkele verlaat deze computer.`,
  },
  noChange: 'Deze stap veranderde niets.',
  failed: 'Deze stap is mislukt.',
  sent: 'Alle mails staan in het Postvak UIT.',
  result: {
    failed: 'De koppelingen konden niet worden gelezen.',
    somebody: 'één persoon',
    proof: 'Het bewijs',
    proofFailed: 'Het bewijs kon niet worden gelezen.',
    mailTo: (name) => `De mail aan ${name}`,
    mail: (name) => `Mail aan ${name}`,
    mailFailed: 'De mail kon niet worden gelezen.',
    outbox: 'Postvak UIT openen',
    pageOf: (name) => `De pagina van ${name}`,
    pageFailed: 'De pagina kon niet worden gelezen.',
    be: (name, path, email) => [
      `Om ${name ?? 'deze persoon'} te zijn, open je `,
      path,
      ' in een privévenster en vul je ',
      email,
      ' in.',
    ],
  },
}

export const cycle: Words['rounds']['cycle'] = {
  title: 'Automatische cyclus',
  next: (moment) => `Volgende keer: ${moment}`,
  off: 'Uit: elke maand gaat met de hand. Je kunt hem aanzetten onder Hulpmiddelen, Programma.',
  look: 'Opnieuw kijken',
  looking: 'Kijken…',
  failed: 'Wat de cyclus deed, kon niet worden geladen.',
  none: 'Hij heeft nog niet gelopen.',
  attention: 'Vraagt aandacht',
  running: 'Bezig',
  steps: (run) => `Stappen van ${run}`,
  columns: { step: 'Stap', state: 'Stand', when: 'Wanneer', tries: 'Pogingen', result: 'Resultaat' },
  states: {
    waiting: 'Wacht',
    committing: 'Wordt gemaild',
    done: 'Klaar',
    skipped: 'Overgeslagen',
    failed: 'Mislukt',
    unknown: 'Onbekend',
    again: 'Probeert opnieuw',
  },
  nextTry: (moment) => `Volgende poging: ${moment}`,
  isNext: 'Aan de beurt',
  afterOthers: 'Na de andere',
  now: 'Nu',
  inAll: (steps) => plural(steps, { one: '# stap', other: '# stappen' }),
  finished: (done, steps) =>
    `${digits(done)} van ${plural(steps, { one: '# stap', other: '# stappen' })} klaar`,
  someFailed: (run, steps) => `${run}, ${plural(steps, { one: '# stap', other: '# stappen' })} mislukt`,
}

export const feedback: Words['rounds']['feedback'] = {
  title: 'Feedback',
  text: 'Wat mensen na hun koffie zeggen: één tot vijf bonen en een regel tekst, zonder naam. Antwoorden worden pas vanaf vijf samen getoond, dus de nieuwste ontbreken misschien nog.',
  month: 'Maand',
  people: 'Mensen',
  failed: 'De feedback kon niet worden geladen.',
  tooFew: {
    title: 'Getoond vanaf vijf',
    group:
      'Van deze groep kunnen nog geen vijf antwoorden samen worden getoond. De eerste vijf van een maand tellen misschien alleen voor het hele bedrijf.',
    company: 'Er kunnen nog geen vijf antwoorden samen worden getoond.',
  },
  given: (mean, small, answers) => [
    mean,
    ' ',
    small(`van 5 bonen, uit ${plural(answers, { one: '# antwoord', other: '# antwoorden' })}`),
  ],
  lines: 'Regels',
}

export const counters: Words['rounds']['counters'] = {
  title: 'Deelname',
  failed: 'De aantallen konden niet worden geladen.',
  total: 'Totaal',
  active: 'Doet mee',
  paused: 'Pauze',
  optedOut: 'Gestopt',
}
