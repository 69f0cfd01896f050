import { percentOf } from '../../shared/numbers'
import { type ConnectionMap, departmentLabel } from './metrics.rules'
import { currentLanguage, words } from '../words'

type Cell = ConnectionMap['total'][number]

/** What the server calls the line of merged departments. */
const SMALLER = 'Smaller departments'

/** The map with the line of merged departments called so in the language of the page. */
export function mapInWords(map: ConnectionMap): ConnectionMap {
  const { smaller } = words.figures.map
  const departments = map.departments.map((one) => ({
    ...one,
    name: one.name === SMALLER ? smaller : departmentLabel(one.name),
  }))
  return { ...map, departments }
}

/** How many matches took place between each two departments, both ways round. */
export function matrixOf(size: number, cells: readonly Cell[]): number[][] {
  const matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  const put = (row: number, column: number, met: number) => {
    const line = matrix[row]
    if (line && column < size) line[column] = met
  }
  for (const { a, b, met } of cells) {
    put(a, b, met)
    put(b, a, met)
  }
  return matrix
}

export interface Line {
  place: number
  name: string
  /** One number for each month, oldest first. */
  months: number[]
  total: number
}

/**
 * The lines of the heat map: for each department the matches it took part in, or, with a department chosen, its matches
 * with each other one. Lines without any are left out when a department is chosen.
 */
export function heatLines(map: ConnectionMap, chosen: number | null): Line[] {
  const counts = (place: number, { a, b }: Cell) =>
    chosen === null
      ? a === place || b === place
      : (a === chosen && b === place) || (b === chosen && a === place)
  const lines = map.departments.map(({ name }, place) => {
    const months = map.months.map(({ cells }) =>
      cells.reduce((sum, cell) => (counts(place, cell) ? sum + cell.met : sum), 0),
    )
    return { place, name, months, total: months.reduce((sum, met) => sum + met, 0) }
  })
  return chosen === null
    ? lines
    : lines.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total)
}

export interface Pair {
  one: string
  other: string
  met: number
}

/** Every two departments that met, most chats first. */
export function pairsOf({ departments, total }: ConnectionMap): Pair[] {
  return total
    .map(({ a, b, met }) => ({
      one: departments[a]?.name ?? '',
      other: departments[b]?.name ?? '',
      met,
    }))
    .filter(({ met }) => met > 0)
    .sort((one, other) => other.met - one.met || one.one.localeCompare(other.one, currentLanguage()))
}

/** How many matches took place, and which share of them between two departments. */
export function summaryOf({ total }: ConnectionMap): { met: number; acrossPercent: number } {
  const met = total.reduce((sum, cell) => sum + cell.met, 0)
  const across = total.reduce((sum, { a, b, met: count }) => (a === b ? sum : sum + count), 0)
  return { met, acrossPercent: percentOf(across, met) }
}

/** One department in words: "42 chats with 9 departments, mostly with Design (12)." */
export function departmentInWords(map: ConnectionMap, place: number): string {
  const lines = heatLines(map, place)
  const met = lines.reduce((sum, { total }) => sum + total, 0)
  const own = lines.find((line) => line.place === place)?.total ?? 0
  const others = lines.filter((line) => line.place !== place)
  const [most] = others
  const texts = words.figures.map
  return met === 0
    ? texts.nobody
    : texts.met(met, own, most ? { departments: others.length, most: most.name, mostMet: most.total } : null)
}

/** From roast through amber and sage to blue: one calm row of hues for any number of departments. */
export function hueOf(place: number, size: number): number {
  const [first, last] = [45, 262]
  return size < 2 ? first : Math.round(first + ((last - first) * place) / (size - 1))
}
