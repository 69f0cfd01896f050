import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural, signed } = formatsOf('en')

/** What something changes: two rates, their difference in points, and its 95 % confidence interval. */
interface Change {
  having: string
  without: string
  points: number
  low: number
  high: number
}
const difference = ({ points, low, high }: Change) =>
  `${plural(Math.abs(points), { one: '# point', other: '# points' })} ${points < 0 ? 'less' : 'more'} (95\u00a0%: ${digits(low)} to ${digits(high)})`

/** How many pairs met. */
export const whoMet = {
  title: 'Who Met',
  description:
    'Met: both say so, or one does and nobody says otherwise. People who have not answered may or may not have met, so the rate is a range. The 95\u00a0% confidence interval is in brackets.',
  noneYet: 'No matches this month yet.',
  none: 'No matches in the twelve months before.',
  parts: { met: 'met', silent: 'nobody said', didNot: 'did not' },
  interval: 'met among those who answered, 95\u00a0%',
  /** A range of percents; the second has the sign. */
  range: (low: number, high: string) => `${digits(low)}–${high}`,
  met: (met: number, matches: number, rate: string) => `${digits(met)} of ${digits(matches)} met, ${rate}`,
  among: (rate: string, interval: string) => `${rate} (${interval})`,
  of: (count: number, matches: number) => `${digits(count)} of ${digits(matches)}`,
  metIn: (month: string) => `Met in ${month}`,
  confirmed: (byBoth: number, byOne: number) =>
    `${digits(byBoth)} confirmed by both, ${digits(byOne)} by one`,
  rate: 'Rate',
  notMet: (didNot: number, silent: number) => `${digits(didNot)} did not meet, ${digits(silent)} silent`,
  ofAnswered: 'Of those who answered',
  answered: (count: number) => `${digits(count)} answered`,
  booked: 'Booked',
  noTime: 'no time yet',
  daysAfter: (days: number) =>
    plural(days, {
      one: '# day after the newsletter (median)',
      other: '# days after the newsletter (median)',
    }),
  table: {
    caption: 'Who met, month by month',
    met: 'Met',
    of: 'Of',
    byBoth: 'Confirmed by both',
    byOne: 'By one',
    didNot: 'Did not meet',
    silent: 'Silent',
    days: 'Days until then',
    booking: 'A booked time changes',
    reminding: 'Reminding changes',
    unclear: 'not enough answers to tell',
    change: (points: number, low: number, high: number) =>
      `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} (${digits(low)} to ${digits(high)})`,
  },
  booking: {
    unclear: 'Whether a booked time makes a meeting more likely: not enough answers to tell.',
    change: (change: Change) =>
      `With a booked time ${change.having} of those who answered met, without one ${change.without}: ${difference(change)}.`,
  },
  reminding: {
    unclear: 'Whether reminding the organiser makes a meeting more likely: not enough answers to tell.',
    change: (change: Change) =>
      `Where the organiser was reminded ${change.having} of those who answered met, elsewhere ${change.without}: ${difference(change)}.`,
  },
}
