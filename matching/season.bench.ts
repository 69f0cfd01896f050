/**
 * Measures what looking a season ahead does to small teams, and what it costs large companies.
 *   npm run bench -- season
 */
import { lookAhead } from './ahead/ahead'
import { buildProblem, type Columns } from './engine/problem'
import { solve } from './engine/solve'
import { company } from './testing/company'
import { isFlawless, liveSeason, withForesight, withoutForesight } from './testing/season'

const SEEDS = 40
const EVEN = [6, 8, 10, 12, 14, 16, 18, 20, 22, 24]
const ODD = [5, 7, 9, 11, 13, 15, 17, 19, 21, 23]

export function bench() {
  return Promise.resolve([
    ...[...EVEN, ...ODD].sort((a, b) => a - b).map(seasons),
    churn(),
    cost('100,000 people in 300 departments, 24 months', company(100_000, 300, 24, 7), 1.02),
    cost('5,000 same-only teams of 20, 6 months', teams(6), 1.3),
    cost('the same with 12 months: each team is planned', teams(12), 2),
  ])
}

/** Seasons that are not flawless, of those with the same people throughout. */
function seasons(people: number) {
  const months = people % 2 === 0 ? people - 1 : people
  let before = 0
  let after = 0
  for (let seed = 1; seed <= SEEDS; seed++) {
    if (!isFlawless(liveSeason(withoutForesight, { people, months, seed }))) before++
    if (!isFlawless(liveSeason(withForesight, { people, months, seed }))) after++
  }
  const odd = people % 2 === 0 ? '' : ', or somebody left out twice'
  return {
    figure: `${people} people, ${months} months: seasons with a repeat${odd}`,
    target: '0',
    value: `${after} of ${SEEDS}, without foresight ${before}`,
    ok: after === 0,
  }
}

function churn() {
  let before = 0
  let after = 0
  for (let people = 5; people <= 24; people++)
    for (let seed = 1; seed <= SEEDS; seed++) {
      const shape = { people, months: 24, seed, leaving: 0.1 }
      before += liveSeason(withoutForesight, shape).repeats
      after += liveSeason(withForesight, shape).repeats
    }
  return {
    figure: '5 to 24 people, a tenth replaced each month, 24 months: repeats',
    target: '≤ 0.8 × without foresight',
    value: `${after}, without foresight ${before}`,
    ratio: (after / before).toFixed(2),
    ok: after <= 0.8 * before,
  }
}

/** A company of same-only teams of twenty, with as many months behind them as everybody stayed. */
function teams(months: number): Columns {
  const columns = company(100_000, 5_000, 0, 7)
  const a: number[] = []
  const b: number[] = []
  const month: number[] = []
  for (let i = 0; i < 100_000; i++) {
    columns.department[i] = Math.floor(i / 20)
    columns.preference[i] = 0
  }
  for (let back = 1; back <= months; back++)
    for (let first = 0; first < 100_000; first += 20)
      for (let k = 0; k < 10; k++) {
        // The circle method: one stays, the others move on by a place each month.
        const at = (place: number) => first + (place === 19 ? 19 : (place + back) % 19)
        a.push(at(k))
        b.push(at(k === 0 ? 19 : 19 - k))
        month.push(columns.month - back)
      }
  const meetings = { meetingA: a, meetingB: b, meetingMonth: month }
  const asColumns = Object.entries(meetings).map(([name, list]) => [name, Int32Array.from(list)])
  return { ...columns, ...Object.fromEntries(asColumns) }
}

/** The processor time of building and solving, with foresight against without, the least of a few runs each. */
function cost(figure: string, columns: Columns, most: number) {
  let without = Number.POSITIVE_INFINITY
  let ahead = Number.POSITIVE_INFINITY
  for (let k = 0; k < 4; k++) {
    const began = processorTime()
    const problem = buildProblem(columns)
    const { mate } = solve(problem, k)
    const solved = processorTime()
    lookAhead(problem, mate, k)
    without = Math.min(without, solved - began)
    ahead = Math.min(ahead, processorTime() - solved)
  }
  const ratio = (without + ahead) / without
  return {
    figure,
    target: `≤ ${most} × without foresight`,
    value: `${(without + ahead).toFixed(0)} ms, without ${without.toFixed(0)} ms`,
    ratio: ratio.toFixed(2),
    ok: ratio <= most,
  }
}

function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
