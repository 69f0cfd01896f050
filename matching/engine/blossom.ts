import { EventHeap } from './event-heap'
import { LEVELS, type Link } from './odd-sets'
import { PricedGraph } from './priced-graph'

/**
 * Maximum-weight matching in a general graph, exact, with weights in lexicographic order.
 *
 * The method is Edmonds's primal-dual one (Edmonds 1965, "Maximum matching and a polyhedron with 0,1-vertices";
 * Galil 1986, "Efficient algorithms for finding maximum matching in graphs"), searched from one unmatched vertex
 * at a time. It needs of its numbers only that they form an ordered group in which halving is exact; vectors of
 * doubles under lexicographic order do, so no level can overflow into another.
 *
 * Prices stay feasible throughout: y(u) + y(v) + Σ z(B ∋ u, v) ≥ w(uv), y ≥ 0, z ≥ 0, with equality on matched edges.
 * When every unmatched vertex has price zero, Σ y + Σ z(B)·(|B|−1)/2 equals the weight of the matching: both are best.
 */

const NONE = 0
const OUTER = 1
const INNER = 2
const ORIGIN = new Float64Array(LEVELS)

/** One run of the algorithm: construct, `solve`, read `mate`, `price` and `pricedSets()`. */
export class Blossom extends PricedGraph {
  private readonly label: Uint8Array
  private readonly treeEdge: Int32Array
  private readonly treeFrom: Int32Array
  private readonly treeTo: Int32Array
  private readonly bestIn: Int32Array
  private readonly bestOut: Int32Array
  private readonly stamp: Int32Array
  private stampNow = 0

  private queue: number[] = []
  private outerVertices: number[] = []
  private outerSets: number[] = []
  private innerSets: number[] = []
  /** Whether those two lists may hold sets that are part of others now. */
  private hasChanged = false
  /** Sets formed since the prices changed last. */
  private merged: number[] = []
  private reached: number[] = []
  /** How far the prices of outer vertices have fallen in this search: the clock of its events. */
  private readonly fallen = new Float64Array(LEVELS)
  private readonly delta = new Float64Array(LEVELS)
  /** Outer vertices by when they come to their floor, or meet another outer one. */
  private readonly outerEvents: EventHeap
  /** Vertices outside the tree by when it reaches them. */
  private readonly reachEvents: EventHeap

  /** The parameters are those of `PricedGraph`. */
  constructor(...graph: ConstructorParameters<typeof PricedGraph>) {
    super(...graph)
    const n = this.vertexCount
    const size = Math.max(1, 2 * n)
    this.label = new Uint8Array(size)
    this.treeEdge = new Int32Array(size).fill(-1)
    this.treeFrom = new Int32Array(size).fill(-1)
    this.treeTo = new Int32Array(size).fill(-1)
    this.bestIn = new Int32Array(n).fill(-1)
    this.bestOut = new Int32Array(n).fill(-1)
    this.stamp = new Int32Array(size)
    this.outerEvents = new EventHeap(n)
    this.reachEvents = new EventHeap(n)
  }

  /** Finds an optimal matching; vertices are searched in index order. */
  solve(): this {
    const { mate, start, incident } = this
    for (let v = 0; v < this.vertexCount; v++) {
      if (mate[v] !== -1) continue
      for (let i = start[v]!; i < start[v + 1]!; i++) {
        const e = incident[i]!
        const w = this.otherEnd(e, v)
        if (mate[w] === -1 && e < this.activeEdges && this.isTight(e)) {
          this.join(v, w, e)
          break
        }
      }
    }
    for (let v = 0; v < this.vertexCount; v++) if (mate[v] === -1) this.search(v)
    return this
  }

  private setLabel(b: number, label: number, e: number, from: number, to: number) {
    this.label[b] = label
    this.treeEdge[b] = e
    this.treeFrom[b] = from
    this.treeTo[b] = to
    if (label === OUTER) {
      this.outerSets.push(b)
      for (const v of this.leaves(b)) this.addOuter(v)
    } else this.innerSets.push(b)
  }

  private addOuter(v: number) {
    this.setOuterMoment(v)
    this.outerEvents.put(v, this.outerVertices.push(v))
    this.queue.push(v)
  }

  /** When something happens to an outer vertex; true if that is meeting another one. */
  private setOuterMoment(v: number): boolean {
    const { fallen, price, floor, bestOut } = this
    const { moment } = this.outerEvents
    const at = v * LEVELS
    for (let k = 0; k < LEVELS; k++) moment[at + k] = fallen[k]! + price[at + k]! - floor[at + k]!
    const e = bestOut[v]!
    if (e === -1) return false
    for (let k = 0; k < LEVELS; k++) {
      const difference = fallen[k]! + this.slack(e, k) / 2 - moment[at + k]!
      if (difference > 0) return false
      if (difference < 0) break
      if (k === LEVELS - 1) return false
    }
    for (let k = 0; k < LEVELS; k++) moment[at + k] = fallen[k]! + this.slack(e, k) / 2
    return true
  }

  private setReachMoment(w: number) {
    const { moment } = this.reachEvents
    const e = this.bestIn[w]!
    for (let k = 0; k < LEVELS; k++) moment[w * LEVELS + k] = this.fallen[k]! + this.slack(e, k)
  }

  /** One alternating search from an unmatched vertex: ends with it matched, or with a vertex at its floor left free. */
  search(root: number) {
    this.setLabel(this.top[root]!, OUTER, -1, -1, -1)
    while (!this.scanQueue() && !this.changePrices());
    for (const b of this.outerSets) this.label[b] = NONE
    for (const b of this.innerSets) this.label[b] = NONE
    for (const v of this.reached) this.bestIn[v] = -1
    for (const v of this.outerVertices) this.bestOut[v] = -1
    this.queue = []
    this.outerSets = []
    this.innerSets = []
    this.outerVertices = []
    this.reached = []
    this.merged = []
    this.outerEvents.clear()
    this.reachEvents.clear()
    this.fallen.fill(0)
  }

  /** Follows tight edges from outer vertices; true when an augmentation ended the search. */
  private scanQueue(): boolean {
    const { start, incident, top, label } = this
    while (this.queue.length > 0) {
      const v = this.queue.pop()!
      for (let i = start[v]!; i < start[v + 1]!; i++) {
        const e = incident[i]!
        const w = this.otherEnd(e, v)
        const set = top[w]!
        if (set === top[v] || e >= this.activeEdges) continue
        const tight = this.isTight(e)
        if (label[set] === OUTER) {
          if (tight) this.merge(v, w, e)
          else if (this.bestOut[v] === -1 || this.tighter(e, this.bestOut[v]!)) this.bestOut[v] = e
        } else if (tight && label[set] === NONE) {
          if (this.grow(v, w, e)) return true
        } else if (this.bestIn[w] === -1 || this.tighter(e, this.bestIn[w]!)) {
          const isNew = this.bestIn[w] === -1
          this.bestIn[w] = e
          this.setReachMoment(w)
          if (isNew) this.reachEvents.put(w, this.reached.push(w))
          else this.reachEvents.put(w)
        }
      }
      this.setOuterMoment(v)
      this.outerEvents.put(v)
    }
    return false
  }

  /** Adds the set of w below the outer vertex v; true when it was free and the path was augmented. */
  private grow(v: number, w: number, e: number): boolean {
    const set = this.top[w]!
    const base = this.base[set]!
    if (this.mate[base] === -1) {
      this.rebase(set, w)
      this.exposeOuter(v)
      this.join(v, w, e)
      return true
    }
    this.setLabel(set, INNER, e, v, w)
    const partner = this.mate[base]!
    this.setLabel(this.top[partner]!, OUTER, this.mateEdge[base]!, base, partner)
    return false
  }

  /** The smallest price change that makes something happen, and that event; true when the search has ended. */
  private changePrices(): boolean {
    const { delta, fallen, price } = this
    let event = 0
    let subject = -1
    delta[0] = Number.POSITIVE_INFINITY
    this.lookAgain()
    const outer = this.outerEvents.first()
    if (outer !== -1 && this.isSooner(this.outerEvents.moment, outer * LEVELS, fallen, 1)) {
      const meets = this.setOuterMoment(outer)
      event = meets ? 3 : 1
      subject = meets ? this.bestOut[outer]! : outer
    }
    const reached = this.firstReached()
    if (reached !== -1 && this.isSooner(this.reachEvents.moment, reached * LEVELS, fallen, 1)) {
      event = 2
      subject = reached
    }
    if (this.hasChanged) {
      this.innerSets = this.innerSets.filter((b) => this.label[b] === INNER && this.parent[b] === -1)
      this.outerSets = this.outerSets.filter((b) => this.label[b] === OUTER && this.parent[b] === -1)
      this.hasChanged = false
    }
    for (const b of this.innerSets) {
      if (b < this.vertexCount || !this.isSooner(price, b * LEVELS, ORIGIN, 2)) continue
      event = 4
      subject = b
    }
    this.applyDelta()
    if (event === 1) {
      this.exposeOuter(subject)
      this.mate[subject] = -1
      this.mateEdge[subject] = -1
      return true
    }
    if (event === 2) {
      const e = this.bestIn[subject]!
      return this.grow(this.otherEnd(e, subject), subject, e)
    }
    if (event === 3) this.merge(this.from[subject]!, this.to[subject]!, subject)
    else this.expand(subject)
    return false
  }

  /** Edges by which outer vertices would have met may be inside new sets by now: they look for others. */
  private lookAgain() {
    for (const b of this.merged) {
      if (this.parent[b] !== -1) continue
      for (const v of this.leaves(b)) {
        const known = this.bestOut[v]
        if (this.bestOutside(v) === known) continue
        this.setOuterMoment(v)
        this.outerEvents.put(v)
      }
    }
    this.merged = []
  }

  /** The vertex outside the tree that is reached first, its moment being right. */
  private firstReached(): number {
    const { reachEvents, fallen } = this
    const { moment } = reachEvents
    for (;;) {
      const w = reachEvents.first()
      if (w === -1) return w
      if (this.label[this.top[w]!] !== NONE) {
        reachEvents.dropFirst()
        continue
      }
      // It comes later than was thought if its set was in the tree for a while.
      let isRight = true
      for (let k = 0; k < LEVELS; k++)
        if (moment[w * LEVELS + k] !== fallen[k]! + this.slack(this.bestIn[w]!, k)) isRight = false
      if (isRight) return w
      this.setReachMoment(w)
      reachEvents.put(w)
    }
  }

  /** Whether a distance, over a speed, is less than all so far: then that is `delta`. */
  private isSooner(to: Float64Array, at: number, from: Float64Array, speed: 1 | 2): boolean {
    const { delta } = this
    for (let k = 0; k < LEVELS; k++) {
      const change = (to[at + k]! - from[k]!) / speed
      if (change > delta[k]!) return false
      if (change === delta[k]!) continue
      for (let j = 0; j < LEVELS; j++) delta[j] = (to[at + j]! - from[j]!) / speed
      return true
    }
    return false
  }

  private applyDelta() {
    const { delta, fallen, price } = this
    if (delta.every((d) => d === 0)) return
    for (let k = 0; k < LEVELS; k++) fallen[k]! += delta[k]!
    for (const v of this.outerVertices) for (let k = 0; k < LEVELS; k++) price[v * LEVELS + k]! -= delta[k]!
    for (const b of this.innerSets)
      for (const v of this.leaves(b)) for (let k = 0; k < LEVELS; k++) price[v * LEVELS + k]! += delta[k]!
    for (const b of this.outerSets)
      if (b >= this.vertexCount) for (let k = 0; k < LEVELS; k++) price[b * LEVELS + k]! += 2 * delta[k]!
    for (const b of this.innerSets)
      if (b >= this.vertexCount) for (let k = 0; k < LEVELS; k++) price[b * LEVELS + k]! -= 2 * delta[k]!
  }

  /** The edge of least slack from outer v to an outer vertex of another set. Their order never changes in a search. */
  private bestOutside(v: number): number {
    const known = this.bestOut[v]!
    if (known === -1) return -1
    const set = this.top[v]!
    if (this.top[this.otherEnd(known, v)] !== set) return known
    let best = -1
    for (let i = this.start[v]!; i < this.start[v + 1]!; i++) {
      const e = this.incident[i]!
      const other = this.top[this.otherEnd(e, v)]!
      if (other === set || this.label[other] !== OUTER || e >= this.activeEdges) continue
      if (best === -1 || this.tighter(e, best)) best = e
    }
    this.bestOut[v] = best
    return best
  }

  /** Contracts the odd cycle that the tight edge vw closes in the tree. */
  private merge(v: number, w: number, e: number) {
    const mark = ++this.stampNow
    const left: number[] = []
    const right: number[] = []
    for (let b = this.top[v]!; ; b = this.top[this.treeFrom[b]!]!) {
      left.push(b)
      this.stamp[b] = mark
      if (this.treeEdge[b] === -1) break
    }
    let meeting = this.top[w]!
    while (this.stamp[meeting] !== mark) {
      right.push(meeting)
      meeting = this.top[this.treeFrom[meeting]!]!
    }
    left.length = left.indexOf(meeting)
    const set = this.spare.pop()!
    const children = [meeting]
    const links: Link[] = []
    for (let i = left.length - 1; i >= 0; i--) {
      const b = left[i]!
      links.push({ edge: this.treeEdge[b]!, from: this.treeFrom[b]!, to: this.treeTo[b]! })
      children.push(b)
    }
    links.push({ edge: e, from: v, to: w })
    for (const b of right) {
      children.push(b)
      links.push({ edge: this.treeEdge[b]!, from: this.treeTo[b]!, to: this.treeFrom[b]! })
    }
    this.hasChanged = true
    this.merged.push(set)
    this.children[set] = children
    this.links[set] = links
    this.parent[set] = -1
    this.base[set] = this.base[meeting]!
    this.price.fill(0, set * LEVELS, set * LEVELS + LEVELS)
    this.label[set] = OUTER
    this.treeEdge[set] = this.treeEdge[meeting]!
    this.treeFrom[set] = this.treeFrom[meeting]!
    this.treeTo[set] = this.treeTo[meeting]!
    this.outerSets.push(set)
    for (const child of children) {
      const wasInner = this.label[child] === INNER
      this.parent[child] = set
      this.label[child] = NONE
      for (const leaf of this.leaves(child)) {
        this.top[leaf] = set
        if (wasInner) this.addOuter(leaf)
      }
    }
  }

  /** Dissolves an inner set of price zero and labels the even part of its cycle. */
  private expand(set: number) {
    this.hasChanged = true
    const children = this.children[set]!
    const links = this.links[set]!
    const length = children.length
    for (const child of children) {
      this.parent[child] = -1
      this.label[child] = NONE
      for (const leaf of this.leaves(child)) this.top[leaf] = child
    }
    let at = children.indexOf(this.top[this.treeTo[set]!]!)
    this.setLabel(children[at]!, INNER, this.treeEdge[set]!, this.treeFrom[set]!, this.treeTo[set]!)
    const forward = at % 2 === 1
    let label = OUTER
    while (at !== 0) {
      const next = forward ? (at + 1) % length : at - 1
      const { edge, from, to } = links[forward ? at : next]!
      this.setLabel(children[next]!, label, edge, forward ? from : to, forward ? to : from)
      label = label === OUTER ? INNER : OUTER
      at = next
    }
    for (const child of children)
      if (this.label[child] === NONE)
        for (const leaf of this.leaves(child))
          if (this.bestIn[leaf] !== -1) {
            this.setReachMoment(leaf)
            this.reachEvents.put(leaf)
          }
    this.label[set] = NONE
    this.children[set] = []
    this.spare.push(set)
  }

  /** Flips the tree path between an outer vertex and the root, so that the vertex is free for a new partner. */
  private exposeOuter(vertex: number) {
    let v = vertex
    for (;;) {
      const set = this.top[v]!
      this.rebase(set, v)
      if (this.treeEdge[set] === -1) return
      const inner = this.top[this.treeFrom[set]!]!
      const to = this.treeTo[inner]!
      const from = this.treeFrom[inner]!
      this.rebase(inner, to)
      // The partner's side is turned before the pair is joined, since turning reads no mates outside the set.
      v = from
      const edge = this.treeEdge[inner]!
      this.rebase(this.top[v]!, v)
      this.join(from, to, edge)
    }
  }
}
