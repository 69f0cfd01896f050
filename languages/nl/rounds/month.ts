import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')

export const thisMonth: Words['rounds']['thisMonth'] = {
  restored: {
    title: (at, made) => `Op ${at} hersteld uit de back-up van ${made}`,
    text: 'Wat er daartussen is gebeurd, ontbreekt hier.',
    held: {
      mails: 'Mails die er daartussen uit moesten, worden vastgehouden: misschien zijn ze al verstuurd',
      round: 'Misschien is er daartussen een ronde gemaakt',
      administrators: 'Andere beheerders staan uit',
      second_factors: 'Passkeys, apps en herstelcodes van andere beheerders staan uit',
      managers: 'Groepsbeheerders staan uit',
      api_keys: 'API-sleutels staan uit',
      directory_tokens: 'De synchronisatie met de directory staat sinds het herstel uit',
      webhooks: 'Webhooks en kanalen staan uit',
    },
    send: 'Versturen',
    noRound: 'Er is geen ronde gemaakt',
    turnOn: 'Weer aanzetten',
    leave: 'Zo laten',
    done: 'Je besluit is opgeslagen.',
    failed: 'Je besluit kon niet worden opgeslagen.',
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
  round: {
    title: 'Deze ronde',
    allDone: 'Alle stappen van de ronde zijn klaar.',
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
      plural(people, {
        one: '# persoon kwam terug met een nieuw id. Dezelfde persoon, of een nieuwe?',
        other: '# mensen kwamen terug met nieuwe id’s. Dezelfde mensen, of nieuwe?',
      }),
    text: (day) =>
      `Sinds ${day} heeft de directory van het bedrijf hen verwijderd en mensen met dezelfde adressen toegevoegd. Dat gebeurt als de directory verandert, of als een adres naar iemand anders gaat. Tot je antwoordt, zitten deze accounts in geen ronde en krijgen ze geen mail.`,
    same: {
      action: 'Dezelfde mensen',
      title: (people) => plural(people, { one: 'Is # persoon dezelfde?', other: 'Zijn # mensen dezelfde?' }),
      effect: (people) =>
        `${plural(people, { one: '# account gaat door zoals het was, met zijn', other: '# accounts gaan door zoals ze waren, met hun' })} geschiedenis, blokkades en afmelding. De nieuwere accounts worden gewist; een profiel dat daar is gemaakt, vervangt het eerdere.`,
    },
    other: {
      action: 'Nieuwe mensen',
      title: (people) => plural(people, { one: 'Is # persoon nieuw?', other: 'Zijn # mensen nieuw?' }),
      effect: (people) =>
        `${plural(people, { one: '# eerder account wordt voorgoed gewist', other: '# eerdere accounts worden voorgoed gewist' })}: profiel, blokkades, afmelding en mails. Anderen zien in hun geschiedenis ‘Een vroegere collega’. De nieuwe mensen beginnen van voren af aan. Dit kan niet ongedaan worden gemaakt.`,
    },
    number: (people) => `Typ ${people} ter bevestiging`,
    otherNumber: 'Typ het aantal mensen',
    pending: 'Opslaan…',
    failed: 'Je antwoord kon niet worden opgeslagen',
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
  made: 'Resultaat tonen',
  run: 'Doorlopen',
  goOn: 'Verder',
  pending: 'Bezig…',
  text: (scope = 'iedereen') =>
    `Wat het beheer één keer per maand doet, voor ${scope}: iedereen koppelen die klaar is, de nieuwsbrief schrijven, goedkeuren en versturen. Elke mail komt in het Postvak UIT; geen enkele verlaat deze computer.`,
  round: {
    title: 'De hele ronde doorlopen',
    made: 'Resultaat tonen',
    text: (scope = 'iedereen') =>
      `Wat het beheer één keer per ronde doet, voor ${scope}: iedereen koppelen die klaar is, de nieuwsbrief schrijven, goedkeuren en versturen. Elke mail komt in het Postvak UIT; geen enkele verlaat deze computer.`,
  },
  noChange: 'Deze stap veranderde niets.',
  failed: 'Deze stap is mislukt.',
  sent: 'Alle mails staan in het Postvak UIT.',
  result: {
    failed: 'De koppelingen konden niet worden geladen.',
    somebody: 'één persoon',
    proof: 'Het bewijs',
    proofFailed: 'Het bewijs kon niet worden geladen.',
    mailTo: (name) => `De mail aan ${name}`,
    mail: (name) => `Mail aan ${name}`,
    mailFailed: 'De mail kon niet worden geladen.',
    outbox: 'Postvak UIT openen',
    pageOf: (name) => `De pagina van ${name}`,
    pageFailed: 'De pagina kon niet worden geladen.',
    be: (name, path, email) => [
      `Inloggen als ${name ?? 'deze persoon'}? Open `,
      path,
      ' in een privévenster en vul ',
      email,
      ' in.',
    ],
  },
}

export const cycle: Words['rounds']['cycle'] = {
  title: 'Automatische cyclus',
  next: (moment) => `Volgende keer: ${moment}`,
  off: 'Uit: elke maand gaat met de hand. Aanzetten kan onder Hulpmiddelen, Programma.',
  look: 'Vernieuwen',
  looking: 'Vernieuwen…',
  failed: 'Wat de cyclus deed, kon niet worden geladen.',
  none: 'De cyclus heeft nog niet gelopen.',
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
  month: 'Maand',
  people: 'Mensen',
  failed: 'De feedback kon niet worden geladen.',
  tooFew: {
    title: 'Getoond vanaf vijf',
    group:
      'Van deze groep zijn er nog geen vijf antwoorden om samen te tonen. De eerste vijf van een maand tellen misschien alleen voor het hele bedrijf.',
    company: 'Er zijn nog geen vijf antwoorden om samen te tonen.',
  },
  given: (mean, small, answers) => [
    mean,
    ' ',
    small(`van 5 bonen, uit ${plural(answers, { one: '# antwoord', other: '# antwoorden' })}`),
  ],
  lines: 'Wat mensen schreven',
}

export const counters: Words['rounds']['counters'] = {
  title: 'Deelname',
  failed: 'De aantallen konden niet worden geladen.',
  total: 'Totaal',
  active: 'Doet mee',
  paused: 'Pauze',
  optedOut: 'Gestopt',
}
