import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/contract/programme'
import type { Context } from '../../platform/context/context'
import { existingId, programmeOfCall, route } from '../../platform/http/route'
import {
  changeProgramme,
  type Decided,
  inItsForm,
  occurrenceOf,
  readProgramme,
  refuseWrong,
  runsOfPlan,
  settingsOf,
  storeChanges,
} from './programme.actions'
import { randomUUID } from 'node:crypto'
import type { ServerWords } from '../../../languages/words'
import type { ParsedBody, ParsedQuery } from '../../../shared/endpoint'
import type { TableRole } from '../../../shared/limits'
import { type Audience, INITIAL, INITIAL_SEATING, type ProgrammeSettings } from '../../../shared/programme'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import { dayOf, today } from '../../platform/context/clock'
import { contextForProgramme } from '../../platform/context/programmes'
import { lock } from '../../platform/database/lock'
import { PAIRING_LOCK } from '../../platform/database/locks'
import { HttpError, type Localized, notFound } from '../../platform/http/errors'
import { nextOccurrence, nextOccurrences } from '../../platform/jobs/plan.rules'
import { slug } from '../../pairings/pairing-file.rules'
import { readReadiness } from '../../people/readiness.queries'
import { type AskedProgramme, newProgramme } from '../../people/rounds.queries'
import { hostingOf } from '../../people/waits.queries'
import { countPeopleIn, namesInAudiences } from './audience.queries'
import { inForce, storePlan } from './programme'
import {
  findProgrammeRow,
  insertProgrammeRow,
  lockProgrammeRow,
  lockRunningRow,
  openRoundsOf,
  readProgrammeRow,
  readProgrammeRows,
  slugsTaken,
  updateProgrammeRow,
} from './programme.queries'

/** What the people team decides about the programmes: of the first one, and of all by their ids. */
export function programmeRoutes(server: FastifyInstance, context: Context): void {
  route(server, calls.getProgramme, () => readProgramme(context))
  route(server, calls.getNextRuns, ({ query }) => runsOfPlan(context, query))
  route(server, calls.changeProgramme, ({ body, caller }) => changeProgramme(context, body, caller))

  route(server, calls.getProgrammes, ({ query }) => listProgrammes(context, query))
  route(server, calls.getOneProgramme, ({ params, words }) => readOneProgramme(context, params.id, words))
  route(server, calls.addProgramme, async ({ body, caller, words }) =>
    readOneProgramme(context, await addProgramme(context, body, caller), words),
  )
  route(server, calls.changeOneProgramme, async ({ params, body, caller, words }) => {
    await changeOneProgramme(context, params.id, body, caller)
    return readOneProgramme(context, params.id, words)
  })
  route(server, calls.archiveProgramme, async ({ params, caller }) => ({
    message: await archiveProgramme(context, params.id, caller),
  }))
  route(server, calls.getAudience, async ({ params, words }) => {
    const of = await programmeOfCall(context, params.id)
    return { ...(await reachOf(of, of.programme)), hosting: await readHosting(of, words) }
  })
  route(server, calls.previewAudience, ({ body }) =>
    reachOf(context, newProgramme(body.audience, body.hosts)),
  )
}

/** The programmes that run, or all of them, by what their cards need. */
async function listProgrammes(
  context: Context,
  { archived }: ParsedQuery<typeof calls.getProgrammes>,
): Promise<calls.ListedProgramme[]> {
  const { db, clock, config } = context
  const rows = await readProgrammeRows(db, { archived })
  const programmes = rows.map((row) => ({ ...row, settings: inForce(config, row) }))
  const [people, names] = await Promise.all([
    countPeopleIn(db, today(clock), programmes),
    namesInAudiences(
      db,
      rows.flatMap(({ audience, hosts }) => [audience, hosts ?? {}]),
    ),
  ])
  return programmes.map((one) => {
    const { settings } = one
    const { monthTaken } = contextForProgramme(context, one.id).programme
    const isArchived = one.archivedAt !== null
    const next = isArchived ? undefined : nextOccurrence(settings, { now: clock.now(), monthTaken })
    return {
      ...settings,
      id: one.id,
      name: one.name,
      description: one.description,
      colour: one.colour,
      isDefault: one.isDefault,
      isArchived,
      who: inNames(settings.audience, names),
      hosts: settings.hosts ? inNames(settings.hosts, names) : null,
      weeks: settings.weeks ?? null,
      people: people.get(one.id) ?? 0,
      next: next ? occurrenceOf(settings, next) : null,
    }
  })
}

/** An audience by the names of its groups. */
function inNames(audience: Audience, names: Awaited<ReturnType<typeof namesInAudiences>>) {
  const { domainGroups = [], departments = [], addresses = [], directoryGroups = [] } = audience
  const named = (ids: string[], known: Map<string, string>) => ids.flatMap((id) => known.get(id) ?? [])
  return {
    domainGroups: named(domainGroups, names.domainGroups),
    departments,
    addresses: addresses.length,
    newcomersWeeks: audience.newcomersWeeks ?? null,
    directoryGroups: named(directoryGroups, names.directoryGroups),
    attributes: Object.values(audience.attributes ?? {}).flat(),
  }
}

/** @throws 404 */
async function readOneProgramme(
  context: Context,
  id: string,
  words: ServerWords,
): Promise<calls.WholeProgramme> {
  const row = await findProgrammeRow(context.db, existingId(id, 'programme'))
  if (!row) throw notFound('programme')
  const { name, slug: inFiles, description, colour } = row
  const settings = await settingsOf(context, row)
  return {
    ...settings,
    id,
    name,
    slug: inFiles,
    description,
    colour,
    hosts: settings.hosts ?? null,
    mix: settings.mix ?? null,
    weeks: settings.weeks ?? null,
    isDefault: row.isDefault,
    remarks: await remarksOn(context, { id, settings }, words),
  }
}

/**
 * After how many rounds of pairs everybody has met everybody, where the months without a repeat have more rounds than that,
 * so that nobody is left to be paired with; else null. An odd one out costs a round more: an odd number n of people needs n
 * rounds, an even number n - 1 (a round-robin tournament). Of tables no such number holds.
 */
function roundsUntilAllMet(
  people: number,
  {
    size,
    threes,
    noRepeatMonths,
    weeks,
  }: Pick<ProgrammeSettings, 'size' | 'threes' | 'noRepeatMonths' | 'weeks'>,
): number | null {
  const isOdd = people % 2 === 1
  if (size > 2 || (isOdd && threes)) return null
  const without = weeks ? Math.floor((noRepeatMonths * 365) / 12 / 7 / weeks.every) : noRepeatMonths
  const rounds = isOdd ? people : people - 1
  return rounds <= without ? rounds : null
}

/** What is allowed, and probably not meant. */
async function remarksOn(
  context: Context,
  programme: Pick<Context['programme'], 'id' | 'settings'>,
  { responses: { month } }: ServerWords,
): Promise<string[]> {
  const { people, hosts, guests } = await reachOf(context, programme)
  const { size, noRepeatMonths } = programme.settings
  if (people === 0) return [month.nobodyInIt]
  if (hosts && guests)
    return hosts.people === 0 ? [month.nobodyHosts] : guests.people === 0 ? [month.everybodyHosts] : []
  if (people < size) return [month.tooFewForATable(people, size)]
  const rounds = roundsUntilAllMet(people, programme.settings)
  return rounds === null ? [] : [month.allMet(rounds, noRepeatMonths)]
}

/**
 * Adds a programme, which begins as the default one is now, but by hand and for everybody.
 * @throws 400 that names each wrong field; 409 another programme has the name
 */
async function addProgramme(
  context: Context,
  body: ParsedBody<typeof calls.addProgramme>,
  actor: Actor,
): Promise<string> {
  const { clock, config, db } = context
  const id = randomUUID()
  await db.transaction(async (tx) => {
    // Held, so that no other one gets the same name or slug meanwhile.
    const model = await lockProgrammeRow(tx, context.programme.id)
    const wanted = inItsForm(body)
    const added: Decided = {
      ...inForce(config, model),
      ...INITIAL_SEATING,
      scope: INITIAL.scope,
      audience: {},
      hosts: null,
      mix: null,
      cycle: null,
      weeks: null,
      nextRound: null,
      description: '',
      colour: model.colour,
      ...wanted,
    }
    await refuseWrong(context, tx, id, wanted, added)
    const row = { ...added, nextRoundAt: clock.now(), id, slug: freeSlug(added.name, await slugsTaken(tx)) }
    await insertProgrammeRow(tx, row)
    await storePlan(tx, await readProgrammeRow(tx, id), added, clock.now())
    await recordAudit(tx, context, actor, {
      action: 'programme.added',
      id,
      label: added.name,
      after: { ...added },
    })
  })
  await context.programme.refresh()
  return id
}

/** Of a name, with a number where another programme has it. */
function freeSlug(name: string, taken: Set<string>): string {
  const wanted = slug(name)
  for (let n = 1; ; n += 1) {
    const one = n === 1 ? wanted : `${wanted}-${n}`
    if (!taken.has(one)) return one
  }
}

/** Stores what is decided of one programme. @throws 400, 404, 409 as `storeChanges` */
const changeOneProgramme = (
  context: Context,
  id: string,
  body: ParsedBody<typeof calls.changeOneProgramme>,
  actor: Actor,
): Promise<void> => storeChanges(context, existingId(id, 'programme'), body, actor)

/** Ends a programme. @throws 404; 409 it is the default one, or has open rounds */
async function archiveProgramme(context: Context, id: string, actor: Actor): Promise<Localized> {
  existingId(id, 'programme')
  const { name } = await context.db.transaction(async (tx) => {
    // No round is made of it meanwhile.
    await lock(tx, PAIRING_LOCK)
    const row = await lockRunningRow(tx, id)
    if (!row) throw notFound('programme')
    if (row.isDefault) throw new HttpError(409, 'first_programme', (w) => w.month.firstStays)
    const rounds = await openRoundsOf(tx, id)
    if (rounds.length > 0)
      throw new HttpError(409, 'open_rounds', (w) => w.month.openRounds(w.isolated(row.name), rounds))
    await updateProgrammeRow(tx, id, { archivedAt: context.clock.now() })
    await recordAudit(tx, context, actor, { action: 'programme.archived', id, label: row.name })
    return row
  })
  await context.programme.refresh()
  return (w) => w.month.archived(w.isolated(name))
}

/** How many people a programme is for, and how many of them would be in a round made today. */
async function reachOf({ db, clock }: Context, programme: AskedProgramme): Promise<calls.Reach> {
  const readiness = await readReadiness(db, null, today(clock), programme)
  const part = ({ ready, reasons }: Pick<typeof readiness, 'ready' | 'reasons'>) => {
    const covered = reasons.filter(({ reason, people }) => reason !== 'not-covered' && people > 0)
    return { people: covered.reduce((sum, { people }) => sum + people, ready), ready, reasons: covered }
  }
  const of = (role: TableRole) => (programme.settings.hosts ? part(readiness.of(role)) : null)
  return { ...part(readiness), hosts: of('host'), guests: of('guest') }
}

/** How fair a programme with hosts is so far, and when all of its guests have had a seat; null: everybody is equal. */
async function readHosting({ db, clock, programme }: Context, { mail, responses }: ServerWords) {
  const { settings, monthTaken } = programme
  if (!settings.hosts) return null
  const { hosts, ...found } = await hostingOf(db, programme, today(clock))
  const seats = hosts * (settings.size - 1)
  const rounds = seats === 0 ? 0 : Math.ceil(found.neverSeated / seats)
  const dates = rounds > 0 ? nextOccurrences(settings, { now: clock.now(), monthTaken, count: rounds }) : []
  const last = dates.length === rounds ? dates.at(-1) : undefined
  const texts = responses.month.hosting
  const inWords = [
    found.longestWait > 0 && texts.longest(found.longestWait),
    found.shares && texts.shares(found.shares.least, found.shares.most, found.shares.average),
    found.neverSeated > 0 && texts.never(found.neverSeated),
    last && texts.served(seats, mail.dates.longDay(last, settings.timeZone)),
  ]
  return {
    ...found,
    seats,
    servedBy: last ? dayOf(last, settings.timeZone) : null,
    inWords: inWords.filter(Boolean).join(' '),
  }
}
