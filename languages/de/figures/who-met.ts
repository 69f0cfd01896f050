import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural, signed } = formatsOf('de')

type WhoMet = Words['figures']['whoMet']
type Change = Parameters<WhoMet['booking']['change']>[0]

const difference = ({ points, low, high }: Change) =>
  `${plural(Math.abs(points), { one: '# Prozentpunkt', other: '# Prozentpunkte' })} ${points < 0 ? 'weniger' : 'mehr'} (95\u00a0%: ${digits(low)} bis ${digits(high)})`

export const whoMet: WhoMet = {
  title: 'Wer sich getroffen hat',
  description:
    'Getroffen: Beide sagen es, oder eine Seite sagt es und niemand widerspricht. Weil manche nicht geantwortet haben, ist die Quote eine Spanne. In Klammern steht das 95-%-Konfidenzintervall.',
  noneYet: 'Diesen Monat noch keine Treffen.',
  none: 'Keine Treffen in den zwölf Monaten davor.',
  parts: { met: 'getroffen', silent: 'keine Antwort', didNot: 'nicht getroffen' },
  interval: 'getroffen unter allen mit Antwort, 95\u00a0%',
  range: (low, high) => `${digits(low)}–${high}`,
  met: (met, matches, rate) => `${digits(met)} von ${digits(matches)} getroffen, ${rate}`,
  among: (rate, interval) => `${rate} (${interval})`,
  of: (count, matches) => `${digits(count)} von ${digits(matches)}`,
  metIn: (month) => `Getroffen: ${month}`,
  confirmed: (byBoth, byOne) => `${digits(byBoth)} von beiden bestätigt, ${digits(byOne)} von einer Seite`,
  rate: 'Quote',
  notMet: (didNot, silent) => `${digits(didNot)} nicht getroffen, ${digits(silent)} ohne Antwort`,
  ofAnswered: 'Quote der Antworten',
  answered: (count) => `${digits(count)} mit Antwort`,
  booked: 'Gebucht',
  noTime: 'noch kein Termin',
  daysAfter: (days) =>
    plural(days, {
      one: '# Tag nach dem Newsletter (Median)',
      other: '# Tage nach dem Newsletter (Median)',
    }),
  table: {
    caption: 'Wer sich getroffen hat, Monat für Monat',
    met: 'Getroffen',
    of: 'Von',
    byBoth: 'Von beiden bestätigt',
    byOne: 'Von einer Seite',
    didNot: 'Nicht getroffen',
    silent: 'Ohne Antwort',
    days: 'Tage bis zur Buchung',
    booking: 'Wirkung eines Termins',
    reminding: 'Wirkung der Erinnerung',
    unclear: 'zu wenige Antworten',
    change: (points, low, high) =>
      `${signed(points)} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'} (${digits(low)} bis ${digits(high)})`,
  },
  booking: {
    change: (change) =>
      `Mit gebuchtem Termin trafen sich ${change.having}, ohne ${change.without}. Das sind ${difference(change)}, unter allen mit Antwort.`,
  },
  reminding: {
    change: (change) =>
      `Wo die Person erinnert wurde, die den Termin vorschlägt, trafen sich ${change.having}, sonst ${change.without}. Das sind ${difference(change)}, unter allen mit Antwort.`,
  },
}
