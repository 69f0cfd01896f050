/**
 * Measures tables of three to five against their figures.
 *   npm run bench -- tables
 */
import { checkTables, type Instance, matchTables, type TableSize } from './index'
import { monthText } from './model/month'
import { asInstance, company } from './testing/company'
import { dice, FAMILY_NAMES, instanceOf } from './testing/families'
import { withHosts } from './testing/hosts'
import { optimumTables } from './testing/table-reference'

type Tables = Instance & { size: TableSize }

interface Row {
  figure: string
  target: string
  value: string
  ok: boolean
}

export function bench(): Promise<Row[]> {
  return Promise.resolve([
    ...[1, 2, 3].map((seed) => measure(500, 12, seed, 10)),
    measure(5_000, 40, 7, 60),
    twoYears(),
    likeBruteForce(),
    hosted(500, 60, true),
    hosted(100, 60, true),
    hosted(500, 60, false),
    hostsLikeBruteForce(),
  ])
}

/** A company with a year of history, at tables of four. */
function measure(people: number, departments: number, seed: number, seconds: number): Row {
  const instance: Tables = { ...asInstance(company(people, departments, 12, seed)), size: 4 }
  const before = process.cpuUsage()
  const round = matchTables(instance)
  const { user, system } = process.cpuUsage(before)
  const time = (user + system) / 1e6
  const memory = process.resourceUsage().maxRSS / 1000
  const faults = checkTables(instance, round)
  const { seated, repeats, crossEdges } = round.certificate
  const short = (100 * crossEdges.gap) / crossEdges.bound
  return {
    figure: `${people.toLocaleString('en')} people, a year of history, tables of four`,
    target: `all seated, cross edges within 2 % of the bound, ≤ ${seconds} s, ≤ 500 MB, confirmed`,
    value: `${seated.value} seated, ${repeats.value} repeats (at least ${repeats.bound}), ${crossEdges.value} cross edges (${short.toFixed(1)} % below the bound), ${time.toFixed(1)} s of processor time, ${memory.toFixed(0)} MB, ${faults.length === 0 ? 'confirmed' : faults[0]}`,
    ok: seated.gap === 0 && short <= 2 && time <= seconds && memory <= 500 && faults.length === 0,
  }
}

/** Sixty people for two years: how many others each has met. */
function twoYears(): Row {
  const d = dice(5)
  const people: Tables['people'] = Array.from({ length: 60 }, (_, i) => ({
    id: `p${i}`,
    department: `d${d.int(1, 6)}`,
    preference: 'any',
  }))
  const history: Tables['history'] = []
  for (let m = 0; m < 24; m++) {
    const month = monthText(2026 * 12 + m)
    for (const table of matchTables({ month, seed: m, people, history, size: 4 }).tables)
      table.forEach((a, i) => {
        for (const b of table.slice(0, i)) history.push({ a, b, month })
      })
  }
  const met = (2 * new Set(history.map(({ a, b }) => [a, b].sort().join())).size) / 60
  return {
    figure: '60 people, 24 rounds of tables of four',
    target: '95 % of the 59 others met',
    value: `${met.toFixed(1)} met`,
    ok: met >= 0.95 * 59,
  }
}

function likeBruteForce(): Row {
  const seeds = Array.from({ length: 100 }, (_, seed) => seed)
  const instances = FAMILY_NAMES.flatMap((family, f) =>
    seeds.map((seed): Tables => {
      const size = (3 + ((seed + f) % 3)) as TableSize
      return { ...instanceOf(family, seed, 3 + (seed % 10)), size }
    }),
  )
  const wrong = instances.filter((instance) => {
    const { seated, leftOutDebt, otherSizes, repeats, crossEdges } = matchTables(instance).certificate
    const found = [seated, leftOutDebt, otherSizes, repeats, crossEdges].map(({ value }) => value)
    return found.join() !== optimumTables(instance).join()
  })
  return {
    figure: `${instances.length} instances of up to 12 people`,
    target: 'as brute force',
    value: `${wrong.length} differ`,
    ok: wrong.length === 0,
  }
}

/** Guests of a company with a year of history, owed up to five rounds, and hosts for tables of four. */
function hosted(guests: number, hosts: number, open: boolean): Row {
  const all = asInstance(company(guests + hosts, 12, 12, 1))
  const people = all.people.map((one, i): Tables['people'][number] => ({
    ...one,
    ...(open && { preference: 'any', leftOutDebt: i % 6 }),
    host: i < hosts,
  }))
  const instance: Tables = { ...all, people, size: 4 }
  const before = process.cpuUsage()
  const round = matchTables(instance)
  const { user, system } = process.cpuUsage(before)
  const time = (user + system) / 1e6
  const faults = checkTables(instance, round)
  const { seated, leftOutDebt, crossEdges } = round.certificate
  const short = (100 * crossEdges.gap) / crossEdges.bound
  return {
    figure: `${guests} guests and ${hosts} hosts, a year of history, tables of four, ${open ? 'open to anyone' : 'with preferences'}`,
    target: `all seats filled, ≤ 10 s, confirmed${open ? ', the least debt, cross edges within 2 % of the bound' : ''}`,
    value: `${seated.value} seated, debt ${leftOutDebt.gap} above the bound, ${crossEdges.value} cross edges (${short.toFixed(1)} % below the bound), ${time.toFixed(1)} s of processor time, ${faults.length === 0 ? 'confirmed' : faults[0]}`,
    ok:
      seated.gap === 0 &&
      time <= 10 &&
      faults.length === 0 &&
      (!open || (leftOutDebt.gap === 0 && short <= 2)),
  }
}

/** Instances with hosts, of up to 12 people. */
function hostsLikeBruteForce(): Row {
  const instances = FAMILY_NAMES.flatMap((family, f) =>
    Array.from({ length: 100 }, (_, seed): Tables => {
      const size = (3 + ((seed + f) % 3)) as TableSize
      return { ...withHosts(instanceOf(family, seed, 3 + (seed % 10)), seed, [0.3, 0.5, 0.7][f % 3]!), size }
    }),
  )
  const wrong = instances.filter((instance) => {
    const { seated, leftOutDebt, otherSizes, hostsResting, repeats, crossEdges } =
      matchTables(instance).certificate
    const goals = [seated, leftOutDebt, otherSizes, hostsResting!, repeats, crossEdges]
    return goals.map(({ value }) => value).join() !== optimumTables(instance).join()
  })
  return {
    figure: `${instances.length} instances of up to 12 people with hosts`,
    target: 'as brute force',
    value: `${wrong.length} differ`,
    ok: wrong.length === 0,
  }
}
