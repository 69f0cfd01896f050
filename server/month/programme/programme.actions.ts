import { isDeepStrictEqual } from 'node:util'
import { DEPARTMENT } from '../../../shared/attributes'
import type { changeProgramme as change, Programme } from '../../../shared/contract/programme'
import {
  isByHand,
  type Plan,
  PROGRAMME_FIELDS,
  type ProgrammeField,
  type ProgrammeSettings,
  NEW_PROGRAMME,
} from '../../../shared/programme'
import type { ParsedBody } from '../../../shared/endpoint'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import { addMonthsToDay, dayOf, longDate, timeOf, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { cycleFault, timeZoneFault } from '../../platform/context/programme.rules'
import type { Transaction } from '../../platform/database/database'
import { HttpError, notFound, type Localized } from '../../platform/http/errors'
import { assertDeliveryMethod, assertEnabled } from '../../platform/http/language'
import { programmeOfCall } from '../../platform/http/route'
import { isMoreThanMonthly, monthTakenBy, nextOccurrences } from '../../platform/jobs/plan.rules'
import { isDay } from '../../people/participation.rules'
import { namesInAudiences } from './audience.queries'
import { inForce, sinceOf, storePlan } from './programme'
import {
  findProgrammeRow,
  isNameTaken,
  lastRuns,
  lockRunningRow,
  type ProgrammeRow,
  readProgrammeRow,
  storeNextRound,
  updateProgrammeRow,
} from './programme.queries'
import { holdAttributes } from '../../people/attributes/attributes.queries'

/** How many of the next runs are shown. */
const SHOWN_RUNS = 3

/** What is decided about a programme, apart from its rounds. */
export type Decided = ProgrammeSettings & Pick<ProgrammeRow, 'name' | 'description' | 'colour'>

/** The settings in force, as the database has them now. */
export async function readProgramme(context: Context): Promise<Programme> {
  return settingsOf(context, await readProgrammeRow(context.db, context.programme.id))
}

/** What is in force of a programme, which of it the operator decided, and when the cycle runs next. */
export async function settingsOf(context: Context, row: ProgrammeRow) {
  const settings = inForce(context.config, row)
  const { nextRound } = settings
  return {
    ...settings,
    nextRound: nextRound && nextRound >= todayBy(context, settings) ? nextRound : null,
    lockedBySettings: PROGRAMME_FIELDS.filter((field) => isLocked(context, row, field)),
    nextRuns: await nextRuns(context, settings, row),
  }
}

/** When the cycle of a programme would run next by a plan. @throws 404 unknown or archived; 400 that names the wrong field */
export async function runsOfPlan(
  context: Context,
  { programme, ...plan }: Plan & { programme?: string | undefined },
): Promise<Programme['nextRuns']> {
  const isNew = programme === NEW_PROGRAMME
  const of = isNew ? undefined : (await programmeOfCall(context, programme)).programme
  refuseFaults(faultsOf(context, plan, plan))
  return nextRuns(context, inItsForm(plan), of && (await findProgrammeRow(context.db, of.id)))
}

/** Stores what the people team decides of the programme of the context, as `storeChanges` does. */
export async function changeProgramme(
  context: Context,
  body: ParsedBody<typeof change>,
  actor: Actor,
): Promise<Programme> {
  await storeChanges(context, context.programme.id, body, actor)
  return readProgramme(context)
}

/**
 * Stores what the people team decides; it is in force at once on this instance, and on the others within a minute.
 * @throws 400 that names each wrong field; 409 for a field that the operator decided, or another programme's name; 404
 */
export async function storeChanges(
  context: Context,
  id: string,
  body: Partial<Decided>,
  actor: Actor,
): Promise<void> {
  const { clock, config, db } = context
  const wanted = oneRhythm(inItsForm(body))
  await db.transaction(async (tx) => {
    const row = await lockRunningRow(tx, id)
    if (!row) throw notFound('programme')
    const { name, description, colour } = row
    const before: Decided = { ...inForce(config, row), name, description, colour }
    const changes = changed(before, wanted)
    if (Object.keys(changes).length === 0) return
    refuseLocked(context, row, changes)
    if (row.isDefault && changes.preferences === false)
      refuseFaults({ preferences: (w) => w.month.preferencesStay })
    const after = { ...before, ...changes }
    await refuseWrong(context, tx, id, changes, after)
    await updateProgrammeRow(tx, id, changes)
    if (changes.nextRound !== undefined)
      await storeNextRound(tx, id, { day: changes.nextRound, domainGroupId: null, now: clock.now() })
    await storePlan(tx, row, after, sinceOf(after, row, clock.now()))
    await recordAudit(tx, context, actor, {
      action: 'programme.changed',
      id,
      label: after.name,
      before: { ...before },
      after,
    })
  })
  await context.programme.refresh()
}

/** @throws 400 that names each wrong field of what is wanted of a programme, which is so afterwards; 409 another one's name */
export async function refuseWrong(
  context: Context,
  tx: Transaction,
  id: string,
  wanted: Partial<Decided>,
  after: Decided,
): Promise<void> {
  assertEnabled(context, wanted.language)
  assertDeliveryMethod(context, wanted.tellBy)
  refuseFaults({ ...faultsOf(context, wanted, after), ...(await audienceFaults(tx, wanted)) })
  const { name } = wanted
  if (name === undefined || !(await isNameTaken(tx, name, id))) return
  const text: Localized = (w) => w.month.programmeExists(w.isolated(name))
  throw new HttpError(409, 'already_exists', text, { errors: [{ path: 'name', text }] })
}

/** A programme comes round in months or in weeks: the one that is wanted ends the other. */
function oneRhythm(wanted: Partial<Decided>): Partial<Decided> {
  const { cycle, weeks } = wanted
  if (weeks && cycle === undefined) return { ...wanted, cycle: null }
  return typeof cycle === 'string' && weeks === undefined ? { ...wanted, weeks: null } : wanted
}

const isLocked = (
  { config }: Context,
  { isDefault }: Pick<ProgrammeRow, 'isDefault'>,
  field: ProgrammeField,
): boolean => isDefault && config.programme[field] !== undefined

/** The day by the time zone of a plan. */
const todayBy = ({ clock }: Context, { timeZone }: Pick<Plan, 'timeZone'>): string =>
  dayOf(clock.now(), timeZone)

/** The fields that get another value. */
function changed(before: Decided, wanted: Partial<Decided>): Partial<Decided> {
  const fields = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, before[field as keyof Decided]),
  )
  return Object.fromEntries(fields)
}

const SET_BY_OPERATOR: Localized = (w) => w.month.setByOperatorField

function refuseLocked(context: Context, row: ProgrammeRow, changes: Partial<Decided>): void {
  const locked = PROGRAMME_FIELDS.filter((field) => field in changes && isLocked(context, row, field))
  if (locked.length === 0) return
  const errors = locked.map((path) => ({ path, text: SET_BY_OPERATOR }))
  throw new HttpError(409, 'set_by_operator', (w) => w.month.setByOperator, { errors })
}

/** What is wrong, by the path of the field. */
type Faults = Partial<Record<string, Localized>>

/** What is wrong with a plan, field by field. @param after the time zone that holds then */
function faultsOf(
  context: Context,
  { cycle, weeks, timeZone, nextRound }: Partial<Plan>,
  after: Pick<Plan, 'timeZone'>,
): Faults {
  const faults: Faults = {}
  if (timeZone !== undefined && timeZoneFault(timeZone)) faults['timeZone'] = (w) => w.rules.timeZone
  const first = faults['timeZone'] ? today(context.clock) : todayBy(context, after)
  if (nextRound && !(isDay(nextRound) && nextRound >= first)) faults['nextRound'] = (w) => w.month.fromTodayOn
  if (weeks && !(isDay(weeks.from) && weeks.from >= first && weeks.from <= addMonthsToDay(first, 12)))
    faults['weeks.from'] = (w) => w.month.withinAYear
  if (typeof cycle !== 'string') return faults
  if (weeks) faults['weeks'] = (w) => w.month.oneRhythm
  const fault = cycleFault(cycle)
  if (fault) faults['cycle'] = (w) => w.month.cycleFaults[fault]
  else if (isMoreThanMonthly(cycle, context.clock.now())) faults['cycle'] = (w) => w.month.tooOften
  return faults
}

/** Which kinds of the audience, and of the hosts, name a group or an attribute that is not there; or what is mixed by. */
async function audienceFaults(tx: Transaction, wanted: Partial<Decided>): Promise<Faults> {
  const faults: Faults = {}
  for (const field of ['audience', 'hosts'] as const) {
    const audience = wanted[field]
    if (!audience) continue
    const known = await namesInAudiences(tx, [audience])
    for (const kind of ['domainGroups', 'directoryGroups'] as const)
      if (!(audience[kind] ?? []).every((id) => known[kind].has(id)))
        faults[`${field}.${kind}`] = (w) => w.month.unknownGroup
    const asked = Object.keys(audience.attributes ?? {})
    if ((await holdAttributes(tx, asked)).size < asked.length)
      faults[`${field}.attributes`] = (w) => w.month.unknownAttribute
  }
  const by = wanted.mix?.by ?? DEPARTMENT
  if (by !== DEPARTMENT && !(await holdAttributes(tx, [by])).has(by))
    faults['mix'] = (w) => w.month.unknownAttribute
  return faults
}

function refuseFaults(faults: Faults): void {
  const errors = Object.entries(faults).flatMap(([path, text]) => (text ? [{ path, text }] : []))
  if (errors[0]) throw new HttpError(400, 'invalid_input', errors[0].text, { errors })
}

/** Without superfluous spaces. */
export function inItsForm<Some extends Partial<Plan>>(plan: Some): Some {
  const { cycle, timeZone } = plan
  return {
    ...plan,
    ...(typeof cycle === 'string' && { cycle: cycle.trim().replace(/ +/g, ' ') }),
    ...(timeZone !== undefined && { timeZone: timeZone.trim() }),
  }
}

/** @param row undefined: of one that is yet to be added */
async function nextRuns({ clock, db }: Context, plan: Plan, row: ProgrammeRow | undefined) {
  if (isByHand(plan)) return []
  const now = clock.now()
  const run = row && (await lastRuns(db)).get(row.id)
  const monthTaken = row && monthTakenBy(run, sinceOf(plan, row, now), plan)
  return nextOccurrences(plan, { now, monthTaken, count: SHOWN_RUNS }).map((at) => occurrenceOf(plan, at))
}

/** An occurrence, as people read it. */
export const occurrenceOf = ({ timeZone }: Pick<Plan, 'timeZone'>, at: Date) => ({
  at: at.toISOString(),
  inWords: `${longDate(at, timeZone)}, ${timeOf(at, timeZone)}`,
})
