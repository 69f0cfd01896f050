/** The types of the matching problem, used by every other file of `matching/`. */

import type { MailReason as Reason } from '../../languages/reasons'

/** Who a person wants to meet: someone from their own department, from another one, or anyone. */
export type Preference = 'any' | 'same-department' | 'cross-department'

/** How somebody is divided from others, and whom they would meet by that. Names are compared without regard to case. */
interface Division {
  /** null: may be with everybody, and counts as across to nobody. */
  department: string | null
  preference: Preference
}

/** One participant. */
export interface Person extends Division {
  id: string
  /** What binds this person and the others besides, and is no goal. */
  besides?: Division | undefined
  /** Whole number ≥ 0: what earlier rounds owe this person, see `leftOutDebt`; how long a host has waited. Absent means 0. */
  leftOutDebt?: number
  /**
   * Ids of people that this person is not paired with; it is enough that one of the two names the other. Unknown ids are
   * ignored.
   */
  avoid?: string[]
  /** When this person works; without it, they find a time with everybody. */
  hours?: Hours
  /** What only counts where an instance is `between` groups. Compared as departments are. */
  group?: string
  /** Whether this person hosts. An instance has hosts if anybody has this field; then people without it are guests. */
  host?: boolean
  /** Ids of what this person likes to talk about. */
  topics?: string[]
}

/** How many two of a match have a topic in common. Of rounds that are as good in all else one with many is taken; nothing proves it. */
export interface SharedTopics {
  value: number
  proven: false
}

/** Whether an instance is one of hosts and guests: one host to each match, and nobody meets without one. */
export const hasHosts = ({ people }: Pick<Instance, 'people'>): boolean =>
  people.some(({ host }) => host !== undefined)

/** Stretches of the UTC week in minutes from Monday 00:00, [start, end] each, in order and apart from each other. */
export type Hours = [start: number, end: number][]

/** Two people met in a month (`YYYY-MM`). In either order; people who have left may be named; the latest meeting counts. */
export interface Meeting {
  a: string
  b: string
  month: string
}

/** Everything a round depends on: the same instance always gives the same round. */
export interface Instance {
  /** The month the round is for, `YYYY-MM`. */
  month: string
  /** Whole number ≥ 0 that decides among equally good rounds. */
  seed: number
  people: Person[]
  history: Meeting[]
  /** People who met in the month of the round, or in so many months before it, are not paired: 0 to 12, 3 if absent. With 0 nobody is barred by a meeting. */
  noRepeatMonths?: number
  /** Whether only people of different groups meet; then everybody has one. */
  between?: boolean
  /** The group whose round it is, as explanations call it; absent: that of a whole company. */
  place?: string
  /** Whether people left out may join a pair; where there are hosts, they may not. */
  threes?: boolean
  /** How many sit at a table, in place of pairs. */
  size?: TableSize
}

/** How many sit at a table; as few tables as can be have one more or one fewer. */
export type TableSize = 3 | 4 | 5

/** What tables reach in one of the goals. */
export interface Goal {
  value: number
  /** No tables that reach as much in the goals before are better in this one. */
  bound: number
  /** How far the two are apart. */
  gap: number
}

/** How good tables are: goal by goal, the most important first. */
export interface TablesCertificate {
  seated: Goal
  /** Sum of the debts of those left out. */
  leftOutDebt: Goal
  /** Tables of one more or one fewer. */
  otherSizes: Goal
  /** Sum of what the hosts without a table have waited; only in an instance with hosts. The first two are about guests there. */
  hostsResting?: Goal
  /** Edges (two people at a table) of people who met before, longer ago than `noRepeatMonths`. */
  repeats: Goal
  /** Edges of two departments. */
  crossEdges: Goal
  /** True when all bounds are met. */
  optimal: boolean
  /** Absent where nobody has topics. */
  sharedTopics?: SharedTopics
}

export interface TablesRound {
  /** Where there are hosts, the host is named first. */
  tables: string[][]
  leftOut: string[]
  /** The hosts who have no table. Only in an instance with hosts. */
  resting?: string[]
  certificate: TablesCertificate
  explanations: Explanations
}

/**
 * A price in lexicographic order: [pairs, debt, cross pairs, repeat cost]. The repeat cost is
 * −(repeats × `repeatUnit` + recency cost), so that larger is better on every level. Multiples of ¼.
 */
export type Price = [pairs: number, debt: number, cross: number, repeat: number]

/**
 * A feasible solution of the dual linear programme of the matching problem: prices of people and of odd sets.
 * By weak duality their sum bounds the value of every possible pairing; docs/matching.md has the proof.
 */
export interface Witness {
  /** Weight of one repeat against one unit of recency cost; exceeds any possible recency cost. */
  repeatUnit: number
  /** Price of everyone of a class, before their own debt is added; classes that are not listed cost zero. */
  classes: { department: string | null; preference: Preference; price: Price }[]
  /** Prices of single people, in place of their class's. */
  people: { id: string; price: Price }[]
  /** Odd sets, each with the price of every pair inside it. Sets are nested or disjoint. */
  sets: WitnessSet[]
}

/** An odd set of people: named one by one, as whole classes less some people, and as earlier sets of the list. */
export interface WitnessSet {
  price: Price
  people: string[]
  classes: { department: string | null; preference: Preference }[]
  except: string[]
  /** Positions (smaller than this set's own) of sets that are part of this one. */
  sets: number[]
}

export interface Certificate {
  pairs: number
  /** No allowed pairing has more pairs. */
  pairsBound: number
  /** Sum of the debts of those left out. */
  leftOutDebt: number
  crossPairs: number
  /** No allowed pairing with as many pairs and as little debt left out has more cross-department pairs. */
  crossPairsBound: number
  /** Pairs who met before, longer ago than `noRepeatMonths`. */
  repeats: number
  /** Sum over the repeats of max(1, 61 − months since they met). */
  recencyCost: number
  /** True when the witness proves all five values to be the best possible. */
  optimal: boolean
  witness: Witness
  /** People who join a pair; this and the next two only where an instance allows it. All else is about the pairs. */
  trios?: number
  /** No seating with these pairs has more. */
  triosBound?: number
  threes?: ThreesCertificate
  /** Absent where nobody has topics. */
  sharedTopics?: SharedTopics
}

/** What else a seating is worth than its trios, and the proof. */
export interface ThreesCertificate {
  /** Sum of the debts of those who are left out all the same. */
  leftOutDebt: number
  /** Of the edges between the one who joins and the two of the pair: those of two departments, … */
  crossEdges: number
  /** … those of people who met before, and what these cost. */
  repeats: number
  recencyCost: number
  /** True when the prices prove that no seating is better in trios and these four, in this order. */
  optimal: boolean
  witness: ThreesWitness
}

/** Prices of the people left out and of the pairs: together at least the worth of the person joining the pair. */
export interface ThreesWitness {
  repeatUnit: number
  /** People who are not listed have [1, 0, 2, 0], the most that anybody can be worth; debts are added as in `Witness`. */
  people: { id: string; price: Price }[]
  /** Pairs that are not listed cost nothing. */
  pairs: { pair: [string, string]; price: Price }[]
}

/** What is told of a match: of a pair, of a pair with who joins it last, or of a table. */
export interface MatchExplanation {
  people: string[]
  /** Whether all are of the `same` department; who joins a pair does not count. */
  kind: 'same' | 'cross'
  /** Month of the latest meeting of two of them, or null. */
  lastMet: string | null
  why: Reason[]
}

export interface Explanations {
  matches: MatchExplanation[]
  leftOut: LeftOutExplanation[]
}

/** Why somebody was left out, and the smallest change that would have helped. */
export interface LeftOutExplanation {
  id: string
  /** The last one is the change. */
  reasons: Reason[]
}

export interface Round {
  /** Where there are hosts, the host is named first. */
  pairs: [string, string][]
  /** Pairs that a third person joined; the third is named last. Only where an instance allows it. */
  trios?: [string, string, string][]
  /** The people in no pair, and in no trio if there are any; hosts are in `resting`. */
  unmatched: string[]
  /** The hosts in no pair. Only in an instance with hosts. */
  resting?: string[]
  certificate: Certificate
  explanations: Explanations
}
