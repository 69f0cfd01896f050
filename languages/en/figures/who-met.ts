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
    'Met: both say so, or one does and nobody disagrees. The rate is a range, as some haven’t answered. The 95\u00a0% confidence interval is in brackets.',
  noneYet: 'No matches this month yet.',
  none: 'No matches in the twelve months before.',
  parts: { met: 'met', silent: 'no answer', didNot: 'didn’t meet' },
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
  notMet: (didNot: number, silent: number) =>
    `${digits(didNot)} didn’t meet, ${digits(silent)} without an answer`,
  ofAnswered: 'Rate among answers',
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
    didNot: 'Didn’t meet',
    silent: 'No answer',
    days: 'Days until booked',
    booking: 'Effect of a booked time',
    reminding: 'Effect of reminding',
    unclear: 'not enough answers to tell',
    change: (points: number, low: number, high: number) =>
      `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} (${digits(low)} to ${digits(high)})`,
  },
  booking: {
    change: (change: Change) =>
      `With a booked time, ${change.having} met; without one, ${change.without}. That is ${difference(change)}, among people who answered.`,
  },
  reminding: {
    change: (change: Change) =>
      `Where the organiser was reminded, ${change.having} met; elsewhere, ${change.without}. That is ${difference(change)}, among people who answered.`,
  },
}
