import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('de')
const morePairs = (count: number) => plural(count, { one: '# weiteres Paar', other: '# weitere Paare' })

export const month: Responses['month'] = {
  restored: {
    mayHaveRound:
      'Vor der Wiederherstellung der Sicherung kann eine Runde gemacht worden sein. Wenn nicht, sag es unter „Dieser Monat“ und mach sie dann.',
    changed: 'Die Zahl hat sich inzwischen geändert. Sieh noch einmal nach und entscheide dann.',
  },
  steps: {
    complete: 'Die alten Paarungen abschließen',
    resume: 'Abgelaufene Pausen beenden',
    sync: 'Die Mitarbeiterdatei lesen',
    scopes: 'Die Gruppen finden',
    pair: 'Paaren',
    newsletter: 'Den Newsletter anlegen',
    send: 'Den Newsletter verschicken',
    summary: 'Die Zusammenfassung schreiben',
    mail: 'Die Zusammenfassung mailen',
  },
  toBeAnnounced: 'Steht noch nicht fest',
  outcome: {
    nextOne: 'Bei der nächsten bist du dabei.',
    nextOneWithProfile: 'Füll dein Profil aus, dann bist du bei der nächsten dabei.',
    somebodyLeft: 'jemandem, der nicht mehr da ist',
    somebodyLeftAtBeginning: 'Dein Gegenüber',
    steppedOut: (name, partner) => `Du hast im ${name} abgesagt. ${partner} weiß Bescheid.`,
    awayToTheEnd: (name, partner) =>
      `Deine Abwesenheit dauert länger als die Runde im ${name}. ${partner} weiß Bescheid.`,
    matched: (partner) => `Du triffst dich mit ${partner}.`,
    wasMatched: (partner, name) => `Im ${name} war dein Treffen mit ${partner}.`,
    notShownYet: (name) =>
      `Wer sich im ${name} trifft, ist noch nicht zu sehen. Es kommt mit dem Newsletter.`,
    leftOut: (name, why) => `Im ${name} bist du leer ausgegangen: ${why}`,
    /** Why they were left out. Whoever can meet nobody is promised nothing. */
    why: {
      odd: 'Es war eine ungerade Zahl, und du warst an der Reihe. Beim nächsten Mal bist du zuerst dran.',
      few: 'Es gab zu wenige, die passen, und du warst an der Reihe. Beim nächsten Mal bist du zuerst dran.',
      nobody: 'Niemand, den du treffen kannst, war dabei. Es hilft, wenn mehr Menschen mitmachen.',
      preference: (where) =>
        `Niemand, den du ${where} treffen kannst, war dabei. Es hilft, für alle offen zu sein: Das wählst du in deinem Profil.`,
      wish: 'Die Verwaltung hat es für diese Runde so entschieden. Beim nächsten Mal bist du zuerst dran.',
    },
    calledOff: (name) => `Dein Treffen im ${name} fiel aus, weil du nicht konntest.`,
    noRound: (name) => `Im ${name} gab es noch keine Runde.`,
    beforeYou: (name) => `Die Runde im ${name} entstand, bevor du dazukamst.`,
    noMatch: (name) => `In der Runde im ${name} hast du kein Treffen, weil du nicht mitmachen konntest.`,
  },
  stranding: {
    yourMatch: 'Dein Gegenüber',
    back: (name) => `${name} macht wieder mit, euer Kaffee steht also.`,
    away: (name) => `${name} kann nun doch nicht.`,
    waiting: (name, time) =>
      `${name} kann nun doch nicht. Du hast um jemand anderen gebeten: Wir sehen jeden Tag um ${time} nach und schreiben euch beiden, sobald jemand frei ist.`,
  },
  wouldBeRescued: (pairs) =>
    `${morePairs(pairs)} ${plural(pairs, { one: 'würde', other: 'würden' })} entstehen. Es wurde nichts gespeichert.`,
  rescued: (pairs, people) =>
    `${morePairs(pairs)} gebildet. ${plural(people, { one: '# Mensch bekommt eine Mail.', other: '# Menschen bekommen eine Mail.' })}`,
  atTables: {
    wouldBeRescued: (seats, tables) =>
      `Plätze an bestehenden Tischen: ${digits(seats)}. Weitere Tische: ${digits(tables)}. Es wurde nichts gespeichert.`,
    rescued: (seats, tables, people) =>
      `Plätze an bestehenden Tischen: ${digits(seats)}. Weitere Tische: ${digits(tables)}. E-Mails gehen an so viele: ${digits(people)}.`,
    none: 'Für die Wartenden findet sich heute kein Tisch. Cup of Joe versucht es jeden Tag.',
    joins: (name, others) => `${name} kommt zu ${listed(others)} dazu.`,
  },
  announcedAlready: 'Alle in dieser Runde wissen schon Bescheid. Niemand hört zweimal im Monat davon.',
  tooFewToAnnounce: (least) =>
    `In dieser Runde wären weniger als ${digits(least)} Menschen, es gibt also nichts anzukündigen.`,
  tellsItself:
    'Der automatische Ablauf kündigt seine Runden selbst an. Unter „Programm“ wählst du, wie viele Tage vorher.',
  withinAMonth: 'Wähl einen Tag ab heute, innerhalb eines Monats.',
  told: (count) =>
    plural(count, { one: '# Mensch erfährt von der Runde.', other: '# Menschen erfahren von der Runde.' }),
  pairingDeleted: 'Die Paarung wurde gelöscht, bevor ihr Newsletter angelegt war.',
  setByOperatorField: 'Vom Betrieb festgelegt',
  setByOperator: 'Das ist in den Einstellungen des Servers festgelegt. Es wurde nichts geändert.',
  fromTodayOn: 'Wähl einen Tag ab heute.',
  cycleFaults: {
    fields: 'Der Ablauf muss ein Cron-Ausdruck mit fünf Feldern sein, etwa 0 9 1 * *.',
    never: 'Der Ablauf nennt einen Tag, den es nie gibt.',
  },
  programmeExists: (name) => `Ein Programm „${name}“ gibt es schon.`,
  withinAYear: 'Wähl einen Tag ab heute, innerhalb eines Jahres.',
  oneRhythm: 'Ein Programm kommt nach Monaten oder nach Wochen wieder, nicht nach beidem.',
  unknownGroup: 'Eine dieser Gruppen gibt es nicht mehr. Bitte wähl noch einmal.',
  nobodyInIt: 'Heute ist niemand dabei.',
  tooFewForATable: (people, size) =>
    `Heute zu wenige für einen Tisch: ${digits(people)} von ${digits(size)}.`,
  allMet: (rounds, months) =>
    `Nach ${plural(rounds, { one: '# Runde', other: '# Runden' })} haben sich alle getroffen, und innerhalb von ${plural(months, { one: '# Monat', other: '# Monaten' })} trifft niemand dieselbe Person noch einmal. Wähle weniger Monate oder größere Abstände.`,
  firstStays: 'Das erste Programm lässt sich nicht archivieren.',
  openRounds: (name, rounds) => `Schließ zuerst die offenen Runden von „${name}“ ab: ${rounds.join(', ')}.`,
  archived: (name) => `„${name}“ ist archiviert.`,
  tooOften: 'Der Ablauf würde öfter als einmal im Monat beginnen.',
  bothCan: 'Ihr könnt diesen Kaffee beide noch trinken, deshalb wird niemand anderes gesucht.',
  nobodyWaits: (pairing) =>
    `In „${pairing}“ wartet niemand auf ein anderes Treffen. Darum bitten kann man auf der eigenen Seite.`,
  noTwo: 'Von den Wartenden passen heute keine zwei zusammen. Cup of Joe versucht es jeden Tag.',
  completed: (pairing) => `„${pairing}“ ist abgeschlossen, es wartet also niemand.`,
  notGoneOut: (pairing) =>
    `Von „${pairing}“ ist noch kein Newsletter verschickt, die Paarung lässt sich also noch ändern.`,
  stillSending: (newsletter) => `„${newsletter}“ wird noch verschickt. Die Wartenden werden danach gepaart.`,
  cancelledSend: (newsletter) =>
    `„${newsletter}“ wurde abgebrochen, bevor alle ihn hatten. Verschick ihn an die übrigen, und paar dann die Wartenden.`,
  mailsDeleted: (newsletter) =>
    `Die Mails von „${newsletter}“ sind gelöscht und können niemandem mehr geschickt werden.`,
}
