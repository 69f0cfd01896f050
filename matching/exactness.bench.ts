/**
 * Compares the engine with an oracle that shares no code with it, `testing/oracle.py`, over everything that can keep people
 * apart and three at a table. Needs python3 with scipy. The whole campaign takes half an hour:
 *   EXACTNESS=1 npm run bench -- exactness
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { check, type Instance, match } from './index'
import { withBarredPairs } from './testing/barred'
import { ago, dice, FAMILY_NAMES, instanceOf } from './testing/families'
import { withGroups } from './testing/groups'
import { HOURS_NAMES, withHours } from './testing/hours'

const ORACLE = 'matching/testing/oracle.py'

/** How many people the instances of a campaign have, and how many instances it has; without EXACTNESS=1 a fiftieth. */
const CAMPAIGNS = [
  { people: [0, 10], many: 100_000 },
  { people: [13, 60], many: 1_000 },
] as const

interface Counts {
  instances: number
  seatings: number
  disagreements: number
}

export async function bench() {
  const missing = spawnSync('python3', [ORACLE, '--ready']).status !== 0
  if (missing)
    return [
      {
        figure: 'rounds compared with an oracle',
        target: 'equal',
        value: 'not compared: needs python3 with scipy',
      },
    ]
  const rows = []
  for (const { people, many } of CAMPAIGNS) {
    const whole = process.env.EXACTNESS === '1' ? many : many / 50
    const { counts, unproven } = await compare(people, whole)
    rows.push({
      figure: `${whole.toLocaleString('en')} instances of ${people.join(' to ')} people, ${counts.seatings} with three at a table`,
      target: 'as the oracle, proven, confirmed',
      value: `${counts.disagreements} disagreements, ${unproven} not proven or not confirmed`,
      ok: counts.instances === whole && counts.disagreements === 0 && unproven === 0,
    })
  }
  return rows
}

async function compare([fewest, most]: readonly [number, number], many: number) {
  const oracle = spawn('python3', [ORACLE], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines: string[] = []
  createInterface(oracle.stdout).on('line', (line) => {
    lines.push(line)
    if (line.includes('"wrong"')) console.log(line)
  })
  const ended = once(oracle, 'close')
  let unproven = 0
  for (let seed = 1; seed <= many; seed++) {
    const { name, instance } = caseOf(seed, fewest, most)
    const { pairs, trios, certificate, ...rest } = match(instance)
    const faults = check(instance, { pairs, certificate, ...rest, ...(trios && { trios }) })
    if (faults.length > 0 || !certificate.optimal || certificate.threes?.optimal === false) {
      unproven++
      console.log(
        JSON.stringify({ name, optimal: certificate.optimal, threes: certificate.threes?.optimal, faults }),
      )
    }
    const line = JSON.stringify({ name, instance, pairs, trios })
    if (!oracle.stdin.write(`${line}\n`)) await once(oracle.stdin, 'drain')
  }
  oracle.stdin.end()
  await ended
  const counts: Counts = JSON.parse(lines.at(-1) ?? '{"instances":0}')
  return { counts, unproven }
}

/** An instance of a family with what else keeps people apart: blocks, hours, managers, groups, each in about half of them. */
function caseOf(seed: number, fewest: number, most: number): { name: string; instance: Instance } {
  const d = dice(seed * 17 + most)
  const family = FAMILY_NAMES[seed % FAMILY_NAMES.length]!
  const count = d.int(fewest, most)
  let instance = instanceOf(family, seed, count)
  const rules: string[] = []
  if (d.chance(0.6)) {
    const hours = d.pick(HOURS_NAMES)
    rules.push(hours)
    instance = withHours(instance, hours, seed)
  }
  if (d.chance(0.5)) {
    rules.push('blocks')
    instance = withBarredPairs(instance, seed, d.pick([0.02, 0.1, 0.4]))
  }
  if (d.chance(0.5)) {
    rules.push('managers')
    instance = withManagers(instance, d.int(1, 6))
  }
  if (d.chance(0.3)) {
    rules.push('groups')
    instance = withGroups(instance, seed, d.int(2, 6))
  }
  if (d.chance(0.4)) {
    rules.push('another number of months')
    instance = { ...instance, noRepeatMonths: d.pick([0, 1, 2, 6, 12]) }
  }
  if (d.chance(0.3)) {
    rules.push('meetings of long ago')
    instance = withOldMeetings(instance, seed)
  }
  if (d.chance(0.5)) {
    rules.push('threes')
    instance = { ...instance, threes: true }
  }
  return { name: `${seed}: ${count} people, ${[family, ...rules].join(', ')}`, instance }
}

/** Half of all pairs met once more, most of them so long ago that one recent repeat costs more than two of these. */
function withOldMeetings(instance: Instance, seed: number): Instance {
  const d = dice(seed * 41 + 3)
  const ids = instance.people.map(({ id }) => id)
  const met = ids.flatMap((a, i) =>
    ids
      .slice(0, i)
      .flatMap((b) => (d.chance(0.5) ? [{ a, b, month: ago(d.pick([4, 20, 58, 60, 90])) }] : [])),
  )
  return { ...instance, history: [...instance.history, ...met] }
}

/** Everybody but the first has a manager, whom they avoid; each manager has so many people. */
function withManagers(instance: Instance, span: number): Instance {
  const people = instance.people.map((person, i) => {
    const manager = instance.people[Math.floor((i - 1) / span)]
    return i === 0 || !manager ? person : { ...person, avoid: [...(person.avoid ?? []), manager.id] }
  })
  return { ...instance, people }
}
