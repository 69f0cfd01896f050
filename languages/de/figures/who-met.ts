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
    'Getroffen: Beide sagen es, oder eine Seite sagt es und niemand widerspricht. Wer nicht geantwortet hat, kann sich getroffen haben oder nicht, daher ist die Quote ein Bereich. In Klammern steht das Konfidenzintervall von 95\u00a0%.',
  noneYet: 'Diesen Monat noch keine Treffen.',
  none: 'Keine Treffen in den zwölf Monaten davor.',
  parts: { met: 'getroffen', silent: 'keine Antwort', didNot: 'nicht' },
  interval: 'getroffen unter denen, die geantwortet haben, 95\u00a0%',
  range: (low, high) => `${digits(low)}–${high}`,
  met: (met, matches, rate) => `${digits(met)} von ${digits(matches)} getroffen, ${rate}`,
  among: (rate, interval) => `${rate} (${interval})`,
  of: (count, matches) => `${digits(count)} von ${digits(matches)}`,
  metIn: (month) => `Getroffen: ${month}`,
  confirmed: (byBoth, byOne) => `${digits(byBoth)} sagen beide, ${digits(byOne)} eine Seite`,
  rate: 'Quote',
  notMet: (didNot, silent) => `${digits(didNot)} nicht getroffen, ${digits(silent)} ohne Antwort`,
  ofAnswered: 'Von denen mit Antwort',
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
    byBoth: 'Sagen beide',
    byOne: 'Eine Seite',
    didNot: 'Nicht getroffen',
    silent: 'Ohne Antwort',
    days: 'Tage bis dahin',
    booking: 'Was ein Termin ändert',
    reminding: 'Was das Erinnern ändert',
    unclear: 'zu wenige Antworten',
    change: (points, low, high) =>
      `${signed(points)} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'} (${digits(low)} bis ${digits(high)})`,
  },
  booking: {
    unclear: 'Ob ein gebuchter Termin ein Treffen wahrscheinlicher macht: zu wenige Antworten.',
    change: (change) =>
      `Mit gebuchtem Termin trafen sich ${change.having} derer, die geantwortet haben, ohne ${change.without}: ${difference(change)}.`,
  },
  reminding: {
    unclear:
      'Ob eine Erinnerung an die Person, die den Termin vorschlägt, ein Treffen wahrscheinlicher macht: zu wenige Antworten.',
    change: (change) =>
      `Wo die Person erinnert wurde, die den Termin vorschlägt, trafen sich ${change.having} derer, die geantwortet haben, sonst ${change.without}: ${difference(change)}.`,
  },
}
