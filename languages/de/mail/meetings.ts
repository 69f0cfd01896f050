import type { MailWords } from '../../words'

export const meetings: MailWords['meetings'] = {
  coffee: (who, day, time) => `Kaffee mit ${who}, ${day}, ${time} Uhr`,
  when: (day, time, city) => `${day} um ${time} Uhr (${city})`,
  slot: (day, time) => `${day}, ${time} Uhr`,
  timeFor: (time, who) => `${time} für ${who}`,
  toBeAgreed: 'Nach Absprache',
  calendar: {
    chat: (names) => `Kaffeerunde: ${names}`,
    ofTheMonth: 'Dein Kaffeetreffen des Monats.',
    summary: (names) => `Kaffee: ${names}`,
    toBegin: (question) => `Zum Anfangen: ${question}`,
  },
  changes: {
    booked: {
      subject: 'Dein Kaffee steht fest',
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
      aside: 'Nicht alle von euch können noch. Es bleibt bei der Zeit.',
    },
    grown: {
      subject: 'Euer Tisch ist größer geworden',
      personal: (coffee) => `Jetzt in größerer Runde: ${coffee}`,
      said: (who, when) => ['Dein Kaffee mit ', who, ' ist am ', when, '.'],
      aside: 'An diesem Tisch seid ihr jetzt mehr. Es bleibt bei der Zeit.',
    },
    cancelled: {
      subject: 'Dein Kaffee fällt aus',
      personal: (coffee) => `Abgesagt: ${coffee}`,
      said: (who, when) => ['Dein Kaffee mit ', who, ' am ', when, ' fällt aus.'],
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
        ' fällt aus, weil du in diesem Monat jetzt jemand anderen triffst.',
      ],
      aside:
        'Auf deiner Seite steht, wen du jetzt triffst. Dein Kalender entfernt den Kaffee von selbst, oder wenn du die angehängte Datei öffnest.',
    },
  },
  invitation: {
    preheader: 'Fünfundzwanzig Minuten zum Kennenlernen.',
    thatIs: (when, who) => `Das ist ${when} für ${who}.`,
    otherTime: 'Eine andere Zeit suchen',
    seeMatch: 'Ansehen, wen du triffst',
    needsLink: (who, link) => [
      `Ihr seid in verschiedenen Zeitzonen, und es gibt noch keinen Link für das Video. In diesem Monat schlägst du die Zeit vor: Bitte schick ${who} einen. Wenn du deinen in `,
      link('dein Profil'),
      ' einträgst, steht er in jeder Einladung.',
    ],
  },
  leaf: {
    where: (place) => `Wo: ${place}`,
    move: 'Verschieben',
    cancel: 'Absagen',
  },
  plan: {
    label: 'Eure Zeit',
    forTwo: {
      title: 'Wann passt es euch beiden?',
      oneClick: 'Ein Klick bucht die Zeit für euch beide.',
      noTimes:
        'In den nächsten zwei Wochen passt keine Zeit euch beiden. Später vielleicht, oder schreibt einander.',
    },
    forMore: {
      title: 'Wann passt es euch allen?',
      oneClick: 'Ein Klick bucht die Zeit für euch alle.',
      noTimes:
        'In den nächsten zwei Wochen passt keine Zeit euch allen. Später vielleicht, oder schreibt einander.',
    },
    youSuggest: 'In diesem Monat schlägst du die Zeit vor.',
    suggests: (name) => `In diesem Monat schlägt ${name} die Zeit vor.`,
    byMail: 'Die Einladung kommt per E-Mail.',
    booked: 'Euer Kaffee ist gebucht, und die Einladung kommt per E-Mail.',
    itIs: (time, who) => `Das ist ${time} für ${who}.`,
    elsewhere: (time, who) => `(${time} für ${who})`,
    timesAreOf: (city) => `Die Zeiten sind die von ${city}.`,
    others: (link) => ['Passt keine? ', link('Andere Zeiten ansehen')],
    find: 'Eine Zeit finden',
    writeInstead: (address) => ['Macht ihr es lieber selbst aus? Schreib an ', address],
  },
}
