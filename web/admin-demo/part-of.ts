type Row = Record<string, unknown>

/** The fields of a list by what its calls name them. */
const FIELDS: Record<string, string[]> = {
  name: ['lastName', 'firstName'],
  status: ['participationStatus', 'send_status'],
  preference: ['matchingPreference'],
  domainGroupId: ['domainGroupId', 'domain_group_id'],
  joined: ['createdAt'],
  added: ['createdAt'],
  actor: ['actorEmail'],
}
const textOf = (row: Row, name: string): string =>
  (FIELDS[name] ?? [name])
    .map((field) => row[field])
    .filter((value) => typeof value === 'string')
    .join(' ')

const TESTS: Record<string, (row: Row, wanted: string) => boolean> = {
  search: (row, wanted) => {
    const text = JSON.stringify(Object.entries(row).filter(([name]) => !/id$/i.test(name))).toLowerCase()
    return wanted
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  },
  // Those that are archived come besides the others.
  archived: () => true,
  readiness: (row, wanted) => (row.notReady ?? 'ready') === wanted,
  actor: (row, wanted) => textOf(row, 'actor').includes(wanted.toLowerCase()),
  from: (row, day) => textOf(row, 'at').slice(0, 10) >= day,
  to: (row, day) => textOf(row, 'at').slice(0, 10) <= day,
}
const isWhole = (row: Row, name: string, wanted: string) =>
  wanted === 'all' || (textOf(row, name) || 'unassigned') === wanted

const PAGE = '50'

/** The part of a list that a call asks for: searched, filtered, sorted, and one page of it. */
export function partOf(list: Row[], query: Record<string, string>) {
  const { limit = PAGE, cursor = '0', sort, entries: _, ...filters } = query
  const found = list.filter((row) =>
    Object.entries(filters).every(([name, wanted]) =>
      TESTS[name] ? TESTS[name](row, wanted) : isWhole(row, name, wanted),
    ),
  )
  if (sort) {
    const column = sort.replace(/^-/, '')
    found.sort((one, other) => textOf(one, column).localeCompare(textOf(other, column), 'en'))
    if (sort !== column) found.reverse()
  }
  const from = Number(cursor)
  const to = from + Number(limit)
  return {
    items: found.slice(from, to),
    total: found.length,
    next: to < found.length ? String(to) : undefined,
  }
}
