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
  one: {
    anywhere: `one more colleague${other || ' they may meet'} took part`,
    inside: ({ department }: Department) =>
      `one more colleague${other} in ${department} who is open to their own department took part`,
    outside: ({ department }: Department) =>
      `one more colleague${other} outside ${department} who is open to other departments took part`,
  },
  some: {
    anywhere: ({ count }: Count) => `${count} more colleagues${other || ' they may meet'} took part`,
    inside: ({ count, department }: Some) =>
      `${count} more colleagues${other} in ${department} who are open to their own department took part`,
    outside: ({ count, department }: Some) =>
      `${count} more colleagues${other} outside ${department} who are open to other departments took part`,
  },
})

interface Scarce extends Department, People {
  colleagues: string
}
/**
 * What the matching engine says of a round: why somebody was left out, and which rule a wish is against. It is stored in
 * English, and found in another language by these sentences (languages/stored.ts): they are the engine's to the letter, each
 * one before a shorter one that it could be taken for. Other languages say it so that it fits whoever reads it, the people
 * team and the person themselves.
 */
export const matching = {
  /** Of whom a sentence speaks: of all, of somebody's department, of the others. */
  where: {
    anywhere: 'in the company',
    inside: ({ department }: Department) => `in ${department}`,
    outside: ({ department }: Department) => `outside ${department}`,
  },
  /** How long nobody meets again. */
  lately: { one: 'the last month', some: ({ months }: Months) => `the last ${months} months` },
  more: { here: more(), elsewhere: more(' of another group') },
  noPartner: ({ where }: Where) => `There is no compatible participant for them ${where}.`,
  onlyBetweenGroups: 'Only people of different groups meet.',
  metOnlyOne: ({ lately, where }: Where & Lately) =>
    `In ${lately} they met their only possible partner ${where}.`,
  metAll: ({ lately, count, where }: Where & Lately & Count) =>
    `In ${lately} they met all ${count} possible partners ${where}.`,
  nobodyLeft: 'Nobody suitable was left.',
  fair: 'Nobody who could be left out instead was left out less before.',
  oddOf: ({ people, department }: Department & People) =>
    `The ${people} people of ${department} who can be paired with one another are an odd number, so one is left out.`,
  odd: ({ people }: People) =>
    `The ${people} people who can be paired with one another are an odd number, so one is left out.`,
  teamAcross: ({ people, departments, lately }: People & Lately & { departments: string }) =>
    `${people} people (${departments}) can meet only one another, and in ${lately} each of them met everyone they could.`,
  teamOf: ({ people, department, lately }: Department & People & Lately) =>
    `${people} people of ${department} can meet only one another, and in ${lately} each of them met everyone they could.`,
  team: ({ people, lately }: People & Lately) =>
    `${people} people can meet only one another, and in ${lately} each of them met everyone they could.`,
  teamFrom: ({ month }: { month: string }) => `From ${month} on, two of them can meet again.`,
  /** Who wants only some colleagues, of whom there are too few. */
  scarce: {
    across: ({ people, department, colleagues }: Scarce) =>
      `${people} people of ${department} want only other departments; only ${colleagues} can meet them.`,
    within: ({ people, department, colleagues }: Scarce) =>
      `${people} people of ${department} want only their own department and can't meet one another this month; only ${colleagues} can meet them.`,
    open: ({ people, department, colleagues }: Scarce) =>
      `${people} people of ${department} are open to anyone and can't meet one another this month; only ${colleagues} can meet them.`,
  },
  depend: {
    these: ({ people, colleagues, who }: People & { colleagues: string; who: string }) =>
      `${people} people depend on the same ${colleagues}: ${who}.`,
    all: ({ people, colleagues }: People & { colleagues: string }) =>
      `${people} people depend on the same ${colleagues}.`,
    more: 'More people depend on the same colleagues than these can meet.',
  },
  colleagues: {
    someAt: ({ count, places: where }: Count & { places: string }) => `${count} colleagues (${where})`,
    oneIn: ({ department }: Department) => `one colleague in ${department}`,
    someIn: ({ count, department }: Some) => `${count} colleagues in ${department}`,
    one: 'one colleague',
    some: ({ count }: Count) => `${count} colleagues`,
  },
  /** One of `places`, one of `who`. */
  part: {
    groupIn: ({ size, department }: Department & { size: number }) =>
      `one of an odd group of ${size} in ${department}`,
    group: ({ size }: { size: number }) => `one of an odd group of ${size}`,
    oneAcross: ({ department }: Department) => `one of ${department} who wants only other departments`,
    oneWithin: ({ department }: Department) => `one of ${department} who wants only their own department`,
    oneOpen: ({ department }: Department) => `one of ${department} who is open to anyone`,
    across: ({ count, department }: Some) => `${count} of ${department} who want only other departments`,
    within: ({ count, department }: Some) => `${count} of ${department} who want only their own department`,
    open: ({ count, department }: Some) => `${count} of ${department} who are open to anyone`,
    at: ({ count, department }: Some) => `${count} in ${department}`,
  },
  /** Where people sit at tables of three to five. */
  table: {
    onePartner: ({ where }: Where) => `There is only one compatible participant for them ${where}.`,
    fewPartners: ({ count, where }: Where & Count) =>
      `There are only ${count} compatible participants for them ${where}.`,
    metMost: ({ lately, count, people, where }: Where & Lately & Count & People) =>
      `In ${lately} they met ${count} of ${people} possible partners ${where}.`,
    takes: ({ size }: { size: number }) => `A table takes ${size} people at least.`,
    across: ({ people, department }: Department & People) =>
      `${people} people of ${department} want only other departments, which is more than there can be tables for.`,
    oneGroup: ({ people, group }: People & { group: string }) =>
      `${people} people are of one group (${group}), which is more than there can be tables for.`,
    sizes: ({ people, size, most }: People & { size: number; most: number }) =>
      `${people} people cannot all sit at tables of ${size} to ${most}.`,
    more: ({ more: some }: More) => `If ${some}, they could have a table.`,
    noRule: ({ months }: Months) =>
      `If the ${months}-month rule did not apply to them, they could have a table.`,
  },
  takenByWishes:
    'Everybody they could meet sits out, is brought together with somebody else or is kept apart from them.',
  leftOutByWish: 'An administrator left them out of this round.',
  cannotBePaired: 'They can’t be paired any more.',
  /** What would have helped. */
  oneMore: ({ more: one }: More) => `If ${one}, they would have a partner.`,
  oneMoreAllowed: ({ where }: Where) =>
    `If one more colleague ${where} whom they may be paired with took part, they would have a partner.`,
  togetherOrOneMore: ({ more: one }: More) =>
    `If they were brought together with one of the others in spite of that, or if ${one}, they could have a partner.`,
  noRule: ({ months }: Months) =>
    `If the ${months}-month rule did not apply to them, they could have a partner.`,
  ruleOfMonths: ({ months, fewer }: Months & { fewer: number }) =>
    `If the ${months}-month rule were ${fewer} months for them, they could have a partner.`,
  ruleOfOneMonth: ({ months }: Months) =>
    `If the ${months}-month rule were one month for them, they could have a partner.`,
  withoutWish: 'If one of these wishes were dropped, they might have a partner.',
  /** Why a wish is refused, or against which rule a pair is. */
  refused: {
    notHere: ({ name }: Name) => `${name} is not among the people of this round.`,
    onePerson: ({ name }: Name) => `A pair takes two people, and ${name} is named twice.`,
    togetherTwice: ({ name, other, third }: Two & { third: string }) =>
      `${name} can meet one person only: choose ${other} or ${third}.`,
    togetherAndOut: ({ name, other }: Two) => `${name} is to sit out and to meet ${other}: choose one.`,
    togetherAndApart: ({ name, other }: Two) =>
      `${name} and ${other} are to be brought together and kept apart: choose one.`,
    noRoom: ({ most, people }: People & { most: number }) =>
      `A table takes ${most} people at most, and ${people} are to be brought together.`,
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
