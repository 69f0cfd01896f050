import { isDeepStrictEqual } from 'node:util'
import type { changeProgramme as change, Programme } from '../../../shared/contract/programme'
import { isByHand, PROGRAMME_FIELDS, type ProgrammeField } from '../../../shared/programme'
import type { ParsedBody } from '../../../shared/endpoint'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import { longDate, timeOf, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { cycleFault, timeZoneFault } from '../../platform/context/programme.rules'
import type { Plan, ProgrammeSettings } from '../../../shared/programme'
import { HttpError, type Say } from '../../platform/http/errors'
import {
  holdProgrammeRow,
  lastRuns,
  readProgrammeRow,
  storeNextRound,
  updateProgrammeRow,
} from './programme.queries'
import { inForce, sinceOf, storePlan } from './programme'
import { isMoreThanMonthly, monthTakenBy, nextOccurrences } from '../../platform/jobs/plan.rules'

/** How many of the next runs are shown. */
const SHOWN_RUNS = 3

/** The settings in force, as the database has them now. */
export async function readProgramme(context: Context): Promise<Programme> {
  const settings = inForce(context.config, await readProgrammeRow(context.db))
  const { nextRound } = settings
  return {
    ...settings,
    nextRound: nextRound && nextRound >= today(context.clock) ? nextRound : null,
    lockedBySettings: PROGRAMME_FIELDS.filter((field) => isLocked(context, field)),
    nextRuns: await nextRuns(context, settings),
  }
}

/** When the cycle would run next by a plan. @throws 400 that names the wrong field */
export async function runsOfPlan(context: Context, plan: Plan): Promise<Programme['nextRuns']> {
  refuseFaults(faultsOf(context, plan))
  return nextRuns(context, inItsForm(plan))
}

/**
 * Stores what the people team decides; it is in force at once on this instance, and on the others within a minute.
 * @throws 400 that names each wrong field; 409 for a field that the operator decided
 */
export async function changeProgramme(
  context: Context,
  body: ParsedBody<typeof change>,
  actor: Actor,
): Promise<Programme> {
  const { clock, config, db } = context
  const wanted = inItsForm(body)
  await db.transaction(async (tx) => {
    const row = await holdProgrammeRow(tx)
    const before = inForce(config, row)
    const changes = changed(before, wanted)
    if (Object.keys(changes).length === 0) return
    refuseLocked(context, changes)
    refuseFaults(faultsOf(context, changes))
    const after = { ...before, ...changes }
    await updateProgrammeRow(tx, row.id, changes)
    if (changes.nextRound !== undefined)
      await storeNextRound(tx, row.id, { day: changes.nextRound, domainGroupId: null })
    await storePlan(tx, row, after, sinceOf(after, row, clock.now()))
    await recordAudit(tx, context, actor, {
      action: 'programme.changed',
      label: 'Programme',
      before: { ...before },
      after,
    })
  })
  await context.programme.refresh()
  return readProgramme(context)
}

const isLocked = ({ config }: Context, field: ProgrammeField): boolean =>
  config.programme[field] !== undefined

/** The fields that get another value. */
function changed(before: ProgrammeSettings, wanted: Partial<ProgrammeSettings>): Partial<ProgrammeSettings> {
  const fields = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, before[field as ProgrammeField]),
  )
  return Object.fromEntries(fields)
}

const SET_BY_OPERATOR: Say = (w) => w.month.setByOperatorField

function refuseLocked(context: Context, changes: Partial<ProgrammeSettings>): void {
  const locked = PROGRAMME_FIELDS.filter((field) => field in changes && isLocked(context, field))
  if (locked.length === 0) return
  const errors = locked.map((path) => ({ path, say: SET_BY_OPERATOR }))
  throw new HttpError(409, 'set_by_operator', (w) => w.month.setByOperator, { errors })
}

type Faults = Partial<Record<ProgrammeField, Say>>

/** What is wrong with a plan, field by field. */
function faultsOf({ clock }: Context, { cycle, timeZone, nextRound }: Partial<Plan>): Faults {
  const faults: Faults = {}
  if (timeZone !== undefined && timeZoneFault(timeZone)) faults.timeZone = (w) => w.rules.timeZone
  if (nextRound && (Number.isNaN(Date.parse(nextRound)) || nextRound < today(clock)))
    faults.nextRound = (w) => w.month.fromTodayOn
  if (typeof cycle !== 'string') return faults
  const fault = cycleFault(cycle)
  if (fault) faults.cycle = (w) => w.month.cycleFaults[fault]
  else if (isMoreThanMonthly(cycle, clock.now())) faults.cycle = (w) => w.month.tooOften
  return faults
}

function refuseFaults(faults: Faults): void {
  const errors = Object.entries(faults).map(([path, say]) => ({ path, say }))
  if (errors[0]) throw new HttpError(400, 'invalid_input', errors[0].say, { errors })
}

/** Without superfluous spaces. */
function inItsForm<Some extends Partial<Plan>>(plan: Some): Some {
  const { cycle, timeZone } = plan
  return {
    ...plan,
    ...(typeof cycle === 'string' && { cycle: cycle.trim().replace(/ +/g, ' ') }),
    ...(timeZone !== undefined && { timeZone: timeZone.trim() }),
  }
}

async function nextRuns({ clock, db }: Context, plan: Plan): Promise<Programme['nextRuns']> {
  if (isByHand(plan)) return []
  const now = clock.now()
  const [row, runs] = await Promise.all([readProgrammeRow(db), lastRuns(db)])
  const monthTaken = monthTakenBy(runs.get(row.id), sinceOf(plan, row, now), plan)
  return nextOccurrences(plan, { now, monthTaken, count: SHOWN_RUNS }).map((at) => ({
    at: at.toISOString(),
    inWords: `${longDate(at, plan.timeZone)}, ${timeOf(at, plan.timeZone)}`,
  }))
}
