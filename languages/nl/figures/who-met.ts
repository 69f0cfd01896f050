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
    'Ontmoet: beiden zeggen het, of één zegt het en niemand spreekt het tegen. Wie niet heeft geantwoord, kan de ander wel of niet hebben ontmoet, dus het percentage is een bereik. Tussen haakjes staat het 95%-betrouwbaarheidsinterval.',
  noneYet: 'Deze maand nog geen matches.',
  none: 'Geen matches in de twaalf maanden ervoor.',
  parts: { met: 'ontmoet', silent: 'geen antwoord', didNot: 'niet' },
  interval: 'ontmoet onder wie antwoordde, 95%',
  range: (low, high) => `${digits(low)}–${high}`,
  met: (met, matches, rate) => `${digits(met)} van ${digits(matches)} ontmoet, ${rate}`,
  among: (rate, interval) => `${rate} (${interval})`,
  of: (count, matches) => `${digits(count)} van ${digits(matches)}`,
  metIn: (month) => `Ontmoet in ${month}`,
  confirmed: (byBoth, byOne) => `${digits(byBoth)} bevestigd door beiden, ${digits(byOne)} door één`,
  rate: 'Percentage',
  notMet: (didNot, silent) => `${digits(didNot)} niet ontmoet, ${digits(silent)} zonder antwoord`,
  ofAnswered: 'Van wie antwoordde',
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
    days: 'Dagen tot dan',
    booking: 'Wat een vaste tijd doet',
    reminding: 'Wat herinneren doet',
    unclear: 'te weinig antwoorden',
    change: (points, low, high) =>
      `${signed(points)} ${Math.abs(points) === 1 ? 'punt' : 'punten'} (${digits(low)} tot ${digits(high)})`,
  },
  booking: {
    unclear: 'Of een vastgelegde tijd een ontmoeting waarschijnlijker maakt: te weinig antwoorden.',
    change: (change) =>
      `Met een vastgelegde tijd ontmoette ${change.having} van wie antwoordde elkaar, zonder ${change.without}: ${difference(change)}.`,
  },
  reminding: {
    unclear:
      'Of een herinnering aan wie de tijd voorstelt, een ontmoeting waarschijnlijker maakt: te weinig antwoorden.',
    change: (change) =>
      `Waar wie de tijd voorstelt een herinnering kreeg, ontmoette ${change.having} van wie antwoordde elkaar, elders ${change.without}: ${difference(change)}.`,
  },
}
