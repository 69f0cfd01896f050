import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('fr')

interface Department {
  department: string
}
interface Count {
  count: number
}
type Some = Department & Count
const colleagues = (count: number) =>
  plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })
const rule = (months: number) => (months === 1 ? 'd’un mois' : `des ${digits(months)} mois`)
const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1
      ? `une personne de plus, ${other}compatible, participait`
      : `${digits(count)} personnes de plus, ${other}compatibles, participaient`,
  inside: ({ count, department }: Some) =>
    count === 1
      ? `une personne de plus du service ${department}, ${other}ouverte à son propre service, participait`
      : `${digits(count)} personnes de plus du service ${department}, ${other}ouvertes à leur propre service, participaient`,
  outside: ({ count, department }: Some) =>
    count === 1
      ? `une personne de plus hors du service ${department}, ${other}ouverte à d’autres services, participait`
      : `${digits(count)} personnes de plus hors du service ${department}, ${other}ouvertes à d’autres services, participaient`,
})

export const matching: MailWords['matching'] = {
  where: {
    anywhere: 'dans cette tournée',
    group: ({ group }) => `dans le groupe ${group}`,
    inside: ({ department }) => `dans le service ${department}`,
    outside: ({ department }) => `hors du service ${department}`,
  },
  lately: ({ months }) =>
    months === 1 ? 'au cours du dernier mois' : `au cours des ${digits(months)} derniers mois`,
  more: { here: more(), elsewhere: more('d’un autre groupe et ') },
  meetsNobody: ({ where }) => `Ne peut rencontrer personne qui participe ${where}.`,
  meetsNobodyHelp: 'Plus de monde, une préférence ouverte ou moins de mois avant de se revoir aiderait.',
  onlyBetweenGroups: 'Les rencontres se font seulement entre groupes différents.',
  nobodyLeft: 'Il ne restait personne qui convienne.',
  odd: 'Le nombre était impair cette fois.',
  fair: 'Parmi celles et ceux qui pouvaient rester de côté à la place, personne ne l’a été moins souvent jusqu’ici.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} du service ${department} ne veulent que d’autres services\u202f; pour elles, il n’y a que ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} du service ${department} ne veulent que leur propre service et ne peuvent pas se rencontrer ce mois-ci\u202f; pour elles, il n’y a que ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} du service ${department} sont ouvertes à tout le monde et ne peuvent pas se rencontrer ce mois-ci\u202f; pour elles, il n’y a que ${some}.`,
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    someIn: ({ department, count }) =>
      count === 1 ? `1 personne du service ${department}` : `${colleagues(count)} du service ${department}`,
    some: ({ count }) => colleagues(count),
  },
  part: {
    at: ({ count, department }) => `${digits(count)} dans le service ${department}`,
  },
  table: {
    fewPartners: ({ where, count }) =>
      count === 1
        ? `Une seule personne est compatible ${where}.`
        : `Seulement ${colleagues(count)} sont compatibles ${where}.`,
    metMost: ({ lately, count, people, where }) =>
      `Il y a déjà eu une rencontre ${lately} avec ${digits(count)} des ${digits(people)} personnes possibles ${where}.`,
    takes: ({ size }) => `Une table réunit au moins ${digits(size)} personnes.`,
    across: ({ people, department }) =>
      `${colleagues(people)} du service ${department} ne veulent que d’autres services, et il ne peut pas y avoir autant de tables.`,
    oneGroup: ({ people, group }) =>
      `${colleagues(people)} sont du même groupe (${group}), et il ne peut pas y avoir autant de tables.`,
    sizes: ({ people, size, most }) =>
      `${colleagues(people)} ne peuvent pas toutes avoir une place à des tables de ${digits(size)} à ${digits(most)}.`,
    more: ({ more: some }) => `Il pourrait y avoir une place à une table si ${some}.`,
    noRule: ({ months }) => `Sans la règle ${rule(months)}, il pourrait y avoir une place à une table.`,
  },
  takenByWishes:
    'Toutes les personnes possibles passent leur tour, sont réunies avec quelqu’un d’autre ou restent séparées.',
  leftOutByWish: 'L’administration a choisi de ne pas l’inclure dans cette tournée.',
  cannotBePaired: 'Une rencontre n’est plus possible.',
  oneMore: ({ more: one }) => `Il y aurait une rencontre si ${one}.`,
  withoutWish: 'Sans l’un de ces souhaits, une rencontre serait peut-être possible.',
  refused: {
    notHere: 'Quelqu’un ne fait pas partie de cette tournée.',
    onePerson: ({ name }) => `Il faut deux personnes pour un binôme, et ${name} est là deux fois.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} ne peut rencontrer qu’une personne\u202f: choisis ${other} ou ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} doit passer son tour et rencontrer ${other}\u202f: choisis l’un des deux.`,
    togetherAndApart: ({ name, other }) =>
      `${name} et ${other} doivent être à la fois ensemble et à part\u202f: choisis l’un des deux.`,
    noRoom: ({ most, people }) =>
      `Une table accueille au plus ${most} personnes, et ${people} doivent y être ensemble.`,
    noTable: ({ name, other }) => `Il ne reste aucune table où ${name} et ${other} pourraient être ensemble.`,
    barred: 'Ces deux personnes ne peuvent pas être réunies ce mois-ci.',
    oneGroup: ({ name, other }) =>
      `${name} et ${other} sont du même groupe, et les rencontres se font seulement entre groupes différents.`,
    metLately: ({ name, other, month }) => `Dernière rencontre de ${name} et ${other}\u202f: ${month}.`,
    bothAcross: ({ name, other, department }) =>
      `${name} et ${other} ne voulaient qu’un autre service, et font partie du service ${department}.`,
    oneAcross: ({ name, department }) =>
      `${name} ne voulait qu’un autre service, et les deux font partie du service ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `${name} et ${other} ne voulaient que leur propre service\u202f; services\u202f: ${department} pour ${name}, ${elsewhere} pour ${other}.`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `${name} ne voulait que son propre service\u202f; services\u202f: ${department} pour ${one}, ${elsewhere} pour ${other}.`,
  },
}
