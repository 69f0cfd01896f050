import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'
import { inWords, inWordsFirst } from '../counted/small-numbers'

const { plural } = formatsOf('fr')

interface Department {
  department: string
}
interface Count {
  count: number
}
type Some = Department & Count
const colleagues = (count: number) => (count === 1 ? 'une personne' : `${inWords(count)} personnes`)
const first = (people: number) => (people === 1 ? 'Une personne' : `${inWordsFirst(people)} personnes`)
const rule = (months: number) => (months === 1 ? 'd’un mois' : `des ${inWords(months)} mois`)
const suitable = (count: number) =>
  count === 1 ? 'une personne compatible de plus' : `${inWords(count)} personnes compatibles de plus`
const more = (other = '') => ({
  anywhere: ({ count }: Count) => `${colleagues(count)} de plus${other}`,
  inside: ({ count, department }: Some) => `${suitable(count)}${other} dans le service ${department}`,
  outside: ({ count, department }: Some) => `${suitable(count)}${other} hors du service ${department}`,
})

export const matching: MailWords['matching'] = {
  where: {
    anywhere: 'dans cette tournée',
    group: ({ group }) => `dans le groupe ${group}`,
    inside: ({ department }) => `dans le service ${department}`,
    outside: ({ department }) => `hors du service ${department}`,
  },
  lately: ({ months }) =>
    months === 1 ? 'au cours du dernier mois' : `au cours des ${inWords(months)} derniers mois`,
  more: { here: more(), elsewhere: more(' venant d’un autre groupe') },
  meetsNobody: ({ where }) => `Personne de compatible n’est prêt ${where}.`,
  meetsNobodyHelp:
    'Ce qui aiderait\u202f: plus de monde, une préférence plus ouverte, ou moins de mois avant de se revoir.',
  onlyBetweenGroups: 'Les rencontres se font seulement entre groupes différents.',
  nobodyLeft: 'Il ne restait personne de compatible.',
  hostLeft: 'La personne qui accueille ne peut pas venir, et aucune autre n’avait de place.',
  moreGuests: 'Il y avait plus d’invités que de places chez les personnes qui accueillent.',
  moreHosts: 'Il faudrait plus de personnes qui accueillent.',
  odd: 'Nombre impair cette fois.',
  fair: 'Personne d’autre n’est resté de côté moins souvent.',
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${first(people)} du service ${department} ne veulent que d’autres services, et il reste seulement ${some} pour elles.`,
    within: ({ people, department, colleagues: some }) =>
      `${first(people)} du service ${department} ne veulent que leur propre service et ne peuvent pas se rencontrer entre elles ce mois-ci. Il reste seulement ${some} pour elles.`,
    open: ({ people, department, colleagues: some }) =>
      `${first(people)} du service ${department} ne peuvent pas se rencontrer entre elles ce mois-ci. Il reste seulement ${some} pour elles.`,
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    someIn: ({ department, count }) => `${colleagues(count)} du service ${department}`,
    some: ({ count }) => colleagues(count),
  },
  part: {
    at: ({ count, department }) => `${inWords(count)} dans le service ${department}`,
  },
  table: {
    fewPartners: ({ where, count }) =>
      count === 1
        ? `Une seule personne compatible participe ${where}.`
        : `Seulement ${inWords(count)} personnes compatibles participent ${where}.`,
    metMost: ({ lately, count, people, where }) =>
      plural(count, {
        one: `# rencontre possible sur ${people} ${where} a déjà eu lieu ${lately}.`,
        many: `# de rencontres possibles sur ${people} ${where} ont déjà eu lieu ${lately}.`,
        other: `# rencontres possibles sur ${people} ${where} ont déjà eu lieu ${lately}.`,
      }),
    takes: ({ size }) => `Une table réunit au moins ${inWords(size)} personnes.`,
    across: ({ people, department }) =>
      `${first(people)} du service ${department} ne veulent que d’autres services, et il n’y a pas assez de tables pour elles.`,
    oneGroup: ({ people, group }) =>
      `${first(people)} sont du même groupe (${group}), et il n’y a pas assez de tables pour elles.`,
    sizes: ({ people, size, most }) =>
      `${first(people)} ne se répartissent pas en tables de ${inWords(size)} à ${inWords(most)}.`,
    more: ({ more: some }) => `Avec ${some}, une table serait possible.`,
    noRule: ({ months }) => `Sans la règle ${rule(months)}, une table serait possible.`,
  },
  takenByWishes: 'Les souhaits pour cette tournée ne laissent personne de compatible.',
  leftOutByWish: 'L’administration en a décidé ainsi pour cette tournée.',
  cannotBePaired: 'Une rencontre n’est plus possible.',
  oneMore: ({ more: one }) => `Avec ${one}, une rencontre aurait été possible.`,
  withoutWish: 'Sans l’un de ces souhaits, une rencontre serait peut-être possible.',
  refused: {
    notHere: 'L’une de ces personnes ne fait pas partie de cette tournée.',
    onePerson: ({ name }) => `Il faut deux personnes pour un binôme\u202f: ${name} y est deux fois.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} ne peut rencontrer qu’une personne\u202f: choisis ${other} ou ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} ne peut pas à la fois passer son tour et rencontrer ${other}\u202f: choisis l’un ou l’autre.`,
    togetherAndApart: ({ name, other }) =>
      `${name} et ${other} ne peuvent pas être à la fois ensemble et à part\u202f: choisis l’un ou l’autre.`,
    noRoom: ({ most, people }) =>
      `Une table accueille au plus ${inWords(most)} personnes, et ${inWords(people)} doivent s’y retrouver.`,
    noTable: ({ name, other }) => `Il ne reste aucune table pour ${name} et ${other} ensemble.`,
    barred: 'Ces deux personnes ne peuvent pas être réunies ce mois-ci.',
    oneGroup: ({ name, other }) =>
      `${name} et ${other} sont du même groupe, et les rencontres se font seulement entre groupes différents.`,
    twoHosts: ({ name, other }) =>
      `${name} et ${other} accueillent, et une seule personne accueille à chaque rencontre.`,
    metLately: ({ name, other, month }) => `Dernière rencontre de ${name} et ${other}\u202f: ${month}.`,
    bothAcross: ({ name, other, department }) =>
      `${name} et ${other} ne voulaient qu’un autre service, mais travaillent au même endroit\u202f: ${department}.`,
    oneAcross: ({ name, department }) =>
      `${name} ne voulait qu’un autre service, mais c’est le même\u202f: ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }) =>
      `${name} et ${other} ne voulaient que leur propre service, mais ${name} est du service ${department} et ${other} du service ${elsewhere}.`,
    oneWithin: ({ name, one, department, other, elsewhere }) =>
      `${name} ne voulait que son propre service, mais ${one} est du service ${department} et ${other} du service ${elsewhere}.`,
  },
}
