import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('nl')

export const meetings: Words['member']['meetings'] = {
  range: (from, to) => `${from}–\u2060${to}`,
  slot: (day, range) => `${day}, ${range}`,
  slotAlone: (slot) => `${slot}.`,
  at: (day, time) => `${day}, ${time}`,
  where: (place) => ['Waar: ', place],
  timesAreOf: (city) => `Tijd in ${city}.`,
  timesAreOfAnd: (city, elsewhere) => `Tijd in ${city}; ${elsewhere}.`,
  timesAreOfProfile: (city) => `Tijd in ${city}, van je profiel.`,
  elsewhere: (at, name) => `${at} voor ${name}`,
  yours: 'voor jou',
  theirs: (at, name) => `${at} voor ${name}`,
  suit: (isOfMore) =>
    isOfMore ? 'Tijden die jullie allemaal uitkomen' : 'Tijden die jullie allebei uitkomen',
  otherTimes: 'Andere tijden',
  suggestedTimes: 'Terug naar de voorgestelde tijden',
  noTime: (reason) => `${reason}. Schrijf elkaar om een tijd te vinden.`,
  noOtherTime: 'In de komende vier weken is er geen andere tijd die jullie uitkomt.',
  otherTimesFailed: 'De andere tijden konden niet worden geladen.',
  day: 'Dag',
  time: 'Tijd',
  meetOn: (isOfMore, slot) => `Jullie koffie met zijn ${isOfMore ? 'allen' : 'tweeën'}: ${slot}.`,
  planned: (slot) => `Jullie koffie stond gepland: ${slot}.`,
  wasCancelled: (slot) => `Deze koffie ging niet door: ${slot}.`,
  suits: (isOfMore) =>
    `De tijd past in de agenda’s van jullie ${isOfMore ? 'allemaal' : 'allebei'}. Je kunt de koffie verplaatsen of annuleren.`,
  chose: (name) => `${name} koos de tijd.`,
  youChose: 'Jij koos de tijd.',
  accepted: (name) => `${name} komt.`,
  mayCome: (name) => `${name} komt misschien.`,
  suggests: (name) => `${name} stelt deze maand de tijd voor.`,
  youSuggest: 'Jij stelt deze maand de tijd voor.',
  schedule: 'Koffie plannen',
  again: 'Nog een keer',
  move: 'Verplaatsen',
  book: {
    moveTitle: 'Koffie verplaatsen',
    text: (minutes, names, isOfMore) =>
      `${minutes} minuten met ${names}. Kies een tijd: jullie krijgen ${isOfMore ? 'allemaal' : 'allebei'} de uitnodiging per mail.`,
    book: 'Deze tijd kiezen',
    move: 'Naar deze tijd verplaatsen',
    booked: (isOfMore) =>
      `Het staat vast. Jullie krijgen ${isOfMore ? 'allemaal' : 'allebei'} een uitnodiging per mail.`,
    moved: (isOfMore) =>
      `Verplaatst. Jullie krijgen ${isOfMore ? 'allemaal' : 'allebei'} een uitnodiging per mail.`,
    failed: 'De tijd kon niet worden vastgelegd',
    timesFailed: 'De tijden konden niet worden geladen.',
    byHand: 'Stuur je hem liever vanuit je eigen agenda?',
    download: 'Uitnodiging downloaden (.ics)',
    entry: {
      title: (names) => `Koffie: ${names}`,
      text: (starter) => `Jullie koffie van de maand.\nOm te beginnen: ${starter}`,
    },
  },
  cancel: {
    action: 'Annuleren',
    title: 'Deze koffie annuleren?',
    effect: (isOfMore) =>
      `Jullie horen het ${isOfMore ? 'allemaal' : 'allebei'} per mail en de koffie verdwijnt uit jullie agenda’s. Je kunt een andere tijd kiezen.`,
    confirm: 'Annuleren',
    keep: 'Laten staan',
    done: (isOfMore) =>
      `Geannuleerd. Jullie hebben ${isOfMore ? 'allemaal' : 'allebei'} bericht gekregen per mail.`,
    failed: 'De koffie kon niet worden geannuleerd',
  },
}

export const matches: Words['member']['matches'] = {
  description: {
    one: 'Eén collega per maand. Dit is die van jou.',
    more: 'Deze keer meer collega’s. Hier zijn ze.',
    none: 'Eén collega per maand, en iedereen die je hebt ontmoet.',
  },
  current: 'Huidige match',
  currentFailed: 'Je huidige match kon niet worden geladen.',
  active: 'Actief',
  away: 'Kan niet komen',
  history: 'Eerdere matches',
  historyFailed: 'Je eerdere matches konden niet worden geladen.',
  noHistory: 'Nog geen eerdere matches',
  noHistoryText: 'Hier verschijnen je afgeronde koffies.',
  search: 'Zoeken in eerdere matches',
  completed: 'Afgerond',
  calledOff: 'Vervallen',
  notSaid: 'Nog geen antwoord',
  answers: { confirmed: 'Ontmoet', not_confirmed: 'Deze maand niet gelukt', pending: 'Open' },
  earlierAnswers: { confirmed: 'Ontmoet', not_confirmed: 'Niet ontmoet' },
  didYouMeet: (names) => ['Heb je ', names, ' ontmoet?'],
  change: 'Mijn antwoord wijzigen',
  keep: 'Zo laten',
  answered: 'Je antwoord is opgeslagen.',
  notAnswered: 'Je antwoord kon niet worden opgeslagen',
  takenBack: { title: 'Teruggenomen', text: 'Je antwoord is weer open.' },
  undo: 'Ongedaan maken',
  complete: {
    action: 'Markeren als afgerond',
    title: 'Markeren als afgerond?',
    effect: (isOfMore) =>
      `Dit zegt dat jullie elkaar met zijn ${isOfMore ? 'allen' : 'tweeën'} hebben ontmoet, en sluit de match voor jou af.`,
    done: 'De koffie is gemarkeerd als afgerond.',
    failed: 'De match kon niet worden afgerond',
  },
  sayYouMet: (names) =>
    names.map((name) => `${name || 'Je match'} zegt dat jullie elkaar hebben ontmoet`).join('. '),
  lines: {
    notAnswered: (name) => `${name} heeft nog niet geantwoord.`,
    mayAnswer: (name) => `${name} kan nog zeggen hoe het was.`,
    metToo: (name) => `${name} zegt het ook. Proost.`,
    missedToo: (name) => `Het lukte ${name} ook niet. Dat kan gebeuren.`,
    bothMet: 'Jullie zeggen allebei dat het gelukt is. Proost.',
    bothMissed: 'Het lukte jullie deze keer allebei niet. Dat kan gebeuren.',
    onlyYouMet: (name) =>
      `Volgens jou was er koffie; ${name} zegt dat het niet lukte. Dat kan gebeuren: een kort berichtje heldert het op.`,
    onlyTheyMet: (name) =>
      `Volgens ${name} hebben jullie elkaar ontmoet. Dat kan gebeuren: een kort berichtje heldert het op.`,
  },
  met: (people, departments) =>
    `Je hebt ${plural(people, { one: '# collega', other: '# collega’s' })} van ${plural(departments, { one: '# afdeling', other: '# afdelingen' })} ontmoet`,
  noDepartment: 'Geen afdeling',
  formerColleagues: 'Vroegere collega’s',
  youHost: 'Aan deze tafel ontvang jij.',
  host: 'Ontvangt',
  why: (isOfMore) => `Waarom jullie ${isOfMore ? 'allemaal' : 'twee'}`,
  toBegin: 'Om te beginnen',
  reveal: { month: (month) => `Je koffie van ${month}`, with: 'is met…' },
  changed: {
    title: 'Je match is veranderd',
    now: (names) => `Je ontmoet nu ${names}.`,
    none: 'Je hebt deze maand geen match meer.',
    seen: 'Begrepen',
    failed: 'Dit kon niet worden opgeslagen',
  },
  none: {
    title: 'Nu geen match',
    next: 'In de volgende maandelijkse ronde krijg je een match met een collega.',
  },
  stranded: {
    text: 'Je hoeft niet te wachten tot volgende maand.',
    ask: 'Zoek iemand anders voor mij',
    failed: 'Vragen om iemand anders is niet gelukt',
  },
}

export const feedback: Words['member']['feedback'] = {
  question: 'Hoe was het?',
  change: 'Wijzigen',
  beans: (count) => plural(count, { one: '# boon', other: '# bonen' }),
  choose: 'Kies één tot vijf bonen',
  line: 'In één regel',
  hint: 'De mensen achter het programma lezen hem zonder je naam, samen met de regels van minstens vier anderen. Je match ziet hem niet.',
  quote: 'Mijn regel mag zonder mijn naam in een rapport worden geciteerd',
  give: (count) => plural(count, { one: '# boon geven', other: '# bonen geven' }),
  giveSome: 'Bonen geven',
  notNow: 'Nu niet',
  given: 'Dank je. Het wordt zonder je naam getoond.',
  failed: 'Je feedback kon niet worden opgeslagen',
}
