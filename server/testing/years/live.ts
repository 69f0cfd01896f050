import { runCycle } from '../../month/cycle/run-cycle'
import { addDays } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { runDueJobs } from '../../platform/jobs/jobs'
import { JOBS } from '../../schedule'
import { dyingAt } from '../dying'
import { actByChance, GIVES_SEATS, perform } from './acts'
import { foundCompany, type Size } from './company'
import { watchRules } from './rules'
import { countingStatements, oneOf, rowsOf, type World } from './world'

/** When people act, and when the product looks for work. */
const ACT = '05:00'
const LOOKS = ['08:30', '18:00']

export interface Life extends Size {
  days: number
  /** How many things are done on a day. */
  acts: number
  /** Whether the process is killed now and then, at any of its transactions. */
  kills: boolean
  /** Is told each month that has been lived. */
  tell?: (day: string) => void
}

/** What a look of the product at its work was. */
interface Look {
  rounds: number
  statements: number
  ms: number
}

/**
 * Lives as many days of a company, and looks at every rule after each step. Returns its looks, and how often it died.
 * @throws what was broken
 */
export async function live(world: World, life: Life): Promise<{ looks: Look[]; deaths: number }> {
  const { kills, acts } = life
  world.clock.set('2026-11-30T04:00:00Z')
  await foundCompany(world, life)
  const rules = watchRules(world)
  const looks: Look[] = []
  let deaths = 0
  for (let day = '2026-11-30', left = life.days; left > 0; day = addDays(day, 1), left -= 1) {
    world.clock.set(`${day}T${ACT}:00Z`)
    for (let n = 0; n < acts; n += 1) {
      const name = actByChance(world)
      if (GIVES_SEATS.test(name)) await rules.remember()
      await perform(world, name)
      await rules.assertNew(`${day}, ${name}`)
    }
    for (const time of LOOKS) {
      world.clock.set(`${day}T${time}:00Z`)
      await rules.remember()
      const isKilled = kills && world.roll(4) === 0
      if (isKilled && (await lookAndDie(world))) deaths += 1
      // The next look is one of a process that lives.
      world.clock.set(`${day}T${time}:59Z`)
      const seen = await inspect(world)
      if (!isKilled) looks.push(seen)
      await deliver(world)
      await rules.assertNew(`${day} ${time}, ${isKilled ? 'after a kill' : 'by itself'}`)
    }
    await rules.assertAlways(day)
    if (day.endsWith('-01')) life.tell?.(day)
  }
  return { looks, deaths }
}

const roundsOf = async (world: World): Promise<number> =>
  (await rowsOf<{ made: number }>(world, 'select count(*)::int as made from rounds'))[0]!.made

/** What an instance does each minute. @throws what it logged as an error */
export async function inspect(world: World): Promise<Look> {
  const errors: unknown[] = []
  const log = Object.assign(Object.create(world.context.log) as Context['log'], {
    error: (...said: unknown[]) => errors.push(said),
  })
  const context = { ...world.context, log }
  const before = await roundsOf(world)
  const began = performance.now()
  const statements = await countingStatements(async () => {
    await runDueJobs(context, JOBS)
    await runCycle(context)
  })
  const ms = performance.now() - began
  if (errors.length > 0) throw new Error(JSON.stringify(errors, saying).slice(0, 2000))
  return { rounds: (await roundsOf(world)) - before, statements, ms }
}

const saying = (_: string, value: unknown) =>
  value instanceof Error ? { message: value.message, cause: value.cause, stack: value.stack } : value

/** Whether it died: it does not where there is less to do. */
async function lookAndDie(world: World): Promise<boolean> {
  const log = Object.assign(Object.create(world.context.log) as Context['log'], { error: () => undefined })
  const when = oneOf(world.roll, ['before the commit', 'after the commit'] as const)
  const { context, died } = dyingAt({ ...world.context, log }, 2 + world.roll(40), when)
  await runDueJobs(context, JOBS)
  await runCycle(context).catch(() => undefined)
  return died()
}

/** The mail server takes all that waits. */
export async function deliver({ pool, context }: World): Promise<void> {
  const now = context.clock.now()
  await pool.query(
    `update send_recipients set state = 'sent', send_status = 'success', finished_at = $1 where state = 'waiting'`,
    [now],
  )
  await pool.query(
    `update sends set state = 'sent', started_at = coalesce(started_at, $1), finished_at = $1 where state not in ('sent', 'cancelled')`,
    [now],
  )
}
