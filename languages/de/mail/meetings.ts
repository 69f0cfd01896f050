import type { MailWords } from '../../words'
import { timeIn } from '../counted/city-time'

export const meetings: MailWords['meetings'] = {
  coffee: (who, day, time) => `Kaffee mit ${who}, ${day}, ${time} Uhr`,
  when: (day, time, city) => `${day} um ${time} Uhr (${city})`,
  slot: (day, time) => `${day}, ${time} Uhr`,
  timeFor: (time, who) => `${time} für ${who}`,
  toBeAgreed: 'Nach Absprache',
  calendar: {
    chat: (names) => `Kaffee: ${names}`,
    ofTheMonth: 'Euer Kaffee des Monats.',
    summary: (names) => `Kaffee: ${names}`,
    toBegin: (question) => `Zum Anfangen: ${question}`,
  },
  changes: {
    booked: {
      subject: 'Dein Kaffee ist gebucht',
      personal: (coffee) => coffee,
      said: (who, when) => ['Dein Kaffee mit ', who, ' ist am ', when, '.'],
      aside: 'Die Einladung für deinen Kalender hängt an.',
    },
    moved: {
      subject: 'Dein Kaffee ist verschoben',
      personal: (coffee) => `Verschoben: ${coffee}`,
      said: (who, when) => ['Dein Kaffee mit ', who, ' ist jetzt am ', when, '.'],
      aside: 'Dein Kalender verschiebt ihn von selbst, oder wenn du die angehängte Einladung öffnest.',
    },
    goesOn: {
      subject: 'Euer Kaffee bleibt',
      personal: (coffee) => `Es bleibt dabei: ${coffee}`,
      said: (who, when) => ['Dein Kaffee mit ', who, ' ist weiterhin am ', when, '.'],
      aside: 'Nicht alle von euch können doch kommen. Der Termin bleibt.',
    },
    grown: {
      subject: 'Euer Tisch ist größer geworden',
      personal: (coffee) => `Mit einer Person mehr: ${coffee}`,
      said: (who, when) => ['Dein Kaffee mit ', who, ' ist am ', when, '.'],
      aside: 'Noch jemand sitzt jetzt mit an eurem Tisch. Der Termin bleibt.',
    },
    cancelled: {
      subject: 'Dein Kaffee ist abgesagt',
      personal: (coffee) => `Abgesagt: ${coffee}`,
      said: (who, when) => ['Dein Kaffee mit ', who, ' am ', when, ' ist abgesagt.'],
      aside: 'Dein Kalender entfernt ihn von selbst, oder wenn du die angehängte Datei öffnest.',
    },
    rematched: {
      subject: 'Du triffst jetzt jemand anderen',
      personal: (coffee) => `Abgesagt: ${coffee}`,
      said: (who, when) => [
        'Dein Kaffee mit ',
        who,
        ' am ',
        when,
        ' ist abgesagt, weil du in diesem Monat jetzt jemand anderen triffst.',
      ],
      aside:
        'Auf deiner Seite steht, wen du jetzt triffst. Dein Kalender entfernt den Kaffee von selbst, oder wenn du die angehängte Datei öffnest.',
    },
  },
  invitation: {
    preheader: 'Fünfundzwanzig Minuten mit deinem Gegenüber.',
    thatIs: (when, who) => `Das ist ${when} für ${who}.`,
    otherTime: 'Anderen Termin suchen',
    seeMatch: 'Ansehen, wen du triffst',
    needsLink: (who, link) => [
      `Ihr seid in verschiedenen Zeitzonen, und es gibt noch keinen Videolink. In diesem Monat schlägst du den Termin vor: Bitte schick ${who} einen Link. Trag deinen in `,
      link('dein Profil'),
      ' ein, dann steht er in jeder Einladung.',
    ],
  },
  leaf: {
    where: (place) => `Ort: ${place}`,
    move: 'Verschieben',
    cancel: 'Absagen',
  },
  plan: {
    label: 'Euer Termin',
    forTwo: {
      title: 'Wann passt es euch beiden?',
      oneClick: 'Ein Klick bucht den Termin für euch beide.',
      noTimes:
        'In den nächsten zwei Wochen passt euch beiden kein Termin. Sucht einen späteren, oder schreibt euch.',
    },
    forMore: {
      title: 'Wann passt es euch allen?',
      oneClick: 'Ein Klick bucht den Termin für euch alle.',
      noTimes:
        'In den nächsten zwei Wochen passt euch allen kein Termin. Sucht einen späteren, oder schreibt euch.',
    },
    youSuggest: 'In diesem Monat schlägst du den Termin vor.',
    suggests: (name) => `In diesem Monat schlägt ${name} den Termin vor.`,
    byMail: 'Die Einladung kommt per E-Mail.',
    booked: 'Euer Kaffee ist gebucht. Die Einladung kommt per E-Mail.',
    itIs: (time, who) => `Das ist ${time} für ${who}.`,
    elsewhere: (time, who) => `(${time} für ${who})`,
    timesAreOf: (city) => `${timeIn(city)}.`,
    others: (link) => ['Nichts dabei? ', link('Andere Termine ansehen')],
    find: 'Termin finden',
    writeInstead: (address) => ['Macht ihr es lieber selbst aus? Schreib an ', address],
  },
}
