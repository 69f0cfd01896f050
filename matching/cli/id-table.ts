/** Numbers of a slot: hash, number of the id (−1: empty), where its bytes begin, how many they are. */
const SLOT = 4

/**
 * Numbers ids by their bytes without making a string of each: a hash table with open addressing. All that a look-up
 * needs lies together, so that it costs two visits to memory.
 */
export class IdTable {
  size = 0
  private mask = (1 << 12) - 1
  private slots = emptySlots(1 << 12)
  private text = new Uint8Array(1 << 16)
  private used = 0

  /**
   * The number of an id, a new one if it was not seen before.
   * @param key a hash of the bytes
   */
  number(bytes: Uint8Array, start: number, end: number, key: number): number {
    const hash = key ^ (key >>> 15)
    const length = end - start
    const { mask, slots, text } = this
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const at = slot * SLOT
      if (slots[at + 1] === -1) return this.add(bytes, start, end, hash, at)
      if (slots[at] !== hash || slots[at + 3] !== length) continue
      const from = slots[at + 2]!
      let k = 0
      while (k < length && bytes[start + k] === text[from + k]) k++
      if (k === length) return slots[at + 1]!
    }
  }

  private add(bytes: Uint8Array, start: number, end: number, hash: number, at: number): number {
    const length = end - start
    if (this.used + length > this.text.length) {
      const text = new Uint8Array(Math.max(2 * this.text.length, this.used + length))
      text.set(this.text)
      this.text = text
    }
    this.text.set(bytes.subarray(start, end), this.used)
    this.slots[at] = hash
    this.slots[at + 1] = this.size
    this.slots[at + 2] = this.used
    this.slots[at + 3] = length
    this.used += length
    if (2 * ++this.size > this.mask) this.spread()
    return this.size - 1
  }

  private spread() {
    const before = this.slots
    this.mask = 2 * this.mask + 1
    this.slots = emptySlots(this.mask + 1)
    for (let from = 0; from < before.length; from += SLOT) {
      if (before[from + 1] === -1) continue
      let slot = before[from]! & this.mask
      while (this.slots[slot * SLOT + 1] !== -1) slot = (slot + 1) & this.mask
      this.slots.set(before.subarray(from, from + SLOT), slot * SLOT)
    }
  }
}

function emptySlots(count: number): Int32Array<ArrayBuffer> {
  const slots = new Int32Array(count * SLOT)
  for (let at = 1; at < slots.length; at += SLOT) slots[at] = -1
  return slots
}

/** The same numbers in an array twice as long. */
export function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length)
  larger.set(array)
  return larger
}
