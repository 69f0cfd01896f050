import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('nl')
const morePairs = (count: number) => plural(count, { one: 'nog # paar', other: 'nog # paren' })

export const month: Responses['month'] = {
  restored: {
    mayHaveRound:
      'Sinds de back-up is er misschien een ronde gemaakt. Zo niet, zeg dat dan bij ‘Deze maand’ en maak hem daarna.',
    changed: 'Het aantal is intussen veranderd. Kijk opnieuw en besluit dan.',
  },
  steps: {
    complete: 'De oude koppelingen afronden',
    resume: 'Pauzes beëindigen die voorbij zijn',
    sync: 'De personeelslijst lezen',
    scopes: 'De te koppelen groepen zoeken',
    pair: 'Koppelen',
    newsletter: 'De nieuwsbrief maken',
    send: 'De nieuwsbrief versturen',
    summary: 'De samenvatting schrijven',
    mail: 'De samenvatting mailen',
  },
  toBeAnnounced: 'Wordt nog bekendgemaakt',
  hosting: {
    longest: (rounds) =>
      `De gast die het langst wacht, wacht ${plural(rounds, { one: '# ronde', other: '# rondes' })}.`,
    shares: (least, most, average) =>
      `Wie ontvangt, deed dat ${least === most ? digits(least) : `${digits(least)} tot ${digits(most)}`} keer, gemiddeld ${digits(average)} keer.`,
    never: (guests) => `Gasten die nog geen plaats hadden: ${digits(guests)}.`,
    served: (seats, day) =>
      `Met ${plural(seats, { one: '# plaats', other: '# plaatsen' })} per ronde is iedereen op ${day} aan de beurt geweest.`,
    own: (times, average) => `Je ontving ${digits(times)} keer; gemiddeld was dat ${digits(average)} keer.`,
  },
  waiting: (before, seats, rounds) =>
    `${before === 0 ? 'Niemand is' : plural(before, { one: '# persoon is', other: '# mensen zijn' })} vóór je, met ${plural(seats, { one: '# plaats', other: '# plaatsen' })} per ronde: ongeveer ${plural(rounds, { one: '# ronde', other: '# rondes' })}.`,
  onTheList: 'Je staat op de lijst.',
  outcome: {
    nextOne: 'Aan de volgende doe je mee.',
    nextOneWithProfile: 'Maak je profiel af, dan doe je mee aan de volgende.',
    somebodyLeft: 'een vroegere collega',
    somebodyLeftAtBeginning: 'Een vroegere collega',
    steppedOut: (name, partner) => `Je bent afgehaakt in ${name}. ${partner} weet het.`,
    awayToTheEnd: (name, partner) => `Je bent de rest van ${name} met verlof. ${partner} weet het.`,
    matched: (partner) => `Je match is ${partner}.`,
    wasMatched: (partner, name) => `Je match in ${name} was ${partner}.`,
    notShownYet: (name) => `De matches van ${name} zijn nog niet te zien. Ze komen met de nieuwsbrief.`,
    leftOut: (name, why) => `In ${name} bleef je zonder match: ${why}`,
    /** Why they were left out. Whoever can meet nobody is promised nothing. */
    why: {
      noSeat: 'er was deze keer bij niemand een plaats voor je.',
      byWish: 'de mensen achter het programma hebben dat voor deze ronde zo besloten.',
      odd: 'het aantal was oneven, en het was jouw beurt. De volgende keer ga je voor.',
      few: 'er waren te weinig mensen die passen, en het was jouw beurt. De volgende keer ga je voor.',
      nobody: 'er deed niemand mee die je kunt ontmoeten. Het helpt als meer collega’s meedoen.',
      preference: (where) =>
        `er deed niemand mee die je ${where} kunt ontmoeten. Het helpt om open te staan voor iedereen: dat kies je op je profiel.`,
      wish: 'de mensen achter het programma hebben dat voor deze ronde zo besloten. De volgende keer ga je voor.',
    },
    notNeeded: 'Deze ronde hoef je niet te ontvangen. Wie ontvangt, doet dat om de beurt.',
    calledOff: (name) => `Je match in ${name} is vervallen, omdat je niet kon.`,
    noRound: (name) => `In ${name} was er nog geen ronde.`,
    beforeYou: (name) => `De ronde van ${name} is gemaakt voordat je erbij kwam.`,
    notAnswered: (name) => `Je slaat de ronde van ${name} over, omdat je niet hebt gezegd dat je meedoet.`,
    noMatch: (name) => `In ${name} heb je geen match: je kon niet meedoen.`,
  },
  stranding: {
    yourMatch: 'Je match',
    back: (name) => `${name} doet weer mee, dus jullie koffie gaat door.`,
    away: (name) => `${name} kan toch niet komen koffiedrinken.`,
    waiting: (name, time) =>
      `${name} kan toch niet komen koffiedrinken. Je hebt om iemand anders gevraagd: we zoeken elke dag om ${time}, en mailen jullie allebei zodra er iemand vrij is.`,
  },
  wouldBeRescued: (pairs) =>
    `Er ${plural(pairs, { one: 'zou', other: 'zouden' })} ${morePairs(pairs)} bij komen. Er is niets opgeslagen.`,
  rescued: (pairs, people) =>
    `Er ${plural(pairs, { one: 'is', other: 'zijn' })} ${morePairs(pairs)} gemaakt. ${plural(people, { one: '# persoon krijgt een mail.', other: '# mensen krijgen een mail.' })}`,
  atTables: {
    wouldBeRescued: (seats, tables) =>
      `Plaatsen aan bestaande tafels: ${digits(seats)}. Nieuwe tafels: ${digits(tables)}. Er is niets opgeslagen.`,
    rescued: (seats, tables, people) =>
      `Plaatsen aan bestaande tafels: ${digits(seats)}. Nieuwe tafels: ${digits(tables)}. Mensen die een mail krijgen: ${digits(people)}.`,
    none: 'Vandaag is er geen passende tafel. Cup of Joe probeert het elke dag opnieuw.',
    joins: (name, others) => `${name} schuift aan bij ${listed(others)}.`,
  },
  announcedAlready: 'Iedereen in deze ronde weet het al, en niemand hoort het twee keer.',
  tooFewToAnnounce: (least) =>
    `Aan deze ronde zouden minder dan ${digits(least)} mensen meedoen, dus er valt niets aan te kondigen.`,
  tellsItself:
    'De automatische cyclus kondigt zijn rondes zelf aan. Onder Programma kies je hoeveel dagen ervoor.',
  withinAMonth: 'Kies een dag vanaf vandaag, binnen een maand.',
  told: (count) =>
    plural(count, {
      one: '# persoon krijgt de aankondiging van de ronde.',
      other: '# mensen krijgen de aankondiging van de ronde.',
    }),
  pairingDeleted: 'De koppeling is verwijderd voordat de nieuwsbrief ervan was gemaakt.',
  setByOperatorField: 'Ingesteld door wie de server beheert',
  setByOperator: 'Wie de server beheert, heeft dit daar ingesteld. Er is niets gewijzigd.',
  fromTodayOn: 'Kies een dag vanaf vandaag.',
  cycleFaults: {
    fields: 'De cyclus moet een cron-expressie van vijf velden zijn, zoals 0 9 1 * *.',
    never: 'De cyclus noemt een dag die nooit komt.',
  },
  programmeExists: (name) => `Er is al een programma ‘${name}’.`,
  withinAYear: 'Kies een dag vanaf vandaag, binnen een jaar.',
  oneRhythm: 'Een programma loopt per maand of per week, niet allebei.',
  preferencesStay: 'Het eerste programma houdt zich altijd aan ieders wensen over afdelingen.',
  unknownAttribute: 'Een van deze kenmerken bestaat niet meer. Kies opnieuw.',
  unknownGroup: 'Een van deze groepen is er niet meer. Kies opnieuw.',
  nobodyInIt: 'Vandaag zit er niemand in.',
  nobodyHosts: 'Vandaag is er geen gastheer of gastvrouw.',
  everybodyHosts: 'Vandaag ontvangt iedereen, dus er zijn geen gasten.',
  tooFewForATable: (people, size) =>
    `Vandaag te weinig mensen voor één tafel: ${digits(people)} van ${digits(size)}.`,
  allMet: (rounds, months) =>
    `Na ${plural(rounds, { one: '# ronde', other: '# rondes' })} heeft iedereen elkaar ontmoet, en binnen ${plural(months, { one: '# maand', other: '# maanden' })} ontmoet niemand dezelfde persoon opnieuw. Kies minder maanden of een rustiger ritme.`,
  firstStays: 'Het eerste programma kan niet worden gearchiveerd.',
  openRounds: (name, rounds) => `Rond eerst de open rondes van ‘${name}’ af: ${rounds.join(', ')}.`,
  archived: (name) => `‘${name}’ is gearchiveerd.`,
  tooOften: 'De cyclus zou vaker dan één keer per maand lopen.',
  bothCan: 'Jullie kunnen deze koffie allebei nog drinken, dus we zoeken niemand anders.',
  nobodyWaits: (pairing) =>
    `In ‘${pairing}’ wacht niemand op een nieuwe match. Mensen vragen erom op hun pagina.`,
  noTwo: 'Vandaag is er geen passende match. Cup of Joe probeert het elke dag opnieuw.',
  completed: (pairing) => `‘${pairing}’ is afgerond, dus daarin wacht niemand.`,
  notGoneOut: (pairing) =>
    `De nieuwsbrief van ‘${pairing}’ is nog niet verstuurd, dus de ronde kan nog worden gewijzigd.`,
  stillSending: (newsletter) => `‘${newsletter}’ wordt nog verstuurd. Nieuwe matches komen daarna.`,
  cancelledSend: (newsletter) =>
    `Het versturen van ‘${newsletter}’ is afgebroken voordat iedereen hem had. Verstuur hem naar de anderen, en zoek dan nieuwe matches.`,
  mailsDeleted: (newsletter) =>
    `De mails van ‘${newsletter}’ zijn verwijderd, dus ze kunnen naar niemand anders meer.`,
}
