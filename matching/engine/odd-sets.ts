/** Components of a weight: pairs, debt, cross pairs, repeat cost. */
export const LEVELS = 4

/** An edge and the vertices that it joins. */
export interface Link {
  edge: number
  from: number
  to: number
}

/**
 * A matching with its nested odd sets (blossoms): each a cycle of vertices and smaller sets, joined by tight edges, in
 * which the matching can be turned so that any one vertex is left to the outside. Vertices are numbered from 0, sets
 * from vertexCount on.
 */
export class OddSets {
  /** Partner of each vertex, or −1. */
  readonly mate: Int32Array
  /** Prices: of vertices at v·LEVELS, of odd sets at b·LEVELS for b ≥ vertexCount. */
  readonly price: Float64Array
  /** The set directly around a vertex or set, or −1. */
  readonly parent: Int32Array

  protected readonly mateEdge: Int32Array
  protected readonly top: Int32Array
  protected readonly base: Int32Array
  protected readonly children: number[][] = []
  /** Of each set, the edge from each child to the next one; the last leads to the first. */
  protected readonly links: Link[][] = []
  protected readonly spare: number[] = []
  protected readonly leafBuffer: number[] = []

  constructor(
    readonly vertexCount: number,
    startPrice: Float64Array,
  ) {
    const n = vertexCount
    const size = Math.max(1, 2 * n)
    this.mate = new Int32Array(n).fill(-1)
    this.mateEdge = new Int32Array(n).fill(-1)
    this.price = new Float64Array(size * LEVELS)
    this.price.set(startPrice)
    this.parent = new Int32Array(size).fill(-1)
    this.top = new Int32Array(n)
    this.base = new Int32Array(size)
    for (let v = 0; v < n; v++) this.top[v] = this.base[v] = v
    for (let b = size - 1; b >= n; b--) this.spare.push(b)
  }

  /** The odd sets with a positive price, inner ones before outer ones. */
  pricedSets(): { id: number; members: number[] }[] {
    const found: { id: number; members: number[] }[] = []
    const visit = (b: number) => {
      for (const child of this.children[b]!) if (child >= this.vertexCount) visit(child)
      if (!this.isZero(b)) found.push({ id: b, members: this.leaves(b).slice() })
    }
    const seen = new Set<number>()
    for (let v = 0; v < this.vertexCount; v++) {
      const b = this.top[v]!
      if (b >= this.vertexCount && !seen.has(b)) {
        seen.add(b)
        visit(b)
      }
    }
    return found
  }

  protected isZero(b: number): boolean {
    for (let k = 0; k < LEVELS; k++) if (this.price[b * LEVELS + k] !== 0) return false
    return true
  }

  protected join(v: number, w: number, e: number) {
    this.mate[v] = w
    this.mate[w] = v
    this.mateEdge[v] = this.mateEdge[w] = e
  }

  /** The vertices of a set. The returned array is reused by the next call. */
  protected leaves(b: number): number[] {
    const out = this.leafBuffer
    out.length = 0
    if (b < this.vertexCount) {
      out.push(b)
      return out
    }
    const stack = [b]
    while (stack.length > 0) {
      for (const child of this.children[stack.pop()!]!)
        if (child < this.vertexCount) out.push(child)
        else stack.push(child)
    }
    return out
  }

  /** Turns the matching inside a set so that v is the one vertex it leaves to the outside. */
  protected rebase(set: number, v: number) {
    if (set < this.vertexCount) return
    let child = v
    while (this.parent[child] !== set) child = this.parent[child]!
    this.rebase(child, v)
    const children = this.children[set]!
    const links = this.links[set]!
    const length = children.length
    const at = children.indexOf(child)
    const first = at % 2 === 0 ? 0 : at + 1
    const end = at % 2 === 0 ? at : length
    for (let j = first; j < end; j += 2) {
      const { edge, from, to } = links[j]!
      this.rebase(children[j]!, from)
      this.rebase(children[(j + 1) % length]!, to)
      this.join(from, to, edge)
    }
    if (at !== 0) {
      this.children[set] = rotate(children, at)
      this.links[set] = rotate(links, at)
    }
    this.base[set] = v
  }
}

function rotate<T>(list: T[], by: number): T[] {
  return list.slice(by).concat(list.slice(0, by))
}

/** A value or price as a short vector, compared lexicographically. */
export type Vector = readonly number[]

export const ZERO: Vector = [0, 0, 0, 0]

/** a + factor · b */
export function plus(a: Vector, b: Vector, factor = 1): number[] {
  const sum = a.slice()
  for (let k = 0; k < LEVELS; k++) sum[k]! += factor * b[k]!
  return sum
}

/** Negative, zero or positive as a is below, equal to or above b. */
export function compare(a: Vector, b: Vector): number {
  for (let k = 0; k < LEVELS; k++) if (a[k] !== b[k]) return a[k]! - b[k]!
  return 0
}
