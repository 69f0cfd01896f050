import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural, signed } = formatsOf('nl')

type WhoMet = Words['figures']['whoMet']
type Change = Parameters<WhoMet['booking']['change']>[0]

const difference = ({ points, low, high }: Change) =>
  `${plural(Math.abs(points), { one: '# procentpunt', other: '# procentpunten' })} ${points < 0 ? 'minder' : 'meer'} (95%: ${digits(low)} tot ${digits(high)})`

export const whoMet: WhoMet = {
  title: 'Wie elkaar ontmoette',
  description:
    'Ontmoet: beiden zeggen het, of één zegt het en niemand spreekt het tegen. Het percentage is een bereik, omdat niet iedereen heeft geantwoord. Tussen haakjes staat het 95%-betrouwbaarheidsinterval.',
  noneYet: 'Deze maand nog geen matches.',
  none: 'Geen matches in de twaalf maanden ervoor.',
  parts: { met: 'ontmoet', silent: 'geen antwoord', didNot: 'niet ontmoet' },
  interval: 'ontmoet onder wie antwoordde, 95%',
  range: (low, high) => `${digits(low)}–${high}`,
  met: (met, matches, rate) => `${digits(met)} van ${digits(matches)} ontmoet, ${rate}`,
  among: (rate, interval) => `${rate} (${interval})`,
  of: (count, matches) => `${digits(count)} van ${digits(matches)}`,
  metIn: (month) => `Ontmoet in ${month}`,
  confirmed: (byBoth, byOne) => `${digits(byBoth)} bevestigd door beiden, ${digits(byOne)} door één`,
  rate: 'Percentage',
  notMet: (didNot, silent) => `${digits(didNot)} niet ontmoet, ${digits(silent)} zonder antwoord`,
  ofAnswered: 'Percentage van de antwoorden',
  answered: (count) => `${digits(count)} met antwoord`,
  booked: 'Vastgelegd',
  noTime: 'nog geen tijd',
  daysAfter: (days) =>
    plural(days, {
      one: '# dag na de nieuwsbrief (mediaan)',
      other: '# dagen na de nieuwsbrief (mediaan)',
    }),
  table: {
    caption: 'Wie elkaar ontmoette, maand voor maand',
    met: 'Ontmoet',
    of: 'Van',
    byBoth: 'Bevestigd door beiden',
    byOne: 'Door één',
    didNot: 'Niet ontmoet',
    silent: 'Geen antwoord',
    days: 'Dagen tot vastgelegd',
    booking: 'Effect van een vastgelegde tijd',
    reminding: 'Effect van herinneren',
    unclear: 'te weinig antwoorden om het te zeggen',
    change: (points, low, high) =>
      `${signed(points)} ${Math.abs(points) === 1 ? 'punt' : 'punten'} (${digits(low)} tot ${digits(high)})`,
  },
  booking: {
    change: (change) =>
      `Met een vastgelegde tijd ontmoette ${change.having} elkaar, zonder ${change.without}. Dat is ${difference(change)}, onder wie antwoordde.`,
  },
  reminding: {
    change: (change) =>
      `Na een herinnering aan wie de tijd voorstelt, ontmoette ${change.having} elkaar, elders ${change.without}. Dat is ${difference(change)}, onder wie antwoordde.`,
  },
}
