import type { Columns } from '../engine/problem'
import type { Names } from '../engine/witness'
import { type ChangeCertificate, certifyChange } from './certificate'
import { partners } from './changes'
import { freePeople } from './freed'
import { solveNear } from './near'
import type { ColumnWishes } from './wishes'

/** What a change costs: the figures of the changed round less those of the base. */
export interface ChangePrice {
  pairs: number
  /** Debt of those left out; of those who sit out by wish nothing counts. */
  leftOutDebt: number
  crossPairs: number
  repeats: number
}

/** A changed round by positions in the caller's columns. */
interface ColumnsChange {
  /** Two a pair: those that stay, in the order of the base; those brought together; the other new ones. */
  pairs: Int32Array
  unmatched: Int32Array
  certificate: ChangeCertificate
  price: ChangePrice
}

/**
 * The best round under wishes, and of those one that keeps as many pairs of the base as can be. The wishes must not
 * contradict each other (`refusalsOf`).
 * @param base the pairs of the round that there is, two positions a pair
 */
export function changeColumns(
  columns: Columns,
  base: Int32Array,
  wishes: ColumnWishes,
  names: Names,
): ColumnsChange {
  const { free, fixed } = freePeople(columns, base, wishes)
  const solution = solveNear(free, columns.seed)
  const certificate = certifyChange(free, solution, fixed, names)

  const partner = new Int32Array(columns.preference.length).fill(-1)
  const unmatched: number[] = []
  free.original.forEach((i, v) => {
    const w = solution.mate[v]!
    if (w === -1) unmatched.push(i)
    else partner[i] = free.original[w]!
  })
  for (const [a, b] of wishes.together) {
    partner[a] = b
    partner[b] = a
  }
  const before = figuresOf(columns, base)
  return {
    pairs: inOrder(base, partner, wishes, free.original),
    unmatched: Int32Array.from(unmatched),
    certificate,
    price: {
      pairs: certificate.pairs - before.pairs,
      leftOutDebt: certificate.leftOutDebt - before.leftOutDebt,
      crossPairs: certificate.crossPairs - before.crossPairs,
      repeats: certificate.repeats - before.repeats,
    },
  }
}

function inOrder(
  base: Int32Array,
  partner: Int32Array,
  wishes: ColumnWishes,
  others: Int32Array,
): Int32Array {
  const pairs: number[] = []
  const add = (a: number, b: number) => {
    if (partner[a] !== b) return
    pairs.push(a, b)
    partner[a] = partner[b] = -1
  }
  for (let k = 0; k < base.length; k += 2) add(base[k]!, base[k + 1]!)
  for (const [a, b] of wishes.together) add(a, b)
  for (const i of others) if (partner[i] !== -1) add(i, partner[i]!)
  return Int32Array.from(pairs)
}

/** The figures of a round that there is, whether its pairs would be allowed today or not. */
function figuresOf(columns: Columns, pairs: Int32Array): ChangePrice {
  const { department, debt, meetingA, meetingB } = columns
  const partner = partners(department.length, pairs)
  const figures = { pairs: pairs.length / 2, leftOutDebt: 0, crossPairs: 0, repeats: 0 }
  for (let k = 0; k < pairs.length; k += 2)
    if (department[pairs[k]!] !== department[pairs[k + 1]!]) figures.crossPairs++
  partner.forEach((b, a) => {
    if (b === -1) figures.leftOutDebt += debt[a]!
  })
  const met = new Uint8Array(department.length)
  for (let k = 0; k < meetingA.length; k++) {
    const a = meetingA[k]!
    const b = meetingB[k]!
    if (partner[a] === b) met[a] = met[b] = 1
  }
  for (let k = 0; k < pairs.length; k += 2) figures.repeats += met[pairs[k]!]!
  return figures
}
