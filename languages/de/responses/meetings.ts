import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { listed } = formatsOf('de')

export const meetings: Responses['meetings'] = {
  obstacles: {
    noCommonHours: (others) =>
      `Deine Arbeitszeiten und die von ${listed(others)} haben keine halbe Stunde gemeinsam`,
    allFull: (people, until) =>
      people === 2
        ? `Eure beiden Kalender sind bis ${until} voll`
        : `Alle eure Kalender sind bis ${until} voll`,
    yoursIsFull: (until) => `Dein Kalender ist bis ${until} voll`,
    isFull: (name, until) => `Der Kalender von ${name} ist bis ${until} voll`,
  },
  tooMany:
    'Du hast heute 20-mal gebucht. Mach mit deinem Gegenüber einen Termin aus, oder buch morgen wieder.',
  over: 'Dieses Treffen ist vorbei, es gibt also nichts zu buchen.',
  nothingBooked: 'Es ist kein Termin gebucht, es gibt also nichts abzusagen.',
  quarterHour: 'Wähl eine Viertelstunde.',
  past: 'Dieser Termin ist vorbei. Wähl einen späteren.',
  timeTaken: 'Um diese Zeit trifft jemand von euch schon jemand anderen. Wähl einen anderen Termin.',
  onLeaveThen: 'An diesem Tag ist jemand von euch abwesend. Wähl einen anderen.',
  tooFar: (days) => `Wähl einen Termin in den nächsten ${days} Tagen.`,
  booked: (when) => `Euer Kaffee ist schon gebucht: ${when}.`,
  cancelled: (when) => `Der Termin wurde inzwischen abgesagt: ${when}.`,
  nobodyToInvite:
    'Dein Gegenüber ist nicht mehr da, es gibt also niemanden einzuladen. Nächsten Monat gibt es wieder ein Treffen.',
  thisCentury: 'Wähl einen Termin in diesem Jahrhundert.',
  lookedAt: (looks, wait) =>
    `Du hast in einer Stunde ${looks}-mal nach Terminen gesucht. Bitte versuch es in ${wait} noch einmal.`,
  matchLeft: 'Dein Gegenüber ist nicht mehr da.',
  notTakingPart: 'Du machst gerade nicht mit. Steig in deinem Profil wieder ein, und buch dann.',
  cannotMakeIt: (name) => `${name} kann gerade nicht.`,
  off: 'Cup of Joe bucht hier keine Termine. Schreibt euch, um einen zu finden.',
}
