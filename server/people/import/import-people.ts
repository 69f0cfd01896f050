import { renewStatistics, type Transaction } from '../../platform/database/database'
import type { Responses, ServerWords } from '../../../languages/words'
import type {
  ImportMapping,
  ImportOutcome,
  ImportPreview,
  ImportStatus,
} from '../../../shared/contract/imports'
import { attributeName } from '../../../shared/attributes'
import { type AwayFrom, MOST, type TakenOut } from '../../../shared/limits'
import type { Moment } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { type Actor, recordAudits } from '../../platform/audit/record-audit'
import { allowLong } from '../../platform/database/lock'
import { HttpError, inWords, type Localized } from '../../platform/http/errors'
import { isWatched, reportProgress } from '../../platform/http/long-work'
import { formerAccounts } from '../../directory/addresses.queries'
import { noteReplaced, setAside } from '../../directory/former-accounts.queries'
import { lockAddresses, readdressPeople } from '../../directory/readdress-people'
import { lockDirectory, readGroups } from '../../directory/domain-groups.queries'
import { readReach } from '../../directory/reach.queries'
import { storeValues, withValues } from '../attributes/attributes.queries'
import { stepAside } from '../stepping.queries'
import { erasedAddress } from '../erased-address'
import { readErasedAddresses } from '../../platform/database/installation'
import { endUncovered } from '../../sign-in/managed-groups.queries'
import {
  barLeavers,
  changeEntries,
  changePeople,
  makeAccounts,
  makeDepartments,
  makeGroups,
} from './apply.queries'
import type { Sheet } from './csv.rules'
import { inTurns } from './in-turns'
import { keepOnlyLast, noteApplied, readDepartmentNames } from './imports.queries'
import { nearest } from './near.rules'
import { type Fault, personReader, type RefusedRow } from './person.rules'
import { type ImportedAttribute, plainName } from './columns.rules'
import { refusedCsv } from './refused-csv'
import {
  beginningLeave,
  beginStaging,
  dropStaged,
  countOutcomes,
  FIRST_ROWS,
  findLeavers,
  goingOut,
  groupProblems,
  type ImportRules,
  readBeginningLeave,
  readFirstRows,
  readHeldBefore,
  readLeavers,
  readMovers,
  readRefused,
  readReplaced,
  readReturning,
  resolveRows,
  type StagedPerson,
  isStagedWith,
  stagedValues,
  stageRows,
} from './staging.queries'

/** A file of people, and how it is to be imported. */
export interface ImportPlan extends ImportRules {
  /** How many rows the sheet has, if they are counted already. */
  rows?: number | undefined
  sheet: Sheet
  mapping: ImportMapping
  /** Whether `*@domain` is an address here. */
  patterns: boolean
  /** What to read instead of the name of a department or group, which is in lower case. */
  departments?: Map<string, string>
  groups?: Map<string, string>
  /** What words of statuses mean. */
  statuses?: Map<string, ImportStatus>
  /** Those whose values come from files. */
  attributes: ImportedAttribute[]
  /** The people taken out. */
  takeOut: TakenOut[]
  /** From when people put on leave are away: after their open match, or now. */
  from?: AwayFrom | undefined
}

/** All that looks like an address in a row that can't be used. */
const ADDRESSES = /[^\s,;"'<>[\]()]{1,254}@[^\s,;"'<>[\]()]{1,254}/g

/** How many lines a problem names. */
const FIRST_LINES = 5

/** A word of the file that nobody has explained, as it is spelled first, and its rows. All days that can't be read are one, and all values of an attribute that fit nobody. */
interface Unknown {
  kind: 'status' | 'language' | 'day' | 'attribute'
  name: string
  places: number[]
}

const sayUnknown =
  ({ kind, name }: Unknown): Localized =>
  ({ importRows }) =>
    importRows.unknown[kind](name)

/**
 * Reads the file into the tables of staging.queries.ts, for this transaction; nothing else changes. Returns the rows that
 * can't be read, the line of each row by its place, the places of rows that `isNoted` accepts, and those of unknown words.
 * @throws HttpError 413
 */
async function readPeople(
  tx: Transaction,
  plan: ImportPlan,
  isNoted: (email: string) => boolean = () => false,
) {
  const { sheet, mapping, patterns, statuses = new Map() } = plan
  const read = personReader(mapping, {
    columns: sheet.columns,
    patterns,
    statuses,
    attributes: plan.attributes,
  })
  const refused: RefusedRow[] = []
  const lineOf = new Map<string, number>()
  const lines: number[] = []
  const noted: number[] = []
  const formers = new Set<string>()
  const named: string[] = []
  const unknown = new Map<string, Unknown>()
  await allowLong(tx)
  await beginStaging(tx)
  const total = isWatched() ? (plan.rows ?? (await countRows(sheet))) : 0
  for await (const batch of inTurns(sheet.rows())) {
    const people: StagedPerson[] = []
    for (const { line, cells, text } of batch) {
      const place = lines.push(line) - 1
      if (place >= MOST.importRows) throw tooManyRows()
      const person = read(cells)
      const earlier = 'kind' in person ? undefined : lineOf.get(person.email)
      if ('kind' in person) {
        refused.push({ place, line, ...person })
        // Somebody is in the file, whatever is wrong with their row.
        named.push(...((cells?.join(' ') ?? text ?? '').toLowerCase().match(ADDRESSES) ?? []))
      } else if (earlier !== undefined)
        refused.push({
          place,
          line,
          kind: 'twice',
          say: (w) => w.importRows.row.twice(w.isolated(person.email), earlier),
        })
      else {
        lineOf.set(person.email, line)
        if (isNoted(person.email)) noted.push(place)
        const department = plan.departments?.get(person.department.toLowerCase()) ?? person.department
        const group = plan.groups?.get(person.group.toLowerCase()) ?? person.group
        const { unknown: words, ...rest } = person
        // Two people can't have had one account.
        const formerEmail = formers.has(rest.formerEmail) ? '' : rest.formerEmail
        formers.add(formerEmail)
        people.push({ ...rest, formerEmail, department, group, place })
        for (const kind of ['status', 'language', 'day', 'attribute'] as const) {
          if (words[kind] === '') continue
          const key = kind === 'day' ? kind : `${kind} ${plainName(words[kind])}`
          const known = unknown.get(key)
          if (known) known.places.push(place)
          else unknown.set(key, { kind, name: words[kind], places: [place] })
        }
      }
    }
    await stageRows(tx, people)
    reportProgress((w) => w.imports.reading, lines.length, total)
  }
  const values = new Map<string, string[]>()
  for (const { id, names, ...attribute } of plan.attributes) {
    const all = await withValues(tx, { id, ...attribute }, await stagedValues(tx, id), isStagedWith(id))
    if (all) {
      values.set(id, all)
      continue
    }
    // Too many: it is not what divides people.
    const places = await dropStaged(tx, id)
    const name = attributeName(names, 'en')
    unknown.set(`attribute ${id}`, { kind: 'attribute', name, places })
  }
  await resolveRows(tx, { ...plan, clearsManagers: mapping.manager !== undefined })
  await findLeavers(tx, plan, named)
  return { refused, lines, noted, values, unknown: [...unknown.values()] }
}

/** @throws HttpError 413 */
export async function countRows(sheet: Sheet): Promise<number> {
  let rows = 0
  for await (const batch of inTurns(sheet.rows())) {
    rows += batch.length
    if (rows > MOST.importRows) throw tooManyRows()
  }
  return rows
}

/** Of an import, and of a file before it is kept. */
export const tooManyRows = () =>
  new HttpError(413, 'too_many_entries', (w) => w.imports.tooManyRows(MOST.importRows))

/** What an import would do. Its transaction changes nothing. */
export async function previewPeople(
  tx: Transaction,
  plan: ImportPlan,
  { secret, ...moment }: Moment & Pick<Context, 'secret'>,
  words: ServerWords,
): Promise<ImportPreview> {
  const texts = words.responses.importRows
  // Of other groups, too: managers are not told.
  const gone = plan.isManagers ? new Set<string>() : await readErasedAddresses(tx)
  const isGone = (email: string) => gone.size > 0 && gone.has(erasedAddress(secret, email))
  const { refused: unread, lines, noted, unknown } = await readPeople(tx, plan, isGone)
  const { leftOut: neverHere, ...outcomes } = await countOutcomes(tx)
  const grouped = await groupProblems(tx)
  const near = await nearNames(tx, plan, grouped)
  const found = [
    ...(await readFirstRows(tx)).map((row) => ({
      ...row,
      line: lines[row.place] ?? 0,
      text: row.fault
        ? texts.person[row.fault]
        : row.outcome === 'changed'
          ? changesIn(texts, row, plan.attributes)
          : row.who,
    })),
    ...unread.map(({ place, line, say, name = '' }) => ({
      place,
      line,
      outcome: 'refused',
      email: name,
      text: inWords(say, words),
    })),
  ].sort((one, other) => one.place - other.place)
  const firstOf = (outcome: ImportOutcome) =>
    found.filter((row) => row.outcome === outcome).slice(0, FIRST_ROWS)
  const kinds = [...new Set(unread.map(({ kind }) => kind))]
  return {
    ...outcomes,
    neverHere,
    refused: outcomes.refused - outcomes.waiting + unread.length,
    onLeave: await readReach(tx, beginningLeave(moment.day), moment),
    leavers: await readLeavers(tx),
    takenOut: await readReach(tx, goingOut(plan.takeOut), moment),
    rows: {
      new: firstOf('new'),
      changed: firstOf('changed'),
      unchanged: firstOf('unchanged'),
      refused: firstOf('refused'),
    },
    problems: [
      ...grouped.map(({ kind, name, others, rows, places }) => ({
        kind: kind === 'department' || kind === 'group' || kind === 'manager' ? kind : ('row' as const),
        name,
        near: near.get(`${kind} ${name}`) ?? null,
        text:
          kind === 'department' || kind === 'group' || kind === 'manager'
            ? texts.unknown[kind](name, others)
            : texts.faults[kind],
        rows,
        lines: places.map((place) => lines[place] ?? 0),
      })),
      ...(await readReturning(tx, noted)).map(({ place, email }) => ({
        kind: 'deleted' as const,
        name: email,
        near: null,
        text: texts.deletedAccount(email),
        rows: 1,
        lines: [lines[place] ?? 0],
      })),
      ...(plan.isManagers ? [] : await heldBefore(tx)).map(({ place, email, until, movedTo }) => ({
        kind: movedTo === null ? ('former' as const) : ('row' as const),
        name: email,
        near: null,
        text:
          movedTo === null
            ? texts.formerAccount(email, until.toISOString())
            : texts.movedAccount(email, movedTo),
        rows: 1,
        lines: [lines[place] ?? 0],
      })),
      ...unknown.map((one) => ({
        kind: one.kind,
        name: one.name,
        near: null,
        text: inWords(sayUnknown(one), words),
        rows: one.places.length,
        lines: one.places.slice(0, FIRST_LINES).map((place) => lines[place] ?? 0),
      })),
      ...kinds.map((kind) => {
        const rows = unread.filter((row) => row.kind === kind)
        const first = rows.slice(0, FIRST_LINES).map(({ line }) => line)
        return {
          kind: 'row' as const,
          name: '',
          near: null,
          text: texts.faults[kind],
          rows: rows.length,
          lines: first,
        }
      }),
    ].sort((one, other) => other.rows - one.rows),
  }
}

/** Rows at whose address another person may have been before, and until when. */
async function heldBefore(tx: Transaction) {
  const rows = await readHeldBefore(tx)
  const known = new Map(
    (
      await formerAccounts(
        tx,
        rows.map(({ email }) => email),
      )
    ).map((one) => [one.email, one]),
  )
  return rows.flatMap((row) => {
    const former = known.get(row.email)
    return former ? [{ ...former, ...row }] : []
  })
}

/**
 * Of which department or group each unknown one is probably a misspelling, by its kind and name: of one that is there, that
 * the plan creates, or that more rows of the file name.
 */
async function nearNames(tx: Transaction, plan: ImportPlan, problems: { kind: string; name: string }[]) {
  const near = new Map<string, string | null>()
  const candidates: Record<string, string[]> = {
    department: [...(await readDepartmentNames(tx)), ...(plan.newDepartments ?? [])],
    group: [
      ...(await readGroups(tx)).map((group) => group.displayName),
      ...(plan.newGroups ?? []).map(({ name }) => name),
    ],
  }
  for (const { kind, name } of problems) {
    near.set(`${kind} ${name}`, nearest(name, candidates[kind] ?? []))
    candidates[kind]?.push(name)
  }
  return near
}

/** "department: Design → Sales, whitelist entry" */
function changesIn(
  { changes: texts }: Responses['importRows'],
  { changes, entry }: Awaited<ReturnType<typeof readFirstRows>>[number],
  attributes: readonly ImportedAttribute[],
): string {
  const what: Record<string, string> = texts.columns
  const inOwnWords: Record<string, string> = texts.statuses
  const said = (column: string, value: string | null) =>
    value === null ? texts.none : (column === 'employee_status' && inOwnWords[value]) || value
  const parts = changes.flatMap(({ column, was, becomes }) =>
    column === 'manager_id'
      ? texts.columns.manager_id
      : column === 'attributes'
        ? attributes.flatMap(({ id, names }) => {
            const [before, after] = [valueIn(was, id), valueIn(becomes, id)]
            const name = attributeName(names, 'en')
            return before === after ? [] : texts.value(name, before ?? texts.none, after ?? texts.none)
          })
        : texts.value(what[column] ?? column, said(column, was), said(column, becomes)),
  )
  const entries = { added: texts.entry, moved: texts.group }
  return [...parts, ...(entry ? [entries[entry]] : [])].join(', ')
}

/** A value of a person's, as their column is written. */
const valueIn = (written: string | null, id: string): string | undefined =>
  (JSON.parse(written ?? '{}') as Record<string, string>)[id]

/** What is wrong with a row that could be read. */
function unfit({ kind, email, name }: Awaited<ReturnType<typeof readRefused>>[number]): Fault {
  if (kind === 'group') return { kind, say: ({ importRows }) => importRows.row.group(name) }
  if (kind === 'department') return { kind, say: ({ importRows }) => importRows.row.department(name, email) }
  return { kind, say: ({ importRows }) => importRows.row.person(email, importRows.person[kind]) }
}

/**
 * Imports people in the caller's transaction, which holds the import lock: all of it or nothing. What it changes can be
 * taken back until the next import. Returns the figures, the refused rows by line, and the addresses that were added to the
 * whitelist.
 */
export async function importPeople(
  tx: Transaction,
  plan: ImportPlan,
  { context, importId, actor, now, day }: { context: Context; importId: string; actor: Actor } & Moment,
) {
  if (plan.newGroups?.length) await makeGroups(tx, plan.newGroups, { importId, now })
  await lockDirectory(tx)
  const { refused: unread, lines, values, unknown } = await readPeople(tx, plan)
  const { leftOut, withoutGroup: _, waiting: __, ...outcomes } = await countOutcomes(tx)
  const leavers = await readLeavers(tx)
  const out = plan.takeOut.reduce((sum, one) => sum + leavers[one].total, 0)
  if (outcomes.new + outcomes.changed + out > 0) await keepOnlyLast(tx, importId)
  const others = (await readRefused(tx)).map((row) => ({
    place: row.place,
    line: lines[row.place] ?? 0,
    ...unfit(row),
  }))
  const refused = [...unread, ...others].sort((one, other) => one.place - other.place)
  const figures = { ...outcomes, refused: refused.length, takenOut: out }
  const movers = await readMovers(tx)
  const moved = movers.length > 0 ? await readdressPeople(context, tx, movers, actor) : []
  const replaced = await readReplaced(tx)
  const former = replaced.map((one) => one.former)
  if (former.length > 0) {
    await lockAddresses(tx)
    await setAside(tx, former, now)
  }
  const applying = { importId, addedBy: actor?.email ?? 'system', now }
  const saved = outcomes.new + outcomes.changed
  reportProgress((w) => w.imports.saving, 0, saved)
  await makeDepartments(tx, applying)
  for (const [id, all] of values) await storeValues(tx, id, all)
  const added = await changeEntries(tx, applying)
  await makeAccounts(tx, applying)
  if (former.length > 0) await noteReplaced(tx, replaced, now)
  reportProgress((w) => w.imports.saving, outcomes.new, saved)
  const leaving = plan.from === 'now' ? await readBeginningLeave(tx, day) : []
  await changePeople(tx, applying)
  await stepAside(tx, leaving, { participationStatus: 'paused', from: plan.from }, now)
  if (out > 0) {
    const barred = await barLeavers(tx, plan.takeOut, applying)
    const acts = barred.map(({ id, email, why }) => ({
      actor,
      action: 'whitelist.changed' as const,
      id,
      label: email,
      after: { isActive: false, import: why === 'leaving' ? 'leaves' : 'not in the file' },
    }))
    await recordAudits(tx, context, acts)
    await endUncovered(tx, context, actor, null)
  }
  reportProgress((w) => w.imports.saving, saved, saved)
  await noteApplied(tx, importId, {
    at: now,
    figures,
    refused: await refusedCsv(plan.sheet, refused),
  })
  await renewStatistics(tx, figures.new + figures.changed)
  return { figures, leftOut, refused, added, leavers, takenOut: out, moved, unknown: unknown.map(sayUnknown) }
}
