import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('de')
const morePairs = (count: number) => plural(count, { one: '# weiteres Paar', other: '# weitere Paare' })

export const month: Responses['month'] = {
  restored: {
    mayHaveRound:
      'Seit der Sicherung wurde vielleicht eine Runde ausgelost. Wenn nicht, sag es unter „Dieser Monat“, und los sie dann aus.',
    changed: 'Die Zahl hat sich inzwischen geändert. Sieh noch einmal nach und entscheide dann.',
  },
  steps: {
    complete: 'Die alten Runden abschließen',
    resume: 'Abgelaufene Pausen beenden',
    sync: 'Die Personalliste lesen',
    scopes: 'Die Gruppen für die Auslosung finden',
    pair: 'Auslosen',
    newsletter: 'Den Newsletter anlegen',
    send: 'Den Newsletter verschicken',
    summary: 'Die Zusammenfassung schreiben',
    mail: 'Die Zusammenfassung verschicken',
  },
  toBeAnnounced: 'Wird noch bekannt gegeben',
  hosting: {
    longest: (rounds) =>
      `Der Gast, der am längsten wartet, wartet seit ${plural(rounds, { one: '# Runde', other: '# Runden' })}.`,
    shares: (least, most, average) =>
      `Gastgeber waren je ${least === most ? digits(least) : `${digits(least)} bis ${digits(most)}`} Mal an der Reihe, im Schnitt ${digits(average)} Mal.`,
    never: (guests) =>
      `${plural(guests, { one: '# Gast hatte', other: '# Gäste hatten' })} noch keinen Platz.`,
    served: (seats, day) =>
      `Bei ${plural(seats, { one: '# Platz', other: '# Plätzen' })} je Runde waren bis ${day} alle dran.`,
    own: (times, average) =>
      `Du warst ${digits(times)} Mal Gastgeber; im Schnitt waren es ${digits(average)} Mal.`,
  },
  waiting: (before, seats, rounds) =>
    `${before === 0 ? 'Niemand ist' : plural(before, { one: '# Person ist', other: '# Personen sind' })} vor dir, bei ${plural(seats, { one: '# Platz', other: '# Plätzen' })} je Runde: etwa ${plural(rounds, { one: '# Runde', other: '# Runden' })}.`,
  onTheList: 'Du stehst auf der Liste.',
  outcome: {
    nextOne: 'Bei der nächsten bist du dabei.',
    nextOneWithProfile: 'Füll dein Profil aus, dann bist du bei der nächsten dabei.',
    somebodyLeft: 'jemandem, der nicht mehr da ist',
    somebodyLeftAtBeginning: 'Dein Gegenüber',
    steppedOut: (name, partner) => `Du hast im ${name} abgesagt. ${partner} weiß Bescheid.`,
    awayToTheEnd: (name, partner) =>
      `Du bist den Rest der Runde im ${name} abwesend. ${partner} weiß Bescheid.`,
    matched: (partner) => `Du triffst dich mit ${partner}.`,
    wasMatched: (partner, name) => `Im ${name} war dein Treffen mit ${partner}.`,
    notShownYet: (name) => `Die Treffen im ${name} sind noch nicht zu sehen. Sie kommen mit dem Newsletter.`,
    leftOut: (name, why) => `Im ${name} hast du ausgesetzt: ${why}`,
    why: {
      noSeat: 'Diesmal hatte kein Gastgeber einen Platz für dich.',
      byWish: 'Wer das Programm betreut, hat es für diese Runde so entschieden.',
      odd: 'Die Zahl war ungerade, und du warst an der Reihe. Beim nächsten Mal bist du zuerst dran.',
      few: 'Es waren zu wenige dabei, die passen, und du warst an der Reihe. Beim nächsten Mal bist du zuerst dran.',
      nobody: 'Niemand, den du treffen kannst, war dabei. Es hilft, wenn mehr Menschen mitmachen.',
      preference: (where) =>
        `Niemand, den du ${where} treffen kannst, war dabei. Es hilft, für alle offen zu sein: Das wählst du in deinem Profil.`,
      wish: 'Wer das Programm betreut, hat es für diese Runde so entschieden. Beim nächsten Mal bist du zuerst dran.',
    },
    notNeeded: 'In dieser Runde wirst du nicht gebraucht. Gastgeber wechseln sich ab.',
    calledOff: (name) => `Dein Treffen im ${name} ist entfallen, weil du nicht konntest.`,
    noRound: (name) => `Im ${name} gab es noch keine Runde.`,
    beforeYou: (name) => `Die Runde im ${name} entstand, bevor du dazukamst.`,
    notAnswered: (name) => `In der Runde im ${name} hast du ausgesetzt, weil du nicht zugesagt hast.`,
    noMatch: (name) => `In der Runde im ${name} hast du kein Treffen, weil du nicht mitmachen konntest.`,
  },
  stranding: {
    yourMatch: 'Dein Gegenüber',
    back: (name) => `${name} macht wieder mit, euer Kaffee steht also.`,
    away: (name) => `${name} kann nun doch nicht zum Kaffee kommen.`,
    waiting: (name, time) =>
      `${name} kann nun doch nicht zum Kaffee kommen. Du hast um jemand anderen gebeten: Wir suchen jeden Tag um ${time} und schreiben euch beiden, sobald jemand frei ist.`,
  },
  wouldBeRescued: (pairs) =>
    `${morePairs(pairs)} ${plural(pairs, { one: 'würde', other: 'würden' })} entstehen. Es wurde nichts gespeichert.`,
  rescued: (pairs, people) =>
    `${morePairs(pairs)} gebildet. ${plural(people, { one: '# Person bekommt eine E-Mail.', other: '# Personen bekommen eine E-Mail.' })}`,
  atTables: {
    wouldBeRescued: (seats, tables) =>
      `Plätze an bestehenden Tischen: ${digits(seats)}. Neue Tische: ${digits(tables)}. Es wurde nichts gespeichert.`,
    rescued: (seats, tables, people) =>
      `Plätze an bestehenden Tischen: ${digits(seats)}. Neue Tische: ${digits(tables)}. E-Mails an Personen: ${digits(people)}.`,
    none: 'Heute findet sich kein passender Tisch. Cup of Joe versucht es jeden Tag wieder.',
    joins: (name, others) => `${name} kommt zu ${listed(others)} dazu.`,
  },
  announcedAlready: 'Alle in dieser Runde haben die Ankündigung schon, und niemand bekommt sie zweimal.',
  tooFewToAnnounce: (least) =>
    `In dieser Runde wären weniger als ${digits(least)} Personen dabei, es gibt also nichts anzukündigen.`,
  tellsItself:
    'Der automatische Ablauf kündigt seine Runden selbst an. Unter „Programm“ wählst du, wie viele Tage vorher.',
  withinAMonth: 'Wähl einen Tag ab heute, innerhalb eines Monats.',
  told: (count) =>
    plural(count, { one: '# Person erfährt von der Runde.', other: '# Personen erfahren von der Runde.' }),
  pairingDeleted: 'Die Runde wurde gelöscht, bevor ihr Newsletter angelegt war.',
  setByOperatorField: 'Vom Betrieb festgelegt',
  setByOperator: 'Das ist in den Einstellungen des Servers festgelegt. Es wurde nichts geändert.',
  fromTodayOn: 'Wähl einen Tag ab heute.',
  cycleFaults: {
    fields: 'Der Ablauf muss ein Cron-Ausdruck mit fünf Feldern sein, etwa 0 9 1 * *.',
    never: 'Der Ablauf nennt einen Tag, den es nie gibt.',
  },
  programmeExists: (name) => `Ein Programm „${name}“ gibt es schon.`,
  withinAYear: 'Wähl einen Tag ab heute, innerhalb eines Jahres.',
  oneRhythm: 'Ein Programm läuft nach Monaten oder nach Wochen, nicht nach beidem.',
  preferencesStay: 'Das erste Programm hält sich immer an die Wünsche aller zu den Abteilungen.',
  unknownAttribute: 'Eines dieser Merkmale gibt es nicht mehr. Bitte wähl noch einmal.',
  unknownGroup: 'Eine dieser Gruppen gibt es nicht mehr. Bitte wähl noch einmal.',
  nobodyInIt: 'Heute ist niemand dabei.',
  nobodyHosts: 'Heute gibt es keine Gastgeber.',
  everybodyHosts: 'Heute sind alle Gastgeber, also gibt es keine Gäste.',
  tooFewForATable: (people, size) =>
    `Heute zu wenige für einen Tisch: ${digits(people)} von ${digits(size)}.`,
  allMet: (rounds, months) =>
    `Nach ${plural(rounds, { one: '# Runde', other: '# Runden' })} haben sich alle getroffen, und innerhalb von ${plural(months, { one: '# Monat', other: '# Monaten' })} trifft niemand dieselbe Person noch einmal. Wähl weniger Monate oder einen langsameren Rhythmus.`,
  firstStays: 'Das erste Programm lässt sich nicht archivieren.',
  openRounds: (name, rounds) => `Schließ zuerst die offenen Runden von „${name}“ ab: ${rounds.join(', ')}.`,
  archived: (name) => `„${name}“ ist archiviert.`,
  tooOften: 'Der Ablauf würde öfter als einmal im Monat beginnen.',
  bothCan: 'Ihr könnt diesen Kaffee beide noch trinken, deshalb suchen wir niemand anderen.',
  nobodyWaits: (pairing) =>
    `In „${pairing}“ wartet niemand auf ein neues Treffen. Darum bitten kann man auf der eigenen Seite.`,
  noTwo: 'Heute findet sich kein passendes Treffen. Cup of Joe versucht es jeden Tag wieder.',
  completed: (pairing) => `„${pairing}“ ist abgeschlossen, es wartet also niemand.`,
  notGoneOut: (pairing) =>
    `Der Newsletter zu „${pairing}“ ist noch nicht verschickt, die Runde lässt sich also noch ändern.`,
  stillSending: (newsletter) => `„${newsletter}“ wird noch verschickt. Neue Treffen kommen danach.`,
  cancelledSend: (newsletter) =>
    `„${newsletter}“ wurde abgebrochen, bevor alle ihn hatten. Verschick ihn an die übrigen, und such dann neue Treffen.`,
  mailsDeleted: (newsletter) =>
    `Die E-Mails von „${newsletter}“ sind gelöscht und lassen sich niemandem mehr schicken.`,
}
