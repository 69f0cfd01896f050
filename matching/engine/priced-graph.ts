import { LEVELS, OddSets, type Vector } from './odd-sets'

/** Edges with vector weights. */
export class Edges {
  readonly from: number[] = []
  readonly to: number[] = []
  /** LEVELS numbers an edge. */
  readonly weight: number[] = []

  /** Adds an edge. @returns its number */
  add(from: number, to: number, weight: Vector): number {
    this.weight.push(...weight)
    this.to.push(to)
    return this.from.push(from) - 1
  }
}

/** A graph with vector weights on its edges and prices on its vertices; an edge is tight when they are equal. */
export class PricedGraph extends OddSets {
  /** Price below which a vertex is better left unmatched: zero unless set. LEVELS numbers a vertex. */
  readonly floor: Float64Array
  /** Edges from this number on are not used yet. */
  activeEdges: number

  protected readonly from: Int32Array
  protected readonly to: Int32Array
  protected readonly weight: Float64Array
  protected readonly start: Int32Array
  protected readonly incident: Int32Array

  /** @param startPrice feasible prices of the vertices (LEVELS numbers each): y ≥ 0 and y(u) + y(v) ≥ w(uv) */
  constructor(vertexCount: number, edges: Edges, startPrice: Float64Array) {
    super(vertexCount, startPrice)
    const n = vertexCount
    const from = (this.from = Int32Array.from(edges.from))
    const to = (this.to = Int32Array.from(edges.to))
    this.weight = Float64Array.from(edges.weight)
    this.floor = new Float64Array(n * LEVELS)
    this.activeEdges = from.length
    this.start = new Int32Array(n + 1)
    const m = from.length
    for (let e = 0; e < m; e++) {
      this.start[from[e]! + 1]!++
      this.start[to[e]! + 1]!++
    }
    for (let v = 0; v < n; v++) this.start[v + 1]! += this.start[v]!
    const cursor = this.start.slice()
    this.incident = new Int32Array(2 * m)
    for (let e = 0; e < m; e++) {
      this.incident[cursor[from[e]!]!++] = e
      this.incident[cursor[to[e]!]!++] = e
    }
  }

  /** Takes an unmatched vertex out of the graph: no edge of it is used again. */
  isolate(v: number) {
    for (let i = this.start[v]!; i < this.start[v + 1]!; i++) {
      const e = this.incident[i]!
      for (let k = 0; k < LEVELS; k++) this.weight[e * LEVELS + k] = k === 0 ? -1e6 : 0
    }
  }

  /** Matches the ends of an edge that must be tight and free. */
  force(e: number) {
    this.join(this.from[e]!, this.to[e]!, e)
  }

  protected otherEnd(e: number, v: number): number {
    const from = this.from[e]!
    return from === v ? this.to[e]! : from
  }

  protected slack(e: number, k: number): number {
    return (
      this.price[this.from[e]! * LEVELS + k]! +
      this.price[this.to[e]! * LEVELS + k]! -
      this.weight[e * LEVELS + k]!
    )
  }

  protected isTight(e: number): boolean {
    for (let k = 0; k < LEVELS; k++) if (this.slack(e, k) !== 0) return false
    return true
  }

  /** Whether edge a has less slack than edge b. */
  protected tighter(a: number, b: number): boolean {
    for (let k = 0; k < LEVELS; k++) {
      const difference = this.slack(a, k) - this.slack(b, k)
      if (difference !== 0) return difference < 0
    }
    return false
  }
}
