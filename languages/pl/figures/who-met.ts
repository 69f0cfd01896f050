import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural, signed } = formatsOf('pl')

interface Change {
  having: string
  without: string
  points: number
  low: number
  high: number
}
const difference = ({ points, low, high }: Change) =>
  `o ${digits(Math.abs(points))} p.p. ${points < 0 ? 'mniej' : 'więcej'} (95%: od ${digits(low)} do ${digits(high)})`

export const whoMet: Words['figures']['whoMet'] = {
  title: 'Kto się spotkał',
  description:
    'Odbyte: obie osoby tak mówią albo mówi to jedna i nikt nie zaprzecza. Odsetek jest przedziałem, bo nie wszyscy odpowiedzieli. W nawiasach jest 95-procentowy przedział ufności.',
  noneYet: 'W tym miesiącu nie ma jeszcze spotkań.',
  none: 'W poprzednich dwunastu miesiącach nie było spotkań.',
  parts: { met: 'odbyte', silent: 'bez odpowiedzi', didNot: 'nieodbyte' },
  interval: 'odbyte wśród tych z odpowiedzią, 95%',
  range: (low, high) => `${digits(low)}–${high}`,
  met: (met, matches, rate) => `Odbyło się ${digits(met)} z ${digits(matches)}, ${rate}`,
  among: (rate, interval) => `${rate} (${interval})`,
  of: (count, matches) => `${digits(count)} z ${digits(matches)}`,
  metIn: (month) => `Odbyte: ${month}`,
  confirmed: (byBoth, byOne) =>
    `potwierdzone przez obie osoby: ${digits(byBoth)}, przez jedną: ${digits(byOne)}`,
  rate: 'Odsetek',
  notMet: (didNot, silent) => `nieodbyte: ${digits(didNot)}, bez odpowiedzi: ${digits(silent)}`,
  ofAnswered: 'Odsetek wśród odpowiedzi',
  answered: (count) => `z odpowiedzią: ${digits(count)}`,
  booked: 'Zarezerwowane',
  noTime: 'jeszcze bez terminu',
  daysAfter: (days) =>
    plural(days, {
      one: '# dzień po newsletterze (mediana)',
      few: '# dni po newsletterze (mediana)',
      many: '# dni po newsletterze (mediana)',
      other: '# dnia po newsletterze (mediana)',
    }),
  table: {
    caption: 'Kto się spotkał, miesiąc po miesiącu',
    met: 'Odbyte',
    of: 'Z ilu',
    byBoth: 'Potwierdzają obie osoby',
    byOne: 'Potwierdza jedna',
    didNot: 'Nieodbyte',
    silent: 'Bez odpowiedzi',
    days: 'Dni do rezerwacji',
    booking: 'Wpływ umówionego terminu',
    reminding: 'Wpływ przypomnienia',
    unclear: 'za mało odpowiedzi, żeby to ocenić',
    change: (points, low, high) => `${signed(points)} p.p. (od ${digits(low)} do ${digits(high)})`,
  },
  booking: {
    change: (change) =>
      `Z umówionym terminem odbyło się ${change.having} spotkań, bez niego ${change.without}. To ${difference(change)}, wśród osób, które odpowiedziały.`,
  },
  reminding: {
    change: (change) =>
      `Z przypomnieniem dla osoby, która proponuje termin, odbyło się ${change.having} spotkań, gdzie indziej ${change.without}. To ${difference(change)}, wśród osób, które odpowiedziały.`,
  },
}
