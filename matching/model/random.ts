/**
 * Seeded random numbers: sfc32 (Chris Doty-Humphrey's PractRand), 128 bits of state, the same on every machine.
 */
export class Random {
  private a: number
  private b: number
  private c: number
  private counter = 1

  /** @param seed whole number from 0 to 2^53 − 1 */
  constructor(seed: number) {
    this.a = seed >>> 0
    this.b = Math.floor(seed / 4294967296) >>> 0
    this.c = 0x9e3779b9
    for (let i = 0; i < 15; i++) this.next()
  }

  /** A whole number from 0 to 2^32 − 1. */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum
    return sum >>> 0
  }

  /** A whole number from 0 to limit − 1; the bias is below limit / 2^32. */
  below(limit: number): number {
    return Math.floor((this.next() / 4294967296) * limit)
  }
}

/**
 * A 32-bit hash of a text under a key (FNV-1a's loop with a murmur3 finish): scatters ids into a random order
 * that depends on the seed and on nothing else.
 */
export function hashText(text: string, key: number): number {
  let hash = key ^ 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return mix(hash ^ text.length)
}

/** A bijective scramble of 32 bits (murmur3's finish). */
export function mix(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
