/** Where somebody stands who waits for a seat with a host: so many have waited longer, and a round has so many seats for guests. */
export interface Waiting {
  before: number
  seats: number
  /** After about so many rounds they have one. */
  rounds: number
}

/** @param size how many sit at a table */
export function waitingFor(before: number, { hosts, size }: { hosts: number; size: number }): Waiting | null {
  const seats = hosts * (size - 1)
  return seats === 0 ? null : { before, seats, rounds: Math.ceil((before + 1) / seats) }
}
