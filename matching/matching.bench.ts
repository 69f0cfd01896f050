/**
 * Measures the engine against its figures and against what others would use.
 *   npm run bench -- matching
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProblem, type Columns, type Problem } from './engine/problem'
import { solve } from './engine/solve'
import { valueOf } from './engine/value'
import { changeColumns, check, matchColumns } from './index'
import { blossomEdges, blossomPairs, greedyPairs, shufflePairs } from './testing/baselines'
import { asInstance, company } from './testing/company'
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
    if (people === 100_000) {
      figures.push(
        limit('100,000 people, 24 months, arrays to certified pairing', 500, ours.time, 'ms', ours.cpu),
      )
      figures.push(measureChanges(columns))
      figures.push(...measureRules(columns, people, ours.time))
      figures.push(...(await measureFiles(columns)))
      figures.push(...(await measureFilesOfRules(columns)))
    }
    if (people === 1_000_000) {
      figures.push(
        limit('1,000,000 people, 24 months, arrays to certified pairing', 3000, ours.time, 'ms', ours.cpu),
      )
      figures.push(limit('memory of the process that did it', 1500, ours.memory, 'MB'))
    }
    figures.push({
      figure: `bounds at ${people.toLocaleString('en')} people`,
      target: 'P and X met',
      value: ours.optimal ? 'whole vector proven' : 'not proven',
      ratio: ours.optimal ? 1 : 2,
    })
  }
  return figures
}

/** The best of a few runs, so that a busy machine counts less; CPU time beside it. Small sizes are warmed up. */
function measureEngine(columns: Columns, people: number) {
  const names = { id: String, department: (i: number) => `Department ${columns.department[i]}` }
  const run = () => {
    const before = process.cpuUsage()
    const began = performance.now()
    const { certificate } = matchColumns(columns, names)
    const time = performance.now() - began
    const { user, system } = process.cpuUsage(before)
    return { time, cpu: (user + system) / 1000, certificate }
  }
  for (let k = 0; k < (people <= 10_000 ? 30 : 0); k++) run()
  const runs = Array.from({ length: 5 }, run).sort((a, b) => a.time - b.time)
  const { time, cpu, certificate: c } = runs[0]!
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
  return { time, cpu, memory, line, optimal: c.optimal }
}

/** The same people in twelve zones of hours, with blocks and managers; and as a company of sites. */
function measureRules(columns: Columns, people: number, plain: number): Figure[] {
  const places = { 'working anywhere': false, 'each department in one or two zones': true }
  return Object.entries(places).flatMap(([where, atHome]) => {
    const { time, line, optimal } = measureEngine(withRules(columns, SEED, atHome), people)
    console.log(line)
    return [
      {
        figure: `100,000 people with hours, blocks and managers, ${where}`,
        target: '≤ 6 × the same without',
        value: `${(time / plain).toFixed(1)} × (${time.toFixed(0)} ms)`,
        ratio: time / plain / 6,
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

/** The slowest of a few changes of one round: a pair parted, two brought together, somebody taken out, twenty wishes at once. */
function measureChanges(columns: Columns): Figure {
  const names = {
    id: String,
    name: String,
    department: (i: number) => `Department ${columns.department[i]}`,
  }
  const { pairs } = matchColumns(columns, names)
  const pair = (k: number): [number, number] => [pairs[2 * k]!, pairs[2 * k + 1]!]
  const none = { together: [], apart: [], out: [] }
  const ten = Array.from({ length: 10 }, (_, k) => pair(20 + 7 * k))
  const times = [
    { ...none, apart: [pair(7)] },
    { ...none, together: [[pair(3)[0], pair(9)[0]] as [number, number]] },
    { ...none, out: [pair(5)[0]] },
    { ...none, apart: ten, out: ten.map((_, k) => pair(100 + 3 * k)[0]) },
  ].map((wishes) => {
    const began = performance.now()
    changeColumns(columns, pairs, wishes, names)
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

/** The same with hours, blocks and managers, beside the checker in a process of its own. */
async function measureFilesOfRules(columns: Columns): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'match-bench-'))
  try {
    const files = [join(folder, 'in.json'), join(folder, 'out.json')]
    writeFileSync(files[0]!, JSON.stringify(asInstance(withRules(columns, SEED))))
    const run = await measureCommand(files)
    const checked = await measureCommand(['--check', ...files])
    return [
      limit('100,000 people with hours, blocks and managers, memory from JSON', 400, run.peak, 'MB'),
      {
        figure: 'the separate checker on that round, from JSON',
        target: 'no slower than the run',
        value: `${checked.time.toFixed(0)} ms beside ${run.time.toFixed(0)} ms`,
        ratio: checked.time / run.time,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The best time of three runs of the command in a process of its own, and the most memory. */
async function measureCommand(args: string[]): Promise<{ time: number; peak: number }> {
  let time = Number.POSITIVE_INFINITY
  let peak = 0
  for (let k = 0; k < 3; k++) {
    const began = performance.now()
    const command = ['scripts/run.mjs', 'matching/cli/main.ts', ...args]
    const child = spawn(process.execPath, command, { stdio: 'ignore' })
    const watch = setInterval(() => {
      peak = Math.max(peak, peakMemory(child.pid))
    }, 20)
    await new Promise((done) => child.on('exit', done))
    clearInterval(watch)
    time = Math.min(time, performance.now() - began)
  }
  return { time, peak }
}

/** The command in a process of its own, from a JSON file to a JSON file. */
async function measureFiles(columns: Columns): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'match-bench-'))
  try {
    const [input, output] = [join(folder, 'in.json'), join(folder, 'out.json')]
    const instance = asInstance(columns)
    writeFileSync(input, JSON.stringify(instance))
    const { time, peak } = await measureCommand([input, output])
    const round: Parameters<typeof check>[1] = JSON.parse(readFileSync(output, 'utf8'))
    const checking = performance.now()
    const faults = check(instance, round)
    const checked = performance.now() - checking
    return [
      limit('100,000 people, JSON file to JSON file, starting and bundling included', 1500, time, 'ms'),
      limit('memory of that process', 300, peak, 'MB'),
      {
        figure: 'the separate checker on that round',
        target: 'confirms it',
        value: faults.length === 0 ? `confirmed in ${checked.toFixed(0)} ms` : faults[0]!,
        ratio: faults.length === 0 ? 1 : 2,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
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

function limit(figure: string, most: number, value: number, unit: string, cpu?: number): Figure {
  const beside = cpu === undefined ? '' : `, ${cpu.toFixed(0)} ms of CPU`
  return {
    figure,
    target: `≤ ${most} ${unit}`,
    value: `${value.toFixed(0)} ${unit}${beside}`,
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
