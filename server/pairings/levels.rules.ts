/** Each person's manager, by id. */
export type Managers = ReadonlyMap<string, string>

/**
 * The hosts who stand fewer than `levels` steps above a guest on the guest's own line of managers, or beside it, guest by guest. A
 * guest whose line is unknown, or runs in a circle, may sit with every host.
 */
export function hostsTooNear(
  managers: Managers,
  { ids, hosts = [] }: { ids: readonly string[]; hosts?: readonly boolean[] | undefined },
  levels: number,
): Map<string, string[]> {
  const all = ids.filter((_, i) => hosts[i])
  const near = new Map<string, string[]>()
  ids.forEach((guest, i) => {
    if (hosts[i]) return
    const line = lineAbove(managers, guest)
    if (!line) return
    const above = new Set(line.slice(levels - 1))
    near.set(
      guest,
      all.filter((host) => !above.has(host)),
    )
  })
  return near
}

/** The managers above a person, the nearest first; null: unknown, or in a circle. */
function lineAbove(managers: Managers, person: string): string[] | null {
  const seen = new Set([person])
  for (let next = managers.get(person); next !== undefined; next = managers.get(next)) {
    if (seen.has(next)) return null
    seen.add(next)
  }
  return seen.size > 1 ? [...seen].slice(1) : null
}
