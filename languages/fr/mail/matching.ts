import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('fr')

interface Department {
  department: string
}
const colleagues = (count: number) =>
  plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })

const places = (say: (where: string) => string) => ({
  anywhere: say('dans l’entreprise'),
  inside: ({ department }: Department) => say(`dans le service ${department}`),
  outside: ({ department }: Department) => say(`hors du service ${department}`),
})
const more = (say: (colleague: string) => string) => ({
  anywhere: say('une personne compatible de plus'),
  inside: ({ department }: Department) =>
    say(`une personne de plus du service ${department}, ouverte à son propre service,`),
  outside: ({ department }: Department) =>
    say(`une personne de plus hors du service ${department}, ouverte à d’autres services,`),
})
const all = (count: number, where: string) =>
  `Ces trois derniers mois, il y a déjà eu une rencontre avec chacune des ${digits(count)} personnes possibles ${where}.`

export const matching: MailWords['matching'] = {
  noPartner: places((where) => `Personne n’est compatible ${where}.`),
  metOnlyOne: places(
    (where) =>
      `Ces trois derniers mois, il y a déjà eu une rencontre avec la seule personne possible ${where}.`,
  ),
  metAll: {
    anywhere: ({ count }) => all(count, 'dans l’entreprise'),
    inside: ({ count, department }) => all(count, `dans le service ${department}`),
    outside: ({ count, department }) => all(count, `hors du service ${department}`),
  },
  nobodyLeft: 'Il ne restait personne avec qui une rencontre est possible.',
  fair: 'Parmi celles et ceux qui pouvaient rester de côté à la place, personne ne l’a été moins souvent jusqu’ici.',
  oddOf: ({ people, department }) =>
    `Les ${colleagues(people)} du service ${department} qui peuvent se rencontrer sont en nombre impair\u202f: l’une reste de côté.`,
  odd: ({ people }) =>
    `Les ${colleagues(people)} qui peuvent se rencontrer sont en nombre impair\u202f: l’une reste de côté.`,
  teamAcross: ({ people, departments }) =>
    `${colleagues(people)} (${departments}) ne peuvent se rencontrer qu’entre elles, et l’ont déjà toutes fait ces trois derniers mois.`,
  teamOf: ({ people, department }) =>
    `${colleagues(people)} du service ${department} ne peuvent se rencontrer qu’entre elles, et l’ont déjà toutes fait ces trois derniers mois.`,
  team: ({ people }) =>
    `${colleagues(people)} ne peuvent se rencontrer qu’entre elles, et l’ont déjà toutes fait ces trois derniers mois.`,
  teamFrom: ({ month }) => `À partir de ${month}, deux d’entre elles pourront se revoir.`,
  scarce: {
    across: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} du service ${department} ne veulent que d’autres services\u202f; pour elles, il n’y a que ${some}.`,
    within: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} du service ${department} ne veulent que leur propre service et ne peuvent pas se rencontrer ce mois-ci\u202f; pour elles, il n’y a que ${some}.`,
    open: ({ people, department, colleagues: some }) =>
      `${colleagues(people)} du service ${department} sont ouvertes à tout le monde et ne peuvent pas se rencontrer ce mois-ci\u202f; pour elles, il n’y a que ${some}.`,
  },
  depend: {
    these: ({ people, colleagues: some, who }) =>
      `Pour ${colleagues(people)} en tout, il n’y a que ${some}\u202f: ${who}.`,
    all: ({ people, colleagues: some }) => `Pour ${colleagues(people)} en tout, il n’y a que ${some}.`,
    more: 'Trop de personnes ont besoin des mêmes collègues pour une rencontre.',
  },
  colleagues: {
    someAt: ({ count, places: where }) => `${colleagues(count)} (${where})`,
    oneIn: ({ department }) => `1 personne du service ${department}`,
    someIn: ({ count, department }) => `${colleagues(count)} du service ${department}`,
    one: '1 personne',
    some: ({ count }) => colleagues(count),
  },
  part: {
    groupIn: ({ size, department }) =>
      `1 d’un groupe impair de ${digits(size)} dans le service ${department}`,
    group: ({ size }) => `1 d’un groupe impair de ${digits(size)}`,
    oneAcross: ({ department }) => `1 du service ${department} (d’autres services seulement)`,
    oneWithin: ({ department }) => `1 du service ${department} (son propre service seulement)`,
    oneOpen: ({ department }) => `1 du service ${department} (tout le monde)`,
    across: ({ count, department }) =>
      `${digits(count)} du service ${department} (d’autres services seulement)`,
    within: ({ count, department }) =>
      `${digits(count)} du service ${department} (leur propre service seulement)`,
    open: ({ count, department }) => `${digits(count)} du service ${department} (tout le monde)`,
    at: ({ count, department }) => `${digits(count)} dans le service ${department}`,
  },
  takenByWishes:
    'Toutes les personnes possibles passent leur tour, sont réunies avec quelqu’un d’autre ou restent séparées.',
  leftOutByWish: 'L’administration a choisi de ne pas l’inclure dans cette tournée.',
  cannotBePaired: 'Une rencontre n’est plus possible.',
  oneMore: more((colleague) => `Il y aurait une rencontre si ${colleague} participait.`),
  oneMoreAllowed: places(
    (where) =>
      `Il y aurait une rencontre si une personne de plus ${where}, avec qui c’est possible, participait.`,
  ),
  togetherOrOneMore: more(
    (colleague) =>
      `Une rencontre serait possible si deux d’entre elles étaient réunies malgré cela, ou si ${colleague} participait.`,
  ),
  noRule: 'Sans la règle des trois mois, une rencontre serait possible.',
  ruleOfTwoMonths: 'Avec une règle de deux mois au lieu de trois, une rencontre serait possible.',
  ruleOfOneMonth: 'Avec une règle d’un mois au lieu de trois, une rencontre serait possible.',
  withoutWish: 'Sans l’un de ces souhaits, une rencontre serait peut-être possible.',
  refused: {
    notHere: ({ name }) => `${name} ne fait pas partie de cette tournée.`,
    onePerson: ({ name }) => `Il faut deux personnes pour un binôme, et ${name} est là deux fois.`,
    togetherTwice: ({ name, other, third }) =>
      `${name} ne peut rencontrer qu’une personne\u202f: choisis ${other} ou ${third}.`,
    togetherAndOut: ({ name, other }) =>
      `${name} doit passer son tour et rencontrer ${other}\u202f: choisis l’un des deux.`,
    togetherAndApart: ({ name, other }) =>
      `${name} et ${other} doivent être à la fois ensemble et à part\u202f: choisis l’un des deux.`,
    barred: 'Ces deux personnes ne peuvent pas être réunies ce mois-ci.',
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
