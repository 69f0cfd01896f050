import type { Clock } from '../../platform/context/clock'
import type { Context, Programme } from '../../platform/context/context'
import type { Plan, ProgrammeSettings } from '../../../shared/programme'
import type { Transaction } from '../../platform/database/database'
import {
  ensureProgrammeRow,
  holdProgrammeRow,
  lastRun,
  type ProgrammeRow,
  readProgrammeRow,
  updateProgrammeRow,
} from './programme.queries'
import { monthTakenBy, planInWords } from '../../platform/jobs/plan.rules'

type Needs = Pick<Context, 'config' | 'db' | 'log'> & { clock: Pick<Clock, 'now'> }

/** Half of the minute within which a change is in force everywhere. */
const EVERY_MS = 30_000

/** What is in force: what the operator decided by settings, else what is stored. */
export function inForce({ programme }: Context['config'], row: ProgrammeRow): ProgrammeSettings {
  const { isOnly: _1, plan: _2, planSince: _3, ...settings } = { ...row, ...programme }
  return settings
}

/** Since when a plan has been in force: from now on, unless it is the stored one. */
export const sinceOf = (plan: Plan, row: ProgrammeRow, now: Date): Date =>
  row.planSince !== null && planInWords(plan) === row.plan ? row.planSince : now

/**
 * Reads the settings in force and keeps them as they are until the transaction ends. A plan that was not in force before
 * (the operator changed a setting) is so from now on: that is stored here.
 */
export async function holdPlan({ config, clock }: Pick<Context, 'config' | 'clock'>, tx: Transaction) {
  const row = await holdProgrammeRow(tx)
  const settings = inForce(config, row)
  const since = sinceOf(settings, row, clock.now())
  await storePlan(tx, row, settings, since)
  return { settings, since, monthTaken: monthTakenBy(await lastRun(tx), since, settings.timeZone) }
}

/** Stores the plan in force, if it is another than the stored one. */
export async function storePlan(
  tx: Transaction,
  row: ProgrammeRow,
  settings: Plan,
  since: Date,
): Promise<void> {
  const plan = planInWords(settings)
  if (plan !== row.plan) await updateProgrammeRow(tx, { plan, planSince: plan === null ? null : since })
}

/** The settings in force with what follows from them, as the database has them now. */
async function readProgramme({ config, db, clock }: Needs) {
  // One after the other: every instance does this each half minute, and needs no second connection for it.
  const row = await readProgrammeRow(db)
  const run = await lastRun(db)
  const settings = inForce(config, row)
  return { settings, monthTaken: monthTakenBy(run, sinceOf(settings, row, clock.now()), settings.timeZone) }
}

/** Reads the programme. @throws when the database can't be read */
export async function openProgramme(needs: Needs): Promise<Programme> {
  await ensureProgrammeRow(needs.db)
  let read = await readProgramme(needs)
  let reading = Promise.resolve()
  const readAfter = async (earlier: Promise<void>) => {
    // One after the other, so that an older state never replaces a newer one.
    await earlier
    try {
      read = await readProgramme(needs)
    } catch (error) {
      needs.log.error({ err: error }, 'the programme could not be read again')
    }
  }
  return {
    get settings() {
      return read.settings
    },
    get monthTaken() {
      return read.monthTaken
    },
    refresh() {
      reading = readAfter(reading)
      return reading
    },
  }
}

/** Refreshes the programme until it is stopped, so that each instance knows what another one changed. */
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

/** The same settings for good: with them a run goes on. */
export const fixedProgramme = (settings: ProgrammeSettings): Programme => ({
  settings,
  monthTaken: undefined,
  refresh: () => Promise.resolve(),
})
