/** The place after a key: arrows go round, Home and End to the ends; the same place for any other key. */
export function placeAfter(key: string, place: number, count: number): number {
  if (count === 0) return 0
  if (key === 'ArrowDown') return (place + 1) % count
  if (key === 'ArrowUp') return (place - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return place
}
