/** The letter of a group's number in the names of its pairings: 1 → A, 26 → Z, 27 → AA. */
export function groupLetter(number: number): string {
  let letters = ''
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return letters
}
