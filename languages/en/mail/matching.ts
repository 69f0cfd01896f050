import { inWords, inWordsFirst } from '../counted/small-numbers'

interface Department {
  department: string
}
interface Count {
  count: number
}
type Some = Department & Count
interface People {
  people: number
}
interface Months {
  months: number
}
/** One of `where`, of `lately`, of `more`. */
interface Where {
  where: string
}
interface Lately {
  lately: string
}
interface More {
  more: string
}
interface Name {
  name: string
}
interface Two extends Name {
  other: string
}

/** Somebody more who would have helped; where groups matter, of another one. */
const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1
      ? `one more${other ? ' colleague' : ' suitable colleague'}${other} took part`
      : `${inWords(count)} more${other ? ' colleagues' : ' suitable colleagues'}${other} took part`,
  inside: ({ count, department }: Some) =>
    count === 1
      ? `one more colleague${other} in ${department} who is open to their own department took part`
      : `${inWords(count)} more colleagues${other} in ${department} who are open to their own department took part`,
  outside: ({ count, department }: Some) =>
    count === 1
      ? `one more colleague${other} outside ${department} who is open to other departments took part`
      : `${inWords(count)} more colleagues${other} outside ${department} who are open to other departments took part`,
})

interface Scarce extends Department, People {
  colleagues: string
}
/**
 * What the matching engine says of a round: why somebody was left out, and which rule a wish is against. Each text fits whoever
 * reads it, the people team and the person themselves: it says neither “you” nor “they”.
 */
export const matching = {
  /** Of whom a sentence speaks: of all, of somebody's department, of the others. */
  where: {
    anywhere: 'in the company',
    inside: ({ department }: Department) => `in ${department}`,
    outside: ({ department }: Department) => `outside ${department}`,
  },
  /** How long nobody meets again. */
  lately: ({ months }: Months) => (months === 1 ? 'the last month' : `the last ${inWords(months)} months`),
  more: { here: more(), elsewhere: more(' of another group') },
  noPartner: ({ where }: Where) => `There is no compatible participant ${where}.`,
  onlyBetweenGroups: 'Only people of different groups meet.',
  metAll: ({ lately, where, count }: Where & Lately & Count) =>
    count === 1
      ? `The only possible partner ${where} was already met in ${lately}.`
      : `All ${count} possible partners ${where} were already met in ${lately}.`,
  nobodyLeft: 'Nobody suitable was left.',
  fair: 'Nobody who could be left out instead was left out less before.',
  oddOf: ({ people, department }: Department & People) =>
    `The ${people} people of ${department} who can be paired with one another are an odd number, so one is left out.`,
  odd: ({ people }: People) =>
    `The ${people} people who can be paired with one another are an odd number, so one is left out.`,
  teamAcross: ({ people, departments, lately }: People & Lately & { departments: string }) =>
    `${inWordsFirst(people)} people (${departments}) can meet only one another, and in ${lately} each of them met everyone they could.`,
  teamOf: ({ people, department, lately }: Department & People & Lately) =>
    `${inWordsFirst(people)} people of ${department} can meet only one another, and in ${lately} each of them met everyone they could.`,
  team: ({ people, lately }: People & Lately) =>
    `${inWordsFirst(people)} people can meet only one another, and in ${lately} each of them met everyone they could.`,
  teamFrom: ({ month }: { month: string }) => `From ${month} on, two of them can meet again.`,
  /** Who wants only some colleagues, of whom there are too few. */
  scarce: {
    across: ({ people, department, colleagues }: Scarce) =>
      `${inWordsFirst(people)} people of ${department} want only other departments; only ${colleagues} can meet them.`,
    within: ({ people, department, colleagues }: Scarce) =>
      `${inWordsFirst(people)} people of ${department} want only their own department and can't meet one another this month; only ${colleagues} can meet them.`,
    open: ({ people, department, colleagues }: Scarce) =>
      `${inWordsFirst(people)} people of ${department} are open to anyone and can't meet one another this month; only ${colleagues} can meet them.`,
  },
  depend: {
    these: ({ people, colleagues, who }: People & { colleagues: string; who: string }) =>
      `${inWordsFirst(people)} people depend on the same ${colleagues}: ${who}.`,
    all: ({ people, colleagues }: People & { colleagues: string }) =>
      `${inWordsFirst(people)} people depend on the same ${colleagues}.`,
  },
  colleagues: {
    someAt: ({ count, places: where }: Count & { places: string }) =>
      `${inWords(count)} colleagues (${where})`,
    someIn: ({ department, count }: Some) =>
      count === 1 ? `one colleague in ${department}` : `${inWords(count)} colleagues in ${department}`,
    some: ({ count }: Count) => `${inWords(count)} colleagues`,
  },
  /** One of `places`, one of `who`. */
  part: {
    groupIn: ({ size, department }: Department & { size: number }) =>
      `one of an odd group of ${inWords(size)} in ${department}`,
    group: ({ size }: { size: number }) => `one of an odd group of ${inWords(size)}`,
    across: ({ department, count }: Some) =>
      count === 1
        ? `one of ${department} who wants only other departments`
        : `${inWords(count)} of ${department} who want only other departments`,
    within: ({ department, count }: Some) =>
      count === 1
        ? `one of ${department} who wants only their own department`
        : `${inWords(count)} of ${department} who want only their own department`,
    open: ({ department, count }: Some) =>
      count === 1
        ? `one of ${department} who is open to anyone`
        : `${inWords(count)} of ${department} who are open to anyone`,
    at: ({ count, department }: Some) => `${inWords(count)} in ${department}`,
  },
  /** Where people sit at tables of three to five. */
  table: {
    fewPartners: ({ where, count }: Where & Count) =>
      count === 1
        ? `There is only one compatible participant ${where}.`
        : `There are only ${inWords(count)} compatible participants ${where}.`,
    metMost: ({ lately, count, people, where }: Where & Lately & Count & People) =>
      `${count} of ${people} possible partners ${where} were already met in ${lately}.`,
    takes: ({ size }: { size: number }) => `A table takes ${inWords(size)} people at least.`,
    across: ({ people, department }: Department & People) =>
      `${inWordsFirst(people)} people of ${department} want only other departments, which is more than there can be tables for.`,
    oneGroup: ({ people, group }: People & { group: string }) =>
      `${inWordsFirst(people)} people are of one group (${group}), which is more than there can be tables for.`,
    sizes: ({ people, size, most }: People & { size: number; most: number }) =>
      `${inWordsFirst(people)} people cannot all sit at tables of ${inWords(size)} to ${inWords(most)}.`,
    more: ({ more: some }: More) => `If ${some}, there could be a table.`,
    noRule: ({ months }: Months) => `Without the ${inWords(months)}-month rule there could be a table.`,
  },
  takenByWishes: 'Everybody suitable sits out, is brought together with somebody else or is kept apart.',
  leftOutByWish: 'An administrator decided so for this round.',
  cannotBePaired: 'A pairing is not possible any more.',
  /** What would have helped. */
  oneMore: ({ more: one }: More) => `If ${one}, there would be a partner.`,
  oneMoreAllowed: ({ where }: Where) =>
    `If one more suitable colleague ${where} took part, there would be a partner.`,
  togetherOrOneMore: ({ more: one }: More) =>
    `If two of them were brought together in spite of that, or if ${one}, there could be a partner.`,
  noRule: ({ months }: Months) => `Without the ${inWords(months)}-month rule there could be a partner.`,
  ruleOfMonths: ({ months, fewer }: Months & { fewer: number }) =>
    fewer === 1
      ? `With a rule of one month in place of ${inWords(months)} there could be a partner.`
      : `With a rule of ${inWords(fewer)} months in place of ${inWords(months)} there could be a partner.`,
  withoutWish: 'If one of these wishes were dropped, there might be a partner.',
  /** Why a wish is refused, or against which rule a pair is. */
  refused: {
    notHere: 'Somebody is not among the people of this round.',
    onePerson: ({ name }: Name) => `A pair takes two people, and ${name} is named twice.`,
    togetherTwice: ({ name, other, third }: Two & { third: string }) =>
      `${name} can meet one person only: choose ${other} or ${third}.`,
    togetherAndOut: ({ name, other }: Two) => `${name} is to sit out and to meet ${other}: choose one.`,
    togetherAndApart: ({ name, other }: Two) =>
      `${name} and ${other} are to be brought together and kept apart: choose one.`,
    noRoom: ({ most, people }: People & { most: number }) =>
      `A table takes ${inWords(most)} people at most, and ${inWords(people)} are to be brought together.`,
    noTable: ({ name, other }: Two) => `No table is left at which ${name} and ${other} could sit together.`,
    barred: "These two can't be paired this month.",
    oneGroup: ({ name, other }: Two) =>
      `${name} and ${other} are of one group, and only people of different groups meet.`,
    metLately: ({ name, other, month }: Two & { month: string }) => `${name} and ${other} met in ${month}.`,
    bothAcross: ({ name, other, department }: Two & Department) =>
      `${name} and ${other} asked for another department only, and both are in ${department}.`,
    oneAcross: ({ name, department }: Name & Department) =>
      `${name} asked for another department only, and both are in ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }: Two & Department & { elsewhere: string }) =>
      `${name} and ${other} asked for their own department only, and ${name} is in ${department} and ${other} is in ${elsewhere}.`,
    oneWithin: ({
      name,
      one,
      department,
      other,
      elsewhere,
    }: Two & Department & { one: string; elsewhere: string }) =>
      `${name} asked for their own department only, and ${one} is in ${department} and ${other} is in ${elsewhere}.`,
  },
}
