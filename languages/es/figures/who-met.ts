import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural, signed } = formatsOf('es')

const difference = ({ points, low, high }: { points: number; low: number; high: number }) =>
  `${plural(Math.abs(points), { one: '# punto', many: '# de puntos', other: '# puntos' })} ${points < 0 ? 'menos' : 'más'} (95\u00a0%: de ${digits(low)} a ${digits(high)})`

export const whoMet: Words['figures']['whoMet'] = {
  title: 'Quién tomó café',
  description:
    'Con café: lo dicen las dos personas, o una y nadie lo contrario. La tasa es un intervalo, porque hay quien no ha contestado. El intervalo de confianza del 95\u00a0% está entre paréntesis.',
  noneYet: 'Este mes aún no hay encuentros.',
  none: 'No hubo encuentros en los doce meses anteriores.',
  parts: { met: 'con café', silent: 'sin respuesta', didNot: 'sin café' },
  interval: 'con café, entre quienes contestaron, 95\u00a0%',
  range: (low, high) => `${digits(low)}–${high}`,
  met: (met, matches, rate) => `${digits(met)} de ${digits(matches)} con café, ${rate}`,
  among: (rate, interval) => `${rate} (${interval})`,
  of: (count, matches) => `${digits(count)} de ${digits(matches)}`,
  metIn: (month) => `Con café en ${month}`,
  confirmed: (byBoth, byOne) =>
    `${digits(byBoth)} con confirmación de las dos personas, ${digits(byOne)} de una`,
  rate: 'Tasa',
  notMet: (didNot, silent) => `${digits(didNot)} sin café, ${digits(silent)} sin respuesta`,
  ofAnswered: 'De quienes contestaron',
  answered: (count) => `${digits(count)} con respuesta`,
  booked: 'Con hora',
  noTime: 'aún sin hora',
  daysAfter: (days) =>
    plural(days, {
      one: '# día después del boletín (mediana)',
      many: '# de días después del boletín (mediana)',
      other: '# días después del boletín (mediana)',
    }),
  table: {
    caption: 'Quién tomó café, mes a mes',
    met: 'Con café',
    of: 'De',
    byBoth: 'Lo confirman las dos personas',
    byOne: 'Lo confirma una',
    didNot: 'Sin café',
    silent: 'Sin respuesta',
    days: 'Días hasta la reserva',
    booking: 'Efecto de una hora reservada',
    reminding: 'Efecto del recordatorio',
    unclear: 'faltan respuestas para saberlo',
    change: (points, low, high) =>
      `${signed(points)} ${Math.abs(points) === 1 ? 'punto' : 'puntos'} (de ${digits(low)} a ${digits(high)})`,
  },
  booking: {
    change: (change) =>
      `Entre quienes contestaron, con hora reservada hubo café en el ${change.having}, sin ella en el ${change.without}: ${difference(change)}.`,
  },
  reminding: {
    change: (change) =>
      `Entre quienes contestaron, donde se le recordó a quien propone la hora hubo café en el ${change.having}, en los demás casos en el ${change.without}: ${difference(change)}.`,
  },
}
