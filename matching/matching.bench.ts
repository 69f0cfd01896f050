/**
 * Measures the engine against its figures and against what others would use.
 *   npm run bench -- matching
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProblem, type Problem, valueOf } from './engine/problem'
import type { Columns } from './model/columns'
import { solve } from './engine/solve'
import { changeRound, match, type Wishes } from './index'
import { matchColumns } from './match'
import { blossomEdges, blossomPairs, greedyPairs, shufflePairs } from './testing/baselines'
import { asInstance, company } from './testing/company'
import { dice } from './testing/families'
import { withRules } from './testing/rules'

/** One measured figure; `ratio` is its share of the limit (below 1 is within it). */
interface Figure {
  figure: string
  target: string
  value: string
  ratio?: number
}

const SIZES = [
  { people: 100, departments: 8 },
  { people: 1_000, departments: 20 },
  { people: 10_000, departments: 80 },
  { people: 100_000, departments: 300 },
  { people: 1_000_000, departments: 3_000 },
]
const MONTHS = 24
const SEED = 7
/** 100,000 people with hours, blocks and managers: from arrays, and from file to file. */
const RULES_MS = { arrays: 500, files: 2_000 }

/** Runs the whole bench: the long table line by line as it is measured, then the figures. */
export async function bench() {
  const figures = await measure(console.log)
  return figures.map(({ ratio, ...figure }) => ({
    ...figure,
    ratio: ratio?.toFixed(2),
    ok: ratio === undefined ? undefined : ratio <= 1,
  }))
}

async function measure(log: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = []
  log(row('people', 'method', 'ms', 'MB', 'P', 'debt left', 'X', 'R', 'A', 'bounds'))
  for (const { people, departments } of SIZES) {
    const columns = company(people, departments, MONTHS, SEED)
    const ours = measureEngine(columns, people)
    log(ours.line)
    const problem = buildProblem(columns)
    if (people >= 100_000) figures.push(...measureSpeed(columns, problem, people))
    const quickest = quickestSolve(problem, people)
    for (const [name, method] of Object.entries({ shuffle: shufflePairs, greedy: greedyPairs })) {
      const began = performance.now()
      const mate = method(problem)
      log(baselineRow(problem, people, name, performance.now() - began, mate))
    }
    if (people <= 1_000) {
      const edges = blossomEdges(problem)
      const began = performance.now()
      const mate = blossomPairs(problem, edges)
      const time = performance.now() - began
      log(baselineRow(problem, people, 'edmonds-blossom', time, mate))
      if (people === 1_000)
        figures.push({
          figure: 'solving 1,000 people against edmonds-blossom',
          target: '≥ 500 × faster',
          value: `${Math.round(time / quickest)} × (${quickest.toFixed(1)} ms against ${time.toFixed(0)} ms)`,
          ratio: 500 / (time / quickest),
        })
    }
    if (people === 10_000 || people === 100_000) figures.push(...measureSides(columns, people))
    if (people === 100_000) {
      figures.push(measureChanges(columns))
      figures.push(...measureRules(columns, people))
      figures.push(...(await measureFiles('24 months', columns, 200, besideGreedy)))
      figures.push(...(await measureFiles('hours, blocks and managers', withRules(columns, SEED), 400)))
    }
    if (people === 1_000_000)
      figures.push(limit('memory of the process that did it', 1000, ours.memory, 'MB'))
    figures.push({
      figure: `bounds at ${people.toLocaleString('en')} people`,
      target: 'P and X met',
      value: ours.optimal ? 'whole vector proven' : 'not proven',
      ratio: ours.optimal ? 1 : 2,
    })
  }
  return figures
}

/** The best of a few runs, so that a busy machine counts less. Small sizes are warmed up. */
function measureEngine(columns: Columns, people: number) {
  const names = { id: String, department: (i: number) => `Department ${columns.department[i]}` }
  const run = () => {
    const began = performance.now()
    const { certificate } = matchColumns(columns, names)
    return { time: performance.now() - began, certificate }
  }
  for (let k = 0; k < (people <= 10_000 ? 30 : 0); k++) run()
  const runs = Array.from({ length: 5 }, run).sort((a, b) => a.time - b.time)
  const { time, certificate: c } = runs[0]!
  const memory = process.resourceUsage().maxRSS / 1000
  const bounds = `P ≤ ${c.pairsBound}, X ≤ ${c.crossPairsBound}${c.optimal ? ', all proven' : ''}`
  const line = row(
    people,
    'this engine',
    time.toFixed(1),
    memory.toFixed(0),
    c.pairs,
    c.leftOutDebt,
    c.crossPairs,
    c.repeats,
    c.recencyCost,
    bounds,
  )
  return { memory, line, optimal: c.optimal }
}

/** Departments need no names where only the time counts. */
const NAMES = { id: String, department: String }

/** The least processor time of some runs in turn, in milliseconds: what else the machine does counts little, and for all alike. */
function leastTimes(runs: (() => unknown)[], turns: number): number[] {
  const least = runs.map(() => Number.POSITIVE_INFINITY)
  for (let turn = 0; turn < turns; turn++)
    runs.forEach((run, k) => {
      globalThis.gc?.()
      const before = process.cpuUsage()
      run()
      const { user, system } = process.cpuUsage(before)
      least[k] = Math.min(least[k]!, (user + system) / 1000)
    })
  return least
}

/** Arrays to certified pairing, compared with plain greedy from the same arrays, and with greedy whose rows of meetings are ready. */
function measureSpeed(columns: Columns, problem: Problem, people: number): Figure[] {
  const large = people > 100_000
  const [ours, greedy, onRows] = leastTimes(
    [
      () => matchColumns(columns, NAMES),
      () => greedyPairs(buildProblem(columns)),
      () => greedyPairs(problem),
    ],
    large ? 4 : 15,
  )
  const most = large ? 1.2 : 2
  const ratio = ours! / greedy!
  return [
    {
      figure: `${people.toLocaleString('en')} people, 24 months, arrays to certified pairing`,
      target: `≤ ${most} × plain greedy from the same arrays`,
      value: `${ratio.toFixed(2)} × (${ours!.toFixed(0)} ms of processor time), ${(ours! / onRows!).toFixed(2)} × if greedy finds its rows of meetings ready`,
      ratio: ratio / most,
    },
  ]
}

/** The same people in twelve zones of hours, with blocks and managers; and as a company of sites. */
function measureRules(columns: Columns, people: number): Figure[] {
  const places = { 'working anywhere': false, 'each department in one or two zones': true }
  return Object.entries(places).flatMap(([where, atHome]) => {
    const ruled = withRules(columns, SEED, atHome)
    const { line, optimal } = measureEngine(ruled, people)
    console.log(line)
    const [time, plain] = leastTimes(
      [() => matchColumns(ruled, NAMES), () => matchColumns(columns, NAMES)],
      10,
    )
    return [
      {
        figure: `100,000 people with hours, blocks and managers, ${where}`,
        target: `≤ ${RULES_MS.arrays} ms`,
        value: `${time!.toFixed(0)} ms of processor time (${(time! / plain!).toFixed(1)} × the same without)`,
        ratio: time! / RULES_MS.arrays,
      },
      {
        figure: `bounds of that round, ${where}`,
        target: 'P and X met',
        value: optimal ? 'whole vector proven' : 'not proven',
        ratio: optimal ? 1 : 2,
      },
    ]
  })
}

/** Pairs of a host and a guest, and of two groups: two fifths host, and rounds owe everybody up to a hundred. */
function measureSides(columns: Columns, people: number): Figure[] {
  const d = dice(SEED)
  const host = columns.preference.map(() => (d.chance(0.4) ? 1 : 0))
  const debt = columns.debt.map(() => d.int(0, 100))
  const ways = { 'a host and a guest': { host }, 'two groups': { group: Int32Array.from(host) } }
  return Object.entries(ways).map(([what, sides]) => {
    const run = () => matchColumns({ ...columns, debt, ...sides }, NAMES).certificate
    const { optimal } = run()
    const [time] = leastTimes([run], 3)
    const most = people / 5
    return {
      figure: `${people.toLocaleString('en')} people, 24 months, pairs of ${what}`,
      target: `≤ ${most} ms, all proven`,
      value: `${time!.toFixed(0)} ms of processor time, ${optimal ? 'whole vector proven' : 'not proven'}`,
      ratio: optimal ? time! / most : 2,
    }
  })
}

/** The slowest of a few changes of one round: a pair parted, two brought together, somebody taken out, twenty wishes at once. */
function measureChanges(columns: Columns): Figure {
  const instance = { ...asInstance(columns), history: [] }
  const base = match(instance, columns)
  const pair = (k: number) => base.pairs[k]!
  const ten = Array.from({ length: 10 }, (_, k) => pair(20 + 7 * k))
  const times = [
    { apart: [pair(7)] },
    { together: [[pair(3)[0], pair(9)[0]]], overrule: true },
    { out: [pair(5)[0]] },
    { apart: ten, out: ten.map((_, k) => pair(100 + 3 * k)[0]) },
  ].map((wishes) => {
    const began = performance.now()
    changeRound(instance, base.pairs, wishes as Wishes, columns)
    return performance.now() - began
  })
  return limit('100,000 people, 24 months, the round under wishes', 3000, Math.max(...times), 'ms')
}

/** Solving alone, without certificate: what the other libraries are timed at. Median of nine. */
function quickestSolve(problem: Problem, people: number): number {
  if (people > 1_000) return 0
  const times: number[] = []
  for (let k = 0; k < 9; k++) {
    const began = performance.now()
    solve(problem, k)
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[4]!
}

function baselineRow(problem: Problem, people: number, name: string, time: number, mate: Int32Array): string {
  const { pairs, leftOutDebt, crossPairs, repeats, recencyCost } = valueOf(problem, mate)
  return row(people, name, time.toFixed(1), '', pairs, leftOutDebt, crossPairs, repeats, recencyCost, '')
}

/** From JSON file to JSON file in a process of its own, then the checker in another. */
async function measureFiles(
  what: string,
  columns: Columns,
  memory: number,
  speedOf?: typeof besideGreedy,
): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'match-bench-'))
  try {
    const files = [join(folder, 'in.json'), join(folder, 'out.json')]
    writeFileSync(files[0]!, JSON.stringify(asInstance(columns)))
    const [run, checked] = await measureCommands([files, ['--check', ...files]])
    const speed = speedOf
      ? speedOf(columns, run!.time)
      : limit(`100,000 people with ${what}, from JSON to JSON`, RULES_MS.files, run!.time, 'ms')
    return [
      speed,
      limit(`100,000 people with ${what}, memory from JSON to JSON`, memory, run!.peak, 'MB'),
      {
        figure: 'the separate checker on that round',
        target: 'confirms it, no slower than the run',
        value: checked!.ok
          ? `${checked!.time.toFixed(0)} ms, compared with ${run!.time.toFixed(0)} ms`
          : 'not confirmed',
        ratio: checked!.ok ? checked!.time / run!.time : 2,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The command's time by the clock, compared with that of plain greedy from arrays. */
function besideGreedy(columns: Columns, time: number): Figure {
  const greedy = Math.min(
    ...Array.from({ length: 9 }, () => {
      const began = performance.now()
      greedyPairs(buildProblem(columns))
      return performance.now() - began
    }),
  )
  return {
    figure: '100,000 people, JSON file to JSON file, starting and bundling included',
    target: '≤ 15 × plain greedy from arrays',
    value: `${(time / greedy).toFixed(0)} × (${time.toFixed(0)} ms)`,
    ratio: time / greedy / 15,
  }
}

/** The least time of each of some commands, five times in turn in a process of its own, and the most memory. */
async function measureCommands(commands: string[][]) {
  const found = commands.map(() => ({ time: Number.POSITIVE_INFINITY, peak: 0, ok: true }))
  for (let turn = 0; turn < 5; turn++)
    for (const [k, args] of commands.entries()) {
      const best = found[k]!
      const began = performance.now()
      const command = ['scripts/run.mjs', 'matching/cli/main.ts', ...args]
      const child = spawn(process.execPath, command, { stdio: 'ignore' })
      const watch = setInterval(() => {
        best.peak = Math.max(best.peak, peakMemory(child.pid))
      }, 20)
      const code = await new Promise((done) => child.on('exit', done))
      clearInterval(watch)
      best.time = Math.min(best.time, performance.now() - began)
      best.ok &&= code === 0
    }
  return found
}

/** Peak resident memory of a process in MB; 0 where the system does not report it. */
function peakMemory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000
  } catch {
    return 0
  }
}

function limit(figure: string, most: number, value: number, unit: string): Figure {
  return {
    figure,
    target: `≤ ${most} ${unit}`,
    value: `${value.toFixed(0)} ${unit}`,
    ratio: value / most,
  }
}

function row(...cells: (string | number)[]): string {
  const widths = [9, 16, 9, 6, 8, 10, 8, 7, 9, 0]
  return cells
    .map((cell, i) =>
      i === 1 || i === 9 ? String(cell).padEnd(widths[i]!) : String(cell).padStart(widths[i]!),
    )
    .join('  ')
}
