import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural, signed } = formatsOf('fr')

const difference = (change: { points: number; low: number; high: number }) => {
  const points = plural(Math.abs(change.points), { one: '# point', many: '# de points', other: '# points' })
  return `${points} de ${change.points < 0 ? 'moins' : 'plus'} (95\u202f%\u202f: de ${digits(change.low)} à ${digits(change.high)})`
}
const tookPlace = (count: number) =>
  plural(count, { one: '# a eu lieu', many: '# ont eu lieu', other: '# ont eu lieu' })

export const whoMet: Words['figures']['whoMet'] = {
  title: 'Rencontres qui ont eu lieu',
  description:
    'Ont eu lieu\u202f: les deux personnes le disent, ou l’une le dit et personne ne dit le contraire. Le taux est une fourchette, car il manque des réponses. L’intervalle de confiance à 95\u202f% est entre parenthèses.',
  noneYet: 'Aucune rencontre ce mois-ci pour l’instant.',
  none: 'Aucune rencontre dans les douze mois précédents.',
  parts: { met: 'ont eu lieu', silent: 'sans réponse', didNot: 'ratées' },
  interval: 'ont eu lieu parmi les réponses, 95\u202f%',
  range: (low, high) => `${digits(low)}–${high}`,
  met: (met, matches, rate) => `${tookPlace(met)} sur ${digits(matches)}, ${rate}`,
  among: (rate, interval) => `${rate} (${interval})`,
  of: (count, matches) => `${digits(count)} sur ${digits(matches)}`,
  metIn: (month) => `Ont eu lieu\u202f: ${month}`,
  confirmed: (byBoth, byOne) =>
    `${digits(byBoth)} selon les deux personnes, ${digits(byOne)} selon une seule`,
  rate: 'Taux',
  notMet: (didNot, silent) =>
    `${plural(didNot, { one: '# ratée', many: '# ratées', other: '# ratées' })}, ${digits(silent)} sans réponse`,
  ofAnswered: 'Taux parmi les réponses',
  answered: (count) => `${digits(count)} avec réponse`,
  booked: 'Réservées',
  noTime: 'pas encore d’heure',
  daysAfter: (days) =>
    plural(days, {
      one: '# jour après la newsletter (médiane)',
      many: '# de jours après la newsletter (médiane)',
      other: '# jours après la newsletter (médiane)',
    }),
  table: {
    caption: 'Rencontres qui ont eu lieu, mois par mois',
    met: 'Ont eu lieu',
    of: 'Sur',
    byBoth: 'Selon les deux',
    byOne: 'Selon une seule',
    didNot: 'Ratées',
    silent: 'Sans réponse',
    days: 'Jours avant réservation',
    booking: 'Effet d’une heure réservée',
    reminding: 'Effet d’un rappel',
    unclear: 'pas assez de réponses pour le dire',
    change: (points, low, high) =>
      `${plural(points, { one: `${signed(points)} point`, many: `${signed(points)} points`, other: `${signed(points)} points` })} (de ${digits(low)} à ${digits(high)})`,
  },
  booking: {
    change: (change) =>
      `Avec une heure réservée, ${change.having} ont eu lieu\u202f; sans, ${change.without}. Soit ${difference(change)}, parmi les rencontres avec réponse.`,
  },
  reminding: {
    change: (change) =>
      `Avec un rappel à la personne qui propose l’heure, ${change.having} ont eu lieu\u202f; sans, ${change.without}. Soit ${difference(change)}, parmi les rencontres avec réponse.`,
  },
}
