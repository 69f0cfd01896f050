/**
 * A plain O(n³) maximum-weight matching on a full table of integer weights (0: no edge), for the tests. Another
 * formulation than the engine's: vertices from 1, searches from all free vertices at once, doubled integer prices,
 * contracted vertices kept as rows of the table. Weights times vertices must stay below 2^51.
 */
export class DenseBlossom {
  private readonly size: number
  private total: number
  /** For each pair of (contracted) vertices the real edge that represents it. */
  private readonly tail: number[][] = []
  private readonly head: number[][] = []
  private readonly price: number[] = []
  private readonly partner: number[] = []
  private readonly nearest: number[] = []
  private readonly outer: number[] = []
  private readonly parent: number[] = []
  private readonly cycle: number[][] = []
  /** For each contracted vertex, through which child it holds each real one. */
  private readonly via: number[][] = []
  /** −1 untouched, 0 even, 1 odd. */
  private readonly side: number[] = []
  private readonly seen: number[] = []
  private visit = 0
  private queue: number[] = []

  /** @param weight symmetric table, vertices from 0 */
  constructor(private readonly weight: number[][]) {
    const n = weight.length
    this.size = n
    this.total = n
    let most = 0
    for (const line of weight) for (const w of line) most = Math.max(most, w)
    for (let u = 0; u <= 2 * n + 1; u++) {
      this.tail.push(Array.from({ length: 2 * n + 2 }, () => u))
      this.head.push(Array.from({ length: 2 * n + 2 }, (_, v) => v))
      this.price.push(u <= n ? most : 0)
      this.partner.push(0)
      this.nearest.push(0)
      this.outer.push(u <= n ? u : 0)
      this.parent.push(0)
      this.cycle.push([])
      this.via.push(Array.from({ length: n + 1 }, (_, v) => (v === u ? u : 0)))
      this.side.push(-1)
      this.seen.push(0)
    }
  }

  /** Each vertex's partner, −1 for none. */
  solve(): number[] {
    while (this.phase());
    return Array.from({ length: this.size }, (_, v) => this.partner[v + 1]! - 1)
  }

  private weightOf(u: number, v: number): number {
    return this.weight[this.tail[u]![v]! - 1]?.[this.head[u]![v]! - 1] ?? 0
  }

  /** Whether a table entry represents a real edge. */
  private real(u: number, v: number): boolean {
    const [a, b] = [this.tail[u]![v]!, this.head[u]![v]!]
    return a >= 1 && a <= this.size && b >= 1 && b <= this.size && this.weight[a - 1]![b - 1]! > 0
  }

  private gap(u: number, v: number): number {
    return this.price[this.tail[u]![v]!]! + this.price[this.head[u]![v]!]! - 2 * this.weightOf(u, v)
  }

  private offer(u: number, x: number) {
    if (this.nearest[x] === 0 || this.gap(u, x) < this.gap(this.nearest[x]!, x)) this.nearest[x] = u
  }

  private findNearest(x: number) {
    this.nearest[x] = 0
    for (let u = 1; u <= this.size; u++)
      if (this.real(u, x) && this.outer[u] !== x && this.side[this.outer[u]!] === 0) this.offer(u, x)
  }

  private enqueue(x: number) {
    if (x <= this.size) this.queue.push(x)
    else for (const child of this.cycle[x]!) this.enqueue(child)
  }

  private setOuter(x: number, b: number) {
    this.outer[x] = b
    if (x > this.size) for (const child of this.cycle[x]!) this.setOuter(child, b)
  }

  /** Position of a child counted in the direction in which it is even. */
  private evenPosition(b: number, child: number): number {
    const cycle = this.cycle[b]!
    const at = cycle.indexOf(child)
    if (at % 2 === 0) return at
    this.cycle[b] = [cycle[0]!, ...cycle.slice(1).toReversed()]
    return cycle.length - at
  }

  private setPartner(u: number, v: number) {
    this.partner[u] = this.head[u]![v]!
    if (u <= this.size) return
    const child = this.via[u]![this.tail[u]![v]!]!
    const at = this.evenPosition(u, child)
    const cycle = this.cycle[u]!
    for (let i = 0; i < at; i++) this.setPartner(cycle[i]!, cycle[i ^ 1]!)
    this.setPartner(child, v)
    this.cycle[u] = [...cycle.slice(at), ...cycle.slice(0, at)]
  }

  private flip(from: number, to: number) {
    let u = from
    let v = to
    for (;;) {
      const next = this.outer[this.partner[u]!]!
      this.setPartner(u, v)
      if (next === 0) return
      const above = this.outer[this.parent[next]!]!
      this.setPartner(next, above)
      u = above
      v = next
    }
  }

  private meeting(one: number, two: number): number {
    this.visit++
    let u = one
    let v = two
    while (u !== 0 || v !== 0) {
      if (u !== 0) {
        if (this.seen[u] === this.visit) return u
        this.seen[u] = this.visit
        u = this.outer[this.partner[u]!]!
        if (u !== 0) u = this.outer[this.parent[u]!]!
      }
      ;[u, v] = [v, u]
    }
    return 0
  }

  private contract(u: number, top: number, v: number) {
    let b = this.size + 1
    while (b <= this.total && this.outer[b] !== 0) b++
    if (b > this.total) this.total++
    this.price[b] = 0
    this.side[b] = 0
    this.partner[b] = this.partner[top]!
    const climb = (from: number) => {
      const path: number[] = []
      for (let x = from; x !== top; ) {
        const y = this.outer[this.partner[x]!]!
        path.push(x, y)
        this.enqueue(y)
        x = this.outer[this.parent[y]!]!
      }
      return path
    }
    this.cycle[b] = [top, ...climb(u).toReversed(), ...climb(v)]
    this.setOuter(b, b)
    for (let x = 1; x <= this.total; x++) {
      this.tail[b]![x] = this.head[b]![x] = this.tail[x]![b] = this.head[x]![b] = 0
    }
    this.via[b]!.fill(0)
    for (const child of this.cycle[b]!) {
      for (let x = 1; x <= this.total; x++) {
        if (!this.real(child, x)) continue
        if (this.real(b, x) && this.gap(b, x) <= this.gap(child, x)) continue
        this.tail[b]![x] = this.head[x]![b] = this.tail[child]![x]!
        this.head[b]![x] = this.tail[x]![b] = this.head[child]![x]!
      }
      for (let x = 1; x <= this.size; x++) if (this.via[child]![x] !== 0) this.via[b]![x] = child
    }
    this.findNearest(b)
  }

  private dissolve(b: number) {
    for (const child of this.cycle[b]!) this.setOuter(child, child)
    const entry = this.via[b]![this.tail[b]![this.parent[b]!]!]!
    const at = this.evenPosition(b, entry)
    const cycle = this.cycle[b]!
    for (let i = 0; i < at; i += 2) {
      const odd = cycle[i]!
      const even = cycle[i + 1]!
      this.parent[odd] = this.tail[even]![odd]!
      this.side[odd] = 1
      this.side[even] = 0
      this.nearest[odd] = 0
      this.findNearest(even)
      this.enqueue(even)
    }
    this.side[entry] = 1
    this.parent[entry] = this.parent[b]!
    for (const child of cycle.slice(at + 1)) {
      this.side[child] = -1
      this.findNearest(child)
    }
    this.outer[b] = 0
  }

  /** Follows a tight edge; true when it augmented. */
  private follow(a: number, b: number): boolean {
    const u = this.outer[this.tail[a]![b]!]!
    const v = this.outer[this.head[a]![b]!]!
    if (this.side[v] === -1) {
      this.parent[v] = this.tail[a]![b]!
      this.side[v] = 1
      const next = this.outer[this.partner[v]!]!
      this.nearest[v] = this.nearest[next] = 0
      this.side[next] = 0
      this.enqueue(next)
    } else if (this.side[v] === 0) {
      const top = this.meeting(u, v)
      if (top === 0) {
        this.flip(u, v)
        this.flip(v, u)
        return true
      }
      this.contract(u, top, v)
    }
    return false
  }

  private phase(): boolean {
    this.side.fill(-1)
    this.nearest.fill(0)
    this.queue = []
    for (let x = 1; x <= this.total; x++)
      if (this.outer[x] === x && this.partner[x] === 0) {
        this.parent[x] = 0
        this.side[x] = 0
        this.enqueue(x)
      }
    if (this.queue.length === 0) return false
    for (;;) {
      while (this.queue.length > 0) {
        const u = this.queue.shift()!
        if (this.side[this.outer[u]!] === 1) continue
        for (let v = 1; v <= this.size; v++) {
          if (!this.real(u, v) || this.outer[u] === this.outer[v]) continue
          if (this.gap(u, v) > 0) this.offer(u, this.outer[v]!)
          else if (this.follow(u, v)) return true
        }
      }
      if (!this.reprice()) return false
      for (let x = 1; x <= this.total; x++) {
        const u = this.nearest[x]!
        if (
          this.outer[x] === x &&
          u !== 0 &&
          this.outer[u] !== x &&
          this.gap(u, x) === 0 &&
          this.follow(u, x)
        )
          return true
      }
      for (let b = this.size + 1; b <= this.total; b++)
        if (this.outer[b] === b && this.side[b] === 1 && this.price[b] === 0) this.dissolve(b)
    }
  }

  /** Moves the prices as far as they go; false when free vertices have reached zero: the matching is optimal. */
  private reprice(): boolean {
    let by = Number.POSITIVE_INFINITY
    for (let b = this.size + 1; b <= this.total; b++)
      if (this.outer[b] === b && this.side[b] === 1) by = Math.min(by, this.price[b]! / 2)
    for (let x = 1; x <= this.total; x++) {
      if (this.outer[x] !== x || this.nearest[x] === 0) continue
      if (this.side[x] === -1) by = Math.min(by, this.gap(this.nearest[x]!, x))
      else if (this.side[x] === 0) by = Math.min(by, this.gap(this.nearest[x]!, x) / 2)
    }
    for (let u = 1; u <= this.size; u++) {
      const side = this.side[this.outer[u]!]
      if (side === 0) {
        if (this.price[u]! <= by) return false
        this.price[u]! -= by
      } else if (side === 1) this.price[u]! += by
    }
    for (let b = this.size + 1; b <= this.total; b++)
      if (this.outer[b] === b) {
        if (this.side[b] === 0) this.price[b]! += 2 * by
        else if (this.side[b] === 1) this.price[b]! -= 2 * by
      }
    return true
  }
}
