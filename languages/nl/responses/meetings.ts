import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { listed } = formatsOf('nl')

export const meetings: Responses['meetings'] = {
  obstacles: {
    noCommonHours: (others) => `De werktijden van jou en ${listed(others)} hebben geen half uur gemeen`,
    allFull: (people, until) =>
      people === 2
        ? `Jullie agenda’s zijn allebei vol tot ${until}`
        : `Jullie agenda’s zijn allemaal vol tot ${until}`,
    yoursIsFull: (until) => `Je agenda is vol tot ${until}`,
    isFull: (name, until) => `De agenda van ${name} is vol tot ${until}`,
  },
  tooMany:
    'Je hebt vandaag 20 keer een tijd vastgelegd. Spreek iets af met je match, of leg morgen weer een tijd vast.',
  over: 'Deze match is voorbij, dus er valt niets vast te leggen.',
  nothingBooked: 'Er staat geen tijd vast, dus er valt niets te annuleren.',
  quarterHour: 'Kies een kwartier.',
  past: 'Deze tijd is voorbij. Kies een latere.',
  timeTaken: 'Op dat moment heeft iemand van jullie al een andere afspraak. Kies een andere tijd.',
  onLeaveThen: 'Een van jullie is die dag met verlof. Kies een andere dag.',
  tooFar: (days) => `Kies een tijd in de komende ${days} dagen.`,
  booked: (when) => `Jullie koffie staat al vast: ${when}.`,
  cancelled: (when) => `De tijd is intussen geannuleerd: ${when}.`,
  nobodyToInvite:
    'Je match is vertrokken, dus er is niemand om uit te nodigen. Volgende maand is er weer een kans.',
  thisCentury: 'Kies een tijd in deze eeuw.',
  lookedAt: (looks, minutes) =>
    `Je hebt in een uur ${looks} keer naar tijden gekeken. Probeer het over ${minutes} opnieuw.`,
  matchLeft: 'Je match is vertrokken.',
  notTakingPart: 'Je doet nu niet mee. Doe weer mee via je profiel, en kies dan een tijd.',
  cannotMakeIt: (name) => `${name} kan nu niet.`,
  off: 'Cup of Joe legt hier geen tijden vast. Schrijf elkaar om er een te vinden.',
}
