/** The others of a match, as one of its people reads it. */
export const othersOf = <Person>({ partner, third }: { partner: Person; third?: Person | null }): Person[] =>
  third ? [partner, third] : [partner]
