/** Departments with fewer people are never shown by themselves: it would be easy to see who met. */
export const LEAST_PEOPLE = 5
/** More would not be readable in a diagram; the other departments are merged with the small ones. */
export const MOST_SHOWN = 20

export interface DepartmentSize {
  key: string
  label: string
  people: number
}

export interface MergedDepartments {
  departments: { name: string; people: number; merged: number }[]
  /** For each department, its place in the list. */
  placeOf: Map<string, number>
}

/**
 * The departments as the map shows them, largest first: those of at least five people by themselves, at most twenty of
 * them, the rest as one line at the end. That line has five people or more too, or else takes in the smallest department
 * above it; a company of fewer than five has no map.
 * @param others what the line of the rest is called
 */
export function mergeSmall(sizes: DepartmentSize[], others: string): MergedDepartments {
  const sorted = sizes.toSorted(
    (one, other) => other.people - one.people || (one.label < other.label ? -1 : 1),
  )
  const large = sorted.filter(({ people }) => people >= LEAST_PEOPLE)
  let shown = Math.min(large.length, MOST_SHOWN)
  const peopleFrom = (place: number) => sorted.slice(place).reduce((sum, { people }) => sum + people, 0)
  while (shown > 0 && shown < sorted.length && peopleFrom(shown) < LEAST_PEOPLE) shown -= 1
  const rest = sorted.slice(shown)
  const restPeople = peopleFrom(shown)
  if (rest.length > 0 && restPeople < LEAST_PEOPLE) return { departments: [], placeOf: new Map() }

  const departments = sorted.slice(0, shown).map(({ label, people }) => ({ name: label, people, merged: 1 }))
  if (rest.length > 0) departments.push({ name: others, people: restPeople, merged: rest.length })
  return {
    departments,
    placeOf: new Map(sorted.map(({ key }, place) => [key, Math.min(place, shown)])),
  }
}
