/**
 * The sizes of tables at which so many people sit, with as few others than `size` as can be, rather of one more than of one
 * fewer; null if it can't be done.
 */
export function sizesFor(people: number, size: number): number[] | null {
  for (let others = 0; others <= size; others++)
    for (let fewer = 0; fewer <= others; fewer++) {
      const more = others - fewer
      const rest = people - more * (size + 1) - fewer * (size - 1)
      if (rest < 0 || rest % size !== 0) continue
      const list = (many: number, one: number) => Array.from({ length: many }, () => one)
      return [...list(more, size + 1), ...list(rest / size, size), ...list(fewer, size - 1)]
    }
  return null
}

/** The fewest tables of another size at which so many people sit; Infinity if they can't. */
export function fewestOthers(people: number, size: number): number {
  return sizesFor(people, size)?.filter((one) => one !== size).length ?? Number.POSITIVE_INFINITY
}

/** The most of so many guests who can sit with so many hosts, the fewest tables for them, and how many of these have one fewer. */
export function seatsOf(guests: number, hosts: number, size: number) {
  for (let seated = Math.min(guests, hosts * (size - 1)); ; seated--) {
    const tables = Math.ceil(seated / (size - 1))
    const smaller = tables * (size - 1) - seated
    if (smaller <= tables) return { seated, tables, smaller }
  }
}

/** The most of so many people who can sit at tables, whoever they are. */
export function mostSeated(people: number, size: number): number {
  let most = people
  while (!sizesFor(most, size)) most--
  return most
}

/** Whether so many people can sit at full tables and just so many of another size. */
export function fits(people: number, others: number, size: number): boolean {
  for (let more = 0; more <= others; more++) {
    const rest = people - others * (size - 1) - more * 2
    if (rest >= 0 && rest % size === 0) return true
  }
  return false
}

/** The most tables there can be if each has one person of a set at most. @param others people of no set */
export function mostTables(sets: readonly (readonly number[])[], others: number, size: number): number {
  let people = sets.reduce((sum, set) => sum + set.length, others)
  for (;;) {
    const tables = Math.floor(people / (size - 1))
    const able = sets.reduce((sum, set) => sum + Math.min(set.length, tables), others)
    if (able === people) return tables
    people = able
  }
}
