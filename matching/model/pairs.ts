/** Each person's partner by position, or −1. @param pairs two positions a pair */
export function partnersIn(pairs: ArrayLike<number>, count: number): Int32Array {
  const partner = new Int32Array(count).fill(-1)
  for (let k = 0; k < pairs.length; k += 2) {
    partner[pairs[k]!] = pairs[k + 1]!
    partner[pairs[k + 1]!] = pairs[k]!
  }
  return partner
}
