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

const suitable = (count: number) =>
  count === 1 ? 'one more suitable person' : `${inWords(count)} more suitable people`
const atTheBeginning = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Somebody more who would have helped; where groups matter, of another one. */
const more = (other = '') => ({
  anywhere: ({ count }: Count) =>
    count === 1 ? `one more person${other}` : `${inWords(count)} more people${other}`,
  inside: ({ count, department }: Some) => `${suitable(count)}${other} in ${department}`,
  outside: ({ count, department }: Some) => `${suitable(count)}${other} outside ${department}`,
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
    anywhere: 'in this round',
    group: ({ group }: { group: string }) => `in ${group}`,
    inside: ({ department }: Department) => `in ${department}`,
    outside: ({ department }: Department) => `outside ${department}`,
  },
  /** How long nobody meets again. */
  lately: ({ months }: Months) => (months === 1 ? 'the last month' : `the last ${inWords(months)} months`),
  more: { here: more(), elsewhere: more(' from another group') },
  meetsNobody: ({ where }: Where) => `Can meet nobody who is ready ${where}.`,
  meetsNobodyHelp: 'More people, an open preference, or fewer months before people meet again would help.',
  onlyBetweenGroups: 'Only people of different groups meet.',
  nobodyLeft: 'Nobody suitable was left.',
  hostLeft: 'Their host can’t make it, and no other host had a seat.',
  moreGuests: 'There were more guests than seats with a host.',
  moreHosts: 'More hosts would help.',
  odd: 'An odd number this time.',
  fair: 'Nobody else has sat out less often.',
  /** Who wants only some colleagues, of whom there are too few. */
  scarce: {
    across: ({ people, department, colleagues }: Scarce) =>
      `${inWordsFirst(people)} people in ${department} want only other departments, and only ${colleagues} can meet them.`,
    within: ({ people, department, colleagues }: Scarce) =>
      `${inWordsFirst(people)} people in ${department} want only their own department and can't meet one another this month. Only ${colleagues} can meet them.`,
    open: ({ people, department, colleagues }: Scarce) =>
      `${inWordsFirst(people)} people in ${department} can't meet one another this month. Only ${colleagues} can meet them.`,
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
    at: ({ count, department }: Some) => `${inWords(count)} in ${department}`,
  },
  /** Where people sit at tables of three to five. */
  table: {
    fewPartners: ({ where, count }: Where & Count) =>
      count === 1
        ? `Only one suitable person ${where} is taking part.`
        : `Only ${inWords(count)} suitable people ${where} are taking part.`,
    metMost: ({ lately, count, people, where }: Where & Lately & Count & People) =>
      `${count} of ${people} possible matches ${where} were met in ${lately}.`,
    takes: ({ size }: { size: number }) => `A table takes at least ${inWords(size)} people.`,
    across: ({ people, department }: Department & People) =>
      `${inWordsFirst(people)} people in ${department} want only other departments, and there aren't enough tables for them.`,
    oneGroup: ({ people, group }: People & { group: string }) =>
      `${inWordsFirst(people)} people are in one group (${group}), and there aren't enough tables for them.`,
    sizes: ({ people, size, most }: People & { size: number; most: number }) =>
      `${inWordsFirst(people)} people don't divide into tables of ${inWords(size)} to ${inWords(most)}.`,
    more: ({ more: some }: More) => `With ${some} there could be a table.`,
    noRule: ({ months }: Months) => `Without the ${inWords(months)}-month rule there could be a table.`,
  },
  takenByWishes: 'The wishes for this round leave nobody suitable.',
  leftOutByWish: 'An administrator decided so for this round.',
  cannotBePaired: 'A match is no longer possible.',
  /** What would have helped. */
  oneMore: ({ more: one }: More) => `${atTheBeginning(one)} would have been enough.`,
  withoutWish: 'Without one of these wishes there might be a match.',
  /** Why a wish is refused, or against which rule a pair is. */
  refused: {
    notHere: 'Somebody here is not in this round.',
    onePerson: ({ name }: Name) => `A pair takes two people: ${name} is named twice.`,
    togetherTwice: ({ name, other, third }: Two & { third: string }) =>
      `${name} can meet only one person: choose ${other} or ${third}.`,
    togetherAndOut: ({ name, other }: Two) => `${name} can't both sit out and meet ${other}: choose one.`,
    togetherAndApart: ({ name, other }: Two) =>
      `${name} and ${other} can't be both brought together and kept apart: choose one.`,
    noRoom: ({ most, people }: People & { most: number }) =>
      `A table takes at most ${inWords(most)} people, and ${inWords(people)} are brought together.`,
    noTable: ({ name, other }: Two) => `No table is left for ${name} and ${other} together.`,
    barred: "These two can't be paired this month.",
    oneGroup: ({ name, other }: Two) =>
      `${name} and ${other} are in the same group, and only people of different groups meet.`,
    twoHosts: ({ name, other }: Two) => `${name} and ${other} both host, and a match has one host.`,
    metLately: ({ name, other, month }: Two & { month: string }) => `${name} and ${other} met in ${month}.`,
    bothAcross: ({ name, other, department }: Two & Department) =>
      `${name} and ${other} asked for another department only, and both are in ${department}.`,
    oneAcross: ({ name, department }: Name & Department) =>
      `${name} asked for another department only, and both are in ${department}.`,
    bothWithin: ({ name, other, department, elsewhere }: Two & Department & { elsewhere: string }) =>
      `${name} and ${other} asked for their own department only, but ${name} is in ${department} and ${other} is in ${elsewhere}.`,
    oneWithin: ({
      name,
      one,
      department,
      other,
      elsewhere,
    }: Two & Department & { one: string; elsewhere: string }) =>
      `${name} asked for their own department only, but ${one} is in ${department} and ${other} is in ${elsewhere}.`,
  },
}
