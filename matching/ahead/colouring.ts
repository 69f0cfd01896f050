import type { Random } from '../model/random'

const NONE = -1

/**
 * Colours edges of a small graph so that each vertex has at most one of each colour: a colour is a month, its edges are
 * the pairs who meet in it. Found by exchanging two colours along alternating paths (Kempe 1879), at random.
 */
export class Colouring {
  /** The vertex at the other end of each vertex's edge of each colour, or −1. */
  private readonly partner: Int8Array
  /** Edges without a colour. */
  private readonly open: number[]
  private coloured = 0

  /** @param edges u·count + v each, u < v */
  constructor(
    private readonly count: number,
    private readonly colours: number,
    edges: readonly number[],
  ) {
    this.partner = new Int8Array(count * colours).fill(NONE)
    this.open = edges.slice()
  }

  /** The vertex that a vertex's edge of a colour leads to, or −1. */
  at(v: number, colour: number): number {
    return this.partner[v * this.colours + colour]!
  }

  /**
   * Colours as many edges as it can in so many steps, until every vertex has an edge of every colour.
   * @returns whether every vertex has an edge of every colour
   */
  improve(random: Random, steps: number): boolean {
    for (let left = steps; left > 0 && this.open.length > 0 && !this.isFull(); left--) {
      const i = random.below(this.open.length)
      const edge = this.open[i]!
      const u = Math.floor(edge / this.count)
      const v = edge - u * this.count
      if (this.fit(u, v, i)) continue
      // An edge at one end gives way, or two colours are exchanged around it.
      const colour = random.below(this.colours)
      const partnerOfU = this.at(u, colour)
      const partnerOfV = this.at(v, colour)
      if (partnerOfU === NONE) this.replace(i, v, partnerOfV, u, colour)
      else if (partnerOfV === NONE) this.replace(i, u, partnerOfU, v, colour)
      else {
        const other = random.below(this.colours)
        const path = other === colour ? [] : this.path(u, colour, other)
        this.turn(path, colour, other)
      }
    }
    return this.isFull()
  }

  private isFull(): boolean {
    return 2 * this.coloured === this.count * this.colours
  }

  /** Gives an edge the first colour free at both ends, or frees one along a path. */
  private fit(u: number, v: number, i: number): boolean {
    let freeAtU = NONE
    let freeAtV = NONE
    for (let c = 0; c < this.colours; c++) {
      const u0 = this.at(u, c) === NONE
      const v0 = this.at(v, c) === NONE
      if (u0 && v0) return this.take(i, u, v, c)
      if (u0 && freeAtU === NONE) freeAtU = c
      if (v0 && freeAtV === NONE) freeAtV = c
    }
    if (freeAtU === NONE || freeAtV === NONE) return false
    const path = this.path(v, freeAtU, freeAtV)
    if (path.includes(u)) return false
    this.turn(path, freeAtU, freeAtV)
    return this.take(i, u, v, freeAtU)
  }

  private take(i: number, u: number, v: number, colour: number): boolean {
    this.set(u, v, colour)
    this.coloured++
    const last = this.open.pop()!
    if (i < this.open.length) this.open[i] = last
    return true
  }

  /** The open edge from `end` to `free` takes the colour of the edge from `end` to `other`. */
  private replace(i: number, end: number, other: number, free: number, colour: number) {
    this.partner[other * this.colours + colour] = NONE
    this.set(end, free, colour)
    this.open[i] = Math.min(end, other) * this.count + Math.max(end, other)
  }

  /** The vertices of the path or circle through v whose edges have two colours in turn. */
  private path(v: number, a: number, b: number): number[] {
    const path = [v]
    for (const first of [a, b]) {
      let colour = first
      let w = this.at(v, colour)
      while (w !== NONE && w !== v) {
        path.push(w)
        colour = colour === a ? b : a
        w = this.at(w, colour)
      }
      if (w === v) break
    }
    return path
  }

  private turn(path: number[], a: number, b: number) {
    for (const v of path) {
      const kept = this.at(v, a)
      this.partner[v * this.colours + a] = this.at(v, b)
      this.partner[v * this.colours + b] = kept
    }
  }

  private set(u: number, v: number, colour: number) {
    this.partner[u * this.colours + colour] = v
    this.partner[v * this.colours + colour] = u
  }
}
