/**
 * Numbers ids by their bytes without making a string of each: a hash table with open addressing over one long array.
 */
export class IdTable {
  size = 0
  private slots = new Int32Array(1 << 12).fill(-1)
  private hashes = new Int32Array(1 << 10)
  private starts = new Int32Array((1 << 10) + 1)
  private text = new Uint8Array(1 << 16)

  /** The number of an id, a new one if it was not seen before. */
  number(bytes: Uint8Array, start: number, end: number): number {
    let hash = 0x811c9dc5
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193)
    hash ^= hash >>> 15
    const mask = this.slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const known = this.slots[slot]!
      if (known === -1) return this.add(bytes, start, end, hash, slot)
      if (this.hashes[known] === hash && this.equals(known, bytes, start, end)) return known
    }
  }

  private equals(known: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.starts[known]!
    if (this.starts[known + 1]! - from !== end - start) return false
    for (let i = start, j = from; i < end; i++, j++) if (bytes[i] !== this.text[j]) return false
    return true
  }

  private add(bytes: Uint8Array, start: number, end: number, hash: number, slot: number): number {
    const number = this.size++
    if (this.size >= this.hashes.length) {
      this.hashes = grown(this.hashes)
      const starts = new Int32Array(this.hashes.length + 1)
      starts.set(this.starts)
      this.starts = starts
    }
    const from = this.starts[number]!
    const to = from + end - start
    if (to > this.text.length) {
      const text = new Uint8Array(Math.max(2 * this.text.length, to))
      text.set(this.text)
      this.text = text
    }
    this.text.set(bytes.subarray(start, end), from)
    this.starts[number + 1] = to
    this.hashes[number] = hash
    this.slots[slot] = number
    if (2 * this.size > this.slots.length) this.spread()
    return number
  }

  private spread() {
    this.slots = new Int32Array(2 * this.slots.length).fill(-1)
    const mask = this.slots.length - 1
    for (let k = 0; k < this.size; k++) {
      let slot = this.hashes[k]! & mask
      while (this.slots[slot] !== -1) slot = (slot + 1) & mask
      this.slots[slot] = k
    }
  }
}

/** The same numbers in an array twice as long. */
export function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length)
  larger.set(array)
  return larger
}
