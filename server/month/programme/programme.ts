import type { Clock } from '../../platform/context/clock'
import type { Context, Programme } from '../../platform/context/context'
import { mapValues } from '../../../shared/map-values'
import { type Plan, type ProgrammeSettings } from '../../../shared/programme'
import type { Transaction } from '../../platform/database/database'
import {
  ensureProgrammeRow,
  lastRuns,
  lockProgrammeRow,
  type ProgrammeRow,
  readProgrammeRows,
  updateProgrammeRow,
} from './programme.queries'
import { dueOccurrence, type LastRun, monthTakenBy, planInWords } from '../../platform/jobs/plan.rules'

type Needs = Pick<Context, 'config' | 'db' | 'log'> & { clock: Pick<Clock, 'now'> }

/** Half of the minute within which a change is in force everywhere. */
const EVERY_MS = 30_000

/** What is in force: of the default programme what the operator decided by settings, else what is stored; and a language that is enabled. */
export function inForce({ programme, languages }: Context['config'], row: ProgrammeRow): ProgrammeSettings {
  const {
    id: _1,
    isDefault,
    name: _2,
    slug: _3,
    description: _4,
    colour: _5,
    plan: _6,
    planSince: _7,
    archivedAt: _8,
    ...kept
  } = row
  const [first = kept.language] = languages
  const stored = { ...kept, language: languages.includes(kept.language) ? kept.language : first }
  if (!isDefault) return stored
  // The operator's expression goes before weeks, too.
  return { ...stored, ...programme, ...(programme.cycle !== undefined && { weeks: null }) }
}

/** Since when a plan has been in force: from now on, unless it is the stored one. */
export const sinceOf = (plan: Plan, row: ProgrammeRow, now: Date): Date =>
  row.planSince !== null && planInWords(plan) === row.plan ? row.planSince : now

/** The plan in force: since when, what its next run comes after, and the month in which it does not run. */
function planInForce(config: Context['config'], row: ProgrammeRow, run: LastRun | undefined, now: Date) {
  const settings = inForce(config, row)
  const since = sinceOf(settings, row, now)
  const after = run && run.scheduledAt > since ? run.scheduledAt : since
  return { settings, since, after, monthTaken: monthTakenBy(run, since, settings) }
}

/**
 * Reads the settings in force of a programme and keeps them as they are until the transaction ends. A plan that was not in force
 * before (the operator changed a setting) is so from now on: that is stored here.
 */
export async function lockPlan(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  tx: Transaction,
  id: string,
) {
  const row = await lockProgrammeRow(tx, id)
  const plan = planInForce(config, row, (await lastRuns(tx)).get(id), clock.now())
  await storePlan(tx, row, plan.settings, plan.since)
  return { ...plan, isOver: row.archivedAt !== null }
}

/** Stores the plan in force, if it is another than the stored one. */
export async function storePlan(
  tx: Transaction,
  row: ProgrammeRow,
  settings: Plan,
  since: Date,
): Promise<void> {
  const plan = planInWords(settings)
  if (plan !== row.plan)
    await updateProgrammeRow(tx, row.id, { plan, planSince: plan === null ? null : since })
}

/**
 * The programmes of which a run may be due, or whose plan in force is not the stored one yet: two statements, however many
 * programmes there are, as every instance asks it each minute.
 */
export async function programmesToBegin({ config, clock, db }: Omit<Needs, 'log'>): Promise<string[]> {
  const rows = await readProgrammeRows(db)
  const runs = await lastRuns(db)
  const now = clock.now()
  const mayBegin = (row: ProgrammeRow) => {
    const plan = planInForce(config, row, runs.get(row.id), now)
    return (
      planInWords(plan.settings) !== row.plan || dueOccurrence(plan.settings, { ...plan, now }) !== undefined
    )
  }
  return rows.filter(mayBegin).map(({ id }) => id)
}

type Read = Omit<Programme, 'refresh'>

/** The programmes that run with what is in force, as the database has them now; the first one first. */
async function readProgrammes({ config, db, clock }: Needs): Promise<Read[]> {
  // One after the other: every instance does this each half minute, and needs no second connection for it.
  const rows = await readProgrammeRows(db)
  const runs = await lastRuns(db)
  return rows.map((row) => {
    const { settings, monthTaken } = planInForce(config, row, runs.get(row.id), clock.now())
    const { id, isDefault, name, slug, description, colour } = row
    return { id, isDefault, name, slug, description, colour, settings, monthTaken }
  })
}

/** Reads the programmes. @throws when the database can't be read */
export async function openProgrammes(needs: Needs): Promise<Pick<Context, 'programme' | 'programmes'>> {
  await ensureProgrammeRow(needs.db)
  let read = await readProgrammes(needs)
  let reading = Promise.resolve()
  const readAfter = async (earlier: Promise<void>) => {
    // One after the other, so that an older state never replaces a newer one.
    await earlier
    try {
      read = await readProgrammes(needs)
    } catch (error) {
      needs.log.error({ err: error }, 'the programme could not be read again')
    }
  }
  const refresh = () => {
    reading = readAfter(reading)
    return reading
  }
  const first = (): Read => {
    const [found] = read
    if (!found) throw new Error('The default programme is missing')
    return found
  }
  // Whoever holds it sees what was read last.
  const programme = Object.defineProperties(
    { ...first(), refresh },
    mapValues(first(), (_, key) => ({ get: () => first()[key], enumerable: true })),
  )
  return { programme, programmes: () => [programme, ...read.slice(1).map((each) => ({ ...each, refresh }))] }
}

/** Refreshes the programmes until it is stopped, so that each instance knows what another one changed. */
export function keepProgramme(
  { programme }: Pick<Context, 'programme'>,
  everyMs = EVERY_MS,
): { stop(): Promise<void> } {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = programme.refresh()
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** A programme with fixed settings: a run goes on with them. */
export const fixedProgramme = (programme: Programme, settings: ProgrammeSettings): Programme => ({
  ...programme,
  settings,
  monthTaken: undefined,
  refresh: () => Promise.resolve(),
})
