import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { listed } = formatsOf('de')

export const meetings: Responses['meetings'] = {
  obstacles: {
    noCommonHours: (others) =>
      `Deine Arbeitszeiten und die von ${listed(others)} haben keine halbe Stunde gemeinsam`,
    allFull: (people, until) =>
      people === 2
        ? `Eure Kalender sind beide bis ${until} voll`
        : `Eure Kalender sind alle bis ${until} voll`,
    yoursIsFull: (until) => `Dein Kalender ist bis ${until} voll`,
    isFull: (name, until) => `Der Kalender von ${name} ist bis ${until} voll`,
  },
  tooMany: 'Du hast heute 20-mal gebucht. Macht die Zeit unter euch aus; morgen kannst du wieder buchen.',
  over: 'Dieses Treffen ist vorbei, es gibt also nichts zu buchen.',
  nothingBooked: 'Es ist keine Zeit gebucht, es gibt also nichts abzusagen.',
  quarterHour: 'Wähl eine Viertelstunde.',
  past: 'Diese Zeit ist vorbei. Wähl eine spätere.',
  timeTaken: 'Um diese Zeit hat jemand von euch schon einen anderen Kaffee. Wähl eine andere.',
  onLeaveThen: 'An diesem Tag ist jemand von euch abwesend. Wähl einen anderen.',
  tooFar: (days) => `Wähl eine Zeit in den nächsten ${days} Tagen.`,
  booked: (when) => `Euer Kaffee ist schon gebucht: ${when}.`,
  cancelled: (when) => `Die Zeit wurde inzwischen abgesagt: ${when}.`,
  nobodyToInvite:
    'Dein Gegenüber ist nicht mehr da, es gibt also niemanden einzuladen. Nächsten Monat gibt es wieder ein Treffen.',
  thisCentury: 'Wähl eine Zeit in diesem Jahrhundert.',
  lookedAt: (looks, wait) =>
    `Du hast in einer Stunde ${looks}-mal nach Zeiten gesehen. Bitte versuch es in ${wait} noch einmal.`,
  matchLeft: 'Dein Gegenüber ist nicht mehr da.',
  notTakingPart: 'Du machst gerade nicht mit. Komm auf deiner Seite zurück, und buch dann.',
  cannotMakeIt: (name) => `${name} kann gerade nicht.`,
  off: 'Hier werden keine Zeiten vorgeschlagen oder gebucht. Schreibt einander, um eine zu finden.',
}
