import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural, signed } = formatsOf('it')
type WhoMet = Words['figures']['whoMet']
type Change = Parameters<WhoMet['booking']['change']>[0]

const difference = ({ points, low, high }: Change) =>
  `${plural(Math.abs(points), { one: '# punto', many: '# di punti', other: '# punti' })} ${points < 0 ? 'in meno' : 'in più'} (95%: da ${digits(low)} a ${digits(high)})`

export const whoMet: WhoMet = {
  title: 'Chi si è visto',
  description:
    'Avvenuto: lo dicono tutte le persone, o una sola e nessuno dice il contrario. Di chi non ha risposto non si sa, quindi il tasso è un intervallo. Tra parentesi, l’intervallo di confidenza al 95%.',
  noneYet: 'Questo mese ancora nessun incontro.',
  none: 'Nessun incontro nei dodici mesi precedenti.',
  parts: { met: 'avvenuti', silent: 'nessuna risposta', didNot: 'non avvenuti' },
  interval: 'avvenuti tra chi ha risposto, 95%',
  range: (low, high) => `${digits(low)}–${high}`,
  met: (met, matches, rate) => `${digits(met)} di ${digits(matches)} avvenuti, ${rate}`,
  among: (rate, interval) => `${rate} (${interval})`,
  of: (count, matches) => `${digits(count)} di ${digits(matches)}`,
  metIn: (month) => `Avvenuti, ${month}`,
  confirmed: (byBoth, byOne) => `${digits(byBoth)} confermati da tutti, ${digits(byOne)} da una sola persona`,
  rate: 'Tasso',
  notMet: (didNot, silent) => `${digits(didNot)} non avvenuti, ${digits(silent)} senza risposta`,
  ofAnswered: 'Tra chi ha risposto',
  answered: (count) => `${digits(count)} con risposta`,
  booked: 'Prenotati',
  noTime: 'ancora nessun orario',
  daysAfter: (days) =>
    plural(days, {
      one: '# giorno dopo la newsletter (mediana)',
      many: '# di giorni dopo la newsletter (mediana)',
      other: '# giorni dopo la newsletter (mediana)',
    }),
  table: {
    caption: 'Chi si è visto, mese per mese',
    met: 'Avvenuti',
    of: 'Su',
    byBoth: 'Confermati da tutti',
    byOne: 'Da una sola persona',
    didNot: 'Non avvenuti',
    silent: 'Senza risposta',
    days: 'Giorni di attesa',
    booking: 'Effetto di un orario prenotato',
    reminding: 'Effetto di un promemoria',
    unclear: 'troppo poche risposte per dirlo',
    change: (points, low, high) =>
      `${signed(points)} ${Math.abs(points) === 1 ? 'punto' : 'punti'} (da ${digits(low)} a ${digits(high)})`,
  },
  booking: {
    change: (change) =>
      `Tra chi ha risposto, incontri avvenuti con un orario prenotato: ${change.having}; senza: ${change.without}. Differenza: ${difference(change)}.`,
  },
  reminding: {
    change: (change) =>
      `Tra chi ha risposto, incontri avvenuti con un promemoria a chi propone l’orario: ${change.having}; altrove: ${change.without}. Differenza: ${difference(change)}.`,
  },
}
