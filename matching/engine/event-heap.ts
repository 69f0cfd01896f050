import { LEVELS } from './odd-sets'

/** Vertices by the moment at which something happens to them, the earliest first; of equal moments that of the lower rank. */
export class EventHeap {
  /** LEVELS numbers a vertex. */
  readonly moment: Float64Array
  private readonly rank: Int32Array
  private readonly place: Int32Array
  private readonly heap: number[] = []

  constructor(vertexCount: number) {
    this.moment = new Float64Array(vertexCount * LEVELS)
    this.rank = new Int32Array(vertexCount)
    this.place = new Int32Array(vertexCount).fill(-1)
  }

  clear() {
    for (const v of this.heap) this.place[v] = -1
    this.heap.length = 0
  }

  /** The first vertex, or −1. */
  first(): number {
    return this.heap.length === 0 ? -1 : this.heap[0]!
  }

  /** Adds a vertex, or puts it where its new moment belongs. The moment must be set. */
  put(v: number, rank = this.rank[v]!) {
    this.rank[v] = rank
    if (this.place[v] === -1) this.place[v] = this.heap.push(v) - 1
    this.rise(v)
    this.sink(v)
  }

  /** Removes the first vertex. */
  dropFirst() {
    const first = this.heap[0]!
    const last = this.heap.pop()!
    this.place[first] = -1
    if (last === first) return
    this.heap[0] = last
    this.place[last] = 0
    this.sink(last)
  }

  private rise(v: number) {
    const { heap, place } = this
    let at = place[v]!
    while (at > 0) {
      const up = (at - 1) >> 1
      const above = heap[up]!
      if (!this.isBefore(v, above)) break
      heap[at] = above
      place[above] = at
      at = up
    }
    heap[at] = v
    place[v] = at
  }

  private sink(v: number) {
    const { heap, place } = this
    let at = place[v]!
    for (;;) {
      let down = 2 * at + 1
      if (down >= heap.length) break
      if (down + 1 < heap.length && this.isBefore(heap[down + 1]!, heap[down]!)) down++
      const below = heap[down]!
      if (!this.isBefore(below, v)) break
      heap[at] = below
      place[below] = at
      at = down
    }
    heap[at] = v
    place[v] = at
  }

  private isBefore(u: number, v: number): boolean {
    const { moment } = this
    for (let k = 0; k < LEVELS; k++) {
      const difference = moment[u * LEVELS + k]! - moment[v * LEVELS + k]!
      if (difference !== 0) return difference < 0
    }
    return this.rank[u]! < this.rank[v]!
  }
}
