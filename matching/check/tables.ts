import type { TableSize, TablesCertificate, TablesRound } from '../model/model'
import { compare, MOST_FAULTS } from './faults'
import type { TableFigures } from './few-tables'
import { type Checkable, Roster } from './roster'
import { boundsOfTables } from './table-bounds'

/** A round whose explanations don't matter. */
type Seated = Omit<TablesRound, 'explanations'>

/**
 * Confirms tables without trusting the engine that made them: everybody once, every table allowed, the figures of the
 * certificate right, and no bound better than what is proven here.
 * @returns the faults found, in words; empty when everything is confirmed
 */
export function checkTables(instance: Checkable & { size: TableSize }, round: Seated): string[] {
  const roster = new Roster(instance)
  const { faults, ...seats } = readTables(roster, round, instance.size)
  if (faults.length > 0) return faults.slice(0, MOST_FAULTS)
  const figures = figuresOf(roster, seats, instance.size)
  const { certificate } = round
  const goals = GOALS.filter((goal) => roster.host || goal !== 'hostsResting')
  for (const goal of goals) {
    const given = certificate[goal]
    if (!given) return [`certificate.${goal}: missing`]
    faults.push(...compare(`certificate.${goal}.value`, given.value, figures[goal], 'the tables give'))
    const gap = Math.abs(given.bound - given.value)
    faults.push(...compare(`certificate.${goal}.gap`, given.gap, gap, 'value and bound give'))
  }
  if (faults.length > 0) return faults
  const proven = boundsOfTables(roster, figures, instance.size)
  for (const goal of goals) {
    const { bound } = certificate[goal]!
    const isProven =
      goal === 'seated' || goal === 'crossEdges' ? bound >= proven[goal] : bound <= proven[goal]
    if (!isProven)
      faults.push(`certificate.${goal}.bound: says ${bound}, what can be proven is ${proven[goal]}`)
  }
  faults.push(...roster.faultsOfTopics(round.tables, certificate.sharedTopics))
  const optimal = goals.every((goal) => certificate[goal]!.gap === 0)
  return [...faults, ...compare('certificate.optimal', certificate.optimal, optimal, 'the bounds say')]
}

const GOALS = [
  'seated',
  'leftOutDebt',
  'otherSizes',
  'hostsResting',
  'repeats',
  'crossEdges',
] as const satisfies (keyof TablesCertificate)[]

/** The tables by position, and what is wrong with them. */
function readTables(roster: Roster, round: Seated, size: number) {
  const faults: string[] = []
  const seen = new Set<number>()
  const take = (id: string): number[] => {
    const i = roster.index.get(id)
    if (i === undefined) faults.push(`${id} does not take part`)
    else if (seen.has(i)) faults.push(`${id} appears twice in the round`)
    else seen.add(i)
    return i === undefined ? [] : [i]
  }
  const isScarce = roster.isScarce(size)
  const least = isScarce ? 2 : size - 1
  const most = roster.host ? size : size + 1
  if (isScarce && round.tables.length > 1) faults.push('tables: so few guests sit at one table')
  const tables = round.tables.map((ids) => {
    const people = ids.flatMap(take)
    if (ids.length < least || ids.length > most)
      faults.push(`${ids.join(', ')}: ${ids.length} at a table, not ${least} to ${most}`)
    people.forEach((a, i) => {
      for (const b of people.slice(0, i)) {
        const objection = roster.objection(a, b)
        if (objection !== null) faults.push(`${ids.join(', ')} may not sit together: ${objection}`)
      }
    })
    if (!roster.allShareTime(people))
      faults.push(`${ids.join(', ')} may not sit together: their working hours have no half hour in common`)
    return people
  })
  const leftOut = round.leftOut.flatMap(take)
  const resting = (round.resting ?? []).flatMap(take)
  faults.push(...roster.faultsOfHosts(round.tables, round.leftOut, round.resting))
  for (const [id, i] of roster.index) if (!seen.has(i)) faults.push(`${id} is missing from the round`)
  return { faults, tables, leftOut, resting }
}

type Seats = Record<'leftOut' | 'resting', number[]> & { tables: number[][] }

function figuresOf(roster: Roster, { tables, leftOut, resting }: Seats, size: number): TableFigures {
  const owed = (people: number[]) => people.reduce((sum, i) => sum + roster.debt[i]!, 0)
  const edges = tables.flatMap((table) =>
    table.flatMap((a, i) => table.slice(0, i).map((b) => [a, b] as const)),
  )
  return {
    seated: tables.flat().filter((i) => !roster.host?.[i]).length,
    leftOutDebt: owed(leftOut),
    otherSizes: tables.filter((table) => table.length !== size).length,
    hostsResting: owed(resting),
    repeats: edges.filter(([a, b]) => roster.monthsSince(a, b) !== Number.POSITIVE_INFINITY).length,
    crossEdges: edges.filter(([a, b]) => roster.crosses(a, b)).length,
  }
}
