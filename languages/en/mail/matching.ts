interface Department {
  department: string
}
interface Name {
  name: string
}
interface Two extends Name {
  other: string
}

/** A sentence about the people whom somebody may meet: of the whole company, of their department, of the others. */
const places = (say: (where: string) => string) => ({
  anywhere: say('in the company'),
  inside: ({ department }: Department) => say(`in ${department}`),
  outside: ({ department }: Department) => say(`outside ${department}`),
})

/** The same about somebody more who would have helped. */
const more = (say: (colleague: string) => string) => ({
  anywhere: say('one more colleague they may meet'),
  inside: ({ department }: Department) =>
    say(`one more colleague in ${department} who is open to their own department`),
  outside: ({ department }: Department) =>
    say(`one more colleague outside ${department} who is open to other departments`),
})

interface Scarce extends Department {
  people: number
  colleagues: string
}
interface Some extends Department {
  count: number
}

/**
 * What the matching engine says of a round: why somebody was left out, and which rule a wish is against. It is stored in
 * English, and found in another language by these sentences (languages/stored.ts): they are the engine's to the letter, each
 * one before a shorter one that it could be taken for. Other languages say it so that it fits whoever reads it, the people
 * team and the person themselves.
 */
export const matching = {
  noPartner: places((where) => `There is no compatible participant for them ${where}.`),
  metOnlyOne: places((where) => `In the last three months they met their only possible partner ${where}.`),
  metAll: {
    anywhere: ({ count }: { count: number }) =>
      `In the last three months they met all ${count} possible partners in the company.`,
    inside: ({ count, department }: Some) =>
      `In the last three months they met all ${count} possible partners in ${department}.`,
    outside: ({ count, department }: Some) =>
      `In the last three months they met all ${count} possible partners outside ${department}.`,
  },
  nobodyLeft: 'Nobody was left whom they may be paired with.',
  fair: 'Nobody who could be left out instead was left out less before.',
  oddOf: ({ people, department }: Department & { people: number }) =>
    `The ${people} people of ${department} who can be paired with one another are an odd number, so one is left out.`,
  odd: ({ people }: { people: number }) =>
    `The ${people} people who can be paired with one another are an odd number, so one is left out.`,
  teamAcross: ({ people, departments }: { people: number; departments: string }) =>
    `${people} people (${departments}) can meet only one another, and in the last three months each of them met everyone they could.`,
  teamOf: ({ people, department }: Department & { people: number }) =>
    `${people} people of ${department} can meet only one another, and in the last three months each of them met everyone they could.`,
  team: ({ people }: { people: number }) =>
    `${people} people can meet only one another, and in the last three months each of them met everyone they could.`,
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
    these: ({ people, colleagues, who }: { people: number; colleagues: string; who: string }) =>
      `${people} people depend on the same ${colleagues}: ${who}.`,
    all: ({ people, colleagues }: { people: number; colleagues: string }) =>
      `${people} people depend on the same ${colleagues}.`,
    more: 'More people depend on the same colleagues than these can meet.',
  },
  colleagues: {
    someAt: ({ count, places: where }: { count: number; places: string }) => `${count} colleagues (${where})`,
    oneIn: ({ department }: Department) => `one colleague in ${department}`,
    someIn: ({ count, department }: Some) => `${count} colleagues in ${department}`,
    one: 'one colleague',
    some: ({ count }: { count: number }) => `${count} colleagues`,
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
  takenByWishes:
    'Everybody they could meet sits out, is brought together with somebody else or is kept apart from them.',
  leftOutByWish: 'An administrator left them out of this round.',
  cannotBePaired: 'They can’t be paired any more.',
  /** What would have helped. */
  oneMore: more((colleague) => `If ${colleague} took part, they would have a partner.`),
  oneMoreAllowed: places(
    (where) =>
      `If one more colleague ${where} whom they may be paired with took part, they would have a partner.`,
  ),
  togetherOrOneMore: more(
    (colleague) =>
      `If they were brought together with one of the others in spite of that, or if ${colleague} took part, they could have a partner.`,
  ),
  noRule: 'If the three-month rule did not apply to them, they could have a partner.',
  ruleOfTwoMonths: 'If the three-month rule were two months for them, they could have a partner.',
  ruleOfOneMonth: 'If the three-month rule were one month for them, they could have a partner.',
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
    barred: "These two can't be paired this month.",
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
