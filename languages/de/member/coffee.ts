import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { timeIn } from '../counted/city-time'

const { plural } = formatsOf('de')

export const meetings: Words['member']['meetings'] = {
  range: (from, to) => `${from}–\u2060${to} Uhr`,
  slot: (day, range) => `${day}, ${range}`,
  slotAlone: (slot) => `${slot}.`,
  at: (day, time) => `${day}, ${time}`,
  where: (place) => ['Ort: ', place],
  timesAreOf: (city) => `${timeIn(city)}.`,
  timesAreOfAnd: (city, elsewhere) => `${timeIn(city)}; ${elsewhere}.`,
  timesAreOfProfile: (city) => `${timeIn(city)}, aus deinem Profil.`,
  elsewhere: (at, name) => `${at} für ${name}`,
  yours: 'bei dir',
  theirs: (at, name) => `${at} bei ${name}`,
  suit: (isOfMore) => (isOfMore ? 'Termine, die euch allen passen' : 'Termine, die euch beiden passen'),
  otherTimes: 'Andere Termine',
  suggestedTimes: 'Zurück zu den Vorschlägen',
  noTime: (reason) => `${reason}. Schreibt euch, um einen Termin zu finden.`,
  noOtherTime: 'In den nächsten vier Wochen passt euch allen kein anderer Termin.',
  otherTimesFailed: 'Die anderen Termine konnten nicht geladen werden.',
  day: 'Tag',
  time: 'Uhrzeit',
  meetOn: (isOfMore, slot) => `Ihr ${isOfMore ? 'alle' : 'beide'} trefft euch: ${slot}.`,
  planned: (slot) => `Euer Kaffee war geplant für ${slot}.`,
  wasCancelled: (slot) => `Der Kaffee wurde abgesagt: ${slot}.`,
  suits: (isOfMore) =>
    `Der Termin passt in ${isOfMore ? 'alle eure' : 'eure beiden'} Kalender. Du kannst ihn verschieben oder absagen.`,
  chose: (name) => `${name} hat den Termin gewählt.`,
  youChose: 'Du hast den Termin gewählt.',
  accepted: (name) => `${name} hat zugesagt.`,
  mayCome: (name) => `${name} kommt vielleicht.`,
  suggests: (name) => `${name} schlägt diesen Monat den Termin vor.`,
  youSuggest: 'Du schlägst diesen Monat den Termin vor.',
  schedule: 'Termin ausmachen',
  again: 'Noch einmal treffen',
  move: 'Verschieben',
  book: {
    moveTitle: 'Termin verschieben',
    text: (minutes, names, isOfMore) =>
      `${minutes} Minuten mit ${names}. Wähl einen Termin: Ihr bekommt ${isOfMore ? 'alle' : 'beide'} die Einladung per E-Mail.`,
    book: 'Diesen Termin nehmen',
    move: 'Auf diesen Termin verschieben',
    booked: (isOfMore) => `Gebucht. Ihr bekommt ${isOfMore ? 'alle' : 'beide'} eine Einladung per E-Mail.`,
    moved: (isOfMore) => `Verschoben. Ihr bekommt ${isOfMore ? 'alle' : 'beide'} eine Einladung per E-Mail.`,
    failed: 'Der Termin konnte nicht gebucht werden',
    timesFailed: 'Die Termine konnten nicht geladen werden.',
    byHand: 'Lieber aus deinem eigenen Kalender schicken?',
    download: 'Einladung herunterladen (.ics)',
    entry: {
      title: (names) => `Kaffee: ${names}`,
      text: (starter) => `Euer Kaffee des Monats.\nZum Anfangen: ${starter}`,
    },
  },
  cancel: {
    action: 'Absagen',
    title: 'Diesen Kaffee absagen?',
    effect: (isOfMore) =>
      `Ihr erfahrt es ${isOfMore ? 'alle' : 'beide'} per E-Mail, und der Termin verschwindet aus euren Kalendern. Du kannst einen anderen wählen.`,
    confirm: 'Absagen',
    keep: 'Nicht absagen',
    done: (isOfMore) => `Abgesagt. Ihr erfahrt es ${isOfMore ? 'alle' : 'beide'} per E-Mail.`,
    failed: 'Der Termin konnte nicht abgesagt werden',
  },
}

export const matches: Words['member']['matches'] = {
  description: {
    one: 'Jeden Monat jemand aus der Firma. Hier ist dein Gegenüber.',
    more: 'Diesmal sind es mehrere. Hier sind sie.',
    none: 'Jeden Monat jemand aus der Firma, und alle, die du schon getroffen hast.',
  },
  current: 'Dein Treffen',
  currentFailed: 'Dein Treffen konnte nicht geladen werden.',
  active: 'Aktuell',
  away: 'Hat abgesagt',
  history: 'Frühere Treffen',
  historyFailed: 'Deine früheren Treffen konnten nicht geladen werden.',
  noHistory: 'Noch keine früheren Treffen',
  noHistoryText: 'Hier erscheinen deine Treffen, wenn sie vorbei sind.',
  search: 'Frühere Treffen durchsuchen',
  completed: 'Abgeschlossen',
  calledOff: 'Entfallen',
  notSaid: 'Noch keine Antwort',
  answers: { confirmed: 'Wir haben uns getroffen', not_confirmed: 'Diesmal verpasst', pending: 'Offen' },
  earlierAnswers: { confirmed: 'Getroffen', not_confirmed: 'Nicht getroffen' },
  didYouMeet: (names) => ['Hast du ', names, ' getroffen?'],
  change: 'Antwort ändern',
  keep: 'So lassen',
  answered: 'Deine Antwort ist gespeichert.',
  notAnswered: 'Deine Antwort konnte nicht gespeichert werden',
  takenBack: { title: 'Zurückgenommen', text: 'Deine Antwort ist wieder offen.' },
  undo: 'Rückgängig',
  complete: {
    action: 'Abschließen',
    title: 'Treffen abschließen?',
    effect: (isOfMore) =>
      `Damit sagst du, dass ihr euch ${isOfMore ? 'alle' : 'beide'} getroffen habt, und schließt das Treffen für dich ab.`,
    done: 'Das Treffen ist abgeschlossen.',
    failed: 'Das Treffen konnte nicht abgeschlossen werden',
  },
  sayYouMet: (names) =>
    names
      .map((name) =>
        name ? `${name} sagt, ihr habt euch getroffen` : 'Die andere Seite sagt, ihr habt euch getroffen',
      )
      .join('. '),
  lines: {
    notAnswered: (name) => `${name} hat noch nicht geantwortet.`,
    mayAnswer: (name) => `${name} erzählt vielleicht noch, wie es war.`,
    metToo: (name) => `${name} sagt das auch. Schön.`,
    missedToo: (name) => `Bei ${name} hat es auch nicht geklappt. Das kommt vor.`,
    bothMet: 'Ihr sagt beide, dass ihr euch getroffen habt. Schön.',
    bothMissed: 'Diesmal hat es bei euch beiden nicht geklappt. Das kommt vor.',
    onlyYouMet: (name) =>
      `Du erinnerst dich an ein Treffen; ${name} sagt, es hat nicht geklappt. Das kommt vor: Eine kurze Nachricht klärt das.`,
    onlyTheyMet: (name) =>
      `${name} erinnert sich an ein Treffen mit dir. Das kommt vor: Eine kurze Nachricht klärt das.`,
  },
  met: (people, departments) =>
    `Du hast ${plural(people, { one: 'einen Menschen', other: '# Menschen' })} aus ${plural(departments, { one: 'einer Abteilung', other: '# Abteilungen' })} getroffen`,
  noDepartment: 'Ohne Abteilung',
  formerColleagues: 'Nicht mehr in der Firma',
  youHost: 'An diesem Tisch bist du Gastgeber.',
  host: 'Gastgeber',
  why: (isOfMore) => `Warum ihr ${isOfMore ? 'alle' : 'beide'}`,
  toBegin: 'Zum Anfangen',
  reveal: { month: (month) => `Dein Kaffee für ${month}`, with: 'ist mit ...' },
  changed: {
    title: 'Dein Treffen hat sich geändert',
    now: (names) => `Du triffst jetzt ${names}.`,
    none: 'Du hast in diesem Monat kein Treffen mehr.',
    seen: 'Verstanden',
    failed: 'Das konnte nicht gespeichert werden',
  },
  none: {
    title: 'Gerade kein Treffen',
    next: 'In der nächsten Monatsrunde triffst du wieder jemanden aus der Firma.',
  },
  stranded: {
    text: 'Du musst nicht bis nächsten Monat warten.',
    ask: 'Sucht mir jemand anderen',
    failed: 'Deine Bitte konnte nicht gespeichert werden',
  },
}

export const feedback: Words['member']['feedback'] = {
  question: 'Wie war es?',
  change: 'Ändern',
  beans: (count) => plural(count, { one: '# Bohne', other: '# Bohnen' }),
  choose: 'Bitte wähle eine bis fünf Bohnen',
  line: 'In einem Satz',
  hint: 'Wer die Kaffeerunden betreut, liest ihn ohne deinen Namen und zusammen mit den Sätzen von mindestens vier anderen. Dein Gegenüber sieht ihn nicht.',
  quote: 'Mein Satz darf ohne meinen Namen in einem Bericht zitiert werden',
  give: (count) => plural(count, { one: '# Bohne geben', other: '# Bohnen geben' }),
  giveSome: 'Bohnen geben',
  notNow: 'Jetzt nicht',
  given: 'Danke. Wir zeigen es ohne deinen Namen.',
  failed: 'Deine Rückmeldung konnte nicht gespeichert werden',
}
